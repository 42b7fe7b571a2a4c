"""Bridges are exact: checked against brute force on small boards, and every answer is checked by itself."""

import random
from itertools import combinations, pairwise

import pytest

from games.forma import sweeping
from ludotheque.games.forma.rules import crossings, proving, roads
from ludotheque.games.forma.rules.bridges import Bridges, largest
from ludotheque.games.forma.rules.pieces import Cell, Cells
from ludotheque.games.forma.rules.scoring import Sheet, told


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


@pytest.mark.parametrize("share", [0.5, 0.6, 0.7, 0.8])
@pytest.mark.parametrize(("rows", "cols", "number"), [(3, 3, 300), (4, 4, 250), (4, 5, 150), (5, 5, 60), (1, 4, 40)])
def test_the_largest_set_equals_brute_force(rows: int, cols: int, number: int, share: float):
    chance = random.Random(f"{rows} {cols} {share}")
    for _ in range(number):
        cells = scattered(rows, cols, share, chance)
        found = largest(cells, rows, cols)
        check(found, cells, rows, cols)
        assert len(found) == brute(frozenset(cells), rows, cols), cells


def test_an_independent_sweep_agrees_about_every_pair():
    chance = random.Random(11)
    decided = 0
    for _ in range(50):
        cells = scattered(6, 6, 0.7, chance)
        graph = roads.of_cells(cells, 6, 6)
        for a, b in ((1, 1), (1, 2), (2, 1), (2, 2)):
            if graph.axis(roads.NORTH, roads.SOUTH).most() >= a and graph.axis(roads.WEST, roads.EAST).most() >= b:
                alone, together = sweeping.swept(graph, a, b), crossings.compatible(graph, a, b)
                assert (alone is None) == (together is None)
                decided += 1
    assert decided > 40


def test_four_arms_and_the_sweep_agree_about_one_crossing():
    chance = random.Random(5)
    seen = set()
    for _ in range(100):
        graph = roads.of_cells(scattered(6, 6, 0.65, chance), 6, 6)
        crossing = any(graph.crossing_at(place) for place in range(len(graph)))
        assert crossing == (sweeping.swept(graph, 1, 1) is not None)
        seen.add(crossing)
    assert seen == {True, False}


def test_bridges_do_not_depend_on_turning_the_board():
    chance = random.Random(3)
    for _ in range(40):
        cells = scattered(7, 8, 0.62, chance)
        counts, rows, cols = set(), 7, 8
        for _ in range(4):
            cells, rows, cols = tuple(sorted((c, rows - 1 - r) for r, c in cells)), cols, rows
            counts.add(len(largest(cells, rows, cols)))
            counts.add(len(largest(tuple(sorted((r, cols - 1 - c) for r, c in cells)), rows, cols)))
        assert len(counts) == 1


def test_a_full_board_has_every_row_and_column():
    full = tuple((r, c) for r in range(20) for c in range(20))
    found = largest(full, 20, 20)
    check(found, full, 20, 20)
    assert len(found) == 40


def test_no_cells_make_no_bridge():
    assert largest((), 20, 20) == Bridges()


def test_what_cannot_be_settled_is_said_and_the_rest_stands(monkeypatch: pytest.MonkeyPatch):
    """No question of a real game is known that takes so long; a drawn board may hold one."""

    def undecided(graph: roads.Roads, a: int, b: int) -> None:
        raise proving.Undecided

    def too_many(graph: roads.Roads, a: int, b: int) -> None:
        raise crossings.TooManyCases

    monkeypatch.setattr(crossings, "compatible", too_many)
    monkeypatch.setattr(proving, "compatible", undecided)
    cross = tuple(sorted({(2, c) for c in range(7)} | {(r, 3) for r in range(7)}))
    found = largest.__wrapped__(cross, 7, 7)
    assert (len(found), found.proved) == (1, False)


def test_a_sheet_tells_where_more_bridges_are_not_refuted():
    line = Sheet(1, 0, 0, 0, 1, 0, 0)
    assert "open" not in told(line, Bridges())
    assert told(line, Bridges(proved=False))["open"] is True
