"""Compatible bridges by prices and cases, against a sweep that looks at everything."""

import random

from games.forma import sweeping
from games.forma.bridging import scattered
from ludotheque.games.forma.rules import crossings, roads


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
