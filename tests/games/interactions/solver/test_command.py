"""`ludotheque solve interactions`: what is answered, and what cannot be."""

import subprocess
import sys

import pytest

from games.interactions.positions import TWO_PLAYER_MODES, after, brute_margin
from ludotheque.core import record
from ludotheque.core.bot import Limit
from ludotheque.core.record import Record
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.solver import command, starts
from ludotheque.games.interactions.solver.command import NotSolvable

LINE = ["sel PA", "sel CA", "Af6+M", "Ae6+M", "Pe7+S", "Mg6+S", "Sg7+C", "Sd7+K", "Me8+H", "Kd6+H"]
"""Best play of the base game, eight tiles of twelve."""


def given(moves: list[str], **options: object) -> Record:
    return record.from_json({"game": "interactions", "options": options, "moves": moves})


def test_the_answer_is_the_first_players_margin_whoever_is_to_move() -> None:
    for moves in (LINE, LINE[:-1], LINE[:-2]):
        assert command.answer(given(moves), Limit())["value"] == -3


def test_the_line_of_a_proved_answer_ends_the_game_at_its_value() -> None:
    told = command.answer(given(LINE), Limit())
    assert told["proven"] is True and isinstance(told["line"], list)
    line = [str(move) for move in told["line"]]
    replayed = record.replay(given(LINE + line))
    outcome = replayed.game.outcome(replayed.last)
    assert outcome is not None and outcome.scores[0] - outcome.scores[1] == told["value"]


@pytest.mark.parametrize("options", TWO_PLAYER_MODES, ids=str)
def test_each_variant_is_solved_by_its_own_count(options: InteractionsOptions) -> None:
    game = Interactions(options)
    wanted = brute_margin(game, after(game, *LINE))
    assert command.answer(given(LINE, **options.to_values()), Limit())["value"] == wanted


def test_a_limit_that_proves_nothing_says_so() -> None:
    told = command.answer(given(LINE[:3]), Limit(nodes=5_000, memory_mb=16), searching=True)
    assert told["proven"] is False
    assert isinstance(told["states"], int) and told["states"] < 6_000


@pytest.mark.parametrize("players", [1, 3, 4])
def test_only_two_players_are_solved(players: int) -> None:
    setup = "wild:HSKACMP" if players == 1 else ""
    asked = record.from_json({"game": "interactions", "options": {"players": players}, "setup": setup})
    with pytest.raises(NotSolvable) as refused:
        command.answer(asked, Limit())
    assert (refused.value.code, refused.value.facts) == ("NOT_SOLVABLE", {"problem": "players", "players": players})


@pytest.mark.parametrize("moves", [[], ["sel PA"]])
def test_both_selections_must_be_made_where_not_every_start_is_proved(
    moves: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(starts, "starts", lambda options: {})
    with pytest.raises(NotSolvable) as refused:
        command.answer(given(moves), Limit())
    assert (refused.value.clause, refused.value.facts) == ("IXN-5", {"problem": "selections"})


@pytest.mark.parametrize(("moves", "value"), [([], -3), (["sel PA"], -3), (["sel HK"], -5), (["sel PA", "sel HK"], -1)])
def test_the_beginning_is_answered_at_once(moves: list[str], value: int) -> None:
    told = command.answer(given(moves), Limit(nodes=1))
    assert (told["value"], told["proven"], told["states"]) == (value, True, 0)
    assert isinstance(told["line"], list) and len(told["line"]) == 14 - len(moves)


def test_it_is_answered_without_numba() -> None:
    code = (
        "import sys\nfrom ludotheque.cli import main\nsys.argv[1:] = ['solve', 'interactions', '-', '--json']\n"
        "try: main()\nfinally: print('numba' in sys.modules or 'numpy' in sys.modules)"
    )
    typed = '{"format": 1, "game": "interactions", "rules": 1, "moves": []}'
    out = subprocess.run([sys.executable, "-c", code], input=typed, capture_output=True, text=True, check=True).stdout
    assert '"value": -3' in out and out.splitlines()[-1] == "False"


def test_a_finished_game_is_answered_without_a_search() -> None:
    rest = command.answer(given(LINE), Limit())["line"]
    assert isinstance(rest, list)
    told = command.answer(given([*LINE, *map(str, rest)]), Limit())
    assert (told["line"], told["states"], told["proven"], told["value"]) == ([], 0, True, -3)
