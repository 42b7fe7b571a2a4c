"""Where a pawn is worth trying: on a line, ownership changes only at the steps where the pawn crosses something."""

from typing import NamedTuple

import numpy as np

from ludotheque.games.lacuna.kernel.arrays import FARTHEST, Floats, Ints, PondArrays, StateArrays
from ludotheque.games.lacuna.kernel.compiled import compiled
from ludotheque.games.lacuna.kernel.play import lies, open_couples, stretches
from ludotheque.games.lacuna.kernel.room import MAX_ON_STRETCH, Room, new_room

MAX_CANDIDATES = 40_000
"""Of one position."""
CRITICAL = 0
"""Instead of a number of points a stretch: those where something changes."""


class Candidates(NamedTuple):
    """Placements by couple and step, with room for their values and for what is reckoned on the way to them."""

    couples: Ints
    steps: Ints
    values: Floats
    room: Room


class Stretch(NamedTuple):
    """Steps of a couple's line where a pawn may stand, both ends included."""

    couple: int
    first: int
    last: int


def new_candidates() -> Candidates:
    """Room for those of any position."""
    couples, steps = np.empty(MAX_CANDIDATES, np.int64), np.empty(MAX_CANDIDATES, np.int64)
    return Candidates(couples, steps, np.empty(MAX_CANDIDATES), new_room())


@compiled
def generate(
    pond: PondArrays, state: StateArrays, side: int, density: int, crossings: bool, out: Candidates
) -> int:  # fmt: skip
    """The candidates of a position: critical points, or so many a stretch; with `crossings` also those where the
    pawn begins to close another line. Returns their number."""
    free, total = out.room.lines[0], 0
    circles = draw_circles(pond, state, side, out.room) if density == CRITICAL else 0
    number = open_couples(pond, state, free)
    crossed = free[: number if crossings else 0]
    for at in range(number):
        total = add_line(pond, state, free[at], density, circles, crossed, out, total)
    return total


@compiled
def add_line(
    pond: PondArrays, state: StateArrays, couple: int, density: int, circles: int, crossed: Ints, out: Candidates,
    total: int,
) -> int:  # fmt: skip
    """The candidates on one line after those found before; returns how many they are together."""
    found, steps = out.room.found, out.room.points[1]
    for at in range(stretches(pond, state, couple, found)):
        if density == CRITICAL:
            points = critical_points(pond, Stretch(couple, found[at, 0], found[at, 1]), circles, crossed, out.room)
        else:
            points = evenly_spaced(found[at, 0], found[at, 1], density, steps)
        for each in range(min(points, MAX_CANDIDATES - total)):
            out.couples[total], out.steps[total] = couple, steps[each]
            total += 1
    return total


@compiled
def draw_circles(pond: PondArrays, state: StateArrays, side: int, room: Room) -> int:
    """Round every flower that is not the side's, through the other's nearest pawn: who comes within has it."""
    flowers, own, other, total = state.flowers[0], state.nearest[side], state.nearest[1 - side], 0
    ids, xs, ys, radii = room.marks[0], room.measures[0], room.measures[1], room.measures[2]
    for f in range(pond.x.size):
        if other[f] < min(own[f], FARTHEST) and lies(flowers, f):
            ids[total], xs[total], ys[total], radii[total] = f, pond.x[f], pond.y[f], other[f]
            total += 1
    return total


@compiled
def evenly_spaced(first: int, last: int, number: int, out: Ints) -> int:
    """Both ends and points between at equal distances."""
    if last == first or number == 1:
        out[0] = (first + last) // 2
        return 1
    for at in range(number):
        out[at] = first + (last - first) * at // (number - 1)
    return number


@compiled
def critical_points(pond: PondArrays, stretch: Stretch, circles: int, crossed: Ints, room: Room) -> int:
    """The middle and the ends of every piece between breakpoints: ends of the stretch, circles drawn round flowers, and
    the lines of the couples `crossed`."""
    cuts, out = room.points[0], room.points[1]
    total = _circle_cuts(pond, stretch, circles, room)
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


@compiled
def _sort(cuts: Ints, total: int) -> None:
    """They are few, and to compile NumPy's own way takes a second."""
    for at in range(1, total):
        cut, place = cuts[at], at
        while place > 0 and cuts[place - 1] > cut:
            cuts[place] = cuts[place - 1]
            place -= 1
        cuts[place] = cut


@compiled
def _circle_cuts(pond: PondArrays, stretch: Stretch, circles: int, room: Room) -> int:
    """Steps where the pawn crosses a flower's circle, each as the step before the crossing."""
    ids, xs, ys, radii, cuts = room.marks[0], room.measures[0], room.measures[1], room.measures[2], room.points[0]
    i, j, n = pond.a[stretch.couple], pond.b[stretch.couple], pond.steps[stretch.couple]
    ax, ay = float(pond.x[i]), float(pond.y[i])
    dx, dy = float(pond.x[j]) - ax, float(pond.y[j]) - ay
    length, total = dx * dx + dy * dy, 0
    for at in range(circles):
        ex, ey = xs[at] - ax, ys[at] - ay
        along, across = ex * dx + ey * dy, ex * dy - ey * dx
        room_left = radii[at] * length - across * across
        if room_left < 0.0 or ids[at] == i or ids[at] == j:
            continue
        half = np.sqrt(room_left)
        for way in (-1.0, 1.0):
            k = int(np.floor((along + way * half) * n / length))
            if stretch.first <= k < stretch.last:
                cuts[total] = k
                total += 1
    return total


@compiled
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
