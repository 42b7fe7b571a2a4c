"""From a position to a placement: the kernel's search, deepened as far as the limit allows."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import numpy as np

from ludotheque.core.bot import Limit, Progress
from ludotheque.core.chance import Below
from ludotheque.games.forma.bots.weights import LEARNED
from ludotheque.games.forma.kernel.arrays import PLANE, WIDE, Position, position_of
from ludotheque.games.forma.kernel.evaluation import CORNERS, FINE, Weights, candidates, gains, quick_values
from ludotheque.games.forma.kernel.play import copied, fitting, put
from ludotheque.games.forma.kernel.search import DEEPEST, EXHAUSTED, LEAVES, MOST_NODES, NODES, WIDEST, look_ahead
from ludotheque.games.forma.kernel.shapes import attempt_of
from ludotheque.games.forma.rules.fitting import any_fits
from ludotheque.games.forma.rules.options import FormaOptions
from ludotheque.games.forma.rules.state import Attempt, State

_FEW = 14
"""With so few placements left the search looks further and at all of them."""


@dataclass(frozen=True)
class Plan:
    """How many placements ahead, how many of them at each step, and how many it notices at all (0: every one)."""

    depth: int
    widths: tuple[int, ...] = (WIDEST,)
    notices: int = 0
    overlooks: int = 0
    """So many of a hundred placements go unseen."""
    weights: Weights = field(default=LEARNED, compare=False, repr=False)


@dataclass(frozen=True)
class Found:
    """A placement, what it is worth, and how many positions that took."""

    attempt: Attempt
    value: float | None = None
    nodes: int = 0


def best_placement(options: FormaOptions, state: State, plan: Plan, limit: Limit, below: Below) -> Found:
    """The placement that looks best; there is at least one that fits."""
    position = position_of(state, options.closing)
    if plan.notices or plan.overlooks:
        listed, values = _noticed(position, state.turn, plan, below)
    else:
        listed, values = most_promising(position, state.turn, plan)
    if plan.depth == 0:
        tied = [p for p, value in zip(listed, values, strict=True) if value == values[0]]
        return Found(attempt_of(tied[below(len(tied))]), values[0] / FINE)
    return Search(position, state.turn, plan, limit).best(listed)


def promising(options: FormaOptions, state: State, weights: Weights, width: int) -> list[Attempt]:
    """The placements of whoever is to play that look best by these weights, best first."""
    if not any_fits(state.board, state.reserves[state.turn]):
        return []
    chosen, values = np.empty(WIDEST, np.int64), np.empty(WIDEST, np.int64)
    count = candidates(position_of(state, options.closing), state.turn, weights, width, chosen, values)
    return [attempt_of(int(p)) for p in chosen[:count]]


def most_promising(position: Position, seat: int, plan: Plan) -> tuple[list[int], list[int]]:
    """The placements worth a search, best first."""
    chosen, values = np.empty(WIDEST, np.int64), np.empty(WIDEST, np.int64)
    count = candidates(position, seat, plan.weights, plan.widths[0], chosen, values)
    return [int(p) for p in chosen[:count]], [int(value) for value in values[:count]]


def _noticed(position: Position, seat: int, plan: Plan, below: Below) -> tuple[list[int], list[int]]:
    """The placements that catch the eye, by chance, best first."""
    listed, gain, at_corners = np.empty(32768, np.int64), np.empty(PLANE * 5, np.int32), np.empty(CORNERS, np.int32)
    count = fitting(position.free, position.reserves[seat], listed)
    gains(position.cells, seat, plan.weights, gain)
    values, turned = {}, -1
    for placement in sorted(_seen([int(placement) for placement in listed[:count]], plan, below)):
        turn, at = divmod(placement, 400)
        if turn != turned:
            quick_values(turn, gain, plan.weights, at_corners)
            turned = turn
        values[placement] = int(at_corners[at // 20 * WIDE + at % 20])
    best_first = sorted(values, key=lambda placement: -values[placement])
    return best_first, [values[placement] for placement in best_first]


def _seen(fitting: list[int], plan: Plan, below: Below) -> set[int]:
    """At least one, whatever is overlooked."""
    if plan.notices:
        return {fitting[below(len(fitting))] for _ in range(plan.notices)}
    return {one for one in fitting if below(100) >= plan.overlooks} or {fitting[below(len(fitting))]}


Deeper = Callable[[int, list[Found]], bool]
"""Told a depth and what it found, best first; answers whether to go deeper."""


class Search:
    """Deepens step by step; between two root placements it looks at the limit."""

    def __init__(self, position: Position, seat: int, plan: Plan, limit: Limit, exact: int = 1) -> None:
        self.position, self.seat, self.plan, self.limit, self.exact = position, seat, plan, limit, exact
        self.widths = np.array([*plan.widths[1:], *[6] * DEEPEST], np.int64)
        self.counter = np.zeros(4, np.int64)
        self.began = time.monotonic()
        self.ends = self.began + 0.95 * limit.seconds if limit.seconds is not None else math.inf

    def best(self, listed: list[int]) -> Found:
        return replace(self.ranked(listed)[0], nodes=self.nodes)

    def ranked(self, listed: list[int], deeper: Deeper = lambda depth, found: True) -> list[Found]:
        """Best first by the deepest look; of the first `exact` the values are right, the others are no better."""
        few = len(listed) <= _FEW
        deepest = min(DEEPEST, self.plan.depth + 3) if few and self.plan.depth > 2 else self.plan.depth
        known = dict.fromkeys(listed, -math.inf)
        for depth in range(1, deepest + 1):
            values = self._values(listed, depth)
            seen = dict(zip(listed, values, strict=False))
            listed = [*sorted(seen, key=lambda p: -seen[p]), *listed[len(values) :]]
            known |= seen
            told = [Found(attempt_of(p), known[p]) for p in listed]
            cut_short = len(values) < len(listed) or self.counter[EXHAUSTED]
            if cut_short or len(listed) == 1 or not deeper(depth, told):
                break
        return told

    def of(self, placement: int, depth: int) -> float | None:
        """One placement by a look so deep, beyond the limit; None where it was too much."""
        self.counter[MOST_NODES], self.counter[EXHAUSTED] = 2 * self.counter[NODES] + 1000, 0
        value = self._value(placement, depth, -1e18)
        return None if self.counter[EXHAUSTED] else value

    def _values(self, listed: list[int], depth: int) -> list[float]:
        """The value of each root placement, as many as the limit lets through."""
        values: list[float] = []
        for placement in listed:
            if depth > 1 and self._spent(len(values) / len(listed)):
                break
            self.counter[MOST_NODES] = self._most_nodes()
            value = self._value(placement, depth, self._floor(values))
            if self.counter[EXHAUSTED]:
                break
            values.append(value)
        return values

    def _floor(self, values: list[float]) -> float:
        """What a placement must reach to be one of the best so many."""
        return -1e18 if len(values) < self.exact else sorted(values, reverse=True)[self.exact - 1]

    def _most_nodes(self) -> int:
        """Up to the limit of nodes, and by the pace so far up to that of time."""
        done, now = int(self.counter[NODES]), time.monotonic()
        most = self.limit.nodes if self.limit.nodes is not None else 1 << 40
        if self.ends == math.inf:
            return most
        pace = done / (now - self.began) if done > 50 else 300.0
        return min(most, done + max(1, int(pace * (self.ends - now))))

    def _value(self, placement: int, depth: int, floor: float) -> float:
        after, seats = copied(self.position), self.position.points.size
        put(after, self.seat, placement)
        onward = (self.seat + 1) % seats
        weights = self.plan.weights
        return look_ahead(after, onward, self.seat, weights, self.widths, depth - 1, floor, self.counter)

    def _spent(self, share: float) -> bool:
        if self.limit.nodes is not None and self.counter[NODES] >= self.limit.nodes:
            return True
        if self.limit.watch is not None and not self.limit.watch(Progress(self.nodes, share=share)):
            return True
        return time.monotonic() > self.ends

    @property
    def nodes(self) -> int:
        return int(self.counter[NODES] + self.counter[LEAVES])
