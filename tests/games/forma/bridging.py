"""Bridges by brute force on small boards, and a check of drawn ones: what the counting is measured against."""

import random
from itertools import combinations, pairwise

from ludotheque.games.forma.rules.bridges import Bridges
from ludotheque.games.forma.rules.pieces import Cell, Cells


def paths(cells: frozenset[Cell], axis: int, length: int) -> list[frozenset[Cell]]:
    """Every chordless path from one edge to the other; a longer one never helps."""
    found: set[frozenset[Cell]] = set()

    def grow(line: list[Cell]) -> None:
        if line[-1][axis] == length - 1:
            found.add(frozenset(line))
            return
        row, col = line[-1]
        for onward in ((row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1)):
            if onward in cells and onward[axis] > 0 and sum(beside(onward, other) for other in line) == 1:
                grow([*line, onward])

    for cell in cells:
        if cell[axis] == 0:
            grow([cell])
    return list(found)


def beside(one: Cell, other: Cell) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def families(found: list[frozenset[Cell]]) -> list[tuple[frozenset[Cell], ...]]:
    """Every set of disjoint paths, the empty one included."""
    listed: list[tuple[frozenset[Cell], ...]] = [()]
    frontier: list[tuple[int, tuple[frozenset[Cell], ...]]] = [(0, ())]
    while frontier:
        first, family = frontier.pop()
        for i in range(first, len(found)):
            if all(not found[i] & other for other in family):
                frontier.append((i + 1, (*family, found[i])))
                listed.append((*family, found[i]))
    return listed


def brute(cells: frozenset[Cell], rows: int, cols: int) -> int:
    downs, acrosses = families(paths(cells, 0, rows)), families(paths(cells, 1, cols))
    best = 0
    for down in sorted(downs, key=len, reverse=True):
        for across in acrosses:
            if len(down) + len(across) > best and all(len(p & q) == 1 for p in down for q in across):
                best = len(down) + len(across)
    return best


def check(bridges: Bridges, cells: Cells, rows: int, cols: int) -> None:
    """What is drawn is what is counted: chains over own cells, disjoint on an axis, crossing once."""
    for family, axis, length in ((bridges.down, 0, rows), (bridges.across, 1, cols)):
        for path in family:
            assert set(path) <= set(cells)
            assert len(set(path)) == len(path)
            assert {path[0][axis], path[-1][axis]} == {0, length - 1}
            assert all(beside(one, other) for one, other in pairwise(path))
        assert all(not set(one) & set(other) for one, other in combinations(family, 2))
    assert all(len(set(down) & set(across)) == 1 for down in bridges.down for across in bridges.across)


def scattered(rows: int, cols: int, share: float, chance: random.Random) -> Cells:
    return tuple((r, c) for r in range(rows) for c in range(cols) if chance.random() < share)
