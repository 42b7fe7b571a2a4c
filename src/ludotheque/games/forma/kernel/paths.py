"""How far a seat is from a bridge: the fewest free cells on a way from edge to edge, own cells costing nothing."""

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.forma.kernel.arrays import (
    ELEMENT,
    FREE,
    MARKER,
    ON_OBSTACLE,
    ON_TOWER,
    PLANE,
    WIDE,
    Codes,
    Ints,
    Position,
)
from ludotheque.games.forma.kernel.play import jit

FAR = 99
Floats = NDArray[np.float64]


@jit
def step_costs(cells: Codes, seat: int, out: Ints) -> None:
    """0 on own cells (FRM-26), 1 on free ones, FAR on the rest."""
    for at in range(PLANE):
        code = cells[at]
        if code == FREE:
            out[at] = 1
        elif code == ELEMENT + seat or code == MARKER + seat or code == ON_OBSTACLE + seat or code == ON_TOWER + seat:
            out[at] = 0
        else:
            out[at] = FAR


@jit
def edge_cell(axis: int, far_side: bool, i: int, rows: int, cols: int) -> int:
    """The i-th cell of the north or west edge, or of the one opposite."""
    if axis == 0:
        return (rows if far_side else 1) * WIDE + i + 1
    return (i + 1) * WIDE + (cols if far_side else 1)


@jit
def distances(costs: Ints, axis: int, far_side: bool, rows: int, cols: int, out: Ints, came: Ints) -> None:
    """The cost of the cheapest way from an edge to every cell, the cell's own cost included."""
    out[:] = FAR
    now = np.empty(PLANE, np.int64)
    later = np.empty(PLANE, np.int64)
    waiting, delayed = 0, 0
    for i in range(cols if axis == 0 else rows):
        at = edge_cell(axis, far_side, i, rows, cols)
        if costs[at] < FAR:
            out[at] = costs[at]
            came[at] = 0
            if costs[at] == 0:
                now[waiting] = at
                waiting += 1
            else:
                later[delayed] = at
                delayed += 1
    cost = 0
    while waiting or delayed:
        while waiting:
            waiting -= 1
            at = now[waiting]
            for step in (-WIDE, -1, 1, WIDE):
                beside = at + step
                reached = cost + costs[beside]
                if reached < out[beside]:
                    out[beside] = reached
                    came[beside] = at
                    if costs[beside] == 0:
                        now[waiting] = beside
                        waiting += 1
                    else:
                        later[delayed] = beside
                        delayed += 1
        now, later = later, now
        waiting, delayed = delayed, 0
        cost += 1


@jit
def _nearest_end(out: Ints, axis: int, rows: int, cols: int) -> int:
    best, end = FAR, 0
    for i in range(cols if axis == 0 else rows):
        at = edge_cell(axis, True, i, rows, cols)
        if out[at] < best:
            best, end = out[at], at
    return end


@jit
def bridge_hopes(position: Position, seat: int, hope: Floats, most: int) -> float:
    """The sum of hopes over both axes: for each the cheapest ways that share no cell, one after the other."""
    rows, cols = position.rows, position.cols
    costs = np.empty(PLANE, np.int64)
    left = np.empty(PLANE, np.int64)
    out = np.empty(PLANE, np.int64)
    came = np.empty(PLANE, np.int64)
    step_costs(position.cells, seat, costs)
    total = 0.0
    for axis in range(2):
        left[:] = costs
        for _ in range(most):
            distances(left, axis, False, rows, cols, out, came)
            at = _nearest_end(out, axis, rows, cols)
            if at == 0:
                break
            total += hope[out[at]]
            while at:
                left[at] = FAR
                at = came[at]
    return total


@jit
def add_bridge_gains(position: Position, seat: int, hope: Floats, weight: float, out: Floats) -> None:
    """Where a cell would bring the seat nearer to a bridge, or keep it away."""
    rows, cols = position.rows, position.cols
    costs = np.empty(PLANE, np.int64)
    ahead = np.empty(PLANE, np.int64)
    behind = np.empty(PLANE, np.int64)
    came = np.empty(PLANE, np.int64)
    step_costs(position.cells, seat, costs)
    for axis in range(2):
        distances(costs, axis, False, rows, cols, ahead, came)
        end = _nearest_end(ahead, axis, rows, cols)
        if end == 0 or ahead[end] == 0:
            continue
        best = ahead[end]
        distances(costs, axis, True, rows, cols, behind, came)
        gain = weight * (hope[best - 1] - hope[best])
        for at in range(PLANE):
            if costs[at] == 1:
                slack = ahead[at] + behind[at] - 1 - best
                if slack <= 2:
                    out[at] += gain / (1.0 + slack)
