from decimal import Decimal, getcontext
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.games.lacuna.rules.geometry import (
    Line,
    Point,
    Shadow,
    equal,
    free_stretches,
    nearest,
    obstructs,
    shadow,
    squared,
)

getcontext().prec = 60
points = st.builds(Point, st.integers(-2000, 2000), st.integers(-2000, 2000))
reaches = st.integers(1, 900)


def true_distance(a: Point, b: Point, centre: Point) -> Fraction:
    """Squared distance from a point to a segment, by rational arithmetic."""
    length = squared(a, b)
    along = (centre.x - a.x) * (b.x - a.x) + (centre.y - a.y) * (b.y - a.y)
    share = min(max(Fraction(along, length), Fraction(0)), Fraction(1)) if length else Fraction(0)
    x, y = a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)
    return (centre.x - x) ** 2 + (centre.y - y) ** 2


@given(points, points, points, reaches)
def test_obstruction_is_a_true_distance_below_the_radius(a: Point, b: Point, centre: Point, radius: int) -> None:
    assert obstructs(a, b, centre, radius) is (true_distance(a, b, centre) < radius**2)


@given(points, points)
def test_the_steps_of_a_line_lead_from_one_end_to_the_other(a: Point, b: Point) -> None:
    line = Line(a, b)
    assert (line.at(0), line.at(line.steps)) == (a, b)


@given(points, points)
def test_all_steps_differ_and_lie_within_half_a_unit_of_the_line(a: Point, b: Point) -> None:
    line = Line(a, b)
    steps = [line.at(k) for k in range(0, line.steps + 1, max(line.steps // 50, 1))]
    assert len(set(steps)) == len(steps)
    assert all(true_distance(a, b, step) <= Fraction(1, 4) for step in steps)


def pointwise(line: Line, centre: Point, reach: int) -> list[int]:
    return [k for k in range(line.steps + 1) if squared(line.at(k), centre) < reach**2]


@given(points, points, points, reaches)
def test_a_shadow_spans_the_forbidden_steps(a: Point, b: Point, centre: Point, reach: int) -> None:
    line = Line(a, b)
    forbidden, dark = pointwise(line, centre, reach), shadow(line, centre, reach) if a != b else None
    if a == b:
        return
    if not forbidden:
        assert dark is None
        return
    assert dark and (dark.first, dark.last) == (forbidden[0], forbidden[-1])
    between = set(range(forbidden[0], forbidden[-1])) - set(forbidden)
    assert set(dark.legal) == between


@given(points, points, st.integers(-2, 2), st.integers(20, 80), reaches)
def test_a_shadow_is_exact_where_the_line_is_nearly_tangent(
    a: Point, b: Point, off: int, percent: int, reach: int
) -> None:
    line = Line(a, b)
    if line.steps < 10:
        return
    foot = line.at(line.steps * percent // 100)
    length = Decimal(squared(a, b)).sqrt()
    out = Decimal(reach + off) / length
    centre = Point(foot.x + round(out * (a.y - b.y)), foot.y + round(out * (b.x - a.x)))
    forbidden, dark = pointwise(line, centre, reach), shadow(line, centre, reach)
    shaded = [] if dark is None else [k for k in range(dark.first, dark.last + 1) if k not in dark.legal]
    assert shaded == forbidden


def test_stretches_are_what_shadows_leave() -> None:
    line = Line(Point(0, 0), Point(100, 0))
    dark = [shadow(line, Point(x, 0), 10) for x in (30, 35, 100)]
    assert free_stretches(line.steps, [each for each in dark if each]) == ((0, 20), (45, 90))


ends = st.tuples(st.integers(0, 60), st.integers(0, 60))


@given(st.lists(ends, max_size=5))
def test_stretches_hold_every_step_in_no_shadow_and_are_as_long_as_can_be(found: list[tuple[int, int]]) -> None:
    steps, cast = 60, [Shadow(min(both), max(both), ()) for both in found]
    dark = {k for each in cast for k in range(each.first, each.last + 1)}
    free = free_stretches(steps, cast)
    assert [k for first, last in free for k in range(first, last + 1)] == [k for k in range(steps + 1) if k not in dark]
    assert all(last + 1 < first for (_, last), (first, _) in pairwise(free))


def test_a_line_without_length_has_no_shadow() -> None:
    assert shadow(Line(Point(5, 5), Point(5, 5)), Point(5, 6), 10) is None


@given(points, points, points)
def test_a_smaller_disc_obstructs_no_more_lines(a: Point, b: Point, centre: Point) -> None:
    """So that pawns no larger than flowers never block where a flower would not."""
    assert not obstructs(a, b, centre, 300) or obstructs(a, b, centre, 301)


@given(points, points, points, reaches)
def test_obstruction_has_no_direction(a: Point, b: Point, centre: Point, radius: int) -> None:
    assert obstructs(a, b, centre, radius) == obstructs(b, a, centre, radius)


@given(st.integers(0, 50_000), st.integers(0, 50_000), st.integers(0, 200))
def test_equality_within_a_tolerance_is_that_of_the_roots(a: int, b: int, tolerance: int) -> None:
    assert equal(a, b, tolerance) is (abs(Decimal(a).sqrt() - Decimal(b).sqrt()) <= tolerance)


@pytest.mark.parametrize("pawns", [((), ()), ((Point(5, 0),), (Point(0, 5),))])
def test_a_flower_without_a_nearer_player_goes_to_nobody(pawns: tuple[tuple[Point, ...], tuple[Point, ...]]) -> None:
    assert nearest(Point(0, 0), pawns).seat is None


def test_several_equally_near_pawns_of_one_player_change_nothing() -> None:
    assert nearest(Point(0, 0), ((Point(5, 0), Point(0, 5)), (Point(4, 0), Point(90, 90)))).seat == 1


side = st.lists(points, max_size=6)


@given(points, side, side)
def test_ownership_is_the_lexicographic_comparison(flower: Point, gold: list[Point], silver: list[Point]) -> None:
    first, second = (sorted(squared(flower, pawn) for pawn in each) for each in (gold, silver))
    common = min(len(first), len(second))
    if first[:common] != second[:common]:
        expected: int | None = 0 if first[:common] < second[:common] else 1
    else:
        expected = None if len(first) == len(second) else int(len(second) > len(first))
    assert nearest(flower, (gold, silver)).seat == expected


@given(points, side, side, st.integers(0, 60))
def test_ownership_mirrors_when_the_players_change_places(
    flower: Point, gold: list[Point], silver: list[Point], tolerance: int
) -> None:
    one, other = nearest(flower, (gold, silver), tolerance), nearest(flower, (silver, gold), tolerance)
    assert (one.seat is None) == (other.seat is None)
    assert one.seat is None or one.seat == 1 - (other.seat or 0)
