"""Which stops a planner makes, where it can be seen which are best."""

import numpy as np
import pytest

from games.laguna.seas import Trial, trial
from ludotheque.core.options import Value
from ludotheque.games.laguna.bots.distances import dock_distances
from ludotheque.games.laguna.bots.itinerary import Itinerary, ItineraryPlanner, Prey, Search, round_trips, times_from
from ludotheque.games.laguna.kernel.arrays import cover_of, sea_map
from ludotheque.games.laguna.kernel.itineraries import LATE, Turns
from ludotheque.games.laguna.kernel.passages import COVERS, NEVER

LAGOON = """A..............B
            ................
            ................
            .......@@.......
            .......@@.......
            ................
            ................
            C..............D"""
TURNS, SEARCH = Turns(40, 50), Search(3000, 3)


def lagoon(raft: str, islands: str, other: str = "H,6,6", **options: Value) -> Trial:
    words = f"{islands} play turn=0 phase=sail raft0={raft},- raft1={other},gby---,-"
    return trial(LAGOON, words, **options)


def planner(found: Trial) -> ItineraryPlanner:
    state, options = found.state, found.game.options
    other = frozenset(state.rafts[1].window)
    sea = sea_map(state.board, state.raft.orient).blocked(other)
    return ItineraryPlanner(state.board, sea, state, 0, options.max_pearls[0], options.glass is not None)


def planned(found: Trial, needed: int = 6, closed: str = "", prey: tuple[Prey, ...] = ()) -> Itinerary:
    return planner(found).plan(needed, TURNS, SEARCH, set(closed), list(prey))


def test_the_nearest_island_with_own_pearls_comes_first() -> None:
    found = lagoon("H,1,3,gby---", "A=rrr B=rrr C=rrr D=rrr")
    assert planned(found, 2).part == "A"
    assert planned(found, 2, "A").part in "BC"


def test_an_island_without_own_pearls_is_passed_by() -> None:
    assert planned(lagoon("H,1,3,gbyb--", "A=gby B=gby C=gby D=rrr"), 2).part == "D"


def test_enough_pearls_aboard_lead_to_the_volcano_with_as_many_as_may_be_unloaded() -> None:
    found = planned(lagoon("H,1,3,rrg---", "A=rrr B=gby C=gby D=gby"), 1)
    assert (found.part, found.deliver) == ("@", 1)
    full = planned(lagoon("H,1,5,rrgb--", "A=- B=- C=- D=-"), 2)
    assert (full.part, full.deliver) == ("@", 2)


@pytest.mark.parametrize(("glass", "needed", "deliver"), [(30, 6, 2), ("none", 6, 1), ("none", 2, 2)])
def test_without_a_glass_a_third_pearl_is_kept_to_sail_on_with_unless_the_visit_wins(
    glass: Value, needed: int, deliver: int
) -> None:
    found = planned(lagoon("H,1,6,rrgb--", "A=rrr B=gby C=gby D=gby", glass=glass), needed)
    assert (found.part, found.deliver) == ("@", deliver)


def test_harbours_are_the_docks_of_islands_that_have_pearls() -> None:
    plan = planner(lagoon("H,1,3,gby---", "A=rgb B=- C=gby D=-"))
    assert plan.harbours() == [*plan.map.docks["A"], *plan.map.docks["C"]]


def test_what_is_closed_is_never_the_first_stop() -> None:
    for closed in ("A", "AB", "ABC"):
        assert planned(lagoon("H,1,3,gby---", "A=rrr B=rrr C=rrr D=rrr"), 2, closed).part not in closed


def test_a_stop_is_a_dock_of_its_part() -> None:
    found = lagoon("H,1,3,gby---", "A=rrr B=rrr C=rrr D=rrr")
    stop, docks = planned(found, 4), sea_map(found.state.board, "H").docks
    assert stop.window in docks[stop.part]


def test_the_more_is_needed_the_longer_it_takes() -> None:
    found = lagoon("H,1,3,rgb---", "A=rrr B=rrr C=rrr D=rrr")
    costs = [planned(found, needed).cost for needed in (1, 2, 4, 6)]
    assert costs == sorted(costs) and costs[0] < costs[-1] < LATE


def test_a_raft_that_carries_own_pearls_may_be_the_first_stop() -> None:
    found = lagoon("H,1,3,gby---", "A=gby B=gby C=gby D=gby")
    beside = sea_map(found.state.board, "H").window(4, 4)
    stop = planned(found, 1, prey=(Prey(1, 2, beside),))
    assert (stop.part, stop.window) == ("raft1", beside)


def test_nothing_to_be_had_is_late() -> None:
    stop = planned(lagoon("H,1,3,gby---", "A=gby B=gby C=gby D=gby"), 6)
    assert stop.cost >= TURNS.each


def test_a_window_under_another_raft_is_no_dock() -> None:
    for other, left in (("H,6,6", {(4, 14), (5, 13)}), ("H,6,11", {(4, 14)}), ("H,3,13", {(5, 13)})):
        stop = planned(lagoon("V,1,3,gby---", "A=- B=- C=- D=rrr", other), 2)
        assert stop.part == "D" and divmod(stop.window, 16) in left


def test_the_nearest_of_some_windows_is_the_one_that_is_reached_first() -> None:
    plan = planner(lagoon("H,1,3,gby---", "A=- B=- C=- D=-"))
    here = plan.map.window(1, 3)
    goals = [plan.map.window(1, 10), plan.map.window(1, 5), plan.map.window(5, 0)]
    window, times = plan.nearest(goals)
    assert window == goals[1] and int(times[0]) == 2
    assert plan.nearest([here])[1][0] == 0


def test_loading_more_changes_what_lies_ahead() -> None:
    found = lagoon("H,0,1,gb----", "A=rr- B=- C=- D=-".replace("rr-", "rr"))
    bare = planner(found).plan(2, TURNS, SEARCH, set("A"), [])
    laden = planner(found).plan(2, TURNS, SEARCH, set("A"), [], aboard="rrgb")
    assert laden.part == "@" and laden.cost < bare.cost


@pytest.mark.parametrize("shifts", [True, False])
def test_a_raft_is_where_it_lies_without_any_action(shifts: bool) -> None:
    found = lagoon("H,1,3,gby---", "A=- B=- C=- D=-", glass=30 if shifts else "none")
    sea = sea_map(found.state.board, "H")
    times = times_from(found.state.raft, sea, found.state, True, shifts).reshape(-1, len(sea.valid), COVERS)
    window, cover = sea.window(1, 3), cover_of(found.state.raft)
    assert times[0, window, cover] == 0
    others = [times[0, window, other] for other in range(COVERS) if other != cover and other.bit_count() == 3]
    assert bool(min(others) < NEVER) is shifts, "without a glass no pearl is shifted"


def test_a_round_trip_is_counted_for_every_load_and_is_longest_for_the_smallest() -> None:
    found = dock_distances(trial(LAGOON, "A=- B=- C=- D=-").state.board, "H", 5)
    trips = round_trips(found, 50)
    assert len(trips) == 6 and np.all(trips[2:] > 0) and np.all(np.diff(trips[2:]) <= 0)
