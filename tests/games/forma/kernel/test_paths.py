"""How far a seat is from a bridge, against a plain shortest path."""

from heapq import heappop, heappush

import numpy as np
import pytest
from hypothesis import given, settings

from games.forma.playing import forma, positions
from ludotheque.games.forma.kernel.arrays import PLANE, WIDE, position_of
from ludotheque.games.forma.kernel.evaluation import hopes
from ludotheque.games.forma.kernel.paths import FAR, add_bridge_gains, bridge_hopes, distances, step_costs
from ludotheque.games.forma.rules.board import SIDES, Board, own_letters
from ludotheque.games.forma.rules.pieces import Cell
from ludotheque.games.forma.rules.state import State


def shortest(board: Board, seat: int, axis: int) -> dict[Cell, int]:
    """Dijkstra from the north or west edge: free cells cost one, own cells nothing."""
    cost = dict.fromkeys(board.find(own_letters(seat)), 0) | dict.fromkeys(board.find("."), 1)
    heap = [(price, cell) for cell, price in cost.items() if cell[axis] == 0]
    far: dict[Cell, int] = {}
    while heap:
        reached, (row, col) = heappop(heap)
        if (row, col) in far:
            continue
        far[row, col] = reached
        for down, right in SIDES:
            beside = (row + down, col + right)
            if beside in cost and beside not in far:
                heappush(heap, (reached + cost[beside], beside))
    return far


@settings(max_examples=15, deadline=None)
@given(positions)
@pytest.mark.parametrize("axis", [0, 1])
def test_distances_are_those_of_a_plain_shortest_path(axis: int, state: State) -> None:
    position = position_of(state)
    costs, out, came = (np.empty(PLANE, np.int64) for _ in range(3))
    step_costs(position.cells, 0, costs)
    distances(costs, axis, False, position.rows, position.cols, out, came)
    expected = shortest(state.board, 0, axis)
    for row in range(state.board.rows):
        for col in range(state.board.cols):
            assert out[(row + 1) * WIDE + col + 1] == expected.get((row, col), FAR)


HOPE = hopes()


@pytest.mark.parametrize(
    ("drawing", "missing"),
    [
        ("A../A../A..", (0, 2)),
        ("A../.../A..", (1, 2)),
        (".../.../...", (3, 3)),
        ("a../1../A..", (0, 2)),
        ("###/A../A..", (None, 2)),
        ("BBB/BBB/BBB", (None, None)),
    ],
)
def test_the_hope_of_a_bridge_is_that_of_its_missing_cells(
    drawing: str, missing: tuple[int | None, int | None]
) -> None:
    position = position_of(forma().initial(f"pos:{drawing}"))
    expected = sum(HOPE[cells] for cells in missing if cells is not None)
    assert bridge_hopes(position, 0, HOPE, 1) == pytest.approx(expected)


def test_a_second_bridge_takes_other_cells_than_the_first() -> None:
    position = position_of(forma().initial("pos:A.A/A.A/A.A"))
    one, two = (bridge_hopes(position, 0, HOPE, most) for most in (1, 2))
    assert one == pytest.approx(HOPE[0] + HOPE[1])
    assert two == pytest.approx(2 * HOPE[0] + 2 * HOPE[1])


def gained(drawing: str, seat: int) -> dict[Cell, float]:
    """The cells whose covering changes the seat's way to a bridge."""
    position, out = position_of(forma().initial(f"pos:{drawing}")), np.zeros(PLANE)
    add_bridge_gains(position, seat, HOPE, 1.0, out)
    found = {divmod(at, WIDE): float(out[at]) for at in range(PLANE) if out[at]}
    return {(row - 1, col - 1): gain for (row, col), gain in found.items()}


def test_the_one_missing_cell_gains_most() -> None:
    gains = gained("AB.../A..../..B../A..../A....", 0)
    assert max(gains, key=lambda cell: gains[cell]) == (2, 0)


def test_a_bridge_that_stands_or_cannot_be_gains_nothing() -> None:
    assert gained("ABB/ABB/ABB", 0) == {}
    assert gained("A#./BBB/A#.", 0) == {}
