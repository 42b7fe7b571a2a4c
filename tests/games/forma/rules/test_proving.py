"""CP-SAT about bridges: the same answers as prices, cases and brute force, and one that these never gave."""

import random
import sys

import pytest

from games.forma.bridging import check, scattered
from ludotheque.core.missing import MissingExtra
from ludotheque.games.forma.rules import crossings, proving, roads
from ludotheque.games.forma.rules.board import Board, own_letters
from ludotheque.games.forma.rules.bridges import Bridges, largest

HARD = """
bBbBBBaAAAAAaBBBAABb/BBBBBBBBBBBBBbBbAaBB/BaAABBbBbBBbBBBAAAbB/aAAAABBBBBbBBAbAAaAB/BAAAAABBbBBBbAAAAAAB/
BbAAAAbBBBBbBAAAbAAA/BBBAaABBBBBBbAaABAaA/bAbAAABBBBbBBbBAbAAA/AAAAAABbBbAbBBBAAAAA/aAAaAAbBBBAAbBBBbAAa/
#BBBBBBbBBbABBBBBBAA/bBBAa#AABBBABBBbBbAA/AAAAA.AaAbBBBBBBBBBA/.AAAA.AAAAAbBbBBBBBb/.AbAAAAAAABBBBBBBBBB/
AABbBAAAAAbABBbBBBBb/aABBBaAAaAAAbBBBBbBB/AAAAABBaAAAAAbBb6ABb/AAAaAbBAAAAAAAbBbAAA/..AAABBbAaAAaBBBBbAa
"""
"""A real end position: three bridges are found at once; whether there is a fourth, prices do not settle in minutes."""


def hard() -> roads.Roads:
    return roads.of_cells(Board.drawn("".join(HARD.split())).find(own_letters(1)), 20, 20)


@pytest.mark.no_cover
@pytest.mark.parametrize(("rows", "cols", "share"), [(1, 4, 0.9), (4, 1, 0.9), (3, 5, 0.75), (5, 5, 0.7), (6, 6, 0.75)])
def test_it_agrees_with_prices_and_cases_about_every_pair(rows: int, cols: int, share: float) -> None:
    chance = random.Random(f"{rows} {cols}")
    seen = set()
    for _ in range(25):
        cells = scattered(rows, cols, share, chance)
        graph = roads.of_cells(cells, rows, cols)
        for a, b in ((1, 1), (1, 2), (2, 1), (2, 2), (3, 1)):
            if graph.axis(roads.NORTH, roads.SOUTH).most() < a or graph.axis(roads.WEST, roads.EAST).most() < b:
                continue
            found = proving.compatible(graph, a, b)
            assert (found is None) == (crossings.compatible(graph, a, b, most_cases=1000) is None), (cells, a, b)
            seen.add(found is None)
            if found is not None:
                assert (len(found[0]), len(found[1])) == (a, b)
                check(Bridges(*found), cells, rows, cols)
    assert seen == ({True, False} if min(rows, cols) > 1 else {False})


@pytest.mark.no_cover
def test_the_end_that_prices_left_open_has_no_fourth_bridge() -> None:
    with pytest.raises(crossings.TooManyCases):
        crossings.compatible(hard(), 2, 2)
    assert proving.compatible(hard(), 2, 2) is None


def test_three_bridges_of_that_end_are_found() -> None:
    found = proving.compatible(hard(), 2, 1)
    assert found is not None
    check(Bridges(*found), Board.drawn("".join(HARD.split())).find(own_letters(1)), 20, 20)


def test_more_work_than_a_game_may_wait_for_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proving, "MOST_WORK", 0.01)
    with pytest.raises(proving.Undecided):
        proving.compatible(hard(), 2, 2)


def test_without_the_library_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "ortools"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "ortools", None)
    with pytest.raises(MissingExtra, match=r"pip install 'ludotheque\[proofs\]'"):
        proving.compatible(roads.of_cells(((0, 0),), 1, 1), 1, 1)


def test_without_the_library_prices_still_settle_what_they_can(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ortools", None)
    cross = tuple(sorted({(2, c) for c in range(5)} | {(r, 2) for r in range(5)}))
    assert len(largest.__wrapped__(cross, 5, 5)) == 2
