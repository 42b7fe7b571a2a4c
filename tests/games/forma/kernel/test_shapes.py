"""Orientations and placements as numbers."""

import numpy as np

from ludotheque.games.forma.kernel import shapes
from ludotheque.games.forma.kernel.arrays import PLANE, WIDE
from ludotheque.games.forma.kernel.shapes import CELLS_OF, KIND_OF, REACH, REACH_COUNT, TURNS, attempt_of, placement_of
from ludotheque.games.forma.rules.board import Board
from ludotheque.games.forma.rules.pieces import ORIENTATIONS, SHAPES, VALUE, shape_of


def test_placements_and_attempts_are_the_same_thing() -> None:
    for turn in range(TURNS):
        placement = turn * 400 + 3 * 20 + 7
        attempt = attempt_of(placement)
        assert placement_of(attempt) == placement
        assert shape_of(attempt.cells) == attempt.shape
        assert min(attempt.cells)[0] == 3


def test_the_orientations_of_a_shape_stand_together() -> None:
    for kind, shape in enumerate(SHAPES):
        first, after = shapes.FIRST_TURN[kind], shapes.FIRST_TURN[kind + 1]
        assert CELLS_OF[first:after] == ORIENTATIONS[shape]
        assert shapes.SIZE_OF[kind] == VALUE[shape]


def test_the_rows_of_an_orientation_spell_its_cells() -> None:
    for turn, cells in enumerate(CELLS_OF):
        rows = range(int(shapes.HEIGHT[turn]))
        found = {(row, col) for row in rows for col in range(5) if int(shapes.ROW_BITS[turn, row]) >> col & 1}
        assert found == set(cells)
        patterns = [int(shapes.PATTERNS[shapes.ROW_PATTERN[turn, row]]) for row in rows]
        assert patterns == [int(bits) for bits in shapes.ROW_BITS[turn, : len(rows)]]


def test_reach_counts_the_sides_that_a_placement_closes() -> None:
    """Laid in the middle of an empty board, a free cell loses as many open sides as the table says."""
    middle = Board.empty(9, 9)
    for turn, cells in enumerate(CELLS_OF):
        laid = middle.with_letters({(r + 2, c + 2): "A" for r, c in cells})
        told = {}
        for entry in map(int, REACH[turn, : REACH_COUNT[turn]]):
            sides, offset = divmod(entry + WIDE + 1, PLANE)  # a row and a column above and left may be negative
            told[divmod(offset, WIDE)] = sides
        for (row, col), sides in told.items():
            around = list(laid.around((row + 1, col + 1)))
            own = laid[row + 1, col + 1] == "A"
            assert sides == (0 if own else around.count("A"))
        assert sum(sides == 0 for sides in told.values()) == VALUE[SHAPES[KIND_OF[turn]]]


def test_offsets_lead_from_the_corner_to_the_cells() -> None:
    for turn, cells in enumerate(CELLS_OF):
        offsets = shapes.OFFSET[turn, : len(cells)]
        assert np.array_equal(offsets, [r * WIDE + c for r, c in cells])
