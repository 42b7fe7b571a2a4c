"""Shapes as flat arrays: 91 orientations (`turns`), row patterns, and where the cells are.

A placement is a number: `turn * 400 + row * 20 + col`, of the top left of its bounding box."""

import numpy as np

from ludotheque.games.forma.kernel.arrays import PLANE, WIDE
from ludotheque.games.forma.rules.board import SIDES
from ludotheque.games.forma.rules.pieces import ORIENTATIONS, SHAPES, VALUE, Cells, normal
from ludotheque.games.forma.rules.state import Attempt

KINDS = len(SHAPES)

_turned = [(kind, cells) for kind, shape in enumerate(SHAPES) for cells in ORIENTATIONS[shape]]
TURNS = len(_turned)
KIND_OF = np.array([kind for kind, _ in _turned], np.int64)
SIZE_OF = np.array([VALUE[shape] for shape in SHAPES], np.int64)
FIRST_TURN = np.array([next(i for i, (k, _) in enumerate(_turned) if k == kind) for kind in range(KINDS)] + [TURNS])
DOWN = np.zeros((TURNS, 5), np.int64)
RIGHT = np.zeros((TURNS, 5), np.int64)
for _i, (_, _cells) in enumerate(_turned):
    for _j, (_r, _c) in enumerate(_cells):
        DOWN[_i, _j], RIGHT[_i, _j] = _r, _c
OFFSET = DOWN * WIDE + RIGHT
"""Of each cell from the top left of the bounding box, on the wide board."""


def _pattern(cells: Cells, row: int) -> int:
    return sum(1 << c for r, c in cells if r == row)


_patterns = sorted({_pattern(cells, row) for _, cells in _turned for row in range(5)} - {0})
PATTERNS = np.array(_patterns, np.uint32)
HEIGHT = np.array([1 + max(r for r, _ in cells) for _, cells in _turned], np.int64)
ROW_PATTERN = np.array(
    [[_patterns.index(_pattern(cells, row) or 1) for row in range(5)] for _, cells in _turned],
    np.int64,
)
ROW_BITS = np.array([[_pattern(cells, row) for row in range(5)] for _, cells in _turned], np.uint32)
TURN_OF = {cells: turn for turn, (_, cells) in enumerate(_turned)}
CELLS_OF = tuple(cells for _, cells in _turned)


def _reach(cells: Cells) -> list[int]:
    """The cells of a shape, and those around it with the number of their sides that it closes."""
    around = [(r + down, c + right) for r, c in cells for down, right in SIDES]
    closed = {cell: around.count(cell) for cell in around} | dict.fromkeys(cells, 0)
    return [sides * PLANE + r * WIDE + c for (r, c), sides in sorted(closed.items())]


_reached = [_reach(cells) for _, cells in _turned]
REACH_COUNT = np.array([len(cells) for cells in _reached], np.int64)
REACH = np.array([cells + [0] * (17 - len(cells)) for cells in _reached], np.int32)
"""Of the cells in and around an orientation: offset + PLANE × sides closed (three at most; 0 for its own)."""


def attempt_of(placement: int) -> Attempt:
    turn, at = divmod(placement, 400)
    row, col = divmod(at, 20)
    return Attempt(SHAPES[KIND_OF[turn]], tuple((row + r, col + c) for r, c in CELLS_OF[turn]))


def placement_of(move: Attempt) -> int:
    """Of an attempt that lies on the board."""
    row, col = min(r for r, _ in move.cells), min(c for _, c in move.cells)
    return TURN_OF[normal(move.cells)] * 400 + row * 20 + col
