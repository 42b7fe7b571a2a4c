"""The table of visited layouts keeps what was entered, forgets what was removed, and grows where it is."""

import numpy as np
import pytest

from ludotheque.games.lacunes.kernel import arrays
from ludotheque.games.lacunes.kernel.visited import FIRST_SLOTS, SLOT_BYTES, Visited, VisitedPool, add, rehash, remove
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.solver.search import LAST_LOAD_FACTOR, Search
from ludotheque.games.lacunes.solver.solve import solve

MOST_MOVES = 16
"""What one layout leads to at once, four gaps with four unnamed twos."""


def crowded(slots: int, generator: np.random.Generator) -> list[tuple[int, int]]:
    """Keys that want few slots, the last ones above all, so that they come around the end."""
    homes = np.concatenate([generator.integers(slots - 4, slots, slots // 3), generator.integers(0, slots, slots // 4)])
    lows = homes + slots * generator.integers(0, 1000, homes.size)
    return sorted(
        {(int(low), int(high)) for low, high in zip(lows, generator.integers(-5, 5, homes.size), strict=True)}
    )


@pytest.mark.parametrize("seed", range(30))
def test_a_table_that_grows_loses_no_key_and_gains_none(seed: int) -> None:
    generator = np.random.default_rng(seed)
    table = np.zeros((64, 3), np.int32)
    keys = [key for key in crowded(64, generator) if key not in ((0, 0), (0, 1))]
    generator.shuffle(keys)
    assert all(add(table, *key) for key in keys)
    kept, gone = keys[5:], keys[:5]
    for key in gone:
        remove(table, *key)
    for size in (128, 256):
        table.resize((size, 3), refcheck=False)
        rehash(table)
        found = table[table.any(axis=1)].tolist()
        assert sorted((low | upper << 32, high) for low, upper, high in found) == sorted(kept)
    assert not any(add(table, *key) for key in kept)
    assert all(add(table, *key) for key in gone)


def test_a_table_that_may_not_grow_is_filled_further_before_the_search_gives_up() -> None:
    for slots in (FIRST_SLOTS, 2 * FIRST_SLOTS):
        search = Search(Lacunes().initial("deal:34").cells, locked=False, memory=slots * SLOT_BYTES)
        assert search.run(1_000_000) == arrays.FULL
        assert search.visited.slots.shape[0] == slots
        assert LAST_LOAD_FACTOR * slots < search.counters[arrays.SLOTS_TAKEN] <= LAST_LOAD_FACTOR * slots + MOST_MOVES


def test_a_table_from_the_pool_knows_nothing_of_the_deal_before() -> None:
    pool, game = VisitedPool(), Lacunes()
    for deal in (125, 28, 125, 2):
        cells = game.initial(f"deal:{deal}").cells
        fresh, again = (solve(cells, nodes=600_000, memory_mb=32, pool=one) for one in (None, pool))
        assert (again.verdict, again.states, again.moves) == (fresh.verdict, fresh.states, fresh.moves)


def test_the_pool_hands_out_the_same_memory_cleared_and_only_once() -> None:
    pool = VisitedPool()
    table = pool.acquire(4 * FIRST_SLOTS * SLOT_BYTES)
    assert table.grow() and add(table.slots, 12345, 678)
    pool.release(table)
    assert pool.acquire(8 * FIRST_SLOTS * SLOT_BYTES) is not table
    again = pool.acquire(4 * FIRST_SLOTS * SLOT_BYTES)
    assert again is table and again.slots.shape[0] == FIRST_SLOTS
    assert again.grow() and not again.slots.any()
    assert pool.acquire(4 * FIRST_SLOTS * SLOT_BYTES) is not table


@pytest.mark.parametrize("memory", [0, 100, FIRST_SLOTS * SLOT_BYTES, 3 * FIRST_SLOTS * SLOT_BYTES, 1 << 22])
def test_a_table_reserves_no_more_than_its_memory_but_never_less_than_it_begins_with(memory: int) -> None:
    visited = Visited(memory)
    assert visited.nbytes == FIRST_SLOTS * SLOT_BYTES
    assert visited.reserved <= max(memory, FIRST_SLOTS * SLOT_BYTES) < 2 * visited.reserved
    while visited.grow():
        assert visited.nbytes <= visited.reserved
    assert visited.nbytes == visited.reserved


def test_a_removed_key_leaves_the_keys_behind_it_where_they_are_found() -> None:
    slots = np.zeros((16, 3), np.int32)
    keys = [(3 + 16 * at, at) for at in range(1, 6)]
    assert all(add(slots, *key) for key in keys)
    remove(slots, *keys[1])
    remove(slots, 3, 77)
    assert [add(slots, *key) for key in (*keys[2:], keys[0])] == [False] * 4
    assert add(slots, *keys[1]) and int(slots.any(axis=1).sum()) == len(keys)


def test_keys_that_differ_in_a_stored_bit_are_two() -> None:
    slots = np.zeros((64, 3), np.int32)
    assert add(slots, 5, 9)
    assert add(slots, 5 | 1 << 40, 9) and add(slots, 5, 10) and add(slots, 5 + 64, 9)
    assert not add(slots, 5, 9)
