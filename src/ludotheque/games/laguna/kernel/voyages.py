"""A* over docks for solitaire puzzles (§9): one node is a dock, what is aboard and what lies on the islands.

A key packs place (8 bits), cargo (7 bits) and eight islands (6 bits each). `place` is a dock, plus the
number of docks once its trading is done: whoever arrives trades, whoever has traded goes.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.laguna.kernel.play import FAR, Ints
from ludotheque.search.native import native

Longs = NDArray[np.int64]

RUNNING, FOUND, NONE, FULL = 0, 1, 2, 3
FIRES = 8
"""The part number of the volcano; islands are 0 to 7."""


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
def wrong_parts(key: int, wanted: Ints, own_left: int, own_aboard: Ints, own_ashore: Ints, islands: int) -> int:
    """Which named parts are not as the target has them, as bits; -1 when too much is in the volcano."""
    wrong, own = 0, own_aboard[cargo_of(key)]
    for number in range(islands):
        content = island_of(key, number)
        own += own_ashore[content]
        if wanted[number] >= 0 and content != wanted[number]:
            wrong |= 1 << number
    if own_left >= 0:
        if own < own_left:
            return -1
        if own > own_left:
            wrong |= 1 << FIRES
    return wrong


@native
def _slot(key: int, table: Ints, keys: Longs) -> Any:
    """Where the key is or would be in the open-addressed table."""
    mask = table.shape[0] - 1
    mixed = key ^ (key >> 29)
    mixed = (mixed * 0x9E3779B1) & 0x7FFFFFFFFFFFFFFF
    at = (mixed ^ (mixed >> 17)) & mask
    while table[at] >= 0 and keys[table[at]] != key:
        at = (at + 1) & mask
    return at


@native
def push(
    key: int, cost: int, parent: int, guess: int, at: Longs, table: Ints, keys: Longs, costs: Ints, parents: Ints,
    entry_node: Ints, entry_cost: Ints, entry_next: Ints, buckets: Ints,
) -> bool:  # fmt: skip
    """Note a way to a node if it is the best so far; False when memory is used up."""
    slot = _slot(key, table, keys)
    node = table[slot]
    if node < 0:
        node = at[0]
        if node >= keys.shape[0]:
            return False
        at[0] += 1
        table[slot] = node
        keys[node] = key
    elif costs[node] <= cost:
        return True
    costs[node], parents[node] = cost, parent
    entry = at[1]
    if entry >= entry_node.shape[0]:
        return False
    at[1] += 1
    entry_node[entry], entry_cost[entry] = node, cost
    entry_next[entry] = buckets[cost + guess]
    buckets[cost + guess] = entry
    return True


@native
def search(
    slice_size: int, at: Longs, table: Ints, keys: Longs, costs: Ints, parents: Ints,
    entry_node: Ints, entry_cost: Ints, entry_next: Ints, buckets: Ints,
    parts: Ints, symbols: Ints, reefs: Ints, ways: Ints, guesses: Ints, wanted: Ints, own_left: int,
    trade_from: Ints, trade_cargo: Ints, trade_island: Ints, sizes: Ints, unloaded: Ints,
    own_aboard: Ints, own_ashore: Ints, contents: int, islands: int, start: int,
) -> int:  # fmt: skip
    """Expand so many nodes; `at` keeps nodes, entries, the bucket, expansions and the goal between slices."""
    docks = parts.shape[0]
    for _ in range(slice_size):
        while at[2] < buckets.shape[0] and buckets[at[2]] < 0:
            at[2] += 1
        if at[2] >= buckets.shape[0]:
            return NONE
        entry = buckets[at[2]]
        buckets[at[2]] = entry_next[entry]
        node, cost = entry_node[entry], entry_cost[entry]
        if costs[node] < cost:
            continue
        at[3] += 1
        key = keys[node]
        if wrong_parts(key, wanted, own_left, own_aboard, own_ashore, islands) == 0:
            at[4] = node
            return FOUND
        place, cargo = place_of(key), cargo_of(key)
        pearls = sizes[cargo]
        if place >= docks:
            here = place - docks
            base = key & 0x007FFFFFFFFFFFFF
            wrong = wrong_parts(key, wanted, own_left, own_aboard, own_ashore, islands)
            for there in range(docks):
                if parts[there] < 0 or symbols[there] > pearls or there == start:
                    continue
                if parts[there] == parts[here] and here != start:
                    continue
                way = ways[pearls - 2, here, there]
                if way >= FAR or guesses[wrong, there] >= FAR:
                    continue
                if not push(base | (there << 55), cost + way, node, guesses[wrong, there], at, table, keys, costs,
                            parents, entry_node, entry_cost, entry_next, buckets):  # fmt: skip
                    return FULL
            continue
        rest = key & 0x0000FFFFFFFFFFFF
        gone = (place + docks) << 55
        if parts[place] == FIRES:
            left = pearls
            while left >= 3 and symbols[place] <= left and reefs[place] <= left - 1 and unloaded[cargo] >= 0:
                cargo, left = unloaded[cargo], left - 1
                after = rest | gone | (cargo << 48)
                wrong = wrong_parts(after, wanted, own_left, own_aboard, own_ashore, islands)
                if wrong < 0:
                    break
                if not push(after, cost, node, guesses[wrong, place], at, table, keys, costs, parents,
                            entry_node, entry_cost, entry_next, buckets):  # fmt: skip
                    return FULL
            continue
        number = parts[place]
        if number < 0:
            continue
        pair = cargo * contents + island_of(key, number)
        cleared = rest & ~(63 << (6 * number))
        for trade in range(trade_from[pair], trade_from[pair + 1]):
            kept = sizes[trade_cargo[trade]]
            if kept < pearls and (symbols[place] > kept + 1 or reefs[place] > kept):
                continue  # the last pearl is dropped with no arrow showing, and uncovers no reef
            after = cleared | (trade_island[trade] << (6 * number)) | gone | (trade_cargo[trade] << 48)
            wrong = wrong_parts(after, wanted, own_left, own_aboard, own_ashore, islands)
            if wrong < 0 or guesses[wrong, place] >= FAR:
                continue
            if not push(after, cost, node, guesses[wrong, place], at, table, keys, costs, parents,
                        entry_node, entry_cost, entry_next, buckets):  # fmt: skip
                return FULL
    return RUNNING
