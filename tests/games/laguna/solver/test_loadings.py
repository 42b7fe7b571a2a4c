"""Into which holes pearls are loaded."""

from math import comb

import pytest

from ludotheque.games.laguna.rules.moves import Load
from ludotheque.games.laguna.rules.state import Raft
from ludotheque.games.laguna.solver.loadings import load_moves, loadings


@pytest.mark.parametrize(
    ("holes", "pearls", "orders"), [("------", "rgb", 6), ("r-g---", "rr", 1), ("rg-b--", "yyb", 3)]
)
def test_every_choice_of_open_holes_and_every_order_is_there_once(holes: str, pearls: str, orders: int) -> None:
    found = loadings(Raft("H", 0, 0, holes), pearls)
    assert len(found) == comb(holes.count("-"), len(pearls)) * orders
    assert len({tuple(sorted(one.items())) for one in found}) == len(found)
    assert all(holes[hole] == "-" for one in found for hole in one)
    assert all(sorted(one.values()) == sorted(pearls) for one in found)


def test_nothing_to_load_is_one_way_to_do_nothing() -> None:
    assert loadings(Raft("H", 0, 0), "") == [{}]


def test_moves_go_by_ascending_hole() -> None:
    assert load_moves("C", {4: "r", 1: "b"}) == (Load("C", "b", 1), Load("C", "r", 4))
