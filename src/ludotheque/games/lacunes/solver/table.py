"""The table of visited layouts: 128-bit keys, open addressing, nothing else stored."""

from functools import cache

import numpy as np

from ludotheque.games.lacunes.solver.compiled import ANY_TWO, CELLS, Board, Masks, compiled

TOMB = 1
"""A deleted entry is (0, TOMB); an empty one (0, 0)."""


@cache
def random_keys(seed: int) -> Masks:
    """Two independent 64-bit numbers for each card, and for an unbound two, on each cell."""
    drawn = np.random.default_rng(seed).integers(-(2**63), 2**63 - 1, size=(CELLS, ANY_TWO + 1, 2), dtype=np.int64)
    return np.ascontiguousarray(drawn)


@compiled
def board_key(board: Board, numbers: Masks, key: Masks) -> None:
    low, high = np.int64(0), np.int64(0)
    for cell in range(CELLS):
        card = board[cell]
        if card >= 0:
            low ^= numbers[cell, card, 0]
            high ^= numbers[cell, card, 1]
    key[0] = low
    key[1] = high


@compiled
def add(table: Masks, low: int, high: int) -> bool:
    """Enter a key; False if it was there already."""
    mask = table.shape[0] - 1
    slot = low & mask
    free = -1
    while table[slot, 0] != 0 or table[slot, 1] != 0:
        if table[slot, 0] == low and table[slot, 1] == high:
            return False
        if free < 0 and table[slot, 0] == 0 and table[slot, 1] == TOMB:
            free = slot
        slot = (slot + 1) & mask
    if free >= 0:
        slot = free
    table[slot, 0], table[slot, 1] = low, high
    return True


@compiled
def remove(table: Masks, low: int, high: int) -> None:
    mask = table.shape[0] - 1
    slot = low & mask
    while table[slot, 0] != 0 or table[slot, 1] != 0:
        if table[slot, 0] == low and table[slot, 1] == high:
            table[slot, 0], table[slot, 1] = 0, TOMB
            return
        slot = (slot + 1) & mask


@compiled
def settle(table: Masks) -> None:
    """Bring the keys of the first half, all there are, to where they belong in the whole of a table that has doubled.

    Slot by slot from behind a free one, a key finds its new slot no later than where it stood, or in the second half.
    The keys before the first free slot wait aside: they may have come around the end.
    """
    half, waiting = table.shape[0] // 2, 0
    while table[waiting, 0] != 0 or table[waiting, 1] != 0:
        waiting += 1
    aside = table[:waiting].copy()
    table[:waiting] = 0
    for slot in range(waiting, half):
        low, high = table[slot, 0], table[slot, 1]
        table[slot, 0], table[slot, 1] = 0, 0
        if low != 0 or high > TOMB or high < 0:
            add(table, low, high)
    for slot in range(waiting):
        if aside[slot, 0] != 0 or aside[slot, 1] > TOMB or aside[slot, 1] < 0:
            add(table, aside[slot, 0], aside[slot, 1])
