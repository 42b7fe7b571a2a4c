"""Monte-Carlo tree search on the kernel: every mode, hidden piles and selections guessed anew each time."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.interactions.kernel import play as kernel
from ludotheque.games.interactions.kernel.play import (
    AROUND,
    AVAILABLE,
    DRAWN,
    NOTHING,
    OWNERS,
    PILE,
    RESERVE,
    SOLO,
    TARGETS,
    TEAMS,
    TURNS,
    VALUES,
    Bytes,
    Numbers,
)
from ludotheque.search.native import native

Reals = NDArray[np.float64]

MOST = 512
"""More moves than any position has: 4 players with 16 cells, 2 tiles and 5 raises have 160."""
# Columns of a node of the tree.
FIRST, COUNT, MOVE, VISITS = 0, 1, 2, 3
BRANCH = 4
"""In solo, seven more: the node reached for each wild tile that shows up."""
# Columns of what a node has earned: one share a seat, the lead of the chooser, the prior.
LEAD, PRIOR = 4, 5
WIN_BY = 12
"""IXN-35."""
TRIALS = 4
"""A playout takes the best of so many placements drawn at random."""
CURIOSITY = 1.4
WARMTH = 3.0
"""How many points of gain make a move e times as likely to be tried."""


@native
def gain(s: Bytes, rules: Numbers, seat: int, tile: int, cell: int) -> float:
    """What a placement is worth at once: own points, and the others' losses shared among them."""
    others = 1.0 / (rules[OWNERS] - 1)
    swing = float(VALUES[tile, 0])
    for k in range(TARGETS[tile]):
        code = s[cell + AROUND[tile, k]] - 1
        if code >= 0 and code & 1 == TURNS[tile]:
            whose, what, side = code // 14, code // 2 % 7, code & 1
            change = VALUES[what, 1 - side] - VALUES[what, side]
            friend = whose == seat or (rules[TEAMS] != 0 and (whose - seat) % 2 == 0)
            swing += change if friend else -change * others
    return swing


@native
def pick_bit(mask: int, chance: Any) -> int:
    """A tile of a set, at random."""
    size = 0
    for tile in range(7):
        size += mask >> tile & 1
    left = kernel.below(chance, size)
    for tile in range(7):
        if mask >> tile & 1:
            if left == 0:
                return tile
            left -= 1
    return NOTHING


@native
def choose_two(s: Bytes, seat: int, chance: Any) -> None:
    """A selection at random (IXN-5)."""
    for _ in range(2):
        tile = pick_bit(s[RESERVE + seat], chance)
        s[AVAILABLE + seat] |= 1 << tile
        s[RESERVE + seat] ^= 1 << tile


