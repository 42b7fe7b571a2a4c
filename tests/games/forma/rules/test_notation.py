"""Moves as text."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.forma.playing import GAMES, SMALL, forma
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import InvalidMove
from ludotheque.games.forma.rules.notation import read_field, write
from ludotheque.games.forma.rules.pieces import ORIENTATIONS, SHAPES
from ludotheque.games.forma.rules.state import Attempt, Begin, Field, Move, Pass, Take, Time

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


cells = st.tuples(st.integers(-9, 40), st.integers(-9, 40))
on_board = st.tuples(st.integers(0, 19), st.integers(0, 19))


@st.composite
def attempts(draw: st.DrawFn) -> Attempt:
    """Any element with a square on the board, wherever the others are."""
    shape = draw(st.sampled_from(SHAPES))
    turned = draw(st.sampled_from(ORIENTATIONS[shape]))
    (row, col), (r0, c0) = draw(on_board), draw(st.sampled_from(turned))
    return Attempt(shape, tuple((row + r - r0, col + c - c0) for r, c in turned))


moves = st.one_of(
    attempts(),
    st.builds(Take, st.sampled_from(SHAPES)),
    st.builds(Begin, st.integers(0, 3)),
    st.lists(cells, max_size=30).map(lambda laid: Field((*laid[:1], *sorted(laid[1:])))),
    st.sampled_from([Pass(), Time()]),
)
FOUR = forma(players=4)
START = FOUR.initial("")


@given(moves)
def test_every_move_reads_back_as_it_was_written(move: Move) -> None:
    assert FOUR.read(START, FOUR.write(START, move)) == move


@given(attempts(), st.randoms(use_true_random=False))
def test_an_attempt_is_read_from_its_cells_in_any_order(move: Attempt, chance: random.Random) -> None:
    shape, *words = write(move).split()
    chance.shuffle(words)
    assert FOUR.read(START, " ".join([shape, *words])) == move


@given(st.text(max_size=30) | st.text(alphabet="FIO4 ,-0123", max_size=30))
def test_any_text_is_a_move_or_misspelt(text: str) -> None:
    try:
        move = FOUR.read(START, text)
    except InvalidMove as error:
        assert error.code == "INVALID_MOVE"
        assert error.clause is None
    else:
        assert FOUR.read(START, write(move)) == move


def test_the_tower_stays_first_however_the_field_is_written() -> None:
    assert read_field("field 10,10 5,7 3,3").cells == ((10, 10), (3, 3), (5, 7))


@pytest.mark.parametrize("text", ["", "fields 1,1", "F 1,1", "field 1", "field 1,2,3", "field 1,2 x"])
def test_what_is_no_field_is_misspelt(text: str) -> None:
    with pytest.raises(InvalidMove):
        read_field(text)


def test_a_text_without_end_is_misspelt_before_its_cells_are_read() -> None:
    with pytest.raises(InvalidMove):
        FOUR.read(START, "field " + "1,1 " * 501)
    assert isinstance(FOUR.read(START, "field " + "1,1 " * 400), Field)


def test_an_attempt_needs_a_square_on_the_board_it_is_made_on() -> None:
    small = FOUR.initial("pos:.../...")
    assert FOUR.read(small, "I2 1,2 2,2") == Attempt("I2", ((1, 2), (2, 2)))
    with pytest.raises(InvalidMove):
        FOUR.read(small, "I2 2,2 3,2")
    assert FOUR.read(START, "I2 2,2 3,2")
