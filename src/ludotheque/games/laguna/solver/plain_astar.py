"""Solitaire without a glass, where pearls stay in their holes (LAG-62): A* over the rules themselves (§9)."""

import time
from heapq import heappop, heappush
from itertools import count

from ludotheque.core.bot import Limit, Progress
from ludotheque.games.laguna.kernel.arrays import sea_map
from ludotheque.games.laguna.kernel.play import FAR, Ints
from ludotheque.games.laguna.rules.effects import solved
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.geometry import VOLCANO
from ludotheque.games.laguna.rules.moves import Move
from ludotheque.games.laguna.rules.state import State
from ludotheque.games.laguna.solver.solution import Solution
from ludotheque.games.laguna.solver.solve import classes

NODES = 60_000
"""Positions looked at where no limit is said."""
_SLICE = 200


class LowerBound:
    """No line is shorter: a part that is not yet as the target says must still be visited, shifting allowed."""

    def __init__(self, game: Laguna, state: State) -> None:
        assert state.target is not None
        found, most = sea_map(state.board, state.rafts[0].orient), game.options.max_pearls[0]
        self.columns, self.target = state.board.size[1], state.target
        self.far: dict[str, Ints] = {
            part: found.distances_to(list(found.docks[part]), most, game.options.solo_reef)
            for part in (*dict(self.target.islands), VOLCANO)
            if found.docks[part]
        }

    def __call__(self, state: State) -> int:
        raft = state.rafts[0]
        window = raft.row * self.columns + raft.col
        wrong = [letter for letter, pearls in self.target.islands if state.island(letter) != pearls]
        if self.target.volcano not in (None, state.delivered[0]):
            wrong.append(VOLCANO)
        return max((int(self.far[part][window]) for part in wrong), default=0)


def best_line(game: Laguna, state: State, limit: Limit | None = None) -> Solution:
    """The fewest moves, or the answer that there are none; not proven where the limit comes first."""
    limit = limit or Limit()
    bound, merged, numbers = LowerBound(game, state), _merged(state), count()
    most, began = limit.nodes or NODES, time.monotonic()
    queue = [(bound(state), 0, next(numbers), state)]
    best = {_key(state, merged): 0}
    parents: dict[State, tuple[State, Move] | None] = {state: None}
    for nodes in range(most):
        if not queue:
            return Solution(None, (), True, nodes)
        if nodes % _SLICE == 0 and _stopped(limit, began, nodes):
            break
        _, cost, _, here = heappop(queue)
        if solved(here):
            return Solution(cost, _line(parents, here), True, nodes)
        if best[_key(here, merged)] < cost or game.turn(here) is None:
            continue
        for move in game.moves(here):
            there = game.play(here, move)
            total, key, guess = there.spent - state.spent, _key(there, merged), bound(there)
            if guess < FAR and total < best.get(key, FAR):
                best[key] = total
                parents[there] = (here, move)
                heappush(queue, (total + guess, total, next(numbers), there))
    return Solution(None, (), False, most)


def _key(state: State, merged: dict[int, str]) -> tuple[object, ...]:
    """What matters for the rest: colours that the target does not distinguish are one."""
    raft = state.rafts[0]
    islands = tuple("".join(sorted(pearls.translate(merged))) for pearls in state.islands)
    return (
        raft.row, raft.col, raft.holes.translate(merged), islands, state.delivered, state.phase, state.reef_at_start,
        state.fresh, state.wrecked,
    )  # fmt: skip


def _merged(state: State) -> dict[int, str]:
    """Each colour's class; own pearls stay apart, since only they can be unloaded."""
    own = state.colours[0]
    groups = [group.replace(own, "") for group in classes(state)]
    return {ord(colour): group[0] for group in groups for colour in group}


def _line(parents: dict[State, tuple[State, Move] | None], last: State) -> tuple[Move, ...]:
    moves = []
    while (came := parents[last]) is not None:
        last, move = came
        moves.append(move)
    return tuple(reversed(moves))


def _stopped(limit: Limit, began: float, nodes: int) -> bool:
    if limit.watch and not limit.watch(Progress(nodes)):
        return True
    return limit.seconds is not None and time.monotonic() - began > limit.seconds
