"""Why a move is good, as a hint says it."""

import pytest

from games.lacunes.vectors import at
from ludotheque.games.lacunes.bots.reasons import of_win
from ludotheque.games.lacunes.rules.game import Lacunes

BASE = Lacunes()
LAYOUT = (
    "3C 4C 5C 6C 7C 8C 9C TC JC QC KC KD --/2C -- 3D 4D 5D 6D 7D 8D 9D TD JD QD --/"
    "2D 3H 4H 5H 6H 7H 8H 9H TH JH QH KH --/3S 2S 4S 5S 6S 7S 8S 9S TS JS QS KS 2H"
)


@pytest.mark.parametrize(
    ("two", "told"),
    [pytest.param("2S@1", "2S", id="one that has no row yet"), pytest.param("2C@1", None, id="one that heads a row")],
)
def test_room_is_told_for_a_two_that_has_no_row_yet(two: str, told: str | None) -> None:
    """That a two hops from one row to another explains nothing to whoever asked for a hint."""
    state = at(LAYOUT)
    facts = of_win(BASE, state, ("3C", two), 1).facts
    assert (f"{facts['room_rank']}{facts['room_suit']}" if "room_rank" in facts else None) == told
