"""The kernel against the rules: the same steps, the same shifts, the same distances."""

from dataclasses import replace
from itertools import pairwise

import pytest

from games.laguna.seas import laguna
from ludotheque.core.chance import SplitMix64
from ludotheque.games.laguna.kernel.arrays import cover_of, sea_map
from ludotheque.games.laguna.kernel.play import step_allowed
from ludotheque.games.laguna.kernel.sailing import GUARDED, shift_allowed
from ludotheque.games.laguna.rules.board_text import house
from ludotheque.games.laguna.rules.geometry import DIRECTIONS, HOLES, ORIENTS
from ludotheque.games.laguna.rules.moves import Shift
from ludotheque.games.laguna.rules.refusals import permitted
from ludotheque.games.laguna.rules.state import Phase, Raft, State, directions

BELOW = SplitMix64(11).below
GAME = laguna(players=1)


def drawn_state(side: str, phase: Phase) -> State:
    """A raft anywhere with any cover."""
    orient = ORIENTS[BELOW(2)]
    windows = sea_map(house(side), orient).windows
    row, col = sea_map(house(side), orient).anchor(windows[BELOW(len(windows))])
    cover = 0
    while not 2 <= cover.bit_count() <= 4:
        cover = BELOW(64)
    holes = "".join("r" if cover >> hole & 1 else "-" for hole in HOLES)
    start = GAME.initial(GAME.setup(BELOW))
    return replace(start, board=house(side), rafts=(Raft(orient, row, col, holes),), phase=phase, target=None)


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_the_kernel_steps_where_the_rules_step(side: str) -> None:
    for _ in range(1500):
        state = drawn_state(side, "sail")
        sea, raft = sea_map(house(side), state.raft.orient), state.raft
        here = sea.window(raft.row, raft.col)
        found = {DIRECTIONS[way] for way in range(4) if step_allowed(here, way, cover_of(raft), sea.sea)}
        assert found == directions(state)


@pytest.mark.parametrize("phase", ["premove", "sail"])
def test_the_kernel_shifts_where_the_rules_let_it_without_ending_the_turn(phase: Phase) -> None:
    for _ in range(800):
        state = drawn_state("hard", phase)
        sea, raft = sea_map(house("hard"), state.raft.orient), state.raft
        here, under = sea.window(raft.row, raft.col), state.under(raft)
        for source in HOLES:
            if raft.covered(source):
                target = raft.holes.index("-")
                allowed = permitted(GAME.options, state, Shift(source, target)) and under[source] != "x"
                assert allowed == shift_allowed(source, here, cover_of(raft), phase == "premove", GUARDED, sea.sea)


def test_distances_there_and_back_agree() -> None:
    sea = sea_map(house("hard"), "V")
    for pearls in (2, 3, 4):
        goals = list(sea.docks["@"])
        to_volcano = sea.distances_to(goals, pearls)
        for window in sea.windows[::37]:
            assert int(sea.distances([window], pearls)[0][goals].min()) == int(to_volcano[window])


def test_more_pearls_are_never_slower() -> None:
    sea = sea_map(house("hard"), "H")
    tables = [sea.distances([sea.windows[5]], pearls, 5)[0] for pearls in (2, 3, 4, 5)]
    assert all((more <= fewer).all() for fewer, more in pairwise(tables))
