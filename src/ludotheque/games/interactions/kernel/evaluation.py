"""The evaluation of an unfinished two-player position: fitted to exact values of positions with 3 to 10 tiles."""

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.interactions.kernel.bitboards import HANDS, MARGIN, PLACED, RECTO, VERSO, live_tiles, weigh
from ludotheque.games.interactions.rules.tiles import LETTERS
from ludotheque.search.native import native

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


@native
def evaluate(frame: Numbers) -> int:
    """The margin that the mover may expect, rounded to points; it depends on what the key of a position holds."""
    stage = 0 if frame[PLACED] < EARLY else 1
    me = frame[PLACED] & 1
    mine, yours = frame[HANDS] >> 8 * me, frame[HANDS] >> 8 - 8 * me
    worth = HAND_VALUES[stage, (mine | mine >> 16) & 127] - HAND_VALUES[stage, (yours | yours >> 16) & 127]
    threats = (mine >> AMENSALISM & 1) - (yours >> AMENSALISM & 1)
    worth += AVAILABLE_A[stage] * threats + TO_MOVE * me
    live = live_tiles(frame)
    hoped = RISK[stage, 1] * weigh(frame, live & frame[VERSO]) - RISK[stage, 0] * weigh(frame, live & frame[RECTO])
    worth += hoped - 2 * me * hoped
    return int(frame[MARGIN] + (worth + SCALE // 2) // SCALE)
