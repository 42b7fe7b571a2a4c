"""A search of a few placements ahead among the most promising ones, with a stack of its own."""

import numpy as np

from ludotheque.games.forma.kernel.evaluation import Floats, advantage, candidates, worths
from ludotheque.games.forma.kernel.play import Cells, Counts, Free, jit, put
from ludotheque.games.forma.kernel.shapes import KIND_OF, SIZE_OF, WIDE

DEEPEST = 8
WIDEST = 64


@jit
def look_ahead(
    cells: Cells, free: Free, tower: int, reserves: Counts, points: Counts, seat: int, root: int, markers: bool,
    rows: int, cols: int, hope: Floats, weights: Floats, widths: Counts, depth: int, floor: float, counter: Counts,
) -> float:  # fmt: skip
    """The advantage of `root` when everybody looks `depth` placements ahead; not exact at or below `floor`.

    Every seat plays for its own advantage; with two that is against the other, and what cannot matter is cut off.
    `counter` holds the nodes, the leaves, the most nodes allowed, and whether that was too few: then the answer says
    nothing.
    """
    seats = reserves.shape[0]
    cell_at = np.empty((depth + 1, WIDE * WIDE), np.int8)
    free_at = np.empty((depth + 1, 25), np.uint32)
    held_at = np.empty((depth + 1, seats, reserves.shape[1]), np.int64)
    points_at = np.empty((depth + 1, seats), np.int64)
    seat_at = np.empty(depth + 1, np.int64)
    passes_at = np.zeros(depth + 1, np.int64)
    chosen = np.empty((depth + 1, WIDEST), np.int64)
    glanced = np.empty((depth + 1, WIDEST), np.int64)
    number = np.empty(depth + 1, np.int64)
    index = np.empty(depth + 1, np.int64)
    best = np.empty(depth + 1, np.float64)
    low = np.empty(depth + 1, np.float64)
    high = np.empty(depth + 1, np.float64)
    worth = np.empty(seats, np.float64)
    kept = np.empty((depth + 1, seats), np.float64)
    cell_at[0], free_at[0], held_at[0], points_at[0], seat_at[0] = cells, free, reserves, points, seat
    low[0], high[0] = floor, 1e18
    ply, entering = 0, True
    while True:
        if entering:
            mover = seat_at[ply]
            over = passes_at[ply] >= seats
            if ply == depth or over:
                counter[1] += 1
                worths(
                    cell_at[ply], free_at[ply], tower, held_at[ply], points_at[ply], mover, over, rows, cols,
                    hope, weights, worth,
                )  # fmt: skip
                entering = False
                ply -= 1
                if ply < 0:
                    return float(advantage(worth, root))
                continue
            if counter[0] >= counter[2]:
                counter[3] = 1
                return -1e18
            counter[0] += 1
            number[ply] = candidates(
                cell_at[ply], free_at[ply], held_at[ply], mover, rows, cols, hope, weights, chosen[ply], glanced[ply],
                min(widths[ply], WIDEST),
            )  # fmt: skip
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
            mover = seat_at[ply]
            kind = KIND_OF[placement // 400]
            passes_at[down] = 0
            held_at[down, mover, kind] -= 1
            won = put(cell_at[down], free_at[down], tower, mover, placement, markers)
            points_at[down, mover] += 2 * SIZE_OF[kind] + won
        ply = down
        entering = True
