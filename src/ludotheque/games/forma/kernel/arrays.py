"""Between states and the arrays of the kernel."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.forma.kernel.play import ROWS
from ludotheque.games.forma.kernel.shapes import (
    BORDER,
    CELLS_OF,
    ELEMENT,
    FREE,
    KIND_OF,
    MARKER,
    OBSTACLE,
    ON_OBSTACLE,
    ON_TOWER,
    TOWER,
    TURN_OF,
    WIDE,
)
from ludotheque.games.forma.rules import board as letters
from ludotheque.games.forma.rules.board import Board
from ludotheque.games.forma.rules.pieces import SHAPES, Cells, normal
from ludotheque.games.forma.rules.state import Attempt, State

_CODES = {letters.FREE: FREE, letters.OBSTACLE: OBSTACLE, letters.TOWER: TOWER}
for _first, _kind in (
    (ELEMENT, letters.ELEMENTS), (MARKER, letters.MARKERS), (ON_OBSTACLE, letters.ON_OBSTACLES),
    (ON_TOWER, letters.ON_TOWERS),
):  # fmt: skip
    _CODES |= {letter: _first + seat for seat, letter in enumerate(_kind)}
_LETTERS = {code: letter for letter, code in _CODES.items()}


@dataclass(frozen=True)
class Packed:
    """A position as the kernel holds it; boards smaller than 20 × 20 lie in the north-west corner."""

    cells: NDArray[np.int8]
    free: NDArray[np.uint32]
    tower: int
    reserves: NDArray[np.int64]
    rows: int
    cols: int


def packed(state: State) -> Packed:
    board = state.board
    cells = np.full(WIDE * WIDE, BORDER, np.int8)
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
    return Packed(cells, free, tower, reserves, board.rows, board.cols)


def unpacked_board(cells: NDArray[np.int8], rows: int, cols: int) -> Board:
    codes = [int(cells[(row + 1) * WIDE + col + 1]) for row in range(rows) for col in range(cols)]
    return Board(rows, cols, "".join(_LETTERS[code] for code in codes))


def attempt_of(placement: int) -> Attempt:
    turn, at = divmod(placement, 400)
    row, col = divmod(at, 20)
    cells: Cells = tuple((row + r, col + c) for r, c in CELLS_OF[turn])
    return Attempt(SHAPES[KIND_OF[turn]], cells)


def placement_of(move: Attempt) -> int:
    """Of an attempt that lies on the board."""
    row, col = min(r for r, _ in move.cells), min(c for _, c in move.cells)
    return TURN_OF[normal(move.cells)] * 400 + row * 20 + col
