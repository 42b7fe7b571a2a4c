"""Compatible bridges found or refuted by CP-SAT, for the few questions that prices and cases leave open (§5).

A path that takes a short cut through a neighbour of its own only gets shorter, so that every bridge may be thought of
as a set of cells in which each has exactly two neighbours, its two ends one. No arcs are needed: a Boolean a cell and a
bridge says everything. Where two bridges of different axes meet, both go straight on: one that turned back would touch
the other without crossing it, and would have to meet it once more (Lemma 1).
"""

from collections.abc import Iterator
from itertools import combinations, pairwise, product
from typing import TYPE_CHECKING

from ludotheque.core.missing import extras_named
from ludotheque.games.forma.rules.board import SIDES
from ludotheque.games.forma.rules.pieces import Cell, Cells
from ludotheque.games.forma.rules.roads import Roads

if TYPE_CHECKING:
    from ortools.sat.python.cp_model import CpModel, CpSolver, IntVar

    Bridge = dict[Cell, IntVar]

Families = tuple[tuple[Cells, ...], tuple[Cells, ...]]

MOST_WORK = 60.0
"""About as many seconds; the hardest end of a real game known takes four."""


class Undecided(Exception):
    """Neither found nor refuted with the work that a game may wait for."""


def compatible(roads: Roads, a: int, b: int) -> Families | None:
    """So many bridges north–south and east–west, each two of different axes sharing one cell; None: there are none."""
    with extras_named():
        from ortools.sat.python import cp_model  # here, so that the plain rules start without it

    cells = tuple(sorted(cell for stretch in roads.cells for cell in stretch))
    model = cp_model.CpModel()
    rows, cols = roads.rows, roads.cols
    down = [_bridge(model, cells, 0, rows) for _ in range(a)]
    across = [_bridge(model, cells, 1, cols) for _ in range(b)]
    for family, axis, length in ((down, 0, rows), (across, 1, cols)):
        for cell in cells:
            model.add_at_most_one(bridge[cell] for bridge in family)
        for one, other in pairwise(family):
            _order(model, one, other, axis, length)
    for one, other in product(down, across):
        _cross(model, one, other, rows, cols)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_deterministic_time = MOST_WORK
    answer = solver.solve(model)
    if answer == cp_model.UNKNOWN:
        raise Undecided
    if answer == cp_model.INFEASIBLE:
        return None
    return tuple(_drawn(solver, bridge, 0) for bridge in down), tuple(_drawn(solver, bridge, 1) for bridge in across)


def _bridge(model: "CpModel", cells: Cells, axis: int, length: int) -> "Bridge":
    """One cell on each of its two edges, and as many neighbours as a path has."""
    bridge = {cell: model.new_bool_var("") for cell in cells}
    for edge in {0, length - 1}:
        model.add_exactly_one(bridge[cell] for cell in cells if cell[axis] == edge)
    for cell, here in bridge.items():
        beside = [bridge[other] for other in _beside(cell) if other in bridge]
        wanted = 2 - (cell[axis] == 0) - (cell[axis] == length - 1)
        # Of any so many neighbours at least one is on the bridge; of any too many at least one is not.
        for some in combinations(beside, max(0, len(beside) - wanted + 1)):
            model.add_bool_or(here.negated(), *some)
        for some in combinations(beside, wanted + 1):
            model.add_bool_or(here.negated(), *(other.negated() for other in some))
    return bridge


def _order(model: "CpModel", one: "Bridge", other: "Bridge", axis: int, length: int) -> None:
    """Bridges of an axis are alike, and keep their order from edge to edge."""
    for edge in {0, length - 1}:
        ends = [cell for cell in one if cell[axis] == edge]
        for first, second in product(ends, ends):
            if first[1 - axis] >= second[1 - axis]:
                model.add_bool_or(one[first].negated(), other[second].negated())


def _cross(model: "CpModel", down: "Bridge", across: "Bridge", rows: int, cols: int) -> None:
    """They share exactly one cell, and there both go straight on."""
    crossings = []
    for cell in down:
        lines = _lines(cell)
        around = [other for line in lines for other in line if 0 <= other[0] < rows and 0 <= other[1] < cols]
        if not all(other in down for other in around):
            model.add_bool_or(down[cell].negated(), across[cell].negated())
            continue
        here = model.new_bool_var("")
        crossings.append(here)
        model.add_implication(here, down[cell])
        model.add_implication(here, across[cell])
        model.add_bool_or(here, down[cell].negated(), across[cell].negated())
        for (before, after), bridge in product(lines, (down, across)):
            if before in bridge and after in bridge:
                model.add_bool_or(here.negated(), bridge[before].negated(), bridge[after])
                model.add_bool_or(here.negated(), bridge[before], bridge[after].negated())
    model.add_exactly_one(crossings)


def _drawn(solver: "CpSolver", bridge: "Bridge", axis: int) -> Cells:
    """The cells from the first edge on; what else is set goes round in circles and is left out."""
    used = {cell for cell, here in bridge.items() if solver.boolean_value(here)}
    line = [cell for cell in used if cell[axis] == 0]
    while onward := [cell for cell in _beside(line[-1]) if cell in used - set(line)]:
        line.append(onward[0])
    return tuple(line)


def _beside(cell: Cell) -> Iterator[Cell]:
    return ((cell[0] + down, cell[1] + right) for down, right in SIDES)


def _lines(cell: Cell) -> tuple[tuple[Cell, Cell], tuple[Cell, Cell]]:
    row, col = cell
    return ((row - 1, col), (row + 1, col)), ((row, col - 1), (row, col + 1))
