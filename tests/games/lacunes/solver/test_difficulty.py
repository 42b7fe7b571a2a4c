"""Grades part the winnable deals of the sample into thirds."""

import csv
from collections import Counter
from pathlib import Path

import pytest

from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.options import LacunesOptions
from ludotheque.games.lacunes.solver.difficulty import GRADES, HARDEST, Grade, edges, grade, most_layouts

DATA = Path(__file__).parents[4] / "bench" / "data"
RULES: list[tuple[str, LacunesOptions]] = [
    ("free", LacunesOptions()),
    ("locked", LacunesOptions(twos="locked")),
    ("montana", LacunesOptions(start="montana")),
]


@pytest.mark.parametrize(("name", "options"), RULES)
def test_a_third_of_the_wins_has_each_grade(name: str, options: LacunesOptions) -> None:
    game = Lacunes(options)
    with (DATA / f"lacunes_{name}.csv").open(encoding="utf-8") as lines:
        wins = [int(one["layouts"]) for one in csv.DictReader(lines) if one["verdict"] == "winnable"]
    found = Counter(grade(game, layouts) for layouts in wins)
    assert set(found) == set(GRADES)
    assert all(abs(count / len(wins) - 1 / 3) < 0.02 for count in found.values())


@pytest.mark.parametrize(("name", "options"), RULES)
@pytest.mark.parametrize("wished", GRADES)
def test_no_win_within_reach_is_harder_than_wished(name: str, options: LacunesOptions, wished: Grade) -> None:
    game = Lacunes(options)
    assert grade(game, most_layouts(game, wished)) == wished
    assert most_layouts(game, "hard") == HARDEST > max(edges(game))
