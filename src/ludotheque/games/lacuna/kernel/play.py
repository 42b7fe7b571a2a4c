"""The rules of phase 1 on arrays: open couples, their stretches, and placing. They agree with rules/lines.py."""

import numpy as np

from ludotheque.games.lacuna.kernel.arrays import PLACEMENTS, Ints, PondArrays, StateArrays, approach, copied, obstruct
from ludotheque.games.lacuna.kernel.compiled import compiled
from ludotheque.games.lacuna.kernel.geometry import point_at, shadow
from ludotheque.games.lacuna.rules.pond import FLOWERS
from ludotheque.search.native import native

MAX_SHADOWS = FLOWERS + PLACEMENTS + 1
"""What can lie beside one line: in a pond laid by hand, everything."""


@compiled
def lies(flowers: np.uint64, flower: int) -> bool:
    """Whether a flower is on the pond."""
    return bool((flowers >> np.uint64(flower)) & np.uint64(1) == np.uint64(1))


@compiled
def pawn_at(pond: PondArrays, couple: int, k: int) -> tuple[int, int]:
    """The point of a step of a couple's line."""
    i, j = pond.a[couple], pond.b[couple]
    return point_at(pond.x[i], pond.y[i], pond.x[j], pond.y[j], pond.steps[couple], k)


@compiled
def open_couples(pond: PondArrays, state: StateArrays, out: Ints) -> int:
    """The couples that both lie there with no flower and no pawn on their line (LCN-18); returns their number."""
    a, b, obstructing, obstructed, flowers = pond.a, pond.b, pond.obstructing, state.obstructed, state.flowers[0]
    total = 0
    for c in range(a.size):
        if (
            obstructed[c] == 0
            and obstructing[c] & flowers == np.uint64(0)
            and lies(flowers, a[c])
            and lies(flowers, b[c])
        ):
            out[total] = c
            total += 1
    return total


@compiled
def stretches(pond: PondArrays, state: StateArrays, couple: int, out: Ints) -> int:
    """The hull stretches of an open couple into `out[:, 0:2]`; returns their number. `out[:, 2:4]` are the shadows that
    leave them, sorted."""
    i, j, n = pond.a[couple], pond.b[couple], pond.steps[couple]
    ax, ay, bx, by = pond.x[i], pond.y[i], pond.x[j], pond.y[j]
    lows, highs = out[:, 2], out[:, 3]
    total, flowers = 0, state.flowers[0]
    for at in range(pond.start[couple], pond.start[couple + 1]):
        if lies(flowers, pond.near[at]):
            total = _insert(lows, highs, total, pond.first[at], pond.last[at])
    for side in range(2):
        for p in range(state.placed[side]):
            low, high = shadow(ax, ay, bx, by, n, state.pawns[side, p, 0], state.pawns[side, p, 1], 2 * pond.pawn)
            if low <= high:
                total = _insert(lows, highs, total, low, high)
    number, begin = 0, 0
    for at in range(total):
        if lows[at] > begin:
            out[number, 0], out[number, 1] = begin, lows[at] - 1
            number += 1
        begin = max(begin, highs[at] + 1)
    if begin <= n:
        out[number, 0], out[number, 1] = begin, n
        number += 1
    return number


@compiled
def _insert(lows: Ints, highs: Ints, total: int, low: int, high: int) -> int:
    """Keep the shadows sorted by their first step."""
    at = total
    while at > 0 and lows[at - 1] > low:
        lows[at], highs[at] = lows[at - 1], highs[at - 1]
        at -= 1
    lows[at], highs[at] = low, high
    return total + 1


@native
def all_stretches(pond: PondArrays, state: StateArrays, couples: Ints, out: Ints) -> int:
    """Every open couple with its stretches, one row a stretch; couples without room are left out."""
    found, free = np.empty((MAX_SHADOWS, 4), np.int64), np.empty(pond.a.size, np.int64)
    total = 0
    for couple in free[: open_couples(pond, state, free)]:
        for at in range(stretches(pond, state, couple, found)):
            couples[total], out[total, 0], out[total, 1] = couple, found[at, 0], found[at, 1]
            total += 1
    return total


@compiled
def may_stand(pond: PondArrays, state: StateArrays, couple: int, step: int) -> bool:
    """Whether this very placement is legal (LCN-18, LCN-22)."""
    i, j, flowers, radius = pond.a[couple], pond.b[couple], state.flowers[0], pond.pawn
    if state.obstructed[couple] or pond.obstructing[couple] & flowers != np.uint64(0):
        return False
    if not lies(flowers, i) or not lies(flowers, j):
        return False
    for at in range(pond.start[couple], pond.start[couple + 1]):
        if pond.first[at] <= step <= pond.last[at] and lies(flowers, pond.near[at]):
            return False
    x, y = pawn_at(pond, couple, step)
    for side in range(2):
        for p in range(state.placed[side]):
            dx, dy = state.pawns[side, p, 0] - x, state.pawns[side, p, 1] - y
            if dx * dx + dy * dy < 4 * radius * radius:
                return False
    return True


@compiled
def place(pond: PondArrays, state: StateArrays, side: int, couple: int, k: int) -> None:
    """Place a pawn in these very arrays: take the pair, stand there, close the lines it stands on."""
    x, y = pawn_at(pond, couple, k)
    stand(pond, state, side, couple, x, y)
    obstruct(pond, state, x, y)


@compiled
def stand(pond: PondArrays, state: StateArrays, side: int, couple: int, x: int, y: int) -> None:
    """Take the pair and stand there; what the pawn obstructs matters no more after the last one."""
    i, j = pond.a[couple], pond.b[couple]
    state.pawns[side, state.placed[side], 0] = x
    state.pawns[side, state.placed[side], 1] = y
    state.placed[side] += 1
    state.held[side, pond.colour[i]] += 2
    state.flowers[0] &= ~((np.uint64(1) << np.uint64(i)) | (np.uint64(1) << np.uint64(j)))
    approach(pond, state.nearest[side], x, y)


@native
def after(pond: PondArrays, state: StateArrays, side: int, couple: int, k: int) -> StateArrays:
    """The arrays after a placement; those before are left alone."""
    then = copied(state)
    place(pond, then, side, couple, k)
    return then
