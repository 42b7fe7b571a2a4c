"""What a placement encloses."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.forma.playing import forma, played, positions
from ludotheque.games.forma.rules import bridges
from ludotheque.games.forma.rules.board import MARKERS, Board
from ludotheque.games.forma.rules.enclosing import place
from ludotheque.games.forma.rules.fitting import anchors, placements
from ludotheque.games.forma.rules.pieces import SHAPES, VALUE
from ludotheque.games.forma.rules.state import State


@pytest.mark.parametrize("markers", [False, True])
def test_obstacles_that_touch_are_never_enclosed(markers: bool) -> None:
    game = forma(markers_close_obstacles=markers, obstacle_touch="tower_only")
    state = played(game, "I1 0,2", setup="pos:##./AA./...")
    assert state.board.lines()[0] == "##A"


@settings(max_examples=40, deadline=None)
@given(positions)
def test_no_marked_square_is_beside_a_free_cell(state: State) -> None:
    for cell in state.board.find(MARKERS):
        assert state.board.closed(cell)


def mirrored(board: Board) -> Board:
    return Board(board.rows, board.cols, "".join(line[::-1] for line in board.lines()))


def transposed(board: Board) -> Board:
    lines = board.lines()
    return Board(board.cols, board.rows, "".join(line[i] for i in range(board.cols) for line in lines))


def fits(board: Board, shape: str) -> int:
    return sum(mask.bit_count() for _, mask in anchors(board, shape))


@settings(max_examples=15, deadline=None)
@given(positions)
def test_mirrored_and_transposed_boards_score_the_same(state: State) -> None:
    for board in (mirrored(state.board), transposed(state.board)):
        for seat in range(state.seats):
            assert len(bridges.of_seat(board, seat)) == len(bridges.of_seat(state.board, seat))
        for shape in SHAPES:
            assert fits(board, shape) == fits(state.board, shape)


@settings(max_examples=15, deadline=None)
@given(positions, st.integers(0, 1000))
def test_what_a_placement_encloses_does_not_depend_on_how_the_board_lies(state: State, pick: int) -> None:
    for shape in ("I1", "V3", "F"):
        found = list(placements(state.board, shape))
        if not found:
            continue
        cells = found[pick % len(found)]
        plain = place(state.board, 0, cells, False)
        turned = place(transposed(state.board), 0, tuple(sorted((c, r) for r, c in cells)), False)
        assert transposed(plain.board) == turned.board
        assert plain.board.count("A") == state.board.count("A") + VALUE[shape]
