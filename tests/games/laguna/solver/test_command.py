"""`ludotheque solve laguna`: what may be asked, and what is answered."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pydantic import TypeAdapter

from games.laguna.seas import BASE, laguna
from ludotheque.core import record
from ludotheque.core.bot import Limit
from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.core.options import Value
from ludotheque.core.solving import Question
from ludotheque.games.laguna.solver.command import SOLVER, NotSolvable, answer, puzzle
from ludotheque.games.laguna.solver.solution import SolutionTold

SETUP = f"easy {BASE} start=H,2,4,A target volcano=2"
TOLD: TypeAdapter[SolutionTold] = TypeAdapter(SolutionTold)


def no_file(name: str) -> bytes:
    raise InvalidRecord("record", "cannot-be-read", name=name)


def asked(words: str, read: Callable[[str], bytes] = no_file, **options: Value) -> SolutionTold:
    found = SOLVER.answer(Question("laguna", {"puzzle": words}, read, options), Limit())
    return TOLD.validate_python(found, strict=True)


def test_a_setup_string_is_solved_as_it_stands() -> None:
    assert asked(SETUP)["moves"] == 19


def test_a_file_or_standard_input_may_hold_the_setup(tmp_path: Path) -> None:
    file = tmp_path / "puzzle.txt"
    file.write_text(SETUP + "\n")
    assert asked(str(file), lambda name: Path(name).read_bytes())["moves"] == 19
    assert asked("-", lambda name: SETUP.encode())["moves"] == 19


def test_options_of_the_command_line_are_those_of_the_game() -> None:
    setup = f"hard {BASE} start=H,2,4,A target volcano=2"
    assert asked(setup, solo_reef="forbid")["moves"] == 30
    assert (asked(setup, solo_reef=0)["moves"] or 0) < 30


def test_a_record_is_solved_from_its_last_position() -> None:
    game = laguna(players=1)
    line = asked(SETUP)["line"]
    state = game.initial(SETUP)
    for text in line[:8]:
        state = game.play(state, game.read(state, text))
    given = record.from_json({"game": "laguna", "options": {"players": 1}, "setup": SETUP, "moves": list(line[:8])})
    told = answer(given, Limit())
    assert told["moves"] is not None and told["moves"] + state.spent == 19


def test_what_has_no_target_or_more_players_is_not_solvable() -> None:
    for given in (
        {"game": "laguna", "setup": f"easy {BASE}"},
        {"game": "laguna", "options": {"players": 1}, "setup": f"easy {BASE}"},
    ):
        with pytest.raises(NotSolvable) as refused:
            answer(record.from_json(given), Limit())
        assert refused.value.clause == "LAG-65"


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(LudothequeError, match="OTHER_GAME"):
        asked('{"format": 1, "game": "forma", "rules": 1, "setup": "", "moves": []}')


def test_words_that_are_no_setup_are_no_record() -> None:
    with pytest.raises(InvalidRecord):
        asked("nowhere.txt")


def test_the_line_is_written_in_the_notation_of_the_rules() -> None:
    game, told = laguna(players=1), answer(puzzle(SETUP), Limit())
    state = game.initial(SETUP)
    for text in told["line"]:
        state = game.play(state, game.read(state, text))
    assert game.turn(state) is None and state.delivered == (2,)
