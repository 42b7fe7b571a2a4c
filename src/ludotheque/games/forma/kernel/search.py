"""A search of a few placements ahead among the most promising ones, with a stack of its own."""

import numpy as np

from ludotheque.games.forma.kernel.arrays import PLANE, ROWS, Ints, Position
from ludotheque.games.forma.kernel.evaluation import Weights, advantage, candidates, evaluate
from ludotheque.games.forma.kernel.play import jit, put

DEEPEST = 8
WIDEST = 64
NODES, LEAVES, MOST_NODES, EXHAUSTED = 0, 1, 2, 3
"""Places in the counter of a search."""


@jit
def look_ahead(
    position: Position, seat: int, root: int, weights: Weights, widths: Ints, depth: int, floor: float, counter: Ints
) -> float:
    """The advantage of `root` when everybody looks `depth` placements ahead; not exact at or below `floor`.

    Every seat plays for its own advantage; with two that is against the other, and what cannot matter is cut off.
    Where the counter is exhausted the answer says nothing.
    """
    tower, rows, cols, markers = position.tower, position.rows, position.cols, position.markers
    corners = position.corners
    seats, kinds = position.reserves.shape
    cell_at = np.empty((depth + 1, PLANE), np.int8)
    free_at = np.empty((depth + 1, ROWS), np.uint32)
    held_at = np.empty((depth + 1, seats, kinds), np.int64)
    points_at = np.empty((depth + 1, seats), np.int64)
    seat_at = np.empty(depth + 1, np.int64)
    passes_at = np.zeros(depth + 1, np.int64)
    chosen = np.empty((depth + 1, WIDEST), np.int64)
    values = np.empty((depth + 1, WIDEST), np.int64)
    number = np.empty(depth + 1, np.int64)
    index = np.empty(depth + 1, np.int64)
    best = np.empty(depth + 1, np.float64)
    low = np.empty(depth + 1, np.float64)
    high = np.empty(depth + 1, np.float64)
    worth = np.empty(seats, np.float64)
    kept = np.empty((depth + 1, seats), np.float64)
    cell_at[0], free_at[0], held_at[0], points_at[0] = position.cells, position.free, position.reserves, position.points
    seat_at[0] = seat
    low[0], high[0] = floor, 1e18
    ply, entering = 0, True
    while True:
        if entering:
            mover = seat_at[ply]
            over = passes_at[ply] >= seats
            here = Position(
                cell_at[ply], free_at[ply], tower, held_at[ply], points_at[ply], rows, cols, markers, corners
            )
            if ply == depth or over:
                counter[LEAVES] += 1
                evaluate(here, mover, over, weights, worth)
                entering = False
                ply -= 1
                if ply < 0:
                    return float(advantage(worth, root))
                continue
            if counter[NODES] >= counter[MOST_NODES]:
                counter[EXHAUSTED] = 1
                return -1e18
            counter[NODES] += 1
            width = min(widths[ply], WIDEST)
            number[ply] = candidates(here, mover, weights, width, chosen[ply], values[ply])
            if number[ply] == 0:
                chosen[ply, 0] = -1
                number[ply] = 1
            index[ply] = 0
            best[ply] = -1e18
        else:
            mover = seat_at[ply]
            if seats == 2:
                value = advantage(worth, root)
                if mover == root:
                    low[ply] = max(low[ply], value)
                else:
                    high[ply] = min(high[ply], value)
                    value = -value
            else:
                value = advantage(worth, mover)
            if value > best[ply]:
                best[ply] = value
                kept[ply] = worth
            index[ply] += 1
            if index[ply] >= number[ply] or low[ply] >= high[ply]:
                worth[:] = kept[ply]
                ply -= 1
                if ply < 0:
                    return float(advantage(worth, root))
                continue
        placement = chosen[ply, index[ply]]
        down = ply + 1
        cell_at[down], free_at[down] = cell_at[ply], free_at[ply]
        held_at[down], points_at[down] = held_at[ply], points_at[ply]
        seat_at[down] = (seat_at[ply] + 1) % seats
        passes_at[down] = passes_at[ply] + 1
        low[down], high[down] = low[ply], high[ply]
        if placement >= 0:
            passes_at[down] = 0
            after = Position(
                cell_at[down], free_at[down], tower, held_at[down], points_at[down], rows, cols, markers, corners
            )
            put(after, seat_at[ply], placement)
        ply = down
        entering = True
