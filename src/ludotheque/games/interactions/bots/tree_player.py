"""The tree search as a player: any number of players, teams, solo; what is hidden is guessed in every playout."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace

import numpy as np

from ludotheque.core.bot import Limit, Progress
from ludotheque.core.chance import Below
from ludotheque.games.interactions.kernel import arrays, tree_search
from ludotheque.games.interactions.kernel.play import Numbers
from ludotheque.games.interactions.kernel.tree_search import COUNT, FIRST, LEAD, MOVE, VISITS, Tree
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import TURNS, Move, Select, State
from ludotheque.games.interactions.rules.tiles import LETTERS
from ludotheque.search.budget import Budget, Spent

NODES_A_PLY = 5
"""What a ply of a playout costs, in nodes of the two-player search."""
SLICE = 500
"""Playouts between two looks at the clock."""
LEAST_PLAYOUTS, MOST_PLAYOUTS = 30, 10_000_000
MOST_NODES = 3_000_000
MOST_LINES = 5
"""Moves that are told beside the chosen one."""


@dataclass(frozen=True)
class Tried:
    """A move that was tried: `lead` in points and `chance` of winning as the playouts saw them, the others' too."""

    move: Move
    lead: float
    chance: float
    earned: tuple[float, ...]
    """What a playout gave each seat: winning first, the margin a little."""
    visits: int


@dataclass(frozen=True)
class TreeChoice:
    """The most tried move: `lead` in points and `chance` of winning, both as the playouts saw them."""

    move: Move
    lead: float
    chance: float
    line: tuple[Move, ...]
    playouts: int
    nodes: int
    tried: tuple[Tried, ...] = ()
    """All that was tried, the chosen one first; between slices only the first of them."""


Deeper = Callable[[TreeChoice], bool]
"""Told between slices what is known; answers whether to go on."""


def search_tree(
    game: Interactions, view: State, seat: int, limit: Limit, below: Below, deeper: Deeper = lambda known: True
) -> TreeChoice:
    """Search a view from a seat until the limit is reached."""
    options, solo = arrays.kernel_options(game.options), game.options.solo
    root = arrays.flatten(game.options, view)
    cost = NODES_A_PLY * max(plies_left(game.options, view), 1)
    wanted = max((limit.nodes or MOST_PLAYOUTS * cost) // cost, LEAST_PLAYOUTS)
    room = min(wanted * 60 + 2 * tree_search.MOST_MOVES, MOST_NODES, limit.memory_mb * (1 << 20) // 200)
    columns = tree_search.BRANCH + 7 if solo else tree_search.BRANCH
    tree, chance = Tree(np.zeros((room, columns), np.int64), np.zeros((room, 6))), np.array([below(1 << 62)], np.uint64)
    budget, used, done = Budget(limit), 0, 0
    with suppress(Spent):
        while done < wanted:
            step = min(SLICE, wanted - done)
            used = tree_search.search(root, options, seat, tree, used, step, chance)
            done += step
            budget.spend(step * cost)
            budget.tell(Progress(budget.nodes, share=done / wanted))
            budget.slice(cost)
            if not deeper(_chosen(tree, game, seat, done, MOST_LINES)):
                break
    return replace(_chosen(tree, game, seat, done, tree_search.MOST_MOVES), nodes=done * cost)


def _chosen(tree: Tree, game: Interactions, seat: int, playouts: int, most: int) -> TreeChoice:
    solo, first, count = game.options.solo, int(tree.nodes[0, FIRST]), int(tree.nodes[0, COUNT])
    by_visits = np.argsort(-tree.nodes[first : first + count, VISITS], kind="stable")[:most]
    tried = tuple(_tried(tree, first + int(at), game, seat) for at in by_visits if tree.nodes[first + at, VISITS])
    best = tried[0]
    line = tuple(_move(int(tree.nodes[node, MOVE])) for node in _line(tree.nodes, _most_tried(tree.nodes, 0), solo))
    return TreeChoice(line[0], best.lead, best.chance, line, playouts, 0, tried)


def _tried(tree: Tree, node: int, game: Interactions, seat: int) -> Tried:
    visits = max(int(tree.nodes[node, VISITS]), 1)
    earned = tuple(float(tree.earned[node, one] / visits) for one in range(game.info.seats))
    lead = float(tree.earned[node, LEAD] / visits)
    chance = _win_chance(earned[seat], lead, game.options.solo)
    return Tried(_move(int(tree.nodes[node, MOVE])), lead, chance, earned, visits)


def plies_left(options: InteractionsOptions, view: State) -> int:
    """Tiles still to be laid."""
    return TURNS * options.owners - len(view.grid)


def _most_tried(nodes: Numbers, node: int) -> int:
    first, count = nodes[node, FIRST], nodes[node, COUNT]
    return int(first + np.argmax(nodes[first : first + count, VISITS]))


def _line(nodes: Numbers, node: int, solo: bool) -> list[int]:
    """The moves most tried, one after the other; in solo the wild tiles are unknown, so only the first."""
    line = [node]
    while not solo and nodes[node, FIRST] >= 0 and nodes[node, VISITS] > 50:
        node = _most_tried(nodes, node)
        line.append(node)
    return line


def _move(code: int) -> Move:
    return arrays.decode(code) if code >= 64 else Select(LETTERS[code // 8] + LETTERS[code % 8])


def _win_chance(earned: float, lead: float, solo: bool) -> float:
    """The share of wins in what a playout earns: `tree_search.reward` adds a little for the margin."""
    share, margin = (0.8, (lead + 20) / 60) if solo else (0.75, (lead + 20) / 40)
    return min(max((earned - (1 - share) * min(max(margin, 0.0), 1.0)) / share, 0.0), 1.0)
