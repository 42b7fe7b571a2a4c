"""Moves as text: every move reads back as it was written, and nothing else is a move."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from games.laguna.seas import BASE, laguna
from games.laguna.wandering import wander
from ludotheque.core.errors import InvalidMove
from ludotheque.games.laguna.rules.geometry import COLOURS, DIRECTIONS, ISLANDS, ORIENTS
from ludotheque.games.laguna.rules.moves import (
    Drop,
    End,
    Load,
    Move,
    Pearl,
    Place,
    Shift,
    Step,
    Swap,
    Time,
    Trade,
    Unload,
)
from ludotheque.games.laguna.rules.notation import read, write

STATE = laguna(players=4).initial(f"easy {BASE}")
islands, colours, holes = st.sampled_from(ISLANDS), st.sampled_from(COLOURS), st.integers(0, 5)
hole_sets = st.sets(holes, max_size=4).map(lambda found: tuple(sorted(found)))


@st.composite
def swaps(draw: st.DrawFn) -> Swap:
    take = tuple((hole, draw(colours)) for hole in draw(hole_sets))
    return Swap(draw(islands), draw(hole_sets), take)


@st.composite
def trades(draw: st.DrawFn) -> Trade:
    def pairs() -> tuple[tuple[int, int], ...]:
        sources = draw(hole_sets)
        targets = draw(st.permutations(range(6)))[: len(sources)]
        return tuple(zip(sources, targets, strict=True))

    return Trade(draw(st.integers(0, 3)), pairs(), pairs())


moves: st.SearchStrategy[Move] = st.one_of(
    st.builds(Place, st.sampled_from(ORIENTS), st.integers(0, 63), st.integers(0, 63), islands),
    st.builds(Pearl, colours, islands),
    st.builds(Load, islands, colours, holes),
    swaps(),
    trades(),
    st.builds(Shift, holes, holes).filter(lambda move: move.source != move.target),
    st.builds(Step, st.sampled_from(DIRECTIONS)),
    st.builds(Unload, holes),
    st.builds(Drop, islands, holes),
    st.just(End()),
    st.builds(Time, st.one_of(st.none(), st.integers(0, 3))),
)


@given(moves)
def test_every_move_reads_back_as_it_was_written(move: Move) -> None:
    assert read(STATE, write(move)) == move


@given(moves, moves)
def test_two_moves_are_never_written_alike(one: Move, other: Move) -> None:
    assert (write(one) == write(other)) == (one == other)


@given(moves, st.integers(0, 40), st.characters(codec="ascii"))
def test_a_slip_of_the_pen_is_another_move_or_none(move: Move, place: int, letter: str) -> None:
    text = write(move)
    assume(place < len(text) and text[place] != letter)
    slipped = text[:place] + letter + text[place + 1 :]
    try:
        found = read(STATE, slipped)
    except InvalidMove:
        return
    assert found != move or sorted(slipped) == sorted(text)


@given(st.text(max_size=30))
def test_any_text_is_a_move_or_refused_as_misspelt(text: str) -> None:
    try:
        move = read(STATE, text)
    except InvalidMove as refused:
        assert refused.clause is None
    else:
        assert read(STATE, write(move)) == move


def test_lists_are_read_in_any_order_and_written_by_ascending_hole() -> None:
    assert write(read(STATE, "swap A 3,0 b3,g0")) == "swap A 0,3 g0,b3"
    assert write(read(STATE, "trade 1 1>1,0>0 5>5,1>1")) == "trade 1 0>0,1>1 1>1,5>5"


def test_empty_lists_are_a_dash() -> None:
    assert read(STATE, "swap A - -") == Swap("A", (), ())
    assert write(Trade(1, (), ())) == "trade 1 - -"


@pytest.mark.parametrize(
    "text",
    [
        "shift 0 0", "shift 0 6", "load A r", "load Z r 0", "load A w 0", "swap A 0,0 r0,g1", "swap A 0,1 r0,g0",
        "trade 4 0>0 0>0", "trade 1 0>0,0>1 1>1,2>2", "trade 1 0>0,1>0 1>1,2>2", "step X", "step  E", "STEP E", "end ",
        "time", "= time", "place H -1 2 A", "place X 1 2 A", "place H 100 2 A", "unload 9", "unload ٣", "drop A", "",
    ],
)  # fmt: skip
def test_what_is_misspelt_is_no_move(text: str) -> None:
    with pytest.raises(InvalidMove):
        read(STATE, text)


def test_a_seat_that_is_not_at_the_table_is_misspelt() -> None:
    two = laguna(players=2).initial(f"easy {BASE}")
    for text in ("time 2", "trade 2 0>0 0>0"):
        assert read(STATE, text)
        with pytest.raises(InvalidMove):
            read(two, text)


def test_an_island_that_is_not_on_the_board_is_misspelt() -> None:
    small = laguna(players=1).initial(
        "board:laguna-board 1\nname: s\nside: test\nsize: 2 4\ngrid:\n...A\n....\nend\n\nA=rg"
    )
    for word in ("place H 0 0", "pearl r", "drop"):
        text = f"{word} B 0" if word == "drop" else f"{word} B"
        assert read(STATE, text)
        with pytest.raises(InvalidMove):
            read(small, text)


def test_the_moves_of_a_game_are_written_in_words_of_the_rule_file() -> None:
    game = laguna(players=3, island_unload=True)
    words = {game.write(before, move).split()[0] for before, move, _ in wander(game, 4, 500)}
    assert {"place", "load", "step", "shift", "swap", "end"} <= words
    assert words <= {"place", "load", "step", "shift", "swap", "trade", "unload", "drop", "end"}
