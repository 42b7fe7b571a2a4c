"""Where a pawn is worth trying: on a line, ownership changes only at the steps where the pawn crosses something."""

from typing import NamedTuple

import numpy as np

from ludotheque.games.lacuna.kernel.arrays import Floats, Ints, PondArrays, StateArrays
from ludotheque.games.lacuna.kernel.ownership import FARTHEST, nearest_squares
from ludotheque.games.lacuna.kernel.play import MAX_SHADOWS, lies, open_couples, stretches
from ludotheque.search.native import native

MAX_CANDIDATES = 40_000
"""Of one position."""
MAX_ON_STRETCH = 400
CRITICAL = 0
"""Instead of a number of points a stretch: those where something changes."""


class Candidates(NamedTuple):
    """Placements by couple and step, with room for their values."""

    couples: Ints
    steps: Ints
    values: Floats


class Stretch(NamedTuple):
    """Steps of a couple's line where a pawn may stand, both ends included."""

    couple: int
    first: int
    last: int


def new_candidates() -> Candidates:
    """Room for those of any position."""
    return Candidates(
        np.empty(MAX_CANDIDATES, np.int64), np.empty(MAX_CANDIDATES, np.int64), np.empty(MAX_CANDIDATES)
    )  # fmt: skip


@native
def generate(
    pond: PondArrays, state: StateArrays, side: int, density: int, crossings: bool, out: Candidates
) -> int:  # fmt: skip
    """The candidates of a position: critical points, or so many a stretch; with `crossings` also those where the
    pawn begins to close another line. Returns their number."""
    free, found = np.empty(pond.a.size, np.int64), np.empty((MAX_SHADOWS, 2), np.int64)
    steps, total = np.empty(MAX_ON_STRETCH + 4, np.int64), 0
    own, radius = nearest_squares(pond, state, side), nearest_squares(pond, state, 1 - side)
    for f in range(radius.size):
        if radius[f] >= min(own[f], FARTHEST):
            radius[f] = 0
    number = open_couples(pond, state, free)
    crossed = free[: number if crossings else 0]
    for couple in free[:number]:
        for at in range(stretches(pond, state, couple, found)):
            if density == CRITICAL:
                stretch = Stretch(couple, found[at, 0], found[at, 1])
                points = critical_points(pond, state, stretch, radius, crossed, steps)
            else:
                points = evenly_spaced(found[at, 0], found[at, 1], density, steps)
            for each in range(points):
                if total < MAX_CANDIDATES:
                    out.couples[total], out.steps[total] = couple, steps[each]
                    total += 1
    return total


@native
def evenly_spaced(first: int, last: int, number: int, out: Ints) -> int:
    """Both ends and points between at equal distances."""
    if last == first or number == 1:
        out[0] = (first + last) // 2
        return 1
    for at in range(number):
        out[at] = first + (last - first) * at // (number - 1)
    return number


@native
def critical_points(
    pond: PondArrays, state: StateArrays, stretch: Stretch, radius: Ints, crossed: Ints, out: Ints
) -> int:  # fmt: skip
    """The middle and the ends of every piece between breakpoints: ends of the stretch, circles of `radius`
    (squared, by flower; 0 for none) round the flowers left, and the lines of the couples `crossed`."""
    cuts = np.empty(MAX_ON_STRETCH, np.int64)
    total = _circle_cuts(pond, state, stretch, radius, cuts)
    total = _line_cuts(pond, stretch, crossed, cuts, total)
    _sort(cuts, total)
    begin, number = stretch.first, 0
    for at in range(total + 1):
        end = cuts[at] if at < total else stretch.last
        if end < begin:
            continue
        if number + 3 > MAX_ON_STRETCH:
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
def _sort(cuts: Ints, total: int) -> None:
    """They are few, and to compile NumPy's own way takes a second."""
    for at in range(1, total):
        cut, place = cuts[at], at
        while place > 0 and cuts[place - 1] > cut:
            cuts[place] = cuts[place - 1]
            place -= 1
        cuts[place] = cut


@native
def _circle_cuts(pond: PondArrays, state: StateArrays, stretch: Stretch, radius: Ints, cuts: Ints) -> int:
    """Steps where the pawn crosses a flower's circle, each as the step before the crossing."""
    i, j, n = pond.a[stretch.couple], pond.b[stretch.couple], pond.steps[stretch.couple]
    ax, ay = float(pond.x[i]), float(pond.y[i])
    dx, dy = float(pond.x[j]) - ax, float(pond.y[j]) - ay
    length = dx * dx + dy * dy
    flowers, total = state.flowers[0], 0
    for f in range(pond.x.size):
        if radius[f] == 0 or f in (i, j) or not lies(flowers, f) or total + 4 > MAX_ON_STRETCH:
            continue
        ex, ey = float(pond.x[f]) - ax, float(pond.y[f]) - ay
        along, across = ex * dx + ey * dy, ex * dy - ey * dx
        room = float(radius[f]) * length - across * across
        if room < 0.0:
            continue
        half = np.sqrt(room)
        for way in (-1.0, 1.0):
            k = int(np.floor((along + way * half) * n / length))
            if stretch.first <= k < stretch.last:
                cuts[total] = k
                total += 1
    return total


@native
def _line_cuts(pond: PondArrays, stretch: Stretch, crossed: Ints, cuts: Ints, total: int) -> int:
    """Steps between which the pawn would stand on another couple's line, after those found before."""
    i, j, n = pond.a[stretch.couple], pond.b[stretch.couple], pond.steps[stretch.couple]
    ax, ay = float(pond.x[i]), float(pond.y[i])
    dx, dy = float(pond.x[j]) - ax, float(pond.y[j]) - ay
    own = np.sqrt(dx * dx + dy * dy)
    for couple in crossed:
        p, q = pond.a[couple], pond.b[couple]
        if p in (i, j) or q in (i, j) or total + 4 > MAX_ON_STRETCH:
            continue
        cx, cy = float(pond.x[p]), float(pond.y[p])
        gx, gy = float(pond.x[q]) - cx, float(pond.y[q]) - cy
        turn = dx * gy - dy * gx
        other = np.sqrt(gx * gx + gy * gy)
        if abs(turn) < 0.02 * own * other:
            continue
        t = ((cx - ax) * gy - (cy - ay) * gx) / turn
        u = ((cx - ax) * dy - (cy - ay) * dx) / turn
        reach = float(pond.pawn) * other / abs(turn)
        if u < 0.0 or u > 1.0:
            continue
        for way in (-1.0, 1.0):
            k = int(np.floor((t + way * reach) * n))
            if stretch.first <= k < stretch.last:
                cuts[total] = k
                total += 1
    return total
