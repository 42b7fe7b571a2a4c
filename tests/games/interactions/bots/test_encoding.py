"""Interactions as numbers and planes."""

import numpy as np
import pytest

from ludotheque.core.encoding import NoAction
from ludotheque.games.interactions.bots.encoding import ENCODINGS, InteractionsEncoding, canvas
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import Place, State
from ludotheque.search.encoding import split

DUEL, SOLO, FOUR = (Interactions(InteractionsOptions(players)) for players in (2, 1, 4))


def after(game: Interactions, setup: str, *texts: str) -> State:
    state = game.initial(setup)
    for text in texts:
        state = game.play(state, game.read(state, text))
    return state


def seen(game: Interactions, state: State, seat: int) -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float32]]]:
    coded = ENCODINGS.encoding(game)
    return dict(split(coded.fields, coded.observe(game.view(state, seat), seat)))


@pytest.mark.parametrize(("game", "side"), [(SOLO, 7), (DUEL, 7), (FOUR, 11)])
def test_the_canvas_is_as_large_as_the_format_can_reach(game: Interactions, side: int) -> None:
    assert canvas(game) == side
    assert ENCODINGS.encoding(game).size == 21 + 49 * side * side


def test_raising_nothing_is_the_placed_tile_itself() -> None:
    coded = InteractionsEncoding(DUEL)
    last = Place("P", (5, 5), None)
    assert coded.name(coded.encode(DUEL.initial(""), last)) == "Pf6"
    assert coded.decode(None, coded.action("Pf6+M")) == Place("P", (5, 5), "M")


def test_a_cell_beyond_the_canvas_has_no_number() -> None:
    with pytest.raises(NoAction):
        InteractionsEncoding(DUEL).encode(DUEL.initial(""), Place("P", (0, 0), "M"))


def test_a_turned_tile_is_minus_one_and_own_colours_come_first() -> None:
    state = after(DUEL, "", "sel SA", "sel PH", "Sf6+M", "Pg6+C")
    tiles = list("PHMCSKA")
    first, second = seen(DUEL, state, 0), seen(DUEL, state, 1)
    assert first["territory"][tiles.index("S"), 3, 3] == -1  # turned by the predator beside it
    assert first["territory"][7 + tiles.index("P"), 3, 4] == 1
    assert second["territory"][7 + tiles.index("S"), 3, 3] == -1
    assert first["points"].tolist() == pytest.approx([1 / 30, 7 / 30])
    assert np.count_nonzero(first["territory"]) == 2


def test_a_secret_selection_is_not_to_be_seen() -> None:
    state = after(DUEL, "", "sel SA")
    assert seen(DUEL, state, 0)["available"][0].tolist() == [0, 0, 0, 0, 1, 0, 1]
    told = seen(DUEL, state, 1)
    assert not told["available"].any()
    assert not told["reserve"][1].any()
    assert told["reserve"][0].all()


def test_alone_the_wild_tiles_are_seen_as_far_as_they_are_known() -> None:
    state = after(SOLO, "wild:HSPMCKA", "sel SA")
    assert [row.tolist().index(1) for row in seen(SOLO, state, 0)["wild"]] == [1, 4]
    assert not seen(SOLO, SOLO.initial("wild:HSPMCKA"), 0)["wild"].any()
