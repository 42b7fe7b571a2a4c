"""The speed claims can be measured, and name what they measured."""

import re

from ludotheque.core import catalog
from ludotheque.core.parts import Measures
from ludotheque.games.forma.faces import measures


def test_the_catalog_names_every_claim() -> None:
    part = catalog.entry("forma").part(Measures)
    assert part is not None
    assert set(part.measures()) == {"placements", "random-games", "bridges", "levels"}


def test_placements_are_listed_in_the_middle_of_a_game() -> None:
    (line,) = measures.placements()
    told = re.fullmatch(r"(\d+) placements after (\d+) of (\d+): \d+ µs", line)
    assert told is not None
    found, plies, whole = map(int, told.groups())
    assert found > 1000
    assert plies == whole // 3


def test_bridges_are_timed_for_both_seats_of_every_game() -> None:
    (line,) = measures.bridges(games=1)
    assert line.startswith("2 end positions: median ")
