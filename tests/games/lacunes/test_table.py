"""The table of visited layouts keeps what was entered, forgets what was removed, and grows where it is."""

import numpy as np
import pytest

from ludotheque.games.lacunes.rules import Lacunes
from ludotheque.games.lacunes.solver import search
from ludotheque.games.lacunes.solver.frames import CROWDED, Frames
from ludotheque.games.lacunes.solver.table import FIRST_SLOTS, SLOT_BYTES, add, remove, settle


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
        frames = Frames(Lacunes(redeals=0).initial("deal:34").cells, locked=False, memory=slots * SLOT_BYTES)
        assert frames.run(1_000_000) == search.FULL
        assert frames.table.slots.shape[0] == slots
        assert CROWDED * slots < frames.states <= CROWDED * slots + 2
