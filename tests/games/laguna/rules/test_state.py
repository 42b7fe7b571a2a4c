"""What is read off a position: visible symbols, obstacles, and the formal rule of §1.8."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.laguna.seas import one_raft, trial, water
from ludotheque.games.laguna.rules.board import Board
from ludotheque.games.laguna.rules.geometry import DELTA, DIRECTIONS, HOLES, ORIENTS, POINTS, Orient, window
from ludotheque.games.laguna.rules.state import (
    Raft,
    State,
    directions,
    docked,
    in_order,
    obstacle,
    overlaps,
    shows_arrow,
    shows_reef,
    visible,
)

ROWS = st.lists(st.text("....x^>v<A%", min_size=7, max_size=7), min_size=7, max_size=7)
HOLES_FILLED = st.text("-rg", min_size=6, max_size=6)


def formal_rule(state: State, raft: Raft, others: list[Raft]) -> set[str]:
    """`legal = ∅ if p < 2 or a reef is visible; else F∩V if F∩V ≠ ∅; else F`, word by word."""
    under = [state.board.at(cell) for cell in raft.window]
    opened = [symbol for hole, symbol in enumerate(under) if raft.holes[hole] == "-"]
    if sum(pearl != "-" for pearl in raft.holes) < 2 or "x" in opened:
        return set()
    taken = {cell for other in others for cell in other.window}
    free = set()
    for way, (down, right) in DELTA.items():
        cells = window(raft.orient, raft.row + down, raft.col + right)
        if all(state.board.at(cell) in ".x^>v<" and cell not in taken for cell in cells):
            free.add(way)
    bound = {POINTS[symbol] for symbol in opened if symbol in POINTS}
    return free & bound or free


@settings(max_examples=300)
@given(ROWS, st.sampled_from(ORIENTS), st.integers(0, 5), st.integers(0, 5), HOLES_FILLED, st.integers(0, 5))
def test_the_legal_steps_are_those_of_the_formal_rule(
    rows: list[str], orient: Orient, row: int, col: int, holes: str, other_row: int
) -> None:
    board = Board("", "test", "none", tuple(rows))
    raft, other = Raft(orient, row, col, holes), Raft("H", other_row, 4, "rg----")
    if not board.is_sea(orient, row, col) or set(raft.window) & set(other.window):
        return
    state = State(board, ("",) * len(board.islands), "", "rg", (raft, other), (0, 0))
    assert directions(state) == formal_rule(state, raft, [other])
    assert directions(state, 1) == formal_rule(state, other, [raft])


@given(HOLES_FILLED)
def test_a_symbol_is_visible_under_an_open_hole_alone(holes: str) -> None:
    board = Board("", "test", "none", ("x>.", "<x^"))
    state = State(board, (), "", "r", (Raft("H", 0, 0, holes),), (0,))
    shown = [symbol for symbol, pearl in zip("x>.<x^", holes, strict=True) if pearl == "-"]
    assert visible(state, state.raft) == "".join(shown)
    assert shows_reef(state, state.raft) == ("x" in shown)
    assert shows_arrow(state, state.raft) == any(symbol in "><^" for symbol in shown)


@pytest.mark.parametrize(("way", "stopped"), [("N", "edge"), ("W", "land"), ("S", "raft"), ("E", None)])
def test_an_obstacle_is_named_by_what_it_is(way: str, stopped: str | None) -> None:
    found = trial(
        "A......\nA......\n.......\n.......", "A=- play turn=0 phase=sail raft0=H,0,1,rg----,- raft1=H,2,1,gb----,-"
    )
    assert obstacle(found.state, found.state.raft, way, 0) == stopped


def test_lag15_a_raft_overlaps_others_and_never_itself() -> None:
    state = trial(water(6, 6), "play turn=0 phase=sail raft0=H,0,0,rg----,- raft1=H,2,0,gb----,-").state
    assert not overlaps(state, state.rafts[0], 0)
    assert overlaps(state, state.rafts[0], 1)
    assert overlaps(state, Raft("V", 1, 1), 0)


@pytest.mark.parametrize(
    ("other", "touching"),
    [("H,2,0", True), ("H,2,2", True), ("H,2,3", False), ("H,0,3", True), ("V,1,3", True), ("V,2,3", False)],
)
def test_lag46_rafts_touch_by_their_sides_and_not_by_corners(other: str, touching: bool) -> None:
    orient, row, col = other.split(",")
    mine, theirs = Raft("H", 0, 0), Raft("H" if orient == "H" else "V", int(row), int(col))
    assert mine.touches(theirs) == theirs.touches(mine) == touching


def test_docks_are_what_a_side_meets() -> None:
    found = one_raft("..A..\n.....\n....@\n.....", "H,1,1,rg----,-", pearls="A=-")
    assert docked(found.state, found.state.raft, line=False) == {"A", "@"}


@given(st.text("rgby", max_size=8))
def test_pearls_are_written_in_the_order_of_the_rule_file(pearls: str) -> None:
    assert in_order(pearls) == "".join(colour * pearls.count(colour) for colour in "rgby")


@given(HOLES_FILLED, st.sampled_from(DIRECTIONS))
def test_a_raft_that_moves_keeps_its_pearls_and_orientation(holes: str, way: str) -> None:
    raft = Raft("V", 5, 5, holes, "C")
    moved = raft.moved(way)
    assert (moved.orient, moved.holes, moved.start) == ("V", holes, "C")
    assert abs(moved.row - 5) + abs(moved.col - 5) == 1
    assert raft.pearls == sum(raft.covered(hole) for hole in HOLES) and raft.launched == (raft.pearls >= 2)
