"""The cheapest way of one raft from where it lies to a dock, with every shift: Dijkstra over windows and fillings.

A filling is a number to base three: hole h adds 3**h times 0 (open), 1 (ballast) or 2 (own colour). Nodes lie
in three layers: under way; at the turn's beginning, which has rules of its own (LAG-29); and at the beginning of
a turn that follows a reef.
"""

import numpy as np

from ludotheque.games.laguna.kernel.play import Bytes, Ints, step_allowed
from ludotheque.search.native import native

FILLINGS = 729
GUARDED, EFFECT, LITERAL = 0, 1, 2
FREE, WHEN_REEF, NEVER = 0, 1, 2


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
def _bits(mask: int) -> int:
    found = 0
    for hole in range(6):
        found += (mask >> hole) & 1
    return found


@native
def shift_allowed(source: int, here: int, cover: int, before: bool, guard: int, reefs: Bytes, arrows: Bytes) -> bool:
    """A shift that neither ends the turn nor is refused; nobody plans to uncover a reef."""
    bit = 1 << source
    if reefs[here] & bit:
        return False
    pointing = arrows[here, 0] | arrows[here, 1] | arrows[here, 2] | arrows[here, 3]
    if not before or guard == EFFECT or not pointing & bit:
        return True
    if guard == LITERAL:
        return False
    plain = _bits(cover & ~(reefs[here] | pointing))
    return plain < _bits(reefs[here] & ~cover)


@native
def docks_well(here: int, filling: int, own: int, reefs: Bytes, arrows: Bytes) -> bool:
    """No symbol shows, and so many own pearls lie on no reef."""
    cover = cover_of(filling)
    pointing = arrows[here, 0] | arrows[here, 1] | arrows[here, 2] | arrows[here, 3]
    if (reefs[here] | pointing) & ~cover:
        return False
    return own == 0 or _bits(own_of(filling) & ~reefs[here]) >= own


@native
def sail(
    sources: Ints, goals: Bytes, own: int, step: int, shift: int, penalty: int, horizon: int, guard: int,
    fixed_before: int, shifts_before: bool, shifts_after: bool, left: int, turn: int,
    reefs: Bytes, arrows: Bytes, ways: Ints, best: Ints, parent: Ints,
) -> int:  # fmt: skip
    """The node where the cheapest way ends (or -1); `best` and `parent` are memory for costs and parents.

    A reef costs the penalty or, where turns are counted, the rest of its turn: they end at `left`, then every `turn`.

    `sources` and nodes are `window * 729 + filling`, plus the size of a layer before the first step.
    `fixed_before` masks holes whose pearl may not be shifted before the first step (LAG-A24).
    """
    windows = ways.shape[0]
    layer = windows * FILLINGS
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
    while empty < wheel and cost <= horizon:
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
        if goals[here] and docks_well(here, filling, own, reefs, arrows):
            return int(node)
        cover = cover_of(filling)
        for choice in range(4 + 36):
            if choice < 4:
                if not step_allowed(here, choice, cover, reefs, arrows, ways):
                    continue
                there = ways[here, choice]
                price, onward = step, 0
                if reefs[there] & ~cover:
                    if penalty < 0:
                        continue
                    price, onward = step + penalty, 2
                    if turn:
                        price = (left if cost < left else left + ((cost - left) // turn + 1) * turn) - cost
                after = onward * layer + there * FILLINGS + filling
            else:
                source, target = (choice - 4) // 6, (choice - 4) % 6
                if (depth == 0 and not shifts_after) or (depth == 1 and not shifts_before):
                    continue
                if depth == 1 and (fixed_before >> source) & 1:
                    continue
                if not (cover >> source) & 1 or (cover >> target) & 1:
                    continue
                if not shift_allowed(source, here, cover, before, guard, reefs, arrows):
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
