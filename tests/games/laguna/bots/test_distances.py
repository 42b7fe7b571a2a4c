"""Distances between docks, and starts chosen by them."""

import pytest

from games.laguna.seas import BASE, laguna
from ludotheque.core.chance import SplitMix64
from ludotheque.games.laguna.boards.validate import clean_steps
from ludotheque.games.laguna.bots.distances import FEWEST, dock_distances
from ludotheque.games.laguna.bots.itinerary import ItineraryPlanner, Search, round_trips
from ludotheque.games.laguna.bots.starts import best_start, shining_start
from ludotheque.games.laguna.kernel.arrays import sea_map
from ludotheque.games.laguna.kernel.itineraries import LATE, Turns
from ludotheque.games.laguna.kernel.passages import NEVER
from ludotheque.games.laguna.rules.board_text import house
from ludotheque.games.laguna.rules.geometry import ORIENTS, Orient


@pytest.mark.parametrize("orient", ORIENTS)
def test_actions_are_never_fewer_than_steps(orient: Orient) -> None:
    found = dock_distances(house("hard"), orient, 4)
    for pearls in (2, 3, 4):
        steps = clean_steps(sea_map(house("hard"), orient), pearls)
        for island in "ABCDEFGH":
            actions = int(found.ways[pearls - FEWEST, 0, found.of(island), found.of("@")].min())
            assert steps[island] <= actions < NEVER


def test_the_fewest_actions_are_those_of_the_rule_file() -> None:
    for side, table in (("easy", {4: (8, 8, 8, 8), 3: (9, 10, 9, 9)}), ("hard", {4: (11, 12, 11, 11)})):
        found = dock_distances(house(side), "H", 4)
        for pearls, expected in table.items():
            ways = found.ways[pearls - FEWEST, 0]
            assert tuple(int(ways[found.of(island), found.of("@")].min()) for island in "ABCD") == expected


def test_docks_are_listed_part_by_part() -> None:
    found = dock_distances(house("easy"), "V", 4)
    for part in "ABCDEFGH@":
        assert found.docks[found.of(part)].tolist() == list(found.map.docks[part])


def test_a_visit_takes_longer_with_two_pearls_on_the_hard_board() -> None:
    trips = round_trips(dock_distances(house("hard"), "H", 4), 50)
    assert trips[2] >= trips[3] >= trips[4] > 0


def test_who_weighs_the_ways_starts_where_they_are_short() -> None:
    game = laguna()
    state = game.initial(f"easy {BASE} colours=br")
    chosen = {best_start(game, state, SplitMix64(seed).below) for seed in range(12)}
    anywhere = {shining_start(game, state, SplitMix64(seed).below) for seed in range(12)}
    assert chosen <= set(game.moves(state)) and anywhere <= set(game.moves(state))
    assert len({place.island for place in chosen}) < len({place.island for place in anywhere})


def test_an_itinerary_leads_to_the_volcano_with_own_pearls() -> None:
    game = laguna()
    state = game.initial(
        f"easy {BASE} play turn=0 phase=premove raft0=H,2,4,rrb---,A raft1=H,20,16,gby---,E volcano=4,0"
    )
    planner = ItineraryPlanner(house("easy"), sea_map(house("easy"), "H"), state, 0, 4, True)
    found = planner.plan(2, Turns(40, 56), Search(2000, 2), set(), [])
    assert found.cost < LATE
    only = planner.plan(1, Turns(40, 56), Search(2000, 2), set("ABCDEFGH"), [])
    assert only.part == "@" and only.deliver == 1
    shut = planner.plan(1, Turns(40, 56), Search(2000, 2), {*"ABCDEFGH", "@"}, [])
    assert shut.cost > only.cost  # a volcano that was not reached counts as many turns away
