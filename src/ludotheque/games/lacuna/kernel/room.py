"""Where compiled functions write in passing, so that none of them allocates anything."""

from typing import NamedTuple

import numpy as np

from ludotheque.games.lacuna.kernel.arrays import COLOUR_COUNT, Floats, Ints
from ludotheque.games.lacuna.kernel.play import MAX_SHADOWS
from ludotheque.games.lacuna.rules.pond import FLOWERS

MAX_COUPLES = FLOWERS * FLOWERS // 2
"""In a pond of a single colour."""
MAX_ON_STRETCH = 400
BLOCK = 16
"""Candidates that are evaluated together."""
ABREAST = 8
"""Flowers that a processor reckons with at once."""
MAX_ROW = -(-FLOWERS // ABREAST) * ABREAST


class Room(NamedTuple):
    """Rows for whoever runs; what stands in them is of no use to the next."""

    lines: Ints
    """Four rows by couple."""
    found: Ints
    """The stretches of a line and their shadows."""
    points: Ints
    """Two rows by points of a stretch."""
    marks: Ints
    """Rows of whole numbers by flower."""
    measures: Floats
    """Rows of measures by flower."""
    touched: Ints
    touching: Floats
    """Flowers that the pawns of a block come near to, and rows of measures of them."""
    odds: Floats
    won: Floats
    """By pawn of a block, as the last index: the chances of all flowers, and of all colours."""


def new_room() -> Room:
    return Room(
        np.zeros((4, MAX_COUPLES), np.int64), np.zeros((MAX_SHADOWS, 4), np.int64),
        np.zeros((2, MAX_ON_STRETCH + 4), np.int64), np.zeros((4, MAX_ROW), np.int64), np.zeros((8, MAX_ROW)),
        np.zeros(BLOCK * MAX_ROW, np.int64), np.zeros((3, BLOCK * MAX_ROW)), 
        np.zeros(FLOWERS * BLOCK), np.zeros((COLOUR_COUNT, BLOCK)),
    )  # fmt: skip
