"""The elements: every free polyomino of one to five squares, the single square twice (FRM-4)."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.games.forma.rules.board import SIDES
from ludotheque.games.forma.rules.pieces import (
    COPIES,
    DRAWN,
    ORIENTATIONS,
    SHAPES,
    VALUE,
    Cells,
    full_set,
    in_order,
    normal,
    shape_of,
    worth,
)

shapes = st.sampled_from(SHAPES)
steps = st.integers(-30, 30)


def grown(polyominoes: set[Cells]) -> set[Cells]:
    """Every fixed polyomino with one square more."""
    return {
        normal({*cells, (r + down, c + right)})
        for cells in polyominoes
        for r, c in cells
        for down, right in SIDES
        if (r + down, c + right) not in cells
    }


def test_every_polyomino_of_up_to_five_squares_is_an_orientation_of_one_shape() -> None:
    fixed: set[Cells] = {((0, 0),)}
    for squares in range(1, 6):
        own = [cells for shape in SHAPES if VALUE[shape] == squares for cells in ORIENTATIONS[shape]]
        assert Counter(own) == Counter(fixed)
        fixed = grown(fixed)


@given(shapes, st.data(), steps, steps)
def test_a_shape_is_known_wherever_it_lies_and_however_it_is_turned(
    shape: str, data: st.DataObject, down: int, right: int
) -> None:
    cells = data.draw(st.permutations(data.draw(st.sampled_from(ORIENTATIONS[shape]))))
    assert shape_of((r + down, c + right) for r, c in cells) == shape


@given(shapes, steps, steps)
def test_the_normal_form_begins_at_the_corner_in_reading_order(shape: str, down: int, right: int) -> None:
    moved = [(r + down, c + right) for r, c in ORIENTATIONS[shape][-1]]
    found = normal(reversed(moved))
    assert found == ORIENTATIONS[shape][-1]
    assert (min(r for r, _ in found), min(c for _, c in found)) == (0, 0)
    assert list(found) == sorted(found)


def test_squares_that_do_not_hang_together_are_no_shape() -> None:
    assert shape_of([(0, 0), (0, 2)]) is None
    assert shape_of([(0, 0), (1, 1)]) is None
    assert shape_of([(0, col) for col in range(6)]) is None


def test_a_drawing_is_one_of_the_orientations() -> None:
    for shape, drawing in DRAWN.items():
        rows = drawing.split("/")
        drawn = tuple((r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#")
        assert drawn in ORIENTATIONS[shape]


def test_two_colours_are_two_sets_taken_as_one() -> None:
    assert Counter(full_set(2)) == Counter(full_set(1) * 2)
    assert full_set(2) == in_order(full_set(1) * 2)
    assert sum(COPIES.values()) == len(full_set(1))


@given(st.lists(shapes))
def test_a_multiset_is_put_in_the_order_of_the_catalogue(held: list[str]) -> None:
    found = in_order(held)
    assert Counter(found) == Counter(held)
    assert list(found) == sorted(held, key=SHAPES.index)
    assert worth(found) == worth(held) == sum(VALUE[shape] for shape in held)
