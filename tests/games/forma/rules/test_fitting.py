"""What fits where, against looking at every cell of every orientation."""

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.games.forma.rules.board import Board
from ludotheque.games.forma.rules.fitting import anchors, any_fits, fits, nth_placement, placements
from ludotheque.games.forma.rules.pieces import ORIENTATIONS, SHAPES, Cells

shapes = st.sampled_from(SHAPES)


@st.composite
def boards(draw: st.DrawFn) -> Board:
    rows, cols = draw(st.integers(1, 7)), draw(st.integers(1, 7))
    taken = draw(st.lists(st.booleans(), min_size=rows * cols, max_size=rows * cols))
    return Board(rows, cols, "".join("A" if one else "." for one in taken))


def looked_for(board: Board, shape: str) -> set[Cells]:
    """Every orientation at every corner, square by square."""
    found = set()
    for cells in ORIENTATIONS[shape]:
        for row in range(board.rows):
            for col in range(board.cols):
                laid = tuple((row + r, col + c) for r, c in cells)
                if all(map(board.free, laid)):
                    found.add(laid)
    return found


@settings(max_examples=150)
@given(boards(), shapes)
def test_placements_are_exactly_those_whose_squares_are_free(board: Board, shape: str) -> None:
    found = list(placements(board, shape))
    assert len(found) == len(set(found))
    assert set(found) == looked_for(board, shape)
    assert fits(board, shape) == bool(found)


@given(boards(), shapes, st.integers(0, 1000))
def test_the_nth_placement_of_a_mask_is_the_nth_that_is_listed(board: Board, shape: str, pick: int) -> None:
    listed = list(placements(board, shape))
    for cells, mask in anchors(board, shape):
        own, listed = listed[: mask.bit_count()], listed[mask.bit_count() :]
        if own:
            index = pick % len(own)
            assert nth_placement(board, cells, mask, index) == own[index]
    assert not listed


@given(boards(), st.lists(shapes, max_size=4))
def test_something_fits_where_one_of_the_shapes_does(board: Board, held: list[str]) -> None:
    assert any_fits(board, held) == any(looked_for(board, shape) for shape in held)


def test_nothing_wraps_around_the_edge() -> None:
    board = Board.drawn("AA./.AA")
    assert not fits(board, "I2")
    assert fits(board, "I1")


def test_a_shape_fits_by_its_other_face() -> None:
    """FRM-14: the hole is the mirror image of how the shape is drawn."""
    assert fits(Board.drawn("..A/A.."), "S4")
    assert fits(Board.drawn("A../..A"), "S4")
    assert not fits(Board.drawn("..A/A.."), "L4")
