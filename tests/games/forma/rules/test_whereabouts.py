"""Where cells lie, in words that a log can use."""

import pytest

from ludotheque.games.forma.rules.board import Board
from ludotheque.games.forma.rules.pieces import Cells
from ludotheque.games.forma.rules.whereabouts import leaning, region


@pytest.mark.parametrize(
    ("cells", "where"),
    [
        (((0, 0), (0, 1)), "nw"), (((0, 10),), "n"), (((2, 18),), "ne"), (((10, 0),), "w"), (((10, 10),), "middle"),
        (((9, 19),), "e"), (((19, 0),), "sw"), (((17, 9), (18, 9)), "s"), (((19, 19),), "se"),
    ],
)  # fmt: skip
def test_a_part_of_the_board(cells: Cells, where: str) -> None:
    assert region(cells, 20, 20) == where


@pytest.mark.parametrize(
    ("cells", "by"), [(((1, 1),), "tower"), (((0, 0),), "obstacle"), (((3, 0),), "edge"), (((2, 1),), "none")]
)
def test_the_tower_is_named_before_an_obstacle_and_an_obstacle_before_the_edge(cells: Cells, by: str) -> None:
    assert leaning(Board.drawn(".#../..T./..../...."), cells) == by
    assert leaning(Board.drawn(".1../..5./..../...."), cells) == by
