"""The compiled geometry against the plain one."""

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.games.lacuna.kernel import geometry as compiled
from ludotheque.games.lacuna.rules.geometry import Line, Point, obstructs, shadow

FARTHEST = 34189
"""The largest reach that sizes may have: products still fit 64 bits."""
points = st.builds(Point, st.integers(-FARTHEST, FARTHEST), st.integers(-FARTHEST, FARTHEST))
radii = st.integers(1, 3000)


@given(points, points, points, radii)
def test_both_judge_the_same_obstructions(a: Point, b: Point, centre: Point, radius: int) -> None:
    assert compiled.obstructs(*a, *b, *centre, radius) is obstructs(a, b, centre, radius)


@given(points, points, st.integers(0, 100))
def test_both_find_the_same_points_of_a_line(a: Point, b: Point, percent: int) -> None:
    line = Line(a, b)
    if a != b:
        k = line.steps * percent // 100
        assert compiled.point_at(*a, *b, line.steps, k) == line.at(k)


@given(points, points, points, radii)
def test_both_cast_the_same_shadows(a: Point, b: Point, centre: Point, reach: int) -> None:
    _compare(Line(a, b), centre, reach)


@given(points, points, st.integers(0, 100), st.integers(-2, 2), radii)
def test_shadows_agree_where_a_line_is_nearly_tangent(a: Point, b: Point, percent: int, off: int, reach: int) -> None:
    line = Line(a, b)
    foot = line.at(line.steps * percent // 100)
    length = max(line.steps, 1)
    beside = Point(foot.x + (reach + off) * (a.y - b.y) // length, foot.y + (reach + off) * (b.x - a.x) // length)
    _compare(line, beside, reach)


def _compare(line: Line, centre: Point, reach: int) -> None:
    if line.steps == 0:
        return
    plain = shadow(line, centre, reach)
    found = compiled.shadow(*line.a, *line.b, line.steps, *centre, reach)
    assert found == ((1, 0) if plain is None else (plain.first, plain.last))
