"""The table of visited layouts: 96 bits of their keys, open addressing, nothing else stored."""

from functools import cache

import numpy as np
import numpy.typing as npt

from ludotheque.games.lacunes.kernel.compiled import ANY_TWO, CELLS, Board, Masks, compiled

Slots = npt.NDArray[np.int32]
"""Three numbers a slot: the lower key in two, then the lower half of the upper one."""

FIRST_SLOTS = 1 << 14
SLOT_NUMBERS, SLOT_BYTES = 3, 12
TOMBSTONE = 1
"""A deleted entry is (0, TOMBSTONE); an empty one (0, 0)."""


@cache
def random_keys(seed: int) -> Masks:
    """Two independent 64-bit numbers for each card, and for an unbound two, on each cell."""
    drawn = np.random.default_rng(seed).integers(-(2**63), 2**63 - 1, size=(CELLS, ANY_TWO + 1, 2), dtype=np.int64)
    return np.ascontiguousarray(drawn)


@compiled
def board_key(board: Board, zobrist: Masks, key: Masks) -> None:
    low, high = np.int64(0), np.int64(0)
    for cell in range(CELLS):
        card = board[cell]
        if card >= 0:
            low ^= zobrist[cell, card, 0]
            high ^= zobrist[cell, card, 1]
    key[0] = low
    key[1] = high


@compiled
def matches(slots: Slots, slot: int, low: int, high: int) -> bool:
    return bool(
        slots[slot, 0] == np.int32(low) and slots[slot, 1] == np.int32(low >> 32) and slots[slot, 2] == np.int32(high)
    )


@compiled
def is_empty(slots: Slots, slot: int) -> bool:
    return bool(slots[slot, 0] == 0 and slots[slot, 1] == 0 and slots[slot, 2] == 0)


@compiled
def write(slots: Slots, slot: int, low: int, high: int) -> None:
    slots[slot, 0], slots[slot, 1], slots[slot, 2] = np.int32(low), np.int32(low >> 32), np.int32(high)


@compiled
def add(slots: Slots, low: int, high: int) -> bool:
    """Enter a key; False if it was there already."""
    mask = slots.shape[0] - 1
    slot = low & mask
    tombstone = -1
    while not is_empty(slots, slot):
        if matches(slots, slot, low, high):
            return False
        if tombstone < 0 and matches(slots, slot, 0, TOMBSTONE):
            tombstone = slot
        slot = (slot + 1) & mask
    write(slots, slot if tombstone < 0 else tombstone, low, high)
    return True


@compiled
def remove(slots: Slots, low: int, high: int) -> None:
    mask = slots.shape[0] - 1
    slot = low & mask
    while not is_empty(slots, slot):
        if matches(slots, slot, low, high):
            write(slots, slot, 0, TOMBSTONE)
            return
        slot = (slot + 1) & mask


@compiled
def take_out(slots: Slots, slot: int) -> tuple[int, int]:
    """Take a key, or a tombstone, out of a slot; (0, 0) if it was empty."""
    low = np.int64(slots[slot, 1]) << 32 | np.int64(np.uint32(slots[slot, 0]))
    high = np.int64(slots[slot, 2])
    write(slots, slot, 0, 0)
    return int(low), int(high)


@compiled
def first_empty(slots: Slots) -> int:
    slot = 0
    while not is_empty(slots, slot):
        slot += 1
    return slot


@compiled
def reinsert(source: Slots, begin: int, end: int, slots: Slots) -> None:
    """Move keys from a part of a table, from behind an empty slot on, into another; tombstones are dropped."""
    for slot in range(begin, end):
        low, high = take_out(source, slot)
        if low != 0 or high > TOMBSTONE or high < 0:
            add(slots, low, high)


def rehash(slots: Slots) -> None:
    """Bring the keys of the first half, all there are, to where they belong in the whole of a table that has doubled.

    Slot by slot from behind an empty one, a key finds its new slot no later than where it stood, or in the second half.
    The keys before the first empty slot wait aside: they may have come around the end.
    """
    waiting = first_empty(slots)
    aside = slots[:waiting].copy()
    slots[:waiting] = 0
    reinsert(slots, waiting, slots.shape[0] // 2, slots)
    reinsert(aside, 0, waiting, slots)


class Visited:
    """Slots that double where they are: room for all that memory allows is reserved, and taken as it is touched."""

    def __init__(self, memory: int) -> None:
        self._reserved: Slots = np.zeros((self.capacity(memory), SLOT_NUMBERS), np.int32)
        self.slots: Slots = self._reserved[:FIRST_SLOTS]

    @staticmethod
    def capacity(memory: int) -> int:
        """How many slots fit into so many bytes."""
        most = FIRST_SLOTS
        while 2 * most * SLOT_BYTES <= memory:
            most *= 2
        return most

    @property
    def reserved(self) -> int:
        """So many bytes it may come to."""
        return self._reserved.nbytes

    @property
    def nbytes(self) -> int:
        return self.slots.nbytes

    def clear(self) -> None:
        self.slots[:] = 0
        self.slots = self._reserved[:FIRST_SLOTS]

    def grow(self) -> bool:
        """Whether there was room for twice as many slots."""
        size = 2 * self.slots.shape[0]
        if size > self._reserved.shape[0]:
            return False
        self.slots = self._reserved[:size]
        rehash(self.slots)
        return True


class VisitedPool:
    """Keeps the memory of visited tables from one deal to the next: clearing it is faster than allocating it anew."""

    def __init__(self) -> None:
        self._released: list[Visited] = []

    def acquire(self, memory: int) -> Visited:
        for visited in self._released:
            if visited.reserved == Visited.capacity(memory) * SLOT_BYTES:
                self._released.remove(visited)
                visited.clear()
                return visited
        return Visited(memory)

    def release(self, visited: Visited) -> None:
        self._released.append(visited)
