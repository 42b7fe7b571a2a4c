"""Where holes lie, what a raft touches, and which holes of two rafts correspond."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.games.laguna.rules.geometry import (
    DELTA,
    HOLES,
    OPPOSITE,
    ORIENTS,
    POINTS,
    QUARTER_TURN,
    Orient,
    counterparts,
    is_middle,
    rim,
    shape,
    window,
)

orients, places = st.sampled_from(ORIENTS), st.integers(-3, 30)


@given(orients, places, places)
def test_a_window_is_six_cells_in_reading_order(orient: Orient, row: int, col: int) -> None:
    cells = window(orient, row, col)
    high, wide = shape(orient)
    assert cells == tuple(sorted(cells)) and len(set(cells)) == 6
    assert cells[0] == (row, col) and cells[-1] == (row + high - 1, col + wide - 1)


@given(orients, places, places)
def test_the_rim_is_every_neighbour_outside_and_no_corner(orient: Orient, row: int, col: int) -> None:
    cells = window(orient, row, col)
    around = {(r + down, c + right) for r, c in cells for down, right in DELTA.values()} - set(cells)
    assert {cell for cell, _ in rim(orient, row, col)} == around
    assert len(around) == 10


@given(orients, places, places)
def test_a_side_of_the_rim_faces_the_raft(orient: Orient, row: int, col: int) -> None:
    cells = window(orient, row, col)
    for (r, c), side in rim(orient, row, col):
        down, right = DELTA[side]
        assert (r + down, c + right) in cells


@pytest.mark.parametrize("orient", ORIENTS)
def test_lag50_between_rafts_that_lie_alike_a_hole_is_its_own_counterpart(orient: Orient) -> None:
    assert all(counterparts(orient, orient, hole) == (hole,) for hole in HOLES)


@pytest.mark.parametrize(("mine", "theirs"), [("H", "V"), ("V", "H")])
def test_a16_between_crossed_rafts_corners_meet_corners_and_middles_either_middle(mine: Orient, theirs: Orient) -> None:
    for hole in HOLES:
        found = counterparts(mine, theirs, hole)
        assert all(hole in counterparts(theirs, mine, other) for other in found)
        assert len(found) == (2 if is_middle(mine, hole) else 1)
        assert all(is_middle(theirs, other) == is_middle(mine, hole) for other in found)


def test_a16_a_corner_keeps_its_compass_direction() -> None:
    for hole in (0, 2, 3, 5):
        (other,) = counterparts("H", "V", hole)
        (down, right), (low, far) = window("H", 0, 0)[hole], window("V", 0, 0)[other]
        assert (down > 0, right > 0) == (low > 0, far > 0)


def test_a_quarter_turn_turns_every_arrow_clockwise() -> None:
    ways = "NESW"
    for arrow, turned in QUARTER_TURN.items():
        assert ways.index(POINTS[turned]) == (ways.index(POINTS[arrow]) + 1) % 4
    assert all(QUARTER_TURN[QUARTER_TURN[arrow]] != arrow for arrow in POINTS)


def test_opposite_ways_cancel() -> None:
    for way, other in OPPOSITE.items():
        assert (DELTA[way][0] + DELTA[other][0], DELTA[way][1] + DELTA[other][1]) == (0, 0)
