"""Expansion of a layout: its moves in random order, without those that lead to layouts visited already."""

from ludotheque.games.lacunes.kernel.arrays import (
    AT,
    FREE_LEVELS,
    GAPS,
    GROUPS,
    RANDOM,
    SLOTS_TAKEN,
    SearchArrays,
)
from ludotheque.games.lacunes.kernel.compiled import ANY_TWO, CELLS, STRIDE, SUITS, UNBOUND, compiled
from ludotheque.games.lacunes.kernel.free_prefixes import last_unbound, other_unbound_cell
from ludotheque.games.lacunes.kernel.lanes import prefetch
from ludotheque.games.lacunes.kernel.moves import (
    BYTE,
    GOAL_SHIFT,
    GROUP_SIZE,
    KEY_HIGH,
    KEY_LOW,
    MOVES,
    SOURCE_SHIFT,
    generate_fixed,
    generate_free,
    safe_move,
)
from ludotheque.games.lacunes.kernel.reach import is_dead_end, relax
from ludotheque.games.lacunes.kernel.visited import SLOT_NUMBERS, add


@compiled
def random_below(arrays: SearchArrays, n: int) -> int:
    """Xorshift, for the order of moves; verdicts do not depend on it."""
    state = arrays.counters[RANDOM]
    state ^= state << 13
    state ^= (state >> 7) & 0x01FFFFFFFFFFFFFF
    state ^= state << 17
    arrays.counters[RANDOM] = state
    return int(((state >> 11) & 0x7FFFFFFF) * n >> 31)


@compiled
def is_plain(arrays: SearchArrays, depth: int, packed: int) -> bool:
    """Whether a move takes one card from one cell to another and leaves all else, but names of twos, as it is."""
    fixed = arrays.stack[depth, FREE_LEVELS] == 0 and (packed >> SOURCE_SHIFT & BYTE) % STRIDE != 0
    return bool(packed >> GOAL_SHIFT & BYTE < CELLS and (arrays.locked or fixed))


@compiled
def key_after(arrays: SearchArrays, depth: int, packed: int, part: int) -> int:
    """One half of the key of the layout that a plain move leads to."""
    card, goal, source = packed & BYTE, packed >> GOAL_SHIFT & BYTE, packed >> SOURCE_SHIFT & BYTE
    zobrist, boards = arrays.zobrist, arrays.boards
    key = arrays.keys[depth, part] ^ zobrist[source, card, part] ^ zobrist[goal, card, part]
    if boards[depth, goal - 1] == ANY_TWO:
        two, head = card - SUITS, goal - 1
        key ^= zobrist[head, ANY_TWO, part] ^ zobrist[head, two, part]
        along = last_unbound(boards, depth, two, arrays.suits)
        if along != UNBOUND:
            other = other_unbound_cell(boards, depth, head)
            key ^= zobrist[other, ANY_TWO, part] ^ zobrist[other, along, part]
    return int(key)


@compiled
def prefetch_children(arrays: SearchArrays, depth: int, found: int) -> None:
    """Work out the keys of the child layouts and prefetch their slots: they come while the relaxed game is played."""
    groups, mask = arrays.groups, arrays.slots.shape[0] - 1
    for at in range(found):
        packed = groups[depth, at, MOVES]
        if is_plain(arrays, depth, packed):
            groups[depth, at, KEY_LOW] = key_after(arrays, depth, packed, 0)
            groups[depth, at, KEY_HIGH] = key_after(arrays, depth, packed, 1)
            prefetch(arrays.slots, SLOT_NUMBERS * (groups[depth, at, KEY_LOW] & mask))


@compiled
def copy_group(arrays: SearchArrays, depth: int, source: int, goal: int) -> None:
    for part in range(GROUP_SIZE):
        arrays.groups[depth, goal, part] = arrays.groups[depth, source, part]


@compiled
def insert_children(arrays: SearchArrays, depth: int, found: int) -> int:
    """Enter the layouts that plain moves lead to and drop the moves to visited ones; returns how many are left.

    What is entered waits for its turn here, so whoever else comes by it may leave it alone.
    """
    kept = 0
    for at in range(found):
        if is_plain(arrays, depth, arrays.groups[depth, at, MOVES]):
            if not add(arrays.slots, arrays.groups[depth, at, KEY_LOW], arrays.groups[depth, at, KEY_HIGH]):
                continue
            arrays.counters[SLOTS_TAKEN] += 1
        copy_group(arrays, depth, at, kept)
        kept += 1
    return kept


@compiled
def expand(arrays: SearchArrays, depth: int) -> None:
    """Open a frame for a canonical board: its groups of moves in random order, none if it is a dead end."""
    stack, groups, suits, columns = arrays.stack, arrays.groups, arrays.suits, arrays.columns
    stack[depth, GROUPS] = stack[depth, AT] = 0
    gaps, free_levels = stack[depth, GAPS], stack[depth, FREE_LEVELS]
    if free_levels == 0:
        found = generate_fixed(arrays.boards, depth, gaps, suits, columns, groups)
        prefetch_children(arrays, depth, found)
    else:
        found = generate_free(
            arrays.boards, depth, suits, columns, free_levels, arrays.free_rows, arrays.free_suits, groups
        )
    if found == 0:
        return
    relax(arrays.boards, depth, gaps, arrays.locked, arrays.start, arrays.reach)
    if is_dead_end(arrays.reach, suits, columns):
        return
    if free_levels == 0:
        safe = safe_move(arrays.boards, depth, arrays.start, arrays.reach, columns, groups, found)
        if safe >= 0:
            copy_group(arrays, depth, safe, 0)
            found = 1
        found = insert_children(arrays, depth, found)
    for i in range(found - 1, 0, -1):
        j = random_below(arrays, i + 1)
        for part in range(GROUP_SIZE):
            groups[depth, i, part], groups[depth, j, part] = groups[depth, j, part], groups[depth, i, part]
    stack[depth, GROUPS] = found
