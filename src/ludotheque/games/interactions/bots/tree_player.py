"""The tree search as a player: any number of players, teams, solo; what is hidden is guessed in every playout."""

from contextlib import suppress
from dataclasses import dataclass

import numpy as np

from ludotheque.core.bot import Limit, Progress
from ludotheque.core.chance import Below
from ludotheque.games.interactions.kernel import arrays as flat
from ludotheque.games.interactions.kernel import play as kernel
from ludotheque.games.interactions.kernel import tree_search as trees
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import Rules
from ludotheque.games.interactions.rules.state import Move, Select, State
from ludotheque.games.interactions.rules.tiles import LETTERS
from ludotheque.search.budget import Budget, Spent

NODES_A_PLY = 5
"""What a ply of a playout costs, in nodes of the two-player search."""
SLICE = 500
"""Playouts between two looks at the clock."""
LEAST_PLAYOUTS, MOST_PLAYOUTS = 30, 10_000_000
MOST_NODES = 3_000_000


@dataclass(frozen=True)
class Sampled:
    """The most tried move: `lead` in points and `chance` of winning, both as the playouts saw them."""

    move: Move
    lead: float
    chance: float
    line: tuple[Move, ...]
    playouts: int
    nodes: int


def sample(game: Interactions, view: State, seat: int, limit: Limit, below: Below) -> Sampled:
    """Search a view from a seat until the limit is reached."""
    rules, solo = game.rules, game.rules.players == 1
    root, vector = flat.flatten(rules, view), flat.rules_vector(rules)
    cost = NODES_A_PLY * max(plies_left(rules, view), 1)
    wanted = max((limit.nodes or MOST_PLAYOUTS * cost) // cost, LEAST_PLAYOUTS)
    room = min(wanted * 60 + 2 * trees.MOST, MOST_NODES, limit.memory_mb * (1 << 20) // 200)
    nodes = np.zeros((room, trees.BRANCH + 7 if solo else trees.BRANCH), np.int64)
    worth, chance = np.zeros((room, 6)), np.array([below(1 << 62)], np.uint64)
    budget, used, done = Budget(limit), 0, 0
    with suppress(Spent):
        while done < wanted:
            step = min(SLICE, wanted - done)
            used = trees.search(root, vector, seat, rules.peek_top, nodes, worth, used, step, chance)
            done += step
            budget.spend(step * cost)
            budget.tell(Progress(budget.nodes, share=done / wanted))
            budget.slice(cost)
    best = _favourite(nodes, 0)
    visits = max(int(nodes[best, trees.VISITS]), 1)
    won = _chance(worth[best, seat] / visits, worth[best, trees.LEAD] / visits, solo)
    line = tuple(_move(int(nodes[node, trees.MOVE])) for node in _line(nodes, best, solo))
    return Sampled(line[0], float(worth[best, trees.LEAD] / visits), won, line, done, done * cost)


def plies_left(rules: Rules, view: State) -> int:
    """Tiles still to be laid."""
    return 6 * rules.colours - len(view.grid)


def _favourite(nodes: kernel.Numbers, node: int) -> int:
    first, count = nodes[node, trees.FIRST], nodes[node, trees.COUNT]
    return int(first + np.argmax(nodes[first : first + count, trees.VISITS]))


def _line(nodes: kernel.Numbers, node: int, solo: bool) -> list[int]:
    """The moves most tried, one after the other; in solo the wild tiles are unknown, so only the first."""
    line = [node]
    while not solo and nodes[node, trees.FIRST] >= 0 and nodes[node, trees.VISITS] > 50:
        node = _favourite(nodes, node)
        line.append(node)
    return line


def _move(code: int) -> Move:
    return flat.decode(code) if code >= 64 else Select(LETTERS[code // 8] + LETTERS[code % 8])


def _chance(earned: float, lead: float, solo: bool) -> float:
    """The share of wins in what a playout earns: `trees.reward` adds a little for the margin."""
    share, margin = (0.8, (lead + 20) / 60) if solo else (0.75, (lead + 20) / 40)
    return min(max((earned - (1 - share) * min(max(margin, 0.0), 1.0)) / share, 0.0), 1.0)
