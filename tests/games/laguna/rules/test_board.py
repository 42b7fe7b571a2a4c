"""The sea as a value: what lies where, and what a raft touches."""

from itertools import product

import pytest

from games.laguna.seas import board_text
from ludotheque.games.laguna.rules.board import Board
from ludotheque.games.laguna.rules.board_text import house, parse
from ludotheque.games.laguna.rules.geometry import BIT, DELTA, ORIENTS, VOID, rim

COAST = parse(board_text(".....\n.AA..\n.A@..\n....%"))


def test_beyond_the_edge_there_is_nothing() -> None:
    assert COAST.at((1, 1)) == "A" and COAST.at((3, 4)) == VOID
    assert {COAST.at(cell) for cell in ((-1, 0), (0, -1), (4, 0), (0, 5))} == {VOID}


def test_a_raft_needs_six_cells_of_sea() -> None:
    places = {(o, r, c) for o, r, c in product(ORIENTS, range(4), range(5)) if COAST.is_sea(o, r, c)}
    assert places == {("V", 0, 3)}


def test_every_shore_is_white_line_where_no_grid_says_otherwise() -> None:
    for row, col in product(range(4), range(5)):
        if COAST.at((row, col)) != "A":
            continue
        for way, (down, right) in DELTA.items():
            assert bool(COAST.line((row, col)) & BIT[way]) == (COAST.at((row + down, col + right)) == ".")


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_on_the_house_boards_shore_and_line_are_the_same(side: str) -> None:
    board = house(side)
    for orient, row, col in product(ORIENTS, range(24), range(24)):
        if board.is_sea(orient, row, col):
            assert board.touched(orient, row, col) == board.touched(orient, row, col, line=True)


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_what_is_touched_is_what_lies_on_the_rim(side: str) -> None:
    board = house(side)
    for orient, row, col in product(ORIENTS, range(0, 24, 2), range(24)):
        beside = {board.at(cell) for cell, _ in rim(orient, row, col)}
        assert board.touched(orient, row, col) == beside & set("ABCDEFGH@")


def test_a_line_bounds_islands_and_never_the_volcano() -> None:
    text = board_text("...A\n....\n...@").replace("line: shore", "line: grid")
    board = parse(text.replace("\nend", "\nline-grid:\n...4\n....\n....\nend"))
    assert board.touched("H", 0, 0) == {"A"} and board.touched("H", 0, 0, line=True) == frozenset()
    assert board.touched("H", 1, 0, line=True) == {"@"}


def test_masking_changes_the_named_cells_alone() -> None:
    masked = COAST.masked([(0, 0), (3, 3)])
    assert masked.rows == ("?....", ".AA..", ".A@..", "...?%")
    assert masked != COAST and COAST.masked([]) is COAST
    assert masked.with_cells({(0, 0): ".", (3, 3): "."}) == COAST


def test_a_board_names_the_islands_it_has() -> None:
    assert COAST.islands == "A" and house("hard").islands == "ABCDEFGH"
    assert Board("", "test", "none", ("...", "..C")).islands == "C"
