"""A state as arrays, and its board back from them."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.forma.rules import board as letters
from ludotheque.games.forma.rules.board import SIZE, Board
from ludotheque.games.forma.rules.enclosing import Closing
from ludotheque.games.forma.rules.pieces import SHAPES
from ludotheque.games.forma.rules.scoring import sheet
from ludotheque.games.forma.rules.state import State

Codes = NDArray[np.int8]
Bits = NDArray[np.uint32]
Ints = NDArray[np.int64]

WIDE = SIZE + 2
"""The board with a border of one cell: no neighbour is ever outside."""
PLANE = WIDE * WIDE
ROWS = SIZE + 5
"""The rows of the board and five that are never free."""

BORDER = 19
FREE, OBSTACLE, TOWER = 0, 9, 10
ELEMENT, MARKER, ON_OBSTACLE, ON_TOWER = 1, 5, 11, 15
"""Codes of seat 0; the other seats follow."""

_CODES = {letters.FREE: FREE, letters.OBSTACLE: OBSTACLE, letters.TOWER: TOWER}
for _first, _kind in (
    (ELEMENT, letters.ELEMENTS), (MARKER, letters.MARKERS), (ON_OBSTACLE, letters.ON_OBSTACLES),
    (ON_TOWER, letters.ON_TOWERS),
):  # fmt: skip
    _CODES |= {letter: _first + seat for seat, letter in enumerate(_kind)}
_LETTERS = {code: letter for letter, code in _CODES.items()}
_CLOSING = Closing()


class Position(NamedTuple):
    """A position as the kernels hold it; boards smaller than 20 × 20 lie in the north-west corner."""

    cells: Codes
    """What lies where on the wide board."""
    free: Bits
    """The free cells, a word a row."""
    tower: int
    """Where the tower stands on the wide board; 0 where there is none left to enclose."""
    reserves: Ints
    """How many of each shape each seat holds."""
    points: Ints
    """Of each seat: two a square placed (FRM-31), and its markers; no bridges."""
    rows: int
    cols: int
    markers: bool
    """Own markers close obstacles too (FRM-A11)."""
    corners: bool
    """Squares enclosed together that touch by a corner do not count (FRM-A29)."""


def position_of(state: State, closing: Closing = _CLOSING) -> Position:
    board = state.board
    cells = np.full(PLANE, BORDER, np.int8)
    free = np.zeros(ROWS, np.uint32)
    tower = 0
    for index, letter in enumerate(board.letters):
        row, col = divmod(index, board.cols)
        cells[(row + 1) * WIDE + col + 1] = _CODES[letter]
        if letter == letters.FREE:
            free[row] |= np.uint32(1 << col)
        elif letter == letters.TOWER:
            tower = (row + 1) * WIDE + col + 1
    reserves = np.array([[held.count(shape) for shape in SHAPES] for held in state.reserves], np.int64)
    sheets = [sheet(state, seat, 0) for seat in range(state.seats)]
    points = np.array([2 * line.placed + line.won for line in sheets], np.int64)
    return Position(cells, free, tower, reserves, points, board.rows, board.cols, closing.markers, closing.corners)


def board_of(position: Position) -> Board:
    rows, cols = position.rows, position.cols
    codes = [int(position.cells[(row + 1) * WIDE + col + 1]) for row in range(rows) for col in range(cols)]
    return Board(rows, cols, "".join(_LETTERS[code] for code in codes))
