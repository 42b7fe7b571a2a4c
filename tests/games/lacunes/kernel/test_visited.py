"""The table of visited layouts keeps what was entered, forgets what was removed, and grows where it is."""

import numpy as np
import pytest

from ludotheque.games.lacunes.kernel import space
from ludotheque.games.lacunes.kernel.arrays import CROWDED, Frames
from ludotheque.games.lacunes.kernel.visited import FIRST_SLOTS, SLOT_BYTES, Shelf, add, remove, settle
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.options import LacunesOptions
from ludotheque.games.lacunes.solver.solve import solve

MOST_MOVES = 16
"""What one layout leads to at once, four gaps with four unnamed twos."""


def crowded(slots, generator):
    """Keys that want few slots, the last ones above all, so that they come around the end."""
    homes = np.concatenate([generator.integers(slots - 4, slots, slots // 3), generator.integers(0, slots, slots // 4)])
    lows = homes + slots * generator.integers(0, 1000, homes.size)
    return sorted(
        {(int(low), int(high)) for low, high in zip(lows, generator.integers(-5, 5, homes.size), strict=True)}
    )


@pytest.mark.parametrize("seed", range(30))
def test_a_table_that_grows_loses_no_key_and_gains_none(seed):
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
        settle(table)
        found = table[table.any(axis=1)].tolist()
        assert sorted((low | upper << 32, high) for low, upper, high in found) == sorted(kept)
    assert not any(add(table, *key) for key in kept)
    assert all(add(table, *key) for key in gone)


def test_a_table_that_may_not_grow_is_filled_further_before_the_search_gives_up():
    for slots in (FIRST_SLOTS, 2 * FIRST_SLOTS):
        frames = Frames(
            Lacunes(LacunesOptions(redeals=0)).initial("deal:34").cells, locked=False, memory=slots * SLOT_BYTES
        )
        assert frames.run(1_000_000) == space.FULL
        assert frames.table.slots.shape[0] == slots
        assert CROWDED * slots < frames.numbers[space.TAKEN] <= CROWDED * slots + MOST_MOVES


def test_a_table_from_the_shelf_knows_nothing_of_the_deal_before():
    shelf, game = Shelf(), Lacunes(LacunesOptions(redeals=0))
    for deal in (125, 28, 125, 2):
        cells = game.initial(f"deal:{deal}").cells
        fresh, again = (solve(cells, nodes=600_000, memory_mb=32, shelf=one) for one in (None, shelf))
        assert (again.verdict, again.states, again.moves) == (fresh.verdict, fresh.states, fresh.moves)


def test_the_shelf_hands_out_the_same_memory_wiped_and_only_once():
    shelf = Shelf()
    table = shelf.take(4 * FIRST_SLOTS * SLOT_BYTES)
    assert table.grow() and add(table.slots, 12345, 678)
    shelf.put_back(table)
    assert shelf.take(8 * FIRST_SLOTS * SLOT_BYTES) is not table
    again = shelf.take(4 * FIRST_SLOTS * SLOT_BYTES)
    assert again is table and again.slots.shape[0] == FIRST_SLOTS
    assert again.grow() and not again.slots.any()
    assert shelf.take(4 * FIRST_SLOTS * SLOT_BYTES) is not table
