"""The exact solver for two players: deeper and deeper, in slices, until the margin is proved or time is up."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ludotheque.core.bot import Limit, Progress
from ludotheque.core.chance import Below
from ludotheque.games.interactions.kernel import alphabeta, arrays
from ludotheque.games.interactions.kernel.alphabeta import (
    ALPHA,
    AT,
    BEST,
    BETA,
    CHOSEN,
    COUNT,
    DEPTH,
    MOST_MOVES,
    NODES,
    NOISE,
    RETURNED,
    TURN_KINDS,
    Stack,
)
from ludotheque.games.interactions.kernel.bitboards import CELLS, WIDTH, Numbers
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.state import Place, State
from ludotheque.search.budget import Budget, Spent

SLICE = 1 << 16
"""Nodes between two looks at the clock: a few hundredths of a second."""
_WINDOW = 100
"""No margin is as large."""
_LINE = 8
"""Words of a line of the processor's cache."""
_VARIETY = 32
"""Two points of gain, as moves are ranked."""


@dataclass(frozen=True)
class Solution:
    """`value` is the first player's margin; proved, or else what the deepest finished search expects."""

    value: int
    line: tuple[Place, ...]
    proven: bool
    depth: int
    nodes: int
    seconds: float


Deeper = Callable[[Solution], bool]
"""Told what a depth found; answers whether to go deeper."""


class Search:
    """The memory of one search: a stack of positions and a transposition table that is bounded in size."""

    def __init__(self, game: Interactions, limit: Limit, plies: int = CELLS) -> None:
        self.options = arrays.kernel_options(game.options)
        self.table, levels = _table(_entries(limit, plies)), CELLS + 2
        self.stack = Stack(*(np.zeros((levels, width), np.int64) for width in (WIDTH, MOST_MOVES, TURN_KINDS)))
        self.memory = np.zeros(NOISE + MOST_MOVES, np.int64)

    def begin(self, state: State, depth: int, alpha: int = -_WINDOW, beta: int = _WINDOW) -> None:
        """Set the root; what the table holds from earlier searches stays."""
        self.stack.frames[0] = arrays.frame(state)
        self.stack.frames[0, [DEPTH, ALPHA, BETA]] = depth, alpha, beta
        self.memory[:NOISE] = 0

    def vary(self, below: Below) -> None:
        """Try moves that rank equal at the root in another order each time."""
        self.memory[NOISE:] = [below(_VARIETY) for _ in range(MOST_MOVES)]

    def run(self, budget: Budget, sign: int) -> int:
        """Search the root to its end; returns its value for the mover, raises Spent."""
        done = False
        while not done:
            allowed = budget.slice(SLICE)
            before = int(self.memory[NODES])
            done = alphabeta.run(self.stack, self.table, self.options, self.memory, allowed)
            budget.spend(int(self.memory[NODES]) - before)
            budget.tell(self._progress(budget, sign))
        return int(self.memory[RETURNED])

    @property
    def best(self) -> Place | None:
        """The best move at the root so far."""
        chosen = int(self.stack.frames[0, CHOSEN])
        return arrays.decode_on_frame(chosen) if chosen else None

    @property
    def value(self) -> int:
        return int(self.stack.frames[0, BEST])

    def _progress(self, budget: Budget, sign: int) -> Progress:
        share = 0.0
        for level in (1, 0):  # moves done of the root, and within the one being searched
            count = max(int(self.stack.frames[level, COUNT]), 1)
            share = (min(int(self.stack.frames[level, AT]), count) + min(share, 1.0)) / count
        known = self.best is not None and abs(self.value) < _WINDOW
        return Progress(budget.nodes, self.value * sign if known else None, share=min(share, 1.0))


def solve(
    game: Interactions, state: State, limit: Limit, most: int = CELLS, below: Below | None = None,
    deeper: Deeper = lambda known: True, search: Search | None = None,
) -> Solution:  # fmt: skip
    """Search a two-player position with both selections made: 2, 4, 6 … plies deep and then to the end.

    A deepening that the limit cuts short still counts if it found something; `below` varies equal moves; `deeper` is
    told what each depth found; what a `search` of the same options has in its table is used and added to.
    """
    plies = CELLS - len(state.grid)
    search, budget = search or Search(game, limit, plies), Budget(limit)
    sign = 1 if len(state.grid) % 2 == 0 else -1
    if plies == 0:
        return Solution(_margin(game, state), (), True, 0, 0, budget.seconds)
    if below:
        search.vary(below)
    value, best, reached = 0, None, 0
    try:
        for depth in _depths(min(plies, most), plies):
            search.begin(state, depth)
            value = search.run(budget, sign)
            best, reached = search.best, depth
            if best and not deeper(
                Solution(sign * value, (best,), depth == plies, depth, budget.nodes, budget.seconds)
            ):
                break
    except Spent:
        if search.best is not None and abs(search.value) < _WINDOW:
            value, best = search.value, search.best
    if best is None:
        best = next(move for move in game.moves(state) if isinstance(move, Place))
    proven = reached == plies
    line = _line(game, state, best, sign * value, search, budget) if proven else (best,)
    return Solution(sign * value, line, proven, reached, budget.nodes, budget.seconds)


def _depths(most: int, plies: int) -> tuple[int, ...]:
    """Shallow searches order the moves of the deeper ones; the last one goes to the end."""
    return (*range(2 - plies % 2, most - 3, 2), most) if most == plies else tuple(range(1, most + 1))


def _margin(game: Interactions, state: State) -> int:
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.scores[0] - outcome.scores[1]


def _line(
    game: Interactions, state: State, best: Place, value: int, search: Search, budget: Budget
) -> tuple[Place, ...]:
    """The best line of a proved position: every further move is searched again with the value known."""
    line, known = [best], Budget(budget.limit, budget.started, budget.nodes)
    state = game.play(state, best)
    while len(state.grid) < CELLS:
        sign = 1 if len(state.grid) % 2 == 0 else -1
        search.begin(state, CELLS - len(state.grid), sign * value - 1, sign * value + 1)
        try:
            search.run(known, sign)
        except Spent:
            break
        assert search.best is not None
        line.append(search.best)
        state = game.play(state, search.best)
    return tuple(line)


def _entries(limit: Limit, plies: int) -> int:
    """A power of two of entries, 16 bytes each: within the memory, and no more than the search can fill."""
    entries = min(limit.memory_mb * (1 << 20) // 16, 1 << max(2 * plies - 2, 4))
    if limit.nodes is not None:
        entries = min(entries, max(limit.nodes, 1 << 10) * 2)
    return 1 << (entries.bit_length() - 1)


def _table(entries: int) -> Numbers:
    """An empty table whose pairs of entries lie each in one line of the processor's cache."""
    room = np.zeros(2 * entries + _LINE, np.int64)
    start = -(room.ctypes.data // room.itemsize) % _LINE
    return room[start : start + 2 * entries]
