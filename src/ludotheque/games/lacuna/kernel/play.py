"""The rules for the machine: flat arrays, compiled. Judgements agree with lines.py and geometry.py to the step."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.search.native import native

Ints = NDArray[np.int64]
Bits = NDArray[np.uint64]

NEAR = 50
"""Flowers that can lie beside one line: in a pond laid by hand, all of them."""


class Table(NamedTuple):
    """What a pond fixes: couples, the flowers that block each, and the steps that each flower forbids."""

    x: Ints
    y: Ints
    colour: Ints
    a: Ints
    b: Ints
    steps: Ints
    blockers: Bits
    """Flowers that stand on the couple's line, as bits by id."""
    start: Ints
    near: Ints
    first: Ints
    last: Ints
    """`near[start[c]:start[c + 1]]` are the flowers that forbid steps of couple c, from `first` to `last`."""
    sizes: Ints
    """Pond, flower, pawn, tolerance."""


class Spot(NamedTuple):
    """What changes: flowers on the pond as bits, couples shut by pawns, pawns, and flowers held."""

    alive: Bits
    shut: Ints
    pawns: Ints
    placed: Ints
    held: Ints


@native
def point_of(ax: int, ay: int, bx: int, by: int, n: int, k: int) -> tuple[int, int]:
    """F2: floor division rounds halves towards plus infinity."""
    x = ax + (2 * k * (bx - ax) + n) // (2 * n)
    y = ay + (2 * k * (by - ay) + n) // (2 * n)
    return x, y


@native
def blocks(ax: int, ay: int, bx: int, by: int, cx: int, cy: int, radius: int) -> bool:
    """F1, in 64 bits."""
    dx, dy, ex, ey = bx - ax, by - ay, cx - ax, cy - ay
    length, along = dx * dx + dy * dy, ex * dx + ey * dy
    if along <= 0:
        return ex * ex + ey * ey < radius * radius
    if along >= length:
        return (cx - bx) * (cx - bx) + (cy - by) * (cy - by) < radius * radius
    across = ex * dy - ey * dx
    return across * across < radius * radius * length


@native
def dark(ax: int, ay: int, bx: int, by: int, n: int, cx: int, cy: int, reach: int) -> tuple[int, int]:
    """F4: the first and last forbidden step, or (1, 0); the chord is found by floats, its ends by the exact test."""
    dx, dy, ex, ey = bx - ax, by - ay, cx - ax, cy - ay
    length, along, across = dx * dx + dy * dy, ex * dx + ey * dy, ex * dy - ey * dx
    room = (reach + 1) * (reach + 1) * length - across * across
    if room < 0:
        return 1, 0
    half = np.sqrt(float(room))
    low = max(int(np.floor((along - half) * n / length)) - 1, 0)
    high = min(int(np.ceil((along + half) * n / length)) + 1, n)
    square = reach * reach
    while low <= high:
        x, y = point_of(ax, ay, bx, by, n, low)
        if (x - cx) * (x - cx) + (y - cy) * (y - cy) < square:
            break
        low += 1
    while high > low:
        x, y = point_of(ax, ay, bx, by, n, high)
        if (x - cx) * (x - cx) + (y - cy) * (y - cy) < square:
            break
        high -= 1
    if low > high:
        return 1, 0
    return low, high


@native
def prepare(x: Ints, y: Ints, colour: Ints, ids: Ints, sizes: Ints, closed: bool) -> Table:
    """The table of the flowers `ids`; x, y and colour are indexed by id."""
    limit = ids.size * ids.size // 2
    a, b, steps = np.zeros(limit, np.int64), np.zeros(limit, np.int64), np.zeros(limit, np.int64)
    blockers = np.zeros(limit, np.uint64)
    start = np.zeros(limit + 1, np.int64)
    near, first, last = np.zeros(limit * 8, np.int64), np.zeros(limit * 8, np.int64), np.zeros(limit * 8, np.int64)
    couples, total = 0, 0
    for m in range(ids.size):
        for o in range(m + 1, ids.size):
            i, j = ids[m], ids[o]
            if colour[i] != colour[j]:
                continue
            n = max(abs(x[j] - x[i]), abs(y[j] - y[i]))
            for f in ids:
                end = f in (i, j)
                if not end and blocks(x[i], y[i], x[j], y[j], x[f], y[f], sizes[1]):
                    blockers[couples] |= np.uint64(1) << np.uint64(f)
                if end and not closed:
                    continue
                low, high = dark(x[i], y[i], x[j], y[j], n, x[f], y[f], sizes[1] + sizes[2])
                if low <= high and total < near.size:
                    near[total], first[total], last[total] = f, low, high
                    total += 1
            a[couples], b[couples], steps[couples] = i, j, n
            couples += 1
            start[couples] = total
    return Table(
        x, y, colour, a[:couples], b[:couples], steps[:couples], blockers[:couples],
        start[: couples + 1], near[:total], first[:total], last[:total], sizes,
    )  # fmt: skip


