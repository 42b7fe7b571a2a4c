"""A state as arrays and back."""

import numpy as np
import pytest
from hypothesis import given, settings

from games.forma.playing import forma, positions
from ludotheque.games.forma.kernel.arrays import BORDER, FREE, PLANE, TOWER, WIDE, board_of, position_of
from ludotheque.games.forma.rules.pieces import SHAPES
from ludotheque.games.forma.rules.scoring import sheet
from ludotheque.games.forma.rules.state import State


@settings(max_examples=30, deadline=None)
@given(positions)
def test_a_board_comes_back_from_its_arrays(state: State) -> None:
    assert board_of(position_of(state)) == state.board


@settings(max_examples=30, deadline=None)
@given(positions)
def test_free_cells_are_the_same_in_codes_and_in_bits(state: State) -> None:
    position = position_of(state)
    for row in range(state.board.rows):
        for col in range(state.board.cols):
            bit = bool(position.free[row] >> np.uint32(col) & np.uint32(1))
            assert bit == (position.cells[(row + 1) * WIDE + col + 1] == FREE) == state.board.free((row, col))


@settings(max_examples=20, deadline=None)
@given(positions)
def test_points_are_the_total_without_bridges_above_that_of_a_full_reserve(state: State) -> None:
    position = position_of(state)
    for seat in range(state.seats):
        line = sheet(state, seat, 0)
        whole = line.placed + line.reserve + line.discarded
        assert position.points[seat] == line.total + whole


def test_a_small_board_lies_in_the_corner_with_border_all_around() -> None:
    position = position_of(forma().initial("pos:..A/.#./..."))
    assert board_of(position).lines() == ["..A", ".#.", "..."]
    inside = {(row + 1) * WIDE + col + 1 for row in range(3) for col in range(3)}
    assert {at for at in range(PLANE) if position.cells[at] != BORDER} == inside
    assert [int(bits) for bits in position.free[:4]] == [0b011, 0b101, 0b111, 0]


def test_reserves_are_counted_by_shape() -> None:
    position = position_of(forma().initial("pos:... reserve0=I1,I1,F reserve1="))
    held = {shape: int(count) for shape, count in zip(SHAPES, position.reserves[0], strict=True) if count}
    assert held == {"I1": 2, "F": 1}
    assert not position.reserves[1].any()


@pytest.mark.parametrize(
    ("drawing", "stands"), [("pos:.../.T./...", True), ("pos:.A./A5A/.A.", False), ("pos:...", False)]
)
def test_the_tower_is_known_while_it_can_be_enclosed(drawing: str, stands: bool) -> None:
    position = position_of(forma().initial(drawing))
    assert (position.tower > 0) == stands
    if stands:
        assert position.cells[position.tower] == TOWER
