"""A player's cells as roads."""

from ludotheque.games.forma.rules.roads import EAST, NORTH, SOUTH, WEST, of_cells


def drawn(drawing: str) -> tuple[list[tuple[int, int]], int, int]:
    rows = drawing.split("/")
    cells = [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "A"]
    return cells, len(rows), len(rows[0])


def test_dead_ends_are_pruned_and_stretches_drawn_together() -> None:
    cells, rows, cols = drawn("..A../..A../..AAA/..A../..A..")
    graph = of_cells(cells, rows, cols)
    assert {cell for place in graph.cells for cell in place} == set(cells)
    cells, rows, cols = drawn("..A../..A../.AAA./..A../..A..")
    graph = of_cells(cells, rows, cols)
    assert {cell for place in graph.cells for cell in place} == {(r, 2) for r in range(5)}
    assert sorted(map(len, graph.cells)) == [1, 1, 3]


def test_the_most_roads_of_an_axis() -> None:
    cells, rows, cols = drawn("A.A/A.A/AAA/A.A/A.A")
    graph = of_cells(cells, rows, cols)
    assert graph.axis(NORTH, SOUTH).most() == 2
    assert graph.axis(WEST, EAST).most() == 1


def test_cheapest_roads_avoid_dear_places() -> None:
    cells, rows, cols = drawn("AAA/A.A/AAA")
    graph = of_cells(cells, rows, cols)
    prices = [10 if (1, 0) in place else 1 for place in graph.cells]
    roads = graph.axis(NORTH, SOUTH).cheapest(1, prices)
    assert roads is not None
    assert all((1, 0) not in graph.cells[place] for place in roads[0])
    assert graph.axis(NORTH, SOUTH).cheapest(3, prices) is None


def test_a_crossing_has_four_arms() -> None:
    cells, rows, cols = drawn("..A../..A../AAAAA/..A../..A..")
    graph = of_cells(cells, rows, cols)
    middle = next(place for place, stretch in enumerate(graph.cells) if (2, 2) in stretch)
    assert [graph.crossing_at(place) for place in range(len(graph))].count(True) == 1
    assert graph.crossing_at(middle)


def test_a_corner_lies_on_two_sides() -> None:
    cells, rows, cols = drawn("AAA/A../A..")
    graph = of_cells(cells, rows, cols)
    corner = next(place for place, stretch in enumerate(graph.cells) if stretch == ((0, 0),))
    assert graph.sides[corner] == {NORTH, WEST}
    assert graph.crossing_at(corner)
