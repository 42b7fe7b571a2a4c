"""Monte-Carlo tree search on the kernel: every mode, hidden piles and selections guessed anew each time."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.interactions.kernel import play
from ludotheque.games.interactions.kernel.play import (
    AROUND,
    AVAILABLE,
    DRAWN,
    GAINED,
    NOTHING,
    PILE,
    RESERVE,
    VALUES,
    WHOSE,
    Bytes,
    KernelOptions,
    Numbers,
)
from ludotheque.games.interactions.rules.scoring import WIN_BY
from ludotheque.search.native import native

Reals = NDArray[np.float64]

MOST_MOVES = 512
"""More moves than any position has: 4 players with 16 cells, 2 tiles and 5 raises have 160."""
# Columns of a node of the tree.
FIRST, COUNT, MOVE, VISITS = 0, 1, 2, 3
BRANCH = 4
"""In solo, seven more: the node reached for each wild tile that shows up."""
# Columns of what a node has earned: one share a seat, the lead of the chooser, the prior.
LEAD, PRIOR = 4, 5
CANDIDATES = 4
"""A playout takes the best of so many placements drawn at random."""
EXPLORATION = 1.4
TEMPERATURE = 3.0
"""How many points of gain make a move e times as likely to be tried."""


class Tree(NamedTuple):
    """A row a node: where its children are and how often it was tried, and what it has earned."""

    nodes: Numbers
    earned: Reals


class Scratch(NamedTuple):
    """Arrays that a search writes over and over."""

    cells: Numbers
    moves: Numbers
    priors: Reals
    earned: Reals
    points: Numbers
    seen: Bytes
    stack: Numbers


@native
def gain(s: Bytes, options: KernelOptions, seat: int, tile: int, cell: int) -> float:
    """What a placement is worth at once: own points, and the others' losses shared among them."""
    others = 1.0 / (options.owners - 1)
    swing = float(VALUES[tile, 0])
    for k in range(AROUND.shape[1]):
        code = s[cell + AROUND[tile, k]]
        change, whose = GAINED[tile, code], WHOSE[code]
        if change != 0:
            friend = whose == seat or (options.teams and (whose - seat) % 2 == 0)
            swing += change if friend else -change * others
    return swing


