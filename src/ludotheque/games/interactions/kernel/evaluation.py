"""The evaluation of an unfinished two-player position: fitted to exact values of positions with 3 to 10 tiles."""

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.interactions.kernel.bitboards import (
    AVAILABLE,
    LOSS,
    MARGIN,
    PLACED,
    RESERVE,
    VERSO,
    first_bit,
    live_tiles,
)
from ludotheque.games.interactions.rules.tiles import LETTERS
from ludotheque.search.native import native

Words = NDArray[np.uint64]
Numbers = NDArray[np.int64]

EARLY = 6
"""With fewer tiles on the Territory the first row of each table counts, later the second."""
SCALE = 16


def _hand_values() -> Numbers:
    """What the tiles still to be placed are worth, by the set of them: in the order P H M C S K A."""
    weights = np.array(((37, 22, 19, -18, 4, 3, 22), (51, 35, 8, -26, 2, 19, -10)), np.int64)
    held = np.array([[mask >> tile & 1 for tile in range(7)] for mask in range(128)], np.int64)
    table: Numbers = weights @ held.T
    return table


HAND_VALUES = _hand_values()
AMENSALISM = LETTERS.index("A")
AVAILABLE_A = np.array((13, 7), np.int64)
"""Amensalism is a threat once it is available."""
RISK = np.array(((14, 0), (8, 3)), np.int64)
"""The share of its loss that a live tile is expected to suffer, or of its gain, by the side it shows."""
TO_MOVE = 92
"""The second player is one tile behind when he moves."""
_ONE, _NONE = np.uint64(1), np.uint64(0)


@native
def evaluate(words: Words, numbers: Numbers, tile_at: Numbers) -> int:
    """The margin that the mover may expect, rounded to points; it depends on what the key of a position holds."""
    stage = 0 if numbers[PLACED] < EARLY else 1
    me = numbers[PLACED] & 1
    mine, yours = AVAILABLE + me, AVAILABLE + 1 - me
    worth = HAND_VALUES[stage, numbers[mine] | numbers[RESERVE + me]]
    worth -= HAND_VALUES[stage, numbers[yours] | numbers[RESERVE + 1 - me]]
    threats = (numbers[mine] >> AMENSALISM & 1) - (numbers[yours] >> AMENSALISM & 1)
    worth += AVAILABLE_A[stage] * threats + TO_MOVE * me
    bits = live_tiles(words, numbers)
    while bits != _NONE:
        cell = first_bit(bits)
        turned = 1 if words[VERSO] >> np.uint64(cell) & _ONE else 0
        bits &= bits - _ONE
        loss = LOSS[tile_at[cell] % 7] * RISK[stage, turned]
        own = tile_at[cell] // 7 == me
        worth += loss if own == (turned == 1) else -loss
    return int(numbers[MARGIN] + (worth + SCALE // 2) // SCALE)
