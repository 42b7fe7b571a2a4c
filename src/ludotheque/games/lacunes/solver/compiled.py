"""Numba with types: what the kernel's functions are compiled by, and the board they share."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt

F = TypeVar("F", bound=Callable[..., Any])

Board = npt.NDArray[np.int8]
"""Cell 13 · row + column → card 13 · suit + rank, or one of the codes below; then the suits whose two is outside."""
Masks = npt.NDArray[np.int64]

EMPTY = -1
WALL = -2
"""Outside a deck that is smaller than the full one."""
ANY_TWO = 52
"""In column 1: one of the twos that are bound to no row yet."""
STRIDE = 13
CELLS = 52
OUTSIDE = 52
"""Where a board keeps the mask of suits whose two is not in column 1."""
BOARD = 53


def compiled(function: F) -> F:
    """Compile on first use, and keep the machine code between runs."""
    return cast(F, numba.njit(cache=True)(function))
