from dataclasses import replace

import pytest

from games.lacuna.kernels import as_arrays, couple_of
from games.lacuna.ponds import PICK_AFTER, USUAL_GAME, WHOLE_GAME, after
from ludotheque.core.bot import Reason
from ludotheque.games.lacuna.bots.reasons import of_last_pawn, of_pick, of_placement
from ludotheque.games.lacuna.rules.state import Place, State
from ludotheque.locales import LANGUAGES, Text

GAME = USUAL_GAME


def reason(state: State, move: Place, chance: float = 0.5) -> Reason:
    pond, arrays = as_arrays(state)
    return of_placement(state, pond, arrays, (couple_of(pond, move.i, move.j), move.k), chance)


STATE = after(WHOLE_GAME[:3])
VIOLET = Place(2, 2, 10, 3531)


def test_taking_two_flowers_takes_their_colour() -> None:
    given = reason(STATE, VIOLET)
    assert given.key.startswith("takes") and given.facts["colour"] == "V"


def test_the_fourth_flower_wins_the_colour() -> None:
    ahead = replace(STATE, held=((0, 0, 2, 1, 0, 0, 2), STATE.held[1]))
    assert reason(ahead, VIOLET).key.startswith("wins")


def test_a_colour_that_is_won_already_is_not_won_again() -> None:
    won = replace(STATE, held=((0, 0, 4, 1, 0, 0, 2), STATE.held[1]))
    assert reason(won, VIOLET).key.startswith("takes")


def test_a_colour_that_the_other_collects_is_denied() -> None:
    behind = replace(STATE, held=(STATE.held[0], (2, 0, 2, 0, 0, 0, 0)))
    assert reason(behind, VIOLET).key == "denies"


def test_winning_comes_before_denying() -> None:
    both = replace(STATE, held=((0, 0, 3, 1, 0, 0, 0), (0, 0, 2, 0, 0, 0, 0)))
    assert reason(both, VIOLET).key.startswith("wins")


def test_what_is_kept_is_another_colour_that_is_still_open() -> None:
    ahead = replace(STATE, held=((0, 0, 0, 3, 0, 0, 2), STATE.held[1]))
    given = reason(ahead, VIOLET)
    assert given.key == "takes-keeps" and given.facts["keeps"] == "B"


def test_a_colour_that_is_sure_is_not_kept() -> None:
    sure = replace(STATE, held=((0, 0, 0, 5, 0, 0, 2), STATE.held[1]))
    assert reason(sure, VIOLET).facts.get("keeps") != "B"


@pytest.mark.parametrize(("chance", "percent"), [(0.0, 0), (0.126, 13), (0.999, 100)])
def test_the_chance_is_told_in_percent(chance: float, percent: int) -> None:
    assert reason(STATE, VIOLET, chance).facts["percent"] == percent


def test_a_last_pawn_is_explained_by_the_result_it_makes() -> None:
    state = after(WHOLE_GAME[:-1])
    pond, arrays = as_arrays(state)
    given = of_last_pawn(pond, arrays, state.turn, (couple_of(pond, 15, 33), 11845))
    assert given == Reason("last", {"seat": 1, "colour": "B", "won": 2, "lost": 5})


def test_a_pick_is_explained_by_what_was_seen() -> None:
    assert [of_pick(game.options).key for game in (GAME, PICK_AFTER)] == ["pick", "pick-flower"]


def test_a_reason_tells_whose_move_it_explains() -> None:
    assert [reason(state, VIOLET).facts["seat"] for state in (STATE, replace(STATE, turn=1))] == [STATE.turn, 1]
    assert of_pick(PICK_AFTER.options).facts["seat"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["pick-flower", "takes", "wins", "denies", "takes-keeps", "wins-keeps", "last"])
def test_a_reason_speaks_of_the_other_by_name_and_of_the_reader_as_you(key: str, language: str) -> None:
    facts = {"seat": 1, "colour": "V", "keeps": "B", "won": 4, "lost": 3}
    say = Text(language, ["You", "Pebble"].__getitem__)
    assert "Pebble" in say(f"lacuna-hint-{key}", {**facts, "you": "false"})
    assert "Pebble" not in say(f"lacuna-hint-{key}", {**facts, "you": "true"})