@native
def lies(alive: np.uint64, flower: int) -> bool:
    return bool((alive >> np.uint64(flower)) & np.uint64(1) == np.uint64(1))


@native
def open_couples(table: Table, spot: Spot, out: Ints) -> int:
    """The couples that both lie there with no flower and no pawn on their line (LCN-18); returns their number."""
    a, b, blockers, shut, alive = table.a, table.b, table.blockers, spot.shut, spot.alive[0]
    total = 0
    for c in range(a.size):
        if shut[c] == 0 and blockers[c] & alive == np.uint64(0) and lies(alive, a[c]) and lies(alive, b[c]):
            out[total] = c
            total += 1
    return total


@native
def stretches(table: Table, spot: Spot, couple: int, out: Ints) -> int:
    """The hull runs of an open couple into `out[:, 0:2]`; returns their number."""
    i, j, n = table.a[couple], table.b[couple], table.steps[couple]
    ax, ay, bx, by = table.x[i], table.y[i], table.x[j], table.y[j]
    lows, highs = np.empty(NEAR + 12, np.int64), np.empty(NEAR + 12, np.int64)
    total, alive = 0, spot.alive[0]
    for at in range(table.start[couple], table.start[couple + 1]):
        if lies(alive, table.near[at]):
            total = _insert(lows, highs, total, table.first[at], table.last[at])
    for side in range(2):
        for p in range(spot.placed[side]):
            low, high = dark(ax, ay, bx, by, n, spot.pawns[side, p, 0], spot.pawns[side, p, 1], 2 * table.sizes[2])
            if low <= high:
                total = _insert(lows, highs, total, low, high)
    runs, begin = 0, 0
    for at in range(total):
        if lows[at] > begin:
            out[runs, 0], out[runs, 1] = begin, lows[at] - 1
            runs += 1
        begin = max(begin, highs[at] + 1)
    if begin <= n:
        out[runs, 0], out[runs, 1] = begin, n
        runs += 1
    return runs


@native
def _insert(lows: Ints, highs: Ints, total: int, low: int, high: int) -> int:
    """Keep the shadows sorted by their first step."""
    at = total
    while at > 0 and lows[at - 1] > low:
        lows[at], highs[at] = lows[at - 1], highs[at - 1]
        at -= 1
    lows[at], highs[at] = low, high
    return total + 1


@native
def put(table: Table, spot: Spot, side: int, couple: int, k: int) -> None:
    """Place a pawn in this very spot: take the pair, stand there, shut the lines it stands on."""
    i, j = table.a[couple], table.b[couple]
    x, y = point_of(table.x[i], table.y[i], table.x[j], table.y[j], table.steps[couple], k)
    spot.pawns[side, spot.placed[side], 0] = x
    spot.pawns[side, spot.placed[side], 1] = y
    spot.placed[side] += 1
    spot.held[side, table.colour[i]] += 2
    spot.alive[0] &= ~((np.uint64(1) << np.uint64(i)) | (np.uint64(1) << np.uint64(j)))
    shut_lines(table, spot, x, y)


@native
def shut_lines(table: Table, spot: Spot, x: int, y: int) -> None:
    a, b, fx, fy, shut, radius = table.a, table.b, table.x, table.y, spot.shut, table.sizes[2]
    for c in range(a.size):
        if shut[c] == 0:
            i, j = a[c], b[c]
            if blocks(fx[i], fy[i], fx[j], fy[j], x, y, radius):
                shut[c] = 1


@native
def copied(spot: Spot) -> Spot:
    return Spot(spot.alive.copy(), spot.shut.copy(), spot.pawns.copy(), spot.placed.copy(), spot.held.copy())


@native
def after(table: Table, spot: Spot, side: int, couple: int, k: int) -> Spot:
    """The spot after a placement; the one before is left alone."""
    then = copied(spot)
    put(table, then, side, couple, k)
    return then


@native
def all_stretches(table: Table, spot: Spot, couples: Ints, runs: Ints) -> int:
    """Every open couple with its stretches, one row a stretch; couples without room are left out."""
    out, free = np.empty((NEAR + 12, 2), np.int64), np.empty(table.a.size, np.int64)
    total = 0
    for couple in free[: open_couples(table, spot, free)]:
        for at in range(stretches(table, spot, couple, out)):
            couples[total], runs[total, 0], runs[total, 1] = couple, out[at, 0], out[at, 1]
            total += 1
    return total
