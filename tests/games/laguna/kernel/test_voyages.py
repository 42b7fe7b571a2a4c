"""A* over docks: keys, the open-addressed table and the buckets of the frontier."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.games.laguna.kernel.voyages import (
    BUCKET,
    COUNTERS,
    ENTRIES,
    NODES,
    Memory,
    cargo_of,
    island_of,
    place_of,
    push,
)


def memory(nodes: int = 8) -> Memory:
    def zeros(many: int) -> "np.ndarray[tuple[int], np.dtype[np.int32]]":
        return np.zeros(many, np.int32)

    return Memory(
        np.zeros(COUNTERS, np.int64), np.full(32, -1, np.int32), np.zeros(nodes, np.int64), zeros(nodes), zeros(nodes),
        zeros(3 * nodes), zeros(3 * nodes), zeros(3 * nodes), np.full(64, -1, np.int32),
    )  # fmt: skip


@given(st.integers(0, 254), st.integers(0, 127), st.lists(st.integers(0, 63), min_size=8, max_size=8))
def test_a_key_holds_place_cargo_and_islands(place: int, cargo: int, contents: list[int]) -> None:
    key = place << 55 | cargo << 48
    for number, content in enumerate(contents):
        key |= content << (6 * number)
    if place < 128:  # a key is signed: more docks than that are refused by the solver
        assert place_of(key) == place
        assert cargo_of(key) == cargo
        assert [island_of(key, number) for number in range(8)] == contents


def test_a_node_is_kept_once_with_its_cheapest_cost_and_parent() -> None:
    found = memory()
    assert push(5, 9, -1, 0, found) and push(5, 7, 3, 0, found) and push(5, 8, 2, 0, found)
    assert (found.counters[NODES], found.counters[ENTRIES]) == (1, 2)
    assert (found.keys[0], found.costs[0], found.parents[0]) == (5, 7, 3)


def test_the_frontier_is_sorted_by_what_a_node_will_cost_at_least() -> None:
    found = memory()
    push(1, 4, -1, 6, found)
    push(2, 3, -1, 1, found)
    assert [int(total) for total in np.flatnonzero(found.buckets >= 0)] == [4, 10]


def test_a_bound_that_shrinks_puts_nothing_behind_the_search() -> None:
    """Where a part that was right is made wrong the bound may be lower: the node must still be looked at."""
    found = memory()
    found.counters[BUCKET] = 20
    push(1, 4, -1, 6, found)
    assert [int(total) for total in np.flatnonzero(found.buckets >= 0)] == [20]


def test_full_memory_is_told() -> None:
    found = memory(2)
    assert push(1, 0, -1, 0, found) and push(2, 0, -1, 0, found)
    assert not push(3, 0, -1, 0, found)
