"""Exact integer geometry (LCN-5): no float decides anything; formulas F1 to F6 of the rule file."""

from collections.abc import Sequence
from math import isqrt
from typing import NamedTuple


class Point(NamedTuple):
    """In hundredths of a millimetre from the pond's centre, x to the right, y downwards."""

    x: int
    y: int


def squared(a: Point, b: Point) -> int:
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2


def obstructs(a: Point, b: Point, centre: Point, radius: int) -> bool:
    """F1: a disc comes nearer to the segment than its radius; a tangent line is free (LCN-20)."""
    dx, dy, ex, ey = b.x - a.x, b.y - a.y, centre.x - a.x, centre.y - a.y
    length, along = dx * dx + dy * dy, ex * dx + ey * dy
    if along <= 0:
        return ex * ex + ey * ey < radius * radius
    if along >= length:
        return squared(centre, b) < radius * radius
    across = ex * dy - ey * dx
    return across * across < radius * radius * length


class Line(NamedTuple):
    """The lattice points of a pair (F2), counted from the flower with the lower id."""

    a: Point
    b: Point

    @property
    def steps(self) -> int:
        return max(abs(self.b.x - self.a.x), abs(self.b.y - self.a.y))

    def at(self, k: int) -> Point:
        """The point of step k; halves are rounded towards plus infinity."""
        n = self.steps or 1
        return Point(
            self.a.x + (2 * k * (self.b.x - self.a.x) + n) // (2 * n),
            self.a.y + (2 * k * (self.b.y - self.a.y) + n) // (2 * n),
        )


class Shadow(NamedTuple):
    """The steps that one obstacle forbids: from the first to the last, but for the legal ones between (F4)."""

    first: int
    last: int
    legal: tuple[int, ...]


def shadow(line: Line, centre: Point, reach: int) -> Shadow | None:
    """The steps nearer to an obstacle than `reach`: rounding moves a point by less than one unit, so only
    the steps between the chords of reach − 1 and reach + 1 need the exact test."""
    outer = _chord(line, centre, reach + 1)
    if outer is None:
        return None
    low, high = outer
    inner = _chord(line, centre, reach - 1)
    doubtful = range(low, high + 1) if inner is None else (*range(low, inner[0]), *range(inner[1] + 1, high + 1))
    near = {k for k in doubtful if squared(line.at(k), centre) < reach * reach}
    ends = near if inner is None or inner[0] > inner[1] else near | {inner[0], inner[1]}
    if not ends:
        return None
    first, last = min(ends), max(ends)
    return Shadow(first, last, tuple(k for k in doubtful if first < k < last and k not in near))


def _chord(line: Line, centre: Point, reach: int) -> tuple[int, int] | None:
    """The steps of the true line within `reach`, each end at most one step too far out or in."""
    n = line.steps
    if n == 0 or reach <= 0:
        return None
    dx, dy = line.b.x - line.a.x, line.b.y - line.a.y
    ex, ey = centre.x - line.a.x, centre.y - line.a.y
    length, along, across = dx * dx + dy * dy, ex * dx + ey * dy, ex * dy - ey * dx
    room = reach * reach * length - across * across
    if room < 0:
        return None
    half = isqrt(room)
    low, high = -((half - along) * n // length), (along + half) * n // length
    return (max(low, 0), min(high, n)) if low <= n and high >= 0 else None


def free_stretches(steps: int, shadows: Sequence[Shadow]) -> tuple[tuple[int, int], ...]:
    """What the shadows leave of 0 … steps, as closed stretches."""
    left, start = [], 0
    for cast in sorted(shadows):
        if cast.first > start:
            left.append((start, cast.first - 1))
        start = max(start, cast.last + 1)
    if start <= steps:
        left.append((start, steps))
    return tuple(left)


def equal(a: int, b: int, tolerance: int) -> bool:
    """F6: two squared distances whose roots differ by at most the tolerance."""
    low, high = min(a, b), max(a, b)
    margin = high - low - tolerance * tolerance
    return margin <= 0 or margin * margin <= 4 * tolerance * tolerance * low


class Nearest(NamedTuple):
    """Who takes a flower, and the squared distances compared until that was clear (F5)."""

    seat: int | None
    compared: tuple[tuple[int, int], ...]


def nearest(flower: Point, pawns: tuple[Sequence[Point], Sequence[Point]], tolerance: int = 0) -> Nearest:
    """LCN-31 to LCN-34: nearest pawns first, then second nearest …, then the longer list, then nobody."""
    first, second = (sorted(squared(flower, pawn) for pawn in side) for side in pawns)
    compared: list[tuple[int, int]] = []
    for a, b in zip(first, second, strict=False):
        compared.append((a, b))
        if not equal(a, b, tolerance):
            return Nearest(0 if a < b else 1, tuple(compared))
    longer = None if len(first) == len(second) else int(len(second) > len(first))
    return Nearest(longer, tuple(compared))
