"""Numba with types: what the kernel's functions are compiled by, and the board they share.

The kernel has its own numbers: cell 16 · row + column, so that a shift by one never comes to another row, and card
4 · level + suit, where the level is the column the card belongs to (twos 0, kings 11).
"""

import numpy as np
import numpy.typing as npt

from ludotheque.games.lacunes.rules import cards
from ludotheque.search.native import natively

Board = npt.NDArray[np.int8]
"""Cell → card or one of the codes below; from PLACES on card → cell; at TWOS_OUTSIDE the suits whose two is not yet in
column 1."""
Masks = npt.NDArray[np.int64]

EMPTY = -1
WALL = -2
"""Outside a deck that is smaller than the full one."""
ROWS, SUITS, LEVELS = cards.ROWS, len(cards.SUITS), cards.COLUMNS - 1
STRIDE = 16
ANY_TWO = SUITS * LEVELS
"""In column 1: one of the twos that are bound to no row yet."""
CELLS = ROWS * STRIDE
COLUMN_ONE = sum(1 << row * STRIDE for row in range(ROWS))
"""The mask of column 1."""
PLACES = CELLS
UNBOUND = -1
"""The place of a two that stands somewhere in column 1 as ANY_TWO."""
NOWHERE = 14
"""The place of a card that a smaller deck lacks: a cell that is never empty, and none is right of it."""
TWOS_OUTSIDE = PLACES + SUITS * LEVELS
BOARD_SIZE = 2 * CELLS


compiled = natively(forceinline=True, error_model="numpy", _nrt=False)
"""One piece of machine code without calls; its arrays come from outside, so their users need not be counted."""
