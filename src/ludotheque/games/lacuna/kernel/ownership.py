"""Who owns what for the machine: the exact owner of a flower (F5, F6) and random games to the end."""

import numpy as np

from ludotheque.games.lacuna.kernel.play import NEAR, Ints, Spot, Table, copied, lies, open_couples, put, stretches
from ludotheque.search.native import native

NOBODY = 2


@native
def level(a: int, b: int, tolerance: int) -> bool:
    """F6: equal within the tolerance."""
    low, high = min(a, b), max(a, b)
    margin = high - low - tolerance * tolerance
    return margin <= 0 or margin * margin <= 4 * tolerance * tolerance * low


@native
def sorted_distances(spot: Spot, side: int, x: int, y: int, out: Ints) -> int:
    total = spot.placed[side]
    for p in range(total):
        dx, dy = spot.pawns[side, p, 0] - x, spot.pawns[side, p, 1] - y
        square, at = dx * dx + dy * dy, p
        while at > 0 and out[at - 1] > square:
            out[at] = out[at - 1]
            at -= 1
        out[at] = square
    return int(total)


@native
def owner(spot: Spot, x: int, y: int, tolerance: int) -> int:
    """LCN-31 to LCN-34: 0, 1 or NOBODY."""
    gold, silver = np.empty(8, np.int64), np.empty(8, np.int64)
    g, s = sorted_distances(spot, 0, x, y, gold), sorted_distances(spot, 1, x, y, silver)
    for at in range(min(g, s)):
        if not level(gold[at], silver[at], tolerance):
            return 0 if gold[at] < silver[at] else 1
    if g == s:
        return NOBODY
    return 0 if g > s else 1


@native
def share_out(table: Table, spot: Spot) -> None:
    """Phase 2: add every remaining flower to what its owner holds."""
    alive = spot.alive[0]
    for f in range(table.x.size):
        if lies(alive, f):
            side = owner(spot, table.x[f], table.y[f], table.sizes[3])
            if side != NOBODY:
                spot.held[side, table.colour[f]] += 1


@native
def colours(spot: Spot, side: int) -> int:
    won = 0
    for c in range(7):
        if spot.held[side, c] >= 4:
            won += 1
    return won


@native
def draw(state: np.uint64) -> np.uint64:
    """One SplitMix64 step: the next state; `mixed` makes the number of it."""
    return state + np.uint64(0x9E3779B97F4A7C15)


@native
def mixed(state: np.uint64) -> np.uint64:
    z = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@native
def random_game(table: Table, spot: Spot, turn: int, seed: np.uint64, moves: Ints) -> int:
    """Play at random to the end in this spot; `moves[:, 0:2]` become couple and step; returns their number."""
    runs = np.empty((NEAR + 12, 2), np.int64)
    pick = np.empty(table.a.size, np.int64)
    side, played = turn, 0
    while spot.placed[0] + spot.placed[1] < 12:
        total = open_couples(table, spot, pick)
        number = 0
        couple = 0
        while total > 0:
            seed = draw(seed)
            at = int(mixed(seed) % np.uint64(total))
            couple = pick[at]
            number = stretches(table, spot, couple, runs)
            if number > 0:
                break
            total -= 1
            pick[at] = pick[total]
        if total == 0:
            break
        seed = draw(seed)
        run = int(mixed(seed) % np.uint64(number))
        seed = draw(seed)
        k = runs[run, 0] + int(mixed(seed) % np.uint64(runs[run, 1] - runs[run, 0] + 1))
        put(table, spot, side, couple, k)
        moves[played, 0], moves[played, 1] = couple, k
        played += 1
        side = 1 - side
    share_out(table, spot)
    return played


@native
def random_games(table: Table, spot: Spot, turn: int, seed: np.uint64, games: int) -> int:
    """How many of so many random games the first player wins."""
    moves = np.empty((12, 2), np.int64)
    won = 0
    for game in range(games):
        then = copied(spot)
        random_game(table, then, turn, seed + np.uint64(game) * np.uint64(0x632BE59BD9B4E019), moves)
        if colours(then, 0) >= 4:
            won += 1
    return won
