"""Games played to their end by a quick player with a little noise: what a position is worth in practice."""

import numpy as np

from ludotheque.games.lacuna.kernel.evaluation import Floats
from ludotheque.games.lacuna.kernel.ownership import NOBODY, draw, mixed, share_out
from ludotheque.games.lacuna.kernel.play import Ints, Spot, Table, after, put
from ludotheque.games.lacuna.kernel.ranking import CRITICAL, best_last, points, weigh
from ludotheque.search.native import native

DENSITY = 2
"""Points a stretch that the quick player looks at: its ends."""
NOISE = 0.05
"""How far its choices wander, in chances to win."""


@native
def finished(
    table: Table, spot: Spot, turn: int, careless: int, seed: np.uint64, feel: Floats,
    couples: Ints, steps: Ints, values: Floats,
) -> int:  # fmt: skip
    """Play to the end in this spot, the last pawn exactly, or anyhow by the careless side; returns the
    placements looked at."""
    side, looked = turn, 0
    while spot.placed[0] + spot.placed[1] < 12:
        if spot.placed[0] + spot.placed[1] == 11 and side == careless:
            total = points(table, spot, side, CRITICAL, False, couples, steps)
            if total == 0:
                break
            looked += total
            seed = draw(seed)
            best = int(np.int64(mixed(seed) % np.uint64(total)))  # never mixed with unsigned numbers
        elif spot.placed[0] + spot.placed[1] == 11:
            best = best_last(table, spot, side, couples, steps, values)
            looked += 100
            if best < 0:
                break
        else:
            total = points(table, spot, side, DENSITY, False, couples, steps)
            if total == 0:
                break
            looked += total
            weigh(table, spot, side, couples, steps, total, values, feel)
            best, most = 0, -1.0
            for at in range(total):
                seed = draw(seed)
                value = values[at] + NOISE * (float(mixed(seed) >> np.uint64(40)) / 16777216.0)
                if value > most:
                    best, most = at, value
        put(table, spot, side, couples[best], steps[best])
        side = 1 - side
    share_out(table, spot)
    return looked


@native
def result(held: Ints, side: int) -> float:
    """Mostly whether it is won, and a little by how many colours, which says the same with less luck."""
    own, other = 0, 0
    for c in range(7):
        own += int(held[side, c] >= 4)
        other += int(held[1 - side, c] >= 4)
    won = 1.0 if own >= 4 else 0.0 if other >= 4 else 0.5
    return 0.7 * won + 0.3 * (own + (7 - own - other) / 2) / 7


@native
def tried(
    table: Table, spot: Spot, side: int, couple: int, step: int, careless: bool, games: int, seed: np.uint64,
    feel: Floats, couples: Ints, steps: Ints, values: Floats,
) -> tuple[float, int]:  # fmt: skip
    """The sum of results of so many games after a placement, the answers `careless` or not, and the placements
    looked at."""
    total, looked = 0.0, 0
    for game in range(games):
        then = after(table, spot, side, couple, step)
        lot = seed + np.uint64(game) * np.uint64(0x632BE59BD9B4E019)
        sloppy = 1 - side if careless else NOBODY
        looked += finished(table, then, 1 - side, sloppy, lot, feel, couples, steps, values)
        total += result(then.held, side)
    return total, looked
