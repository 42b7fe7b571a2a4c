"""A board as arrays: every table against the board it was made from."""

import pytest

from ludotheque.games.laguna.kernel.arrays import cover_of, sea_map
from ludotheque.games.laguna.rules.board_text import house
from ludotheque.games.laguna.rules.geometry import DELTA, DIRECTIONS, HOLES, ORIENTS, POINTS, Orient, window
from ludotheque.games.laguna.rules.state import Raft

SEAS = [pytest.param(side, orient, id=f"{side}-{orient}") for side in ("easy", "hard") for orient in ORIENTS]


@pytest.mark.parametrize(("side", "orient"), SEAS)
def test_a_window_is_valid_where_a_raft_can_lie(side: str, orient: Orient) -> None:
    board, found = house(side), sea_map(house(side), orient)
    places = {(row, col) for row in range(24) for col in range(24) if board.is_sea(orient, row, col)}
    assert {found.anchor(place) for place in found.windows} == places
    assert len(places) == 420


@pytest.mark.parametrize(("side", "orient"), SEAS)
def test_symbols_lie_under_the_holes_that_the_masks_name(side: str, orient: Orient) -> None:
    board, found = house(side), sea_map(house(side), orient)
    for place in found.windows:
        under = board.under(orient, *found.anchor(place))
        for hole in HOLES:
            assert bool(found.sea.reefs[place] >> hole & 1) == (under[hole] == "x")
            for number, way in enumerate(DIRECTIONS):
                pointing = under[hole] in POINTS and POINTS[under[hole]] == way
                assert bool(found.sea.arrows[place, number] >> hole & 1) == pointing
        assert found.symbols(place) == sum(symbol != "." for symbol in under)
        assert found.reef_count(place) == under.count("x")


@pytest.mark.parametrize(("side", "orient"), SEAS)
def test_a_neighbour_is_one_step_on_and_the_way_back_leads_home(side: str, orient: Orient) -> None:
    found = sea_map(house(side), orient)
    for place in found.windows:
        row, col = found.anchor(place)
        for number, way in enumerate(DIRECTIONS):
            there = int(found.sea.neighbours[place, number])
            down, right = DELTA[way]
            free = house(side).is_sea(orient, row + down, col + right)
            assert (there >= 0) == free
            if free:
                assert found.anchor(there) == (row + down, col + right)
                assert int(found.sea.neighbours[there, (number + 2) % 4]) == place


@pytest.mark.parametrize(("side", "orient"), SEAS)
def test_docks_are_the_windows_that_touch_a_part(side: str, orient: Orient) -> None:
    board, found = house(side), sea_map(house(side), orient)
    for part in "ABCDEFGH@":
        touching = [place for place in found.windows if part in board.touched(orient, *found.anchor(place))]
        assert sorted(found.docks[part]) == touching


@pytest.mark.parametrize("orient", ORIENTS)
def test_other_rafts_take_their_cells_from_the_sea(orient: Orient) -> None:
    taken = frozenset(window("H", 2, 4) + window("V", 8, 8))
    whole = sea_map(house("easy"), orient)
    found = whole.blocked(taken)
    left = [place for place in whole.windows if not taken & set(window(orient, *whole.anchor(place)))]
    assert found.windows == left and len(left) < len(whole.windows)
    assert set(found.docks["A"]) == set(whole.docks["A"]) & set(left)
    assert whole.blocked(frozenset()) is whole


def test_a_cover_is_the_mask_of_the_covered_holes() -> None:
    assert cover_of(Raft("H", 0, 0, "r--g-b")) == 0b101001
    assert cover_of(Raft("H", 0, 0)) == 0
