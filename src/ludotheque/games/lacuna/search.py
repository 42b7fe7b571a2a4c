"""Looking ahead: alpha-beta over the best-ranked candidates, the last pawn exact, deeper while nodes remain."""

from dataclasses import dataclass, field
from time import monotonic

import numpy as np

from ludotheque.games.lacuna.chances import FEEL, Floats
from ludotheque.games.lacuna.kernel import Spot, Table, after, copied
from ludotheque.games.lacuna.owning import share_out
from ludotheque.games.lacuna.playouts import tried
from ludotheque.games.lacuna.ranking import CRITICAL, PLENTY, best_last, points, weigh, worth
from ludotheque.search.bot import Limit, Progress

Step = tuple[int, int]
"""A couple of the table and a step of its line."""

SLICE = 40_000
"""Nodes between two looks at the clock."""
NO_LIMIT = 4_000_000
"""Nodes where the limit names none."""
TRIED, BATCH = 16, 4
"""Candidates tried out in whole games, and games at a time."""


class Spent(Exception):
    """The limit is used up, or the watcher said stop."""


@dataclass(frozen=True)
class Ranked:
    """A candidate with the mover's chance after it, and the answers expected."""

    step: Step
    value: float
    line: tuple[Step, ...] = ()


@dataclass
class Search:
    """One search of one position; `nodes` counts placements weighed."""

    table: Table
    limit: Limit
    widths: tuple[int, ...] = (48, 16, 10, 8, 6, 5)
    """Candidates kept, by distance from the root."""
    feel: Floats = field(default_factory=lambda: FEEL)
    nodes: int = 0
    _looked: int = 0
    _began: float = field(default_factory=monotonic)

    def __post_init__(self) -> None:
        self._couples, self._steps = np.empty(PLENTY, np.int64), np.empty(PLENTY, np.int64)
        self._values = np.empty(PLENTY)

    def best(self, spot: Spot, side: int, depth: int) -> list[Ranked]:
        """The candidates of the root, best first, by the deepest search that the limit allows."""
        left = _left(spot)
        if left == 1:
            return self.last(spot, side)
        ranked = self.rank(spot, side, self.widths[0] if left > 2 else 400, _fine(left))
        for deeper in range(2, min(depth, left) + 1):
            try:
                ranked = self._deepen(spot, side, ranked, deeper)
            except Spent:
                break
        return ranked

    def practised(
        self, spot: Spot, side: int, ranked: list[Ranked], seed: int, careless: bool = False
    ) -> list[Ranked]:  # fmt: skip
        """The first of the ranked tried out in whole games: the better half goes on, with as many games again.
        Against a careless last pawn it finds where a lost game is hardest to win."""
        field_ = [(each, 0.0) for each in ranked[: TRIED * (4 if careless else 1)]]
        nodes = self.limit.nodes or NO_LIMIT
        budget = max(nodes - self.nodes, nodes // 4 if careless else 0)
        rounds, played = max(len(field_) - 1, 0).bit_length(), 0
        try:
            for _ in range(rounds):
                spent, games, sums = self.nodes, 0, [total for _, total in field_]
                while self.nodes - spent < budget / rounds:
                    for at, (each, _) in enumerate(field_):
                        lot = np.uint64((seed + played + games) % (1 << 64))
                        more, looked = tried(
                            self.table, spot, side, *each.step, careless, BATCH, lot, self.feel,
                            self._couples, self._steps, self._values,
                        )  # fmt: skip
                        sums[at] += more
                        self.nodes += max(looked, 1)  # so that practice always ends
                    games += BATCH
                    self._look(None, 0, None, free=True)
                played += games
                field_ = sorted(zip((each for each, _ in field_), sums, strict=True), key=lambda one: -one[1])
                field_ = field_[: (len(field_) + 1) // 2]
        except Spent:
            pass
        if careless or not played:  # what careless answers give is no value
            return [each for each, _ in field_]
        return [Ranked(each.step, total / played, each.line) for each, total in field_]

    def last(self, spot: Spot, side: int) -> list[Ranked]:
        """The best last pawn, exactly."""
        best = best_last(self.table, spot, side, self._couples, self._steps, self._values)
        if best < 0:
            return []
        return [Ranked((int(self._couples[best]), int(self._steps[best])), float(self._values[best]))]

    def rank(self, spot: Spot, side: int, keep: int, density: int) -> list[Ranked]:
        """The statically best candidates, at most three on one line."""
        lines = _left(spot) <= 4
        total = points(self.table, spot, side, density, lines, self._couples, self._steps)
        weigh(self.table, spot, side, self._couples, self._steps, total, self._values, self.feel)
        self.nodes += total
        found: list[Ranked] = []
        seen: dict[int, int] = {}
        for at in np.argsort(-self._values[:total], kind="stable"):
            couple = int(self._couples[at])
            if seen.get(couple, 0) < (3 if keep < 100 else 12):
                seen[couple] = seen.get(couple, 0) + 1
                found.append(Ranked((couple, int(self._steps[at])), float(self._values[at])))
                if len(found) == keep:
                    break
        return found

    def _deepen(self, spot: Spot, side: int, ranked: list[Ranked], depth: int) -> list[Ranked]:
        """Every root candidate searched to this depth; if the limit ends it, what was found so far leads."""
        found: list[Ranked] = []
        best = -1.0
        try:
            for candidate in ranked:
                self._look(best, depth, len(found) / len(ranked))
                then = after(self.table, spot, side, *candidate.step)
                answer = self._answer(then, 1 - side, depth - 1, 1, 0.0, 1.0 - best)
                found.append(Ranked(candidate.step, 1.0 - answer.value, answer.line))
                best = max(best, 1.0 - answer.value)
        except Spent:
            rest = ranked[len(found) :]
            ranked[:] = sorted(found, key=lambda each: -each.value) + rest
            raise
        return sorted(found, key=lambda each: -each.value)

    def _answer(self, spot: Spot, side: int, depth: int, height: int, alpha: float, beta: float) -> Ranked:
        """The value for the side to move and its line; candidates that cannot matter are cut off."""
        left = _left(spot)
        if left == 0:
            return Ranked((-1, -1), self._end(spot, side))
        if left == 1:
            best = best_last(self.table, spot, side, self._couples, self._steps, self._values)
            self.nodes += 100
            if best < 0:
                return Ranked((-1, -1), self._end(spot, side))
            step = int(self._couples[best]), int(self._steps[best])
            return Ranked(step, float(self._values[best]), (step,))
        width = self.widths[min(height, len(self.widths) - 1)] if depth > 1 else 1
        ranked = self.rank(spot, side, width, CRITICAL if left <= 2 else 3)
        if not ranked:
            return Ranked((-1, -1), self._end(spot, side))
        if depth <= 1:
            return Ranked(ranked[0].step, ranked[0].value, (ranked[0].step,))
        self._look(None, depth, None)
        found = Ranked((-1, -1), -1.0)
        for candidate in ranked:
            then = after(self.table, spot, side, *candidate.step)
            answer = self._answer(then, 1 - side, depth - 1, height + 1, 1.0 - beta, 1.0 - alpha)
            if 1.0 - answer.value > found.value:
                found = Ranked(candidate.step, 1.0 - answer.value, (candidate.step, *answer.line))
            alpha = max(alpha, found.value)
            if alpha >= beta:
                break
        return found

    def _end(self, spot: Spot, side: int) -> float:
        then = copied(spot)
        share_out(self.table, then)
        return float(worth(then.held, side))

    def _look(self, value: float | None, depth: int, share: float | None, free: bool = False) -> None:
        """Between slices: the limit of nodes (unless `free` of it), of seconds, and whoever watches."""
        if not free and self.limit.nodes is not None and self.nodes >= self.limit.nodes:
            raise Spent
        if self.nodes - self._looked < SLICE:
            return
        self._looked = self.nodes
        if self.limit.seconds is not None and monotonic() - self._began > self.limit.seconds:
            raise Spent
        if self.limit.watch and not self.limit.watch(Progress(self.nodes, value, (), share)):
            raise Spent


def _left(spot: Spot) -> int:
    return 12 - int(spot.placed[0]) - int(spot.placed[1])


def _fine(left: int) -> int:
    """Candidates on a stretch of the root: all that matters near the end, a few points before."""
    return CRITICAL if left <= 5 else 7
