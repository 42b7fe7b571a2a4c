"""Moves as text."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.forma.playing import GAMES, SMALL, forma
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import InvalidMove
from ludotheque.games.forma.rules.notation import read_field, write

BAD = ["", "Q 0,0", "I1", "I1 0,0 0,0", "I2 0,0 0,2", "F 0,0", "I1 -1,0", "I1 99,99", "I1 00,0", "I1 0,0x", "pass 1",
       "begin 7", "begin", "take", "take Q", "field 1", "time", "=pass", "I1 ٣,0", "I2 0,0 0,0"]  # fmt: skip


@pytest.mark.parametrize("text", BAD)
def test_misspelt_moves_are_invalid(text: str) -> None:
    game = forma()
    with pytest.raises(InvalidMove):
        game.read(game.initial(SMALL), text)


def test_cells_are_read_in_any_order_and_written_in_one() -> None:
    game = forma()
    state = game.initial(SMALL)
    move = game.read(state, "V3 1,0 0,0 0,1")
    assert game.write(state, move) == "V3 0,0 0,1 1,0"
    assert game.read(state, game.write(state, move)) == move
    start = game.initial("")
    assert game.write(start, game.read(start, "field 10,10 5,7 3,3")) == "field 10,10 3,3 5,7"


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10_000))
def test_a_drawn_field_is_written_and_read_back(seed: int) -> None:
    setup = GAMES[0].setup(SplitMix64(seed).below)
    assert write(read_field(setup)) == setup