@native
def pick_bit(mask: int, chance: Any) -> int:
    """A tile of a set, at random."""
    size = 0
    for tile in range(7):
        size += mask >> tile & 1
    left = play.below(chance, size)
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
def determinize(s: Bytes, options: KernelOptions, seat: int, chance: Any) -> None:
    """Guess what the chooser does not know: the others' selections, the order of the wild pile."""
    if not options.solo:
        for other in range(options.owners):
            if other != seat and s[AVAILABLE + other] == 0:
                choose_two(s, other, chance)
        return
    unknown = 127
    for k in range(7):
        if s[PILE + k] >= 0:
            unknown &= ~(1 << s[PILE + k])
    for cell in range(play.TOP):
        if s[cell] > 14:  # a tile that the wild player has laid
            unknown &= ~(1 << (s[cell] - 15) // 2)
    for k in range(7):
        if s[PILE + k] < 0 and (k == 0 or k > s[DRAWN]):
            tile = pick_bit(unknown, chance)
            s[PILE + k] = tile
            unknown ^= 1 << tile


@native
def playout(s: Bytes, options: KernelOptions, chance: Any, room: Numbers) -> None:
    """To the end, each turn the best of a few placements drawn at random."""
    while not play.over(s, options):
        seat = play.mover(s, options)
        found = play.cells(s, options, room)
        best, chosen = -1000.0, 0
        for _ in range(CANDIDATES):
            cell = room[play.below(chance, found)]
            tile = pick_bit(s[AVAILABLE + seat], chance)
            worth = gain(s, options, seat, tile, cell)
            if worth > best:
                best, chosen = worth, cell * 64 + tile * 8
        raised = pick_bit(s[RESERVE + seat], chance) if s[RESERVE + seat] else NOTHING
        play.play(s, options, chosen + raised)


@native
def reward(s: Bytes, options: KernelOptions, seat: int, scratch: Scratch) -> None:
    """What a finished game gives every seat, and the chooser's lead: winning first, the margin a little."""
    points, earned = scratch.points, scratch.earned
    play.totals(s, options, points, scratch.seen, scratch.stack)
    owners = options.owners
    if options.solo:
        lead = points[0] - points[1]
        won = 1.0 if lead >= WIN_BY else 0.0
        earned[0] = 0.8 * won + 0.2 * min(max((lead + 20) / 60, 0.0), 1.0)
        earned[LEAD] = lead
        return
    if options.teams:
        for k in range(2):
            points[k] = points[k + 2] = min(points[k], points[k + 2])
    best, winners = -1000, 0
    for owner in range(owners):
        best = max(best, points[owner])
    for owner in range(owners):
        winners += points[owner] == best
    if options.teams:
        winners //= 2
    for owner in range(owners):
        rival = -1000
        for other in range(owners):
            if other != owner and not (options.teams and (other - owner) % 2 == 0):
                rival = max(rival, points[other])
        lead = points[owner] - rival
        won = 1.0 / winners if points[owner] == best else 0.0
        earned[owner] = 0.75 * won + 0.25 * min(max((lead + 20) / 40, 0.0), 1.0)
        if owner == seat:
            earned[LEAD] = lead


@native
def new_node(tree: Tree, used: int, move: int, prior: float) -> None:
    """A new node of the tree."""
    tree.nodes[used, :] = -1
    tree.nodes[used, COUNT], tree.nodes[used, MOVE], tree.nodes[used, VISITS] = 0, move, 0
    tree.earned[used, :] = 0.0
    tree.earned[used, PRIOR] = prior


@native
def expand(tree: Tree, node: int, used: int, s: Bytes, options: KernelOptions, seat: int, scratch: Scratch) -> int:
    """Give a node its children; returns how many nodes are used then."""
    out, priors = scratch.moves, scratch.priors
    count = 0
    if s[AVAILABLE + seat] == 0:
        for a in range(7):
            for b in range(a + 1, 7):
                out[count], priors[count] = a * 8 + b, 1.0
                count += 1
    else:
        count = play.moves(s, options, out, scratch.cells)
        for k in range(count):
            tile, cell = out[k] // 8 % 8, out[k] // 64
            priors[k] = np.exp(min(gain(s, options, seat, tile, cell), 40.0) / TEMPERATURE)
    total = 0.0
    for k in range(count):
        total += priors[k]
    tree.nodes[node, FIRST], tree.nodes[node, COUNT] = used, count
    for k in range(count):
        new_node(tree, used + k, out[k], priors[k] / total)
    return used + count


@native
def select_child(tree: Tree, node: int, seat: int) -> int:
    """The child to try next (PUCT): what it earned so far, and how little it was tried for its prior."""
    nodes, earned = tree.nodes, tree.earned
    first, count = nodes[node, FIRST], nodes[node, COUNT]
    visits = max(nodes[node, VISITS], 1)
    unknown = earned[node, seat] / visits - 0.1
    reach = EXPLORATION * np.sqrt(float(visits))
    best, chosen = -1000.0, first
    for child in range(first, first + count):
        tried = nodes[child, VISITS]
        value = earned[child, seat] / tried if tried else unknown
        value += reach * earned[child, PRIOR] / (1 + tried)
        if value > best:
            best, chosen = value, child
    return int(chosen)


@native
def apply(s: Bytes, options: KernelOptions, seat: int, move: int) -> None:
    """Play a move of the tree: a selection or a turn."""
    if move >= 64:
        play.play(s, options, move)
        return
    chosen = 1 << move // 8 | 1 << move % 8
    s[AVAILABLE + seat] = chosen
    s[RESERVE + seat] ^= chosen


@native
def revealed(s: Bytes, options: KernelOptions) -> int:
    """The wild tile that a solo player learns of by his move: the new top of the pile, or the one just laid."""
    drawn = s[DRAWN]
    if options.peek_top:
        return int(s[PILE + drawn + 1]) if drawn < 6 else 0
    return int(s[PILE + drawn]) if drawn else 0


@native
def search(root: Bytes, options: KernelOptions, seat: int, tree: Tree, used: int, playouts: int, chance: Any) -> int:
    """So many playouts more; returns how many nodes are used.

    While the others' selections are guessed the tree ends with the own one: below it each guess has moves of its own.
    """
    nodes, earned = tree.nodes, tree.earned
    guessing = root[AVAILABLE + seat] == 0 and not options.solo
    scratch = Scratch(
        np.zeros(64, np.int64), np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES), np.zeros(6),
        np.zeros(4, np.int64), np.zeros(play.TOP, np.int8), np.zeros(64, np.int64),
    )  # fmt: skip
    s, path = root.copy(), np.zeros(64, np.int64)
    capacity = nodes.shape[0] - MOST_MOVES - 8
    if used == 0:
        new_node(tree, 0, 0, 1.0)
        used = 1
    for _ in range(playouts):
        s[:] = root
        determinize(s, options, seat, chance)
        node, depth, path[0] = 0, 1, 0
        while not play.over(s, options):
            turn = seat if s[AVAILABLE + seat] == 0 else play.mover(s, options)
            if nodes[node, FIRST] < 0:
                if (node > 0 and (guessing or nodes[node, VISITS] == 0)) or used > capacity:
                    break
                used = expand(tree, node, used, s, options, turn, scratch)
            node = select_child(tree, node, turn)
            apply(s, options, turn, nodes[node, MOVE])
            path[depth] = node
            depth += 1
            if options.solo:
                shown = revealed(s, options)
                if nodes[node, BRANCH + shown] < 0:
                    if used > capacity:
                        break
                    new_node(tree, used, nodes[node, MOVE], 1.0)
                    nodes[node, BRANCH + shown] = used
                    used += 1
                node = nodes[node, BRANCH + shown]
                path[depth] = node
                depth += 1
        playout(s, options, chance, scratch.cells)
        reward(s, options, seat, scratch)
        for k in range(depth):
            nodes[path[k], VISITS] += 1
            for column in range(LEAD + 1):
                earned[path[k], column] += scratch.earned[column]
    return used
