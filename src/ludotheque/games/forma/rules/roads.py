"""A player's cells as a graph: dead ends pruned, stretches without a junction drawn together."""

from collections.abc import Iterable
from dataclasses import dataclass

from ludotheque.games.forma.rules.board import SIDES
from ludotheque.games.forma.rules.flows import Network
from ludotheque.games.forma.rules.pieces import Cell

NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3


@dataclass(frozen=True)
class Roads:
    """Places with the cells each stands for, their neighbours and the sides of the board they lie on."""

    cells: tuple[tuple[Cell, ...], ...]
    beside: tuple[tuple[int, ...], ...]
    sides: tuple[frozenset[int], ...]
    rows: int
    cols: int

    def __len__(self) -> int:
        return len(self.cells)

    def at(self, side: int) -> list[int]:
        return [place for place in range(len(self)) if side in self.sides[place]]

    def axis(self, start: int, goal: int) -> "Axis":
        return Axis(self, start, goal)

    def crossing_at(self, place: int) -> bool:
        """Four arms from a place to the four sides, disjoint but for it: a crossing of one bridge an axis."""
        size = len(self)
        wanted = [side for side in range(4) if side not in self.sides[place]]
        network = Network(2 * size + 5)
        source, sink = 2 * place + 1, 2 * size + 4
        for side in wanted:
            network.arc(2 * size + side, sink)
            for end in self.at(side):
                network.arc(2 * end + 1, 2 * size + side)
        for a in range(size):
            if a != place:
                network.arc(2 * a, 2 * a + 1)
            for b in self.beside[a]:
                network.arc(2 * a + 1, 2 * b)
        return network.send(source, sink, len(wanted))


class Axis:
    """Roads from one side of the board to the opposite one; built once, asked again under other prices."""

    def __init__(self, roads: Roads, start: int, goal: int) -> None:
        size = len(roads)
        self.network = network = Network(2 * size + 2)
        self._source, self._sink = 2 * size, 2 * size + 1
        self._through = [network.arc(2 * place, 2 * place + 1) for place in range(size)]
        self._starts = {place: network.arc(2 * size, 2 * place) for place in roads.at(start)}
        self._goals = {place: network.arc(2 * place + 1, 2 * size + 1) for place in roads.at(goal)}
        self._steps = {(a, b): network.arc(2 * a + 1, 2 * b) for a in range(size) for b in roads.beside[a]}

    def cheapest(self, count: int, prices: list[int]) -> list[list[int]] | None:
        """So many disjoint roads, as cheap as possible together; None if there are not so many."""
        network = self.network
        network.clear()
        for arc, price in zip(self._through, prices, strict=True):
            network.cost[arc], network.cost[arc + 1] = price, -price
        if not network.send(self._source, self._sink, count):
            return None
        after = {a: b for (a, b), arc in self._steps.items() if network.used(arc)}
        ends = {place for place, arc in self._goals.items() if network.used(arc)}
        return [_followed(place, after, ends) for place, arc in self._starts.items() if network.used(arc)]

    def most(self) -> int:
        """How many disjoint roads there are (Menger)."""
        self.network.clear()
        for arc in self._through:
            self.network.cost[arc] = self.network.cost[arc + 1] = 0
        count = 0
        while self.network.send(self._source, self._sink, 1):
            count += 1
        return count


def _followed(place: int, after: dict[int, int], ends: set[int]) -> list[int]:
    road = [place]
    while road[-1] not in ends:
        road.append(after[road[-1]])
    return road


def of_cells(cells: Iterable[Cell], rows: int, cols: int) -> Roads:
    """The graph of a player's cells that any bridge can use."""
    at = {cell: sides(cell, rows, cols) for cell in cells}
    beside = {cell: {(cell[0] + d, cell[1] + r) for d, r in SIDES} & at.keys() for cell in at}
    _prune(beside, at)
    stretches = _stretches(beside, at)
    place_of = {cell: place for place, stretch in enumerate(stretches) for cell in stretch}
    around = tuple(
        tuple(sorted({place_of[other] for cell in stretch for other in beside[cell]} - {place}))
        for place, stretch in enumerate(stretches)
    )
    lying = tuple(frozenset(side for cell in stretch for side in at[cell]) for stretch in stretches)
    return Roads(tuple(stretches), around, lying, rows, cols)


def sides(cell: Cell, rows: int, cols: int) -> frozenset[int]:
    """The sides of the board that a cell lies on."""
    row, col = cell
    edges = ((NORTH, row == 0), (EAST, col == cols - 1), (SOUTH, row == rows - 1), (WEST, col == 0))
    return frozenset(side for side, there in edges if there)


def _prune(beside: dict[Cell, set[Cell]], sides: dict[Cell, frozenset[int]]) -> None:
    """A cell with one way in and none out is on no bridge."""
    dead = [cell for cell in beside if len(beside[cell]) + len(sides[cell]) < 2]
    while dead:
        cell = dead.pop()
        for other in beside.pop(cell, ()):
            beside[other].discard(cell)
            if len(beside[other]) + len(sides[other]) == 1:
                dead.append(other)


def _stretches(beside: dict[Cell, set[Cell]], sides: dict[Cell, frozenset[int]]) -> list[tuple[Cell, ...]]:
    """Cells in a row with two neighbours each make one place: two bridges can never meet in one alone."""
    plain = {cell for cell in beside if len(beside[cell]) == 2 and not sides[cell]}
    stretches: list[tuple[Cell, ...]] = [(cell,) for cell in sorted(beside.keys() - plain)]
    left = set(plain)
    for cell in sorted(plain):
        if cell in left:
            stretches.append(_stretch(cell, left, beside))
    return stretches


def _stretch(cell: Cell, left: set[Cell], beside: dict[Cell, set[Cell]]) -> tuple[Cell, ...]:
    left.discard(cell)
    line = [cell]
    for _ in range(2):
        while onward := sorted(beside[line[-1]] & left):
            left.discard(onward[0])
            line.append(onward[0])
        line.reverse()
    return tuple(line)
