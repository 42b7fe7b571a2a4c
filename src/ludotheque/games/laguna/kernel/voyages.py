"""A* over docks for solitaire puzzles (§9): one node is a dock, what is aboard and what lies on the islands.

A key packs place (8 bits), cargo (7 bits) and eight islands (6 bits each). `place` is a dock, plus the
number of docks once its trading is done: whoever arrives trades, whoever has traded goes.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.laguna.kernel.play import FAR, Ints
from ludotheque.search.native import native

Longs = NDArray[np.int64]

RUNNING, FOUND, NONE, FULL = 0, 1, 2, 3
VOLCANO = 8
"""The part number of the volcano; islands are 0 to 7."""
NODES, ENTRIES, BUCKET, EXPANDED, GOAL, COUNTERS = 0, 1, 2, 3, 4, 5
"""What a search counts between its slices: nodes and entries used, the bucket it is at, expansions, the goal's node."""


class Puzzle(NamedTuple):
    """A puzzle in numbers: its docks, what is wanted, and what trades there are."""

    parts: Ints
    """By dock; -1 where the start touches nothing."""
    symbols: Ints
    reefs: Ints
    ways: Ints
    """Steps by pearls (from two), dock and dock."""
    bounds: Ints
    """No voyage is shorter, by the set of wrong parts and by dock."""
    start: int
    wanted: Ints
    """By island what must lie there; -1 where anything may."""
    own_left: int
    """Own pearls that must stay out of the volcano; -1 where that does not matter."""
    trade_from: Ints
    trade_cargo: Ints
    trade_island: Ints
    sizes: Ints
    """Pearls of a cargo."""
    unloaded: Ints
    """The cargo with one own pearl less; -1 where none can be unloaded."""
    own_aboard: Ints
    own_ashore: Ints


class Memory(NamedTuple):
    """What one search remembers: nodes in an open-addressed table, and the frontier in buckets by total cost."""

    counters: Longs
    table: Ints
    keys: Longs
    costs: Ints
    parents: Ints
    entry_node: Ints
    entry_cost: Ints
    entry_next: Ints
    buckets: Ints


@native
def island_of(key: int, number: int) -> int:
    return (key >> (6 * number)) & 63


@native
def cargo_of(key: int) -> int:
    return (key >> 48) & 127


@native
def place_of(key: int) -> int:
    return (key >> 55) & 255


@native
def wrong_parts(key: int, puzzle: Puzzle) -> int:
    """Which named parts are not as the target has them, as bits; -1 when too much is in the volcano."""
    wrong, own = 0, puzzle.own_aboard[cargo_of(key)]
    for number in range(puzzle.wanted.shape[0]):
        content = island_of(key, number)
        own += puzzle.own_ashore[content]
        if puzzle.wanted[number] >= 0 and content != puzzle.wanted[number]:
            wrong |= 1 << number
    if puzzle.own_left >= 0:
        if own < puzzle.own_left:
            return -1
        if own > puzzle.own_left:
            wrong |= 1 << VOLCANO
    return wrong


@native
def _slot(key: int, memory: Memory) -> Any:
    """Where the key is or would be in the open-addressed table."""
    table, keys = memory.table, memory.keys
    mask = table.shape[0] - 1
    mixed = key ^ (key >> 29)
    mixed = (mixed * 0x9E3779B1) & 0x7FFFFFFFFFFFFFFF
    at = (mixed ^ (mixed >> 17)) & mask
    while table[at] >= 0 and keys[table[at]] != key:
        at = (at + 1) & mask
    return at


@native
def push(key: int, cost: int, parent: int, bound: int, memory: Memory) -> bool:
    """Note a way to a node if it is the best so far; False when memory is used up."""
    counters, costs = memory.counters, memory.costs
    slot = _slot(key, memory)
    node = memory.table[slot]
    if node < 0:
        node = counters[NODES]
        if node >= memory.keys.shape[0]:
            return False
        counters[NODES] += 1
        memory.table[slot] = node
        memory.keys[node] = key
    elif costs[node] <= cost:
        return True
    costs[node], memory.parents[node] = cost, parent
    entry = counters[ENTRIES]
    if entry >= memory.entry_node.shape[0]:
        return False
    counters[ENTRIES] += 1
    memory.entry_node[entry], memory.entry_cost[entry] = node, cost
    # A bound may shrink from node to node, where a part that was right is made wrong: nothing goes behind the search.
    total = max(cost + bound, counters[BUCKET])
    memory.entry_next[entry] = memory.buckets[total]
    memory.buckets[total] = entry
    return True


@native
def search(slice_size: int, memory: Memory, puzzle: Puzzle) -> int:
    """Expand so many nodes; the memory keeps what is needed between slices."""
    counters, buckets = memory.counters, memory.buckets
    parts, symbols, reefs, bounds, start = puzzle.parts, puzzle.symbols, puzzle.reefs, puzzle.bounds, puzzle.start
    docks, contents = parts.shape[0], puzzle.own_ashore.shape[0]
    for _ in range(slice_size):
        while counters[BUCKET] < buckets.shape[0] and buckets[counters[BUCKET]] < 0:
            counters[BUCKET] += 1
        if counters[BUCKET] >= buckets.shape[0]:
            return NONE
        entry = buckets[counters[BUCKET]]
        buckets[counters[BUCKET]] = memory.entry_next[entry]
        node, cost = memory.entry_node[entry], memory.entry_cost[entry]
        if memory.costs[node] < cost:
            continue
        counters[EXPANDED] += 1
        key = memory.keys[node]
        wrong = wrong_parts(key, puzzle)
        if wrong == 0:
            counters[GOAL] = node
            return FOUND
        place, cargo = place_of(key), cargo_of(key)
        pearls = puzzle.sizes[cargo]
        if place >= docks:
            here = place - docks
            base = key & 0x007FFFFFFFFFFFFF
            for there in range(docks):
                if parts[there] < 0 or symbols[there] > pearls or there == start:
                    continue
                if parts[there] == parts[here] and here != start:
                    continue
                way = puzzle.ways[pearls - 2, here, there]
                if way >= FAR or bounds[wrong, there] >= FAR:
                    continue
                if not push(base | (there << 55), cost + way, node, bounds[wrong, there], memory):
                    return FULL
            continue
        rest = key & 0x0000FFFFFFFFFFFF
        gone = (place + docks) << 55
        if parts[place] == VOLCANO:
            left = pearls
            while left >= 3 and symbols[place] <= left and reefs[place] < left and puzzle.unloaded[cargo] >= 0:
                cargo, left = puzzle.unloaded[cargo], left - 1
                after = rest | gone | (cargo << 48)
                wrong = wrong_parts(after, puzzle)
                if wrong < 0:
                    break
                if not push(after, cost, node, bounds[wrong, place], memory):
                    return FULL
            continue
        number = parts[place]
        if number < 0:
            continue
        pair = cargo * contents + island_of(key, number)
        cleared = rest & ~(63 << (6 * number))
        for trade in range(puzzle.trade_from[pair], puzzle.trade_from[pair + 1]):
            kept = puzzle.sizes[puzzle.trade_cargo[trade]]
            if kept < pearls and (symbols[place] > kept + 1 or reefs[place] > kept):
                continue  # the last pearl is dropped with no arrow showing, and uncovers no reef
            after = cleared | (puzzle.trade_island[trade] << (6 * number)) | gone | (puzzle.trade_cargo[trade] << 48)
            wrong = wrong_parts(after, puzzle)
            if wrong < 0 or bounds[wrong, place] >= FAR:
                continue
            if not push(after, cost, node, bounds[wrong, place], memory):
                return FULL
    return RUNNING
