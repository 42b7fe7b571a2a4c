"""From a position to a placement: the kernel's search, deepened as far as the limit allows."""

import math
import time
from dataclasses import dataclass

import numpy as np

from ludotheque.core.bot import Limit, Progress
from ludotheque.core.chance import Below
from ludotheque.games.forma.kernel.arrays import Packed, attempt_of, packed
from ludotheque.games.forma.kernel.evaluation import CORNERS, FINE, LARGE, Floats, candidates, gains, glances
from ludotheque.games.forma.kernel.play import fitting, put
from ludotheque.games.forma.kernel.search import DEEPEST, WIDEST, look_ahead
from ludotheque.games.forma.kernel.shapes import KIND_OF, PLANE, SIZE_OF, WIDE
from ludotheque.games.forma.rules.options import Choices
from ludotheque.games.forma.rules.scoring import sheet
from ludotheque.games.forma.rules.state import Attempt, State

REACH = 6.0
"""With so many more free cells missing the hope of a bridge falls by e."""
# gift, tower, ring, room, block, heat, bridges, large, more, gift at a glance: the order of judging.py
SHARP = np.array([7.0, 30.0, 1.0, 1.0, 0.8, 1.0, 3.0, 0.5, 5.0, 6.0])
BLIND = np.array([0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0])
"""Sees what a placement wins at once and nothing else."""
_QUIET = 14
"""With so few placements left the search looks further and at all of them."""


@dataclass(frozen=True)
class Plan:
    """How many placements ahead, how many of them at each step, and how many it notices at all (0: every one)."""

    depth: int
    widths: tuple[int, ...] = (WIDEST,)
    notices: int = 0
    blind: bool = False


@dataclass(frozen=True)
class Thought:
    attempt: Attempt
    value: float | None = None
    nodes: int = 0


def hopes(reach: float = REACH) -> Floats:
    """What a bridge is worth with so many free cells missing."""
    return np.array([50.0] + [42.0 * math.exp(-missing / reach) for missing in range(1, 100)])


def think(choices: Choices, state: State, plan: Plan, limit: Limit, below: Below, sharp: Floats = SHARP) -> Thought:
    """The placement that looks best; there is at least one that fits."""
    position = packed(state)
    weights = BLIND if plan.blind else sharp
    listed, glanced = _first_look(position, state.turn, plan, weights, below)
    if plan.depth == 0:
        tied = [p for p, value in zip(listed, glanced, strict=True) if value == glanced[0]]
        return Thought(attempt_of(tied[below(len(tied))]), glanced[0] / FINE)
    return _Search(choices, state, position, plan, weights).best(listed, limit)


def _first_look(position: Packed, seat: int, plan: Plan, weights: Floats, below: Below) -> tuple[list[int], list[int]]:
    """The placements worth a search, best first; who notices a few only takes them by chance."""
    if plan.notices:
        return _noticed(position, seat, plan.notices, weights, below)
    chosen, glanced = np.empty(WIDEST, np.int64), np.empty(WIDEST, np.int64)
    count = candidates(
        position.cells, position.free, position.reserves, seat, position.rows, position.cols, hopes(), weights,
        chosen, glanced, plan.widths[0],
    )  # fmt: skip
    return [int(p) for p in chosen[:count]], [int(value) for value in glanced[:count]]


def _noticed(position: Packed, seat: int, notices: int, weights: Floats, below: Below) -> tuple[list[int], list[int]]:
    """A few placements by chance."""
    listed, gain, judged = np.empty(32768, np.int64), np.empty(PLANE * 5, np.int32), np.empty(CORNERS, np.int32)
    count = fitting(position.free, position.reserves[seat], listed)
    gains(position.cells, seat, weights, gain)
    values = {}
    for placement in [int(listed[below(count)]) for _ in range(notices)]:
        turn, at = divmod(placement, 400)
        glances(turn, gain, int(2 * weights[LARGE] * FINE), judged)
        values[placement] = int(judged[at // 20 * WIDE + at % 20])
    best_first = sorted(values, key=lambda placement: -values[placement])
    return best_first, [values[placement] for placement in best_first]


class _Search:
    """Deepens step by step; between two root placements it looks at the limit."""

    def __init__(self, choices: Choices, state: State, position: Packed, plan: Plan, weights: Floats) -> None:
        self.choices, self.state, self.position, self.weights = choices, state, position, weights
        self.plan = plan
        sheets = [sheet(state, seat, 0) for seat in range(state.seats)]
        won = [10 * (line.squares + line.obstacles) + 50 * line.tower for line in sheets]
        self.points = np.array([2 * line.placed + extra for line, extra in zip(sheets, won, strict=True)], np.int64)
        self.counter = np.zeros(4, np.int64)
        self.hope = hopes()

    def best(self, listed: list[int], limit: Limit) -> Thought:
        quiet = len(listed) <= _QUIET
        deepest = min(DEEPEST, self.plan.depth + 3) if quiet and self.plan.depth > 2 else self.plan.depth
        chosen, value = listed[0], -math.inf
        self.began = time.monotonic()
        self.ends = self.began + 0.95 * limit.seconds if limit.seconds is not None else math.inf
        for depth in range(1, deepest + 1):
            values = self._values(listed, depth, limit)
            if values:
                value = max(values)
                chosen = listed[values.index(value)]
            if len(values) < len(listed) or len(listed) == 1 or self.counter[3]:
                break
            listed = [p for _, p in sorted(zip(values, listed, strict=True), key=lambda pair: -pair[0])]
        return Thought(attempt_of(chosen), value, int(self.counter[:2].sum()))

    def _values(self, listed: list[int], depth: int, limit: Limit) -> list[float]:
        """The value of each root placement, as many as the limit lets through."""
        values: list[float] = []
        for placement in listed:
            if depth > 1 and self._spent(limit, len(values) / len(listed)):
                break
            self.counter[2] = self._most_nodes(limit)
            value = self._value(placement, depth, max(values, default=-1e18))
            if self.counter[3]:
                break
            values.append(value)
        return values

    def _most_nodes(self, limit: Limit) -> int:
        """Up to the limit of nodes, and by the pace so far up to that of time."""
        done, now = int(self.counter[0]), time.monotonic()
        most = limit.nodes if limit.nodes is not None else 1 << 40
        if self.ends == math.inf:
            return most
        pace = done / (now - self.began) if done > 50 else 300.0
        return min(most, done + max(1, int(pace * (self.ends - now))))

    def _value(self, placement: int, depth: int, floor: float) -> float:
        position, seat = self.position, self.state.turn
        cells, free, reserves = position.cells.copy(), position.free.copy(), position.reserves.copy()
        points = self.points.copy()
        kind = KIND_OF[placement // 400]
        reserves[seat, kind] -= 1
        won = put(cells, free, position.tower, seat, placement, self.choices.markers_close_obstacles)
        points[seat] += 2 * SIZE_OF[kind] + won
        widths = np.array([*self.plan.widths[1:], *[6] * DEEPEST], np.int64)
        return float(
            look_ahead(
                cells, free, position.tower, reserves, points, (seat + 1) % self.state.seats, seat,
                self.choices.markers_close_obstacles, position.rows, position.cols, self.hope, self.weights,
                widths, depth - 1, floor, self.counter,
            )
        )  # fmt: skip

    def _spent(self, limit: Limit, share: float) -> bool:
        if limit.nodes is not None and self.counter[0] >= limit.nodes:
            return True
        if limit.watch is not None and not limit.watch(Progress(int(self.counter[:2].sum()), share=share)):
            return True
        return time.monotonic() > self.ends