@native
def fill_in(s: Bytes, rules: Numbers, seat: int, chance: Any) -> None:
    """Guess what the chooser does not know: the others' selections, the order of the wild pile."""
    if not rules[SOLO]:
        for other in range(rules[OWNERS]):
            if other != seat and s[AVAILABLE + other] == 0:
                choose_two(s, other, chance)
        return
    unknown = 127
    for k in range(7):
        if s[PILE + k] >= 0:
            unknown &= ~(1 << s[PILE + k])
    for cell in range(kernel.TOP):
        if s[cell] > 14:  # a tile that the wild player has laid
            unknown &= ~(1 << (s[cell] - 15) // 2)
    for k in range(7):
        if s[PILE + k] < 0 and (k == 0 or k > s[DRAWN]):
            tile = pick_bit(unknown, chance)
            s[PILE + k] = tile
            unknown ^= 1 << tile


@native
def playout(s: Bytes, rules: Numbers, chance: Any, room: Numbers) -> None:
    """To the end, each turn the best of a few placements drawn at random."""
    while not kernel.over(s, rules):
        seat = kernel.mover(s, rules)
        found = kernel.cells(s, rules, room)
        best, chosen = -1000.0, 0
        for _ in range(TRIALS):
            cell = room[kernel.below(chance, found)]
            tile = pick_bit(s[AVAILABLE + seat], chance)
            worth = gain(s, rules, seat, tile, cell)
            if worth > best:
                best, chosen = worth, cell * 64 + tile * 8
        raised = pick_bit(s[RESERVE + seat], chance) if s[RESERVE + seat] else NOTHING
        kernel.play(s, rules, chosen + raised)


@native
def reward(s: Bytes, rules: Numbers, seat: int, earned: Reals, points: Numbers, seen: Bytes, stack: Numbers) -> None:
    """What a finished game gives every seat, and the chooser's lead: winning first, the margin a little."""
    kernel.totals(s, rules, points, seen, stack)
    owners = rules[OWNERS]
    if rules[SOLO]:
        lead = points[0] - points[1]
        won = 1.0 if lead >= WIN_BY else 0.0
        earned[0] = 0.8 * won + 0.2 * min(max((lead + 20) / 60, 0.0), 1.0)
        earned[LEAD] = lead
        return
    if rules[TEAMS]:
        for k in range(2):
            points[k] = points[k + 2] = min(points[k], points[k + 2])
    best, winners = -1000, 0
    for owner in range(owners):
        best = max(best, points[owner])
    for owner in range(owners):
        winners += points[owner] == best
    if rules[TEAMS]:
        winners //= 2
    for owner in range(owners):
        rival = -1000
        for other in range(owners):
            if other != owner and not (rules[TEAMS] != 0 and (other - owner) % 2 == 0):
                rival = max(rival, points[other])
        lead = points[owner] - rival
        won = 1.0 / winners if points[owner] == best else 0.0
        earned[owner] = 0.75 * won + 0.25 * min(max((lead + 20) / 40, 0.0), 1.0)
        if owner == seat:
            earned[LEAD] = lead


@native
def grow(nodes: Numbers, worth: Reals, used: int, move: int, prior: float) -> None:
    """A new node of the tree."""
    nodes[used, :] = -1
    nodes[used, COUNT], nodes[used, MOVE], nodes[used, VISITS] = 0, move, 0
    worth[used, :] = 0.0
    worth[used, PRIOR] = prior


@native
def expand(
    nodes: Numbers, worth: Reals, node: int, used: int, s: Bytes, rules: Numbers, seat: int,
    out: Numbers, room: Numbers, priors: Reals,
) -> int:  # fmt: skip
    """Give a node its children; returns how many nodes are used then."""
    count = 0
    if s[AVAILABLE + seat] == 0:
        for a in range(7):
            for b in range(a + 1, 7):
                out[count], priors[count] = a * 8 + b, 1.0
                count += 1
    else:
        count = kernel.moves(s, rules, out, room)
        for k in range(count):
            tile, cell = out[k] // 8 % 8, out[k] // 64
            priors[k] = np.exp(min(gain(s, rules, seat, tile, cell), 40.0) / WARMTH)
    total = 0.0
    for k in range(count):
        total += priors[k]
    nodes[node, FIRST], nodes[node, COUNT] = used, count
    for k in range(count):
        grow(nodes, worth, used + k, out[k], priors[k] / total)
    return used + count


@native
def favourite(nodes: Numbers, worth: Reals, node: int, seat: int) -> int:
    """The child to try next: what it earned so far, and how little it was tried for its prior."""
    first, count = nodes[node, FIRST], nodes[node, COUNT]
    visits = max(nodes[node, VISITS], 1)
    unknown = worth[node, seat] / visits - 0.1
    reach = CURIOSITY * np.sqrt(float(visits))
    best, chosen = -1000.0, first
    for child in range(first, first + count):
        tried = nodes[child, VISITS]
        value = worth[child, seat] / tried if tried else unknown
        value += reach * worth[child, PRIOR] / (1 + tried)
        if value > best:
            best, chosen = value, child
    return int(chosen)


@native
def follow(s: Bytes, rules: Numbers, seat: int, move: int) -> None:
    """Play a move of the tree: a selection or a turn."""
    if move >= 64:
        kernel.play(s, rules, move)
        return
    chosen = 1 << move // 8 | 1 << move % 8
    s[AVAILABLE + seat] = chosen
    s[RESERVE + seat] ^= chosen


@native
def revealed(s: Bytes, peek: bool) -> int:
    """The wild tile that a solo player learns of by his move: the new top of the pile, or the one just laid."""
    drawn = s[DRAWN]
    if peek:
        return int(s[PILE + drawn + 1]) if drawn < 6 else 0
    return int(s[PILE + drawn]) if drawn else 0


@native
def search(
    root: Bytes, rules: Numbers, seat: int, peek: bool, nodes: Numbers, worth: Reals,
    used: int, playouts: int, chance: Any,
) -> int:  # fmt: skip
    """So many playouts more; returns how many nodes are used."""
    s, seen = root.copy(), np.zeros(kernel.TOP, np.int8)
    room, out, stack = np.zeros(64, np.int64), np.zeros(MOST, np.int64), np.zeros(64, np.int64)
    priors, earned, points = np.zeros(MOST), np.zeros(6), np.zeros(4, np.int64)
    path = np.zeros(64, np.int64)
    capacity = nodes.shape[0] - MOST - 8
    if used == 0:
        grow(nodes, worth, 0, 0, 1.0)
        used = 1
    for _ in range(playouts):
        s[:] = root
        fill_in(s, rules, seat, chance)
        node, depth, path[0] = 0, 1, 0
        while not kernel.over(s, rules):
            turn = seat if s[AVAILABLE + seat] == 0 else kernel.mover(s, rules)
            if nodes[node, FIRST] < 0:
                if (nodes[node, VISITS] == 0 and node > 0) or used > capacity:
                    break
                used = expand(nodes, worth, node, used, s, rules, turn, out, room, priors)
            node = favourite(nodes, worth, node, turn)
            follow(s, rules, turn, nodes[node, MOVE])
            path[depth] = node
            depth += 1
            if rules[SOLO]:
                shown = revealed(s, peek)
                if nodes[node, BRANCH + shown] < 0:
                    if used > capacity:
                        break
                    grow(nodes, worth, used, nodes[node, MOVE], 1.0)
                    nodes[node, BRANCH + shown] = used
                    used += 1
                node = nodes[node, BRANCH + shown]
                path[depth] = node
                depth += 1
        playout(s, rules, chance, room)
        reward(s, rules, seat, earned, points, seen, stack)
        for k in range(depth):
            nodes[path[k], VISITS] += 1
            for column in range(LEAD + 1):
                worth[path[k], column] += earned[column]
    return used
