"""What an eye takes for a fit."""

from ludotheque.games.forma.bots.misjudging import misjudged, tightness
from ludotheque.games.forma.rules.board import Board
from ludotheque.games.forma.rules.enclosing import collisions
from ludotheque.games.forma.rules.state import Attempt

LANE = Board.drawn("AAAA/..../AAAA/....")


def test_nobody_errs_on_open_ground() -> None:
    open_ground = Board.drawn("...../...../...../...../.....")
    assert tightness(open_ground, ((2, 2),)) == 0
    assert misjudged(open_ground, Attempt("I2", ((2, 1), (2, 2)))) == []


def test_the_more_stands_around_the_tighter_it_is() -> None:
    assert tightness(LANE, ((1, 1), (1, 2))) == 4 / 6
    assert tightness(LANE, ((1, 0), (1, 1), (1, 2), (1, 3))) == 1


def test_an_eye_errs_by_a_cell_or_by_the_mirror_and_always_into_something() -> None:
    hole = Board.drawn(".AAAA/..AAA/A.AAA/AAAAA")
    found = misjudged(hole, Attempt("S4", ((0, 0), (1, 0), (1, 1), (2, 1))))
    assert all(collisions(hole, attempt.cells) for attempt in found)
    assert Attempt("S4", ((0, 1), (1, 0), (1, 1), (2, 0))) in found
    assert all(any(map(hole.inside, attempt.cells)) for attempt in found)
