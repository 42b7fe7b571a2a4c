"""The search over stops: the virtual clock, what a stop changes, and plans that can be worked out by hand."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.games.laguna.kernel.itineraries import (
    ISLAND,
    LATE,
    RAFT,
    TRADING,
    VOLCANO,
    Cargo,
    Parts,
    Turns,
    arrival,
    changes_something,
    plan,
    rank,
    remaining,
    turn_after,
)
from ludotheque.games.laguna.kernel.passages import NEVER, REEFS, Shorts
from ludotheque.games.laguna.kernel.play import Ints

turns = st.builds(Turns, st.integers(1, 40), st.integers(1, 40))


def ints(*values: int) -> Ints:
    return np.array(values, np.int32)


def by_reefs(*values: int) -> Shorts:
    return np.array([*values, *[NEVER] * (REEFS - len(values))], np.int16)


@given(st.integers(0, 400), turns)
def test_the_next_turn_begins_after_now_and_no_later_than_a_turn_hence(time: int, clock: Turns) -> None:
    begins = turn_after(time, clock)
    assert time < begins <= max(clock.left, time + clock.each)
    assert (begins - clock.left) % clock.each == 0


@given(st.integers(0, 100), st.integers(0, 30), turns)
def test_a_clean_way_arrives_when_its_actions_are_done(time: int, actions: int, clock: Turns) -> None:
    assert arrival(time, by_reefs(actions), clock) <= time + actions
    assert arrival(time, by_reefs(0), clock) == time


def test_a_reef_puts_the_rest_of_the_way_into_the_next_turn() -> None:
    clock = Turns(10, 20)
    assert arrival(3, by_reefs(NEVER, 4), clock) == 10 + 4
    assert arrival(12, by_reefs(NEVER, 4), clock) == 30 + 4
    assert arrival(3, by_reefs(NEVER, NEVER, 4), clock) == 10 + 20 + 4
    assert arrival(3, by_reefs(25, 4), clock) == 10 + 4  # a reef may be quicker than the long way round


@pytest.mark.parametrize(
    ("kind", "unloads", "there", "aboard", "useful"),
    [
        (VOLCANO, 1, (0, 0), (1, 3, 6), True),
        (VOLCANO, 1, (0, 0), (1, 2, 6), False),
        (VOLCANO, 2, (0, 0), (1, 4, 6), False),
        (VOLCANO, 2, (0, 0), (2, 4, 1), False),
        (RAFT, 0, (1, 1), (1, 3, 6), True),
        (RAFT, 0, (1, 1), (3, 3, 6), False),
        (RAFT, 0, (0, 2), (1, 3, 6), False),
        (ISLAND, 0, (0, 0), (1, 2, 6), False),
        (ISLAND, 0, (0, 2), (1, 3, 6), True),
        (ISLAND, 0, (0, 2), (1, 4, 6), False),
        (ISLAND, 0, (1, 2), (1, 4, 6), True),
        (ISLAND, 0, (1, 2), (2, 4, 2), False),
    ],
)
def test_a_stop_is_made_where_it_changes_something(
    kind: int, unloads: int, there: tuple[int, int], aboard: tuple[int, int, int], useful: bool
) -> None:
    held, load = Cargo(*there, 4, 0), Cargo(aboard[0], aboard[1], 4, aboard[2])
    assert changes_something(kind, unloads, held, load) is useful


def parts(kinds: list[int], own: list[int], pearls: list[int], first: list[int], ways: list[list[int]]) -> Parts:
    """One dock a part; every way is clean and the same with any load."""
    many = len(kinds)
    table = np.full((3, REEFS, many, many), NEVER, np.int16)
    table[:, 0] = np.array(ways, np.int16)
    start = np.full((REEFS, many), NEVER, np.int16)
    start[0] = first
    return Parts(ints(*kinds), ints(*range(many + 1)), ints(*own), ints(*pearls), start, table)


TRIP = ints(0, 0, 30, 30, 30)
LONG = Turns(200, 200)


def test_with_the_pearl_aboard_the_way_leads_to_the_volcano() -> None:
    sea = parts([ISLAND, VOLCANO], [1, 0], [3, 0], [5, 7], [[0, 4], [4, 0]])
    assert plan(sea, Cargo(1, 3, 4, 1), LONG, 2, 1000, TRIP) == (7 + 1, 1, 1, 1)


def test_without_own_pearls_one_is_fetched_first() -> None:
    sea = parts([ISLAND, ISLAND, VOLCANO], [1, 0, 0], [3, 3, 0], [5, 1, 7], [[0, 9, 4], [9, 0, 9], [4, 9, 0]])
    cost, part, dock, _ = plan(sea, Cargo(0, 2, 4, 1), LONG, 2, 1000, TRIP)
    assert (part, dock) == (0, 0)
    assert cost == 5 + TRADING + 4 + 1


def test_two_pearls_on_the_way_are_better_than_two_trips() -> None:
    sea = parts([ISLAND, ISLAND, VOLCANO], [1, 1, 0], [3, 3, 0], [2, 9, 9], [[0, 3, 9], [3, 0, 4], [9, 4, 0]])
    cost, part, _, _ = plan(sea, Cargo(0, 2, 4, 2), LONG, 2, 1000, TRIP)
    assert part == 0 and cost == 2 + TRADING + 3 + TRADING + 4 + 2


def test_where_nothing_can_be_reached_there_is_no_plan() -> None:
    sea = parts([ISLAND, VOLCANO], [0, 0], [0, 0], [5, 7], [[0, 4], [4, 0]])
    cost, part, dock, _ = plan(sea, Cargo(0, 2, 4, 1), LONG, 2, 1000, TRIP)
    assert (cost, part, dock) == (LATE, -1, -1)


def test_a_raft_may_hold_the_pearl_that_is_lacking() -> None:
    sea = parts([ISLAND, VOLCANO, RAFT], [0, 0, 1], [0, 0, 1], [5, 7, 3], [[0, 4, 9], [4, 0, 6], [9, 6, 0]])
    cost, part, _, _ = plan(sea, Cargo(0, 3, 4, 1), LONG, 2, 1000, TRIP)
    assert part == 2 and cost == 3 + TRADING + 6 + 1


def test_more_nodes_never_give_a_worse_plan() -> None:
    sea = parts(
        [ISLAND] * 4 + [VOLCANO], [1, 1, 1, 0, 0], [3, 3, 2, 1, 0], [9, 4, 7, 2, 12],
        [[0, 5, 8, 3, 6], [5, 0, 4, 9, 7], [8, 4, 0, 5, 3], [3, 9, 5, 0, 8], [6, 7, 3, 8, 0]],
    )  # fmt: skip
    costs = [plan(sea, Cargo(0, 2, 4, 3), Turns(20, 25), 3, nodes, TRIP)[0] for nodes in (1, 10, 100, 1000, 10_000)]
    assert costs == sorted(costs, reverse=True) and costs[-1] < LATE


def test_what_remains_is_nothing_when_nothing_is_needed() -> None:
    assert remaining(0, 3, 4, TRIP) == 0
    assert remaining(1, 2, 4, TRIP) == 1 + 30
    assert remaining(4, 2, 4, TRIP) == 4 + 30 + 30
    assert remaining(3, 2, 5, TRIP) == 3 + 30


@given(st.lists(st.sampled_from([3, 5, 5, 9, LATE]), max_size=12))
def test_stops_are_tried_soonest_first_and_those_out_of_reach_never(soonest: list[int]) -> None:
    order = ints(*[7] * len(soonest))
    rank(ints(*soonest), order)
    reached = [choice for choice in np.argsort(soonest, kind="stable").tolist() if soonest[choice] < LATE]
    assert order.tolist() == reached + [-1] * (len(soonest) - len(reached))
