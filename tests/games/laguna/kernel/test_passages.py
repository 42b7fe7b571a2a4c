"""Actions between docks, against a search through the rules."""

import numpy as np
from hypothesis import assume, given, settings

from games.laguna.models import actions_to_all, alone, fillings, seas
from ludotheque.games.laguna.kernel.arrays import SeaMap, cover_of, sea_map
from ludotheque.games.laguna.kernel.passages import (
    COVERS,
    NEVER,
    REEFS,
    Shorts,
    at_docks,
    enough_for,
    passages,
    reach,
    well_covered,
)
from ludotheque.games.laguna.rules.board_text import house
from ludotheque.games.laguna.rules.state import Raft


def reached(found: SeaMap, raft: Raft, shifts: bool = True, before: bool = False) -> Shorts:
    node = found.window(raft.row, raft.col) * COVERS + cover_of(raft)
    return reach(np.array([node], np.int32), before, shifts, REEFS - 1, found.sea)


@settings(max_examples=40, deadline=None)
@given(seas(4, 6), fillings())
def test_without_a_reef_every_cover_is_reached_in_as_many_actions_as_the_rules_need(grid: str, holes: str) -> None:
    game_and_state = alone(grid, f"H,0,0,{holes.replace('g', 'r')}", "sail")
    assume(game_and_state is not None)
    assert game_and_state is not None
    game, state = game_and_state
    found = sea_map(state.board, "H")
    times = reached(found, state.rafts[0])
    expected = {
        found.window(raft.row, raft.col) * COVERS + cover_of(raft): actions
        for (row, col, holes_there, *_), actions in actions_to_all(game, state).items()
        for raft in [Raft("H", int(str(row)), int(str(col)), str(holes_there))]
    }
    assert {int(node): int(times[0, node]) for node in np.flatnonzero(times[0] < NEVER)} == expected


@settings(max_examples=40, deadline=None)
@given(seas(4, 6), fillings())
def test_without_shifts_under_way_no_cover_changes_but_after_a_reef(grid: str, holes: str) -> None:
    game_and_state = alone(grid, f"H,0,0,{holes}", "sail", glass="none")
    assume(game_and_state is not None)
    assert game_and_state is not None
    _, state = game_and_state
    found, cover = sea_map(state.board, "H"), cover_of(state.rafts[0])
    times = reached(found, state.rafts[0], shifts=False)
    size = len(found.valid) * COVERS
    assert {int(node) % COVERS for node in np.flatnonzero(times[0, :size] < NEVER)} == {cover}


def test_each_further_reef_only_adds_ways() -> None:
    found = sea_map(house("hard"), "H")
    times = reached(found, Raft("H", *found.anchor(found.docks["A"][0]), "rg----"))
    docks = np.array(found.docks["@"], np.int32)
    best = at_docks(times, docks, found.sea)
    assert best.shape == (REEFS, len(docks))
    assert (best.min(axis=1) < NEVER).any()


def test_at_docks_takes_the_best_cover_with_no_symbol_showing() -> None:
    found = sea_map(house("hard"), "V")
    docks = np.array(found.docks["C"], np.int32)
    times = np.full((1, len(found.valid) * COVERS), 7, np.int16)
    best = at_docks(times, docks, found.sea)
    coverable = [7 if found.symbols(int(dock)) <= 6 else NEVER for dock in docks]
    assert best[0].tolist() == coverable and (best[1:] == NEVER).all()


def test_well_covered_lists_the_covers_that_hide_every_symbol() -> None:
    found = sea_map(house("hard"), "H")
    for place in found.windows[::7]:
        marked = int(found.sea.reefs[place]) | int(np.bitwise_or.reduce(found.sea.arrows[place]))
        for pearls in (2, 3, 4):
            covers = [c for c in range(COVERS) if c.bit_count() == pearls and not marked & ~c]
            assert well_covered(place, pearls, found.sea).tolist() == [place * COVERS + c for c in covers]


def test_a_dock_is_no_action_away_from_itself_where_it_can_be_docked_at() -> None:
    found = sea_map(house("easy"), "H")
    docks = np.array([*found.docks["A"], *found.docks["@"]], np.int32)
    table = passages(3, docks, True, found.sea)
    for number, dock in enumerate(docks):
        assert table[0, number, number] == (0 if found.symbols(int(dock)) <= 3 else NEVER)


def test_three_pearls_that_may_be_shifted_need_no_second_reef() -> None:
    assert (enough_for(3, True), enough_for(2, True), enough_for(4, False)) == (1, REEFS - 1, REEFS - 1)
    found = sea_map(house("hard"), "H")
    docks = np.array([dock for part in "ABCDEFGH@" for dock in found.docks[part]], np.int32)
    usable = [number for number, dock in enumerate(docks) if found.symbols(int(dock)) <= 3]
    table = passages(3, docks, True, found.sea)[:, usable][:, :, usable]
    assert (table[:2].min(axis=0) < NEVER).all()
