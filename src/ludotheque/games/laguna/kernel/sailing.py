"""The cheapest way of one raft from where it lies to a dock, with every shift: Dijkstra over windows and fillings.

A filling is a number to base three: hole h adds 3**h times 0 (open), 1 (ballast) or 2 (own colour). Nodes lie
in three layers: under way; at the turn's beginning, which has rules of its own (LAG-29); and at the beginning of
a turn that follows a reef.
"""

from typing import NamedTuple

import numpy as np

from ludotheque.games.laguna.kernel.play import Bytes, Ints, Sea, all_arrows, count, step_allowed
from ludotheque.search.native import native

FILLINGS = 729
GUARDED, EFFECT, LITERAL = 0, 1, 2


class Prices(NamedTuple):
    """What steps and shifts cost, and how far to look."""

    step: int
    shift: int
    penalty: int
    """Of a reef shown; -1: none may be."""
    horizon: int
    left: int
    """Where turns are counted: actions left of this one; a reef then costs the rest of its turn."""
    turn: int
    """Actions of every later turn; 0: turns are not counted."""


class Shifts(NamedTuple):
    """When pearls may be shifted."""

    guard: int
    """How uncovering is guarded before the first step: GUARDED, EFFECT or LITERAL (LAG-A8)."""
    fixed: int
    """A mask of holes whose pearl stays before the first step (LAG-A24)."""
    before: bool
    """Before the first step of the turn that is under way."""
    under_way: bool


class Memory(NamedTuple):
    """By node what it costs and where it was come from, to be used again."""

    best: Ints
    parent: Ints


@native
def power(hole: int) -> int:
    value = 1
    for _ in range(hole):
        value *= 3
    return value


@native
def cover_of(filling: int) -> int:
    cover = 0
    for hole in range(6):
        if filling % 3:
            cover |= 1 << hole
        filling //= 3
    return cover


@native
def own_of(filling: int) -> int:
    own = 0
    for hole in range(6):
        if filling % 3 == 2:
            own |= 1 << hole
        filling //= 3
    return own


@native
def shift_allowed(source: int, here: int, cover: int, before: bool, guard: int, sea: Sea) -> bool:
    """A shift that neither ends the turn nor is refused; nobody plans to uncover a reef."""
    bit = 1 << source
    if sea.reefs[here] & bit:
        return False
    pointing = all_arrows(here, sea)
    if not before or guard == EFFECT or not pointing & bit:
        return True
    if guard == LITERAL:
        return False
    plain = count(cover & ~(sea.reefs[here] | pointing))
    return plain < count(sea.reefs[here] & ~cover)


@native
def docks_well(here: int, filling: int, own: int, sea: Sea) -> bool:
    """No symbol shows, and so many own pearls lie on no reef."""
    if (sea.reefs[here] | all_arrows(here, sea)) & ~cover_of(filling):
        return False
    return own == 0 or count(own_of(filling) & ~sea.reefs[here]) >= own


@native
def sail(sources: Ints, goals: Bytes, own: int, prices: Prices, shifts: Shifts, sea: Sea, memory: Memory) -> int:
    """The node where the cheapest way ends (or -1).

    `sources` and nodes are `window * 729 + filling`, plus the size of a layer before the first step.
    """
    best, parent = memory
    step, shift, penalty, left, turn = prices.step, prices.shift, prices.penalty, prices.left, prices.turn
    layer = sea.reefs.shape[0] * FILLINGS
    best[:] = 1 << 29
    wheel = max(step + max(penalty, 0), shift, left, turn) + 1
    heads = np.full(wheel, np.int32(-1), np.int32)
    room = 1 << 16
    entry_node, entry_cost, entry_next = np.empty(room, np.int32), np.empty(room, np.int32), np.empty(room, np.int32)
    used = 0
    for source in sources:
        best[source], parent[source] = 0, -1
        entry_node[used], entry_cost[used], entry_next[used] = source, 0, heads[0]
        heads[0] = used
        used += 1
    cost, empty = 0, 0
    while empty < wheel and cost <= prices.horizon:
        entry = heads[cost % wheel]
        if entry < 0:
            cost += 1
            empty += 1
            continue
        empty = 0
        heads[cost % wheel] = entry_next[entry]
        node = entry_node[entry]
        if best[node] < entry_cost[entry]:
            continue
        depth, place = node // layer, node % layer
        before = depth > 0
        here, filling = place // FILLINGS, place % FILLINGS
        if goals[here] and docks_well(here, filling, own, sea):
            return int(node)
        cover = cover_of(filling)
        for choice in range(4 + 36):
            if choice < 4:
                if not step_allowed(here, choice, cover, sea):
                    continue
                there = sea.neighbours[here, choice]
                price, onward = step, 0
                if sea.reefs[there] & ~cover:
                    if penalty < 0:
                        continue
                    price, onward = step + penalty, 2
                    if turn:
                        price = (left if cost < left else left + ((cost - left) // turn + 1) * turn) - cost
                after = onward * layer + there * FILLINGS + filling
            else:
                source, target = (choice - 4) // 6, (choice - 4) % 6
                if (depth == 0 and not shifts.under_way) or (depth == 1 and not shifts.before):
                    continue
                if depth == 1 and (shifts.fixed >> source) & 1:
                    continue
                if not (cover >> source) & 1 or (cover >> target) & 1:
                    continue
                if not shift_allowed(source, here, cover, before, shifts.guard, sea):
                    continue
                pearl = (filling // power(source)) % 3
                moved = filling - pearl * power(source) + pearl * power(target)
                after = depth * layer + here * FILLINGS + moved
                price = shift
            total = cost + price
            if total < best[after]:
                best[after] = total
                parent[after] = node
                if used == room:
                    bigger = 2 * room
                    grown_node, grown_cost = np.empty(bigger, np.int32), np.empty(bigger, np.int32)
                    grown_next = np.empty(bigger, np.int32)
                    grown_node[:room], grown_cost[:room], grown_next[:room] = entry_node, entry_cost, entry_next
                    entry_node, entry_cost, entry_next = grown_node, grown_cost, grown_next
                    room = bigger
                entry_node[used], entry_cost[used], entry_next[used] = after, total, heads[total % wheel]
                heads[total % wheel] = used
                used += 1
    return -1
