"""Compatible bridges by prices and cases, against a sweep that looks at everything."""

import random

import pytest

from games.forma import sweeping
from games.forma.bridging import scattered
from ludotheque.games.forma.rules import crossings, roads
from ludotheque.games.forma.rules.board import Board


@pytest.mark.no_cover
def test_an_independent_sweep_agrees_about_every_pair() -> None:
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


def test_four_arms_and_the_sweep_agree_about_one_crossing() -> None:
    chance = random.Random(5)
    seen = set()
    for _ in range(100):
        graph = roads.of_cells(scattered(6, 6, 0.65, chance), 6, 6)
        crossing = any(graph.crossing_at(place) for place in range(len(graph)))
        assert crossing == (sweeping.swept(graph, 1, 1) is not None)
        seen.add(crossing)
    assert seen == {True, False}


def graph(drawing: str) -> roads.Roads:
    board = Board.drawn(drawing)
    return roads.of_cells(board.find("A"), board.rows, board.cols)


def test_one_of_each_axis_needs_a_place_with_four_arms() -> None:
    assert crossings.compatible(graph(".A./AAA/.A."), 1, 1) is not None
    assert crossings.compatible(graph(".A.../.A.../AAAAA/...A./...A."), 1, 1) is None


def test_what_is_found_shares_one_place_a_pair() -> None:
    found = crossings.compatible(graph(".A.A./AAAAA/.A.A./AAAAA/.A.A."), 2, 2)
    assert found is not None
    down, across = found
    assert (len(down), len(across)) == (2, 2)
    assert all(len(set(one) & set(other)) == 1 for one in down for other in across)


def test_a_pair_is_refuted_though_each_axis_has_enough_alone() -> None:
    """FT-24: two and two on their own, but only two together."""
    tangled = graph("...AA./.AAAA./.A..AA/AA..A./.AAAA./AA..AA")
    assert tangled.axis(roads.NORTH, roads.SOUTH).most() == tangled.axis(roads.WEST, roads.EAST).most() == 2
    assert crossings.compatible(tangled, 2, 2, most_cases=1000) is None
    assert crossings.compatible(tangled, 2, 1, most_cases=1000) is None


def test_a_question_is_given_up_rather_than_answered_wrongly() -> None:
    """Whatever is not settled by a single case is left open, and is settled with more of them."""
    chance = random.Random(2)
    given_up = 0
    for _ in range(120):
        scattered_roads = roads.of_cells(scattered(8, 8, 0.72, chance), 8, 8)
        if (
            min(scattered_roads.axis(*axis).most() for axis in ((roads.NORTH, roads.SOUTH), (roads.WEST, roads.EAST)))
            < 2
        ):
            continue
        settled = crossings.compatible(scattered_roads, 2, 2, most_cases=5000)
        try:
            assert (crossings.compatible(scattered_roads, 2, 2, most_cases=1) is None) == (settled is None)
        except crossings.TooManyCases:
            given_up += 1
    assert given_up > 0
