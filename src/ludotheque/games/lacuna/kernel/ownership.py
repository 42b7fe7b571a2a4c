"""Phase 2 on arrays: the exact owner of every flower left (F5, F6), and the colours won."""

import numpy as np

from ludotheque.games.lacuna.kernel.arrays import COLOUR_COUNT, Ints, PondArrays, StateArrays
from ludotheque.games.lacuna.kernel.play import lies
from ludotheque.games.lacuna.rules.scoring import MAJORITY
from ludotheque.games.lacuna.rules.state import PAWNS
from ludotheque.search.native import native

NOBODY = 2
FARTHEST = 1 << 40
"""The squared distance of a pawn that is not there."""


@native
def equal(a: int, b: int, tolerance: int) -> bool:
    """F6: equal within the tolerance."""
    low, high = min(a, b), max(a, b)
    margin = high - low - tolerance * tolerance
    return margin <= 0 or margin * margin <= 4 * tolerance * tolerance * low


@native
def sorted_distances(state: StateArrays, side: int, x: int, y: int, out: Ints) -> int:
    """The squared distances of the side's pawns, nearest first; returns their number."""
    total = state.placed[side]
    for p in range(total):
        dx, dy = state.pawns[side, p, 0] - x, state.pawns[side, p, 1] - y
        square, at = dx * dx + dy * dy, p
        while at > 0 and out[at - 1] > square:
            out[at] = out[at - 1]
            at -= 1
        out[at] = square
    return int(total)


@native
def owner(state: StateArrays, x: int, y: int, tolerance: int) -> int:
    """LCN-31 to LCN-34: 0, 1 or NOBODY."""
    gold, silver = np.empty(PAWNS, np.int64), np.empty(PAWNS, np.int64)
    g, s = sorted_distances(state, 0, x, y, gold), sorted_distances(state, 1, x, y, silver)
    for at in range(min(g, s)):
        if not equal(gold[at], silver[at], tolerance):
            return 0 if gold[at] < silver[at] else 1
    if g == s:
        return NOBODY
    return 0 if g > s else 1


@native
def nearest_squares(pond: PondArrays, state: StateArrays, side: int) -> Ints:
    """By flower, the squared distance of the side's nearest pawn; FARTHEST without any."""
    out = np.full(pond.x.size, FARTHEST, np.int64)
    for f in range(pond.x.size):
        for p in range(state.placed[side]):
            dx, dy = state.pawns[side, p, 0] - pond.x[f], state.pawns[side, p, 1] - pond.y[f]
            out[f] = min(out[f], dx * dx + dy * dy)
    return out


@native
def allocate(pond: PondArrays, state: StateArrays) -> None:
    """Add every remaining flower to what its owner holds."""
    flowers = state.flowers[0]
    for f in range(pond.x.size):
        if lies(flowers, f):
            side = owner(state, pond.x[f], pond.y[f], pond.tolerance)
            if side != NOBODY:
                state.held[side, pond.colour[f]] += 1


@native
def colours_won(held: Ints, side: int) -> int:
    won = 0
    for c in range(COLOUR_COUNT):
        if held[side, c] >= MAJORITY:
            won += 1
    return won


@native
def result(own: int, other: int) -> float:
    """By the colours that both sides won: 1 for a win, 0 for a loss, a half where nobody has four."""
    if own >= MAJORITY:
        return 1.0
    return 0.0 if other >= MAJORITY else 0.5
