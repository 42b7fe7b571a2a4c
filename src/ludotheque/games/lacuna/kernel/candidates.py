"""Where on a line a pawn is worth trying: between the steps where something changes, ownership changes nowhere."""

import numpy as np

from ludotheque.games.lacuna.kernel.play import Ints, Spot, Table, lies
from ludotheque.search.native import native

MOST = 400
"""Candidates on one stretch."""


@native
def even(first: int, last: int, number: int, out: Ints) -> int:
    """Both ends and points between at equal distances."""
    if last == first or number == 1:
        out[0] = (first + last) // 2
        return 1
    for at in range(number):
        out[at] = first + (last - first) * at // (number - 1)
    return number


@native
def critical(
    table: Table, spot: Spot, couple: int, first: int, last: int,
    radius: Ints, crossing: Ints, crossings: int, out: Ints,
) -> int:  # fmt: skip
    """The middle and the ends of every piece between breakpoints: ends of the stretch, circles of `radius`
    (squared, by flower; 0 for none) round the flowers left, and the lines of other couples."""
    cuts = np.empty(MOST, np.int64)
    total = _circles(table, spot, couple, first, last, radius, cuts)
    total = _lines(table, couple, first, last, crossing, crossings, cuts, total)
    marks = np.sort(cuts[:total])
    begin, number = first, 0
    for at in range(total + 1):
        end = marks[at] if at < total else last
        if end < begin:
            continue
        if number + 3 > MOST:
            break
        out[number] = begin
        number += 1
        if end > begin:
            out[number] = end
            number += 1
        if end > begin + 1:
            out[number] = (begin + end) // 2
            number += 1
        begin = end + 1
    return number


@native
def _circles(
    table: Table, spot: Spot, couple: int, first: int, last: int, radius: Ints, cuts: Ints
) -> int:  # fmt: skip
    """Steps where the pawn crosses a flower's circle, each as the step before the crossing."""
    i, j, n = table.a[couple], table.b[couple], table.steps[couple]
    ax, ay = float(table.x[i]), float(table.y[i])
    dx, dy = float(table.x[j]) - ax, float(table.y[j]) - ay
    length = dx * dx + dy * dy
    alive, total = spot.alive[0], 0
    for f in range(table.x.size):
        if radius[f] == 0 or f in (i, j) or not lies(alive, f) or total + 4 > MOST:
            continue
        ex, ey = float(table.x[f]) - ax, float(table.y[f]) - ay
        along, across = ex * dx + ey * dy, ex * dy - ey * dx
        room = float(radius[f]) * length - across * across
        if room < 0.0:
            continue
        half = np.sqrt(room)
        for way in (-1.0, 1.0):
            k = int(np.floor((along + way * half) * n / length))
            if first <= k < last:
                cuts[total] = k
                total += 1
    return total


@native
def _lines(
    table: Table, couple: int, first: int, last: int, crossing: Ints, crossings: int, cuts: Ints, total: int
) -> int:  # fmt: skip
    """Steps between which the pawn would stand on another couple's line."""
    i, j, n = table.a[couple], table.b[couple], table.steps[couple]
    ax, ay = float(table.x[i]), float(table.y[i])
    dx, dy = float(table.x[j]) - ax, float(table.y[j]) - ay
    own = np.sqrt(dx * dx + dy * dy)
    for at in range(crossings):
        p, q = table.a[crossing[at]], table.b[crossing[at]]
        if p in (i, j) or q in (i, j) or total + 4 > MOST:
            continue
        cx, cy = float(table.x[p]), float(table.y[p])
        gx, gy = float(table.x[q]) - cx, float(table.y[q]) - cy
        turn = dx * gy - dy * gx
        other = np.sqrt(gx * gx + gy * gy)
        if abs(turn) < 0.02 * own * other:
            continue
        t = ((cx - ax) * gy - (cy - ay) * gx) / turn
        u = ((cx - ax) * dy - (cy - ay) * dx) / turn
        reach = float(table.sizes[2]) * other / abs(turn)
        if u < 0.0 or u > 1.0:
            continue
        for way in (-1.0, 1.0):
            k = int(np.floor((t + way * reach) * n))
            if first <= k < last:
                cuts[total] = k
                total += 1
    return total
