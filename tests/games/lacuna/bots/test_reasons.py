from dataclasses import replace

from games.lacuna.ponds import WHOLE_GAME, after
from ludotheque.core.bot import Reason
from ludotheque.games.lacuna.bots.reasons import of_pick, of_placement
from ludotheque.games.lacuna.bots.search import Ranked
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.state import Place, State

GAME = Lacuna()


def reason(state: State, move: Place) -> Reason:
    table = pond_arrays(GAME.options, state.flowers or ())
    couple = next(c for c in range(table.a.size) if (table.a[c], table.b[c]) == (move.i, move.j))
    return of_placement(GAME, state, move, table, state_arrays(table, state), Ranked((couple, move.k), 0.5), False)


STATE = after(WHOLE_GAME[:3])
VIOLET = Place(2, 2, 10, 3531)


def test_taking_two_flowers_takes_their_colour() -> None:
    told = reason(STATE, VIOLET)
    assert told.key.startswith("takes") and told.facts["colour"] == "V"


def test_the_fourth_flower_wins_the_colour() -> None:
    ahead = replace(STATE, held=((0, 0, 2, 1, 0, 0, 2), STATE.held[1]))
    assert reason(ahead, VIOLET).key.startswith("wins")


def test_a_colour_that_the_other_collects_is_denied() -> None:
    behind = replace(STATE, held=(STATE.held[0], (2, 0, 2, 0, 0, 0, 0)))
    assert reason(behind, VIOLET).key == "denies"


def test_what_is_kept_is_another_colour_that_is_still_open() -> None:
    ahead = replace(STATE, held=((0, 0, 0, 3, 0, 0, 2), STATE.held[1]))
    told = reason(ahead, VIOLET)
    assert told.key == "takes-keeps" and told.facts["keeps"] == "B"


def test_a_pick_is_explained_by_what_was_seen() -> None:
    assert of_pick(GAME).key == "pick" and of_pick(Lacuna(LacunaOptions(blind_pick=False))).key == "pick-flower"
