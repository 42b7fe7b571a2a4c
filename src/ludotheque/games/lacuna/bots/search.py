"""Looking ahead: alpha-beta over the best-ranked candidates, the last pawn exact, deeper while nodes remain."""

from dataclasses import dataclass, field
from time import monotonic

import numpy as np

from ludotheque.core.bot import Limit, Progress
from ludotheque.games.lacuna.kernel.alphabeta import UNKNOWN, WIDE, WON, descend, searched, stack_of
from ludotheque.games.lacuna.kernel.evaluation import FEEL, Floats
from ludotheque.games.lacuna.kernel.play import Spot, Table
from ludotheque.games.lacuna.kernel.playouts import tried
from ludotheque.games.lacuna.kernel.ranking import CRITICAL, PLENTY, best_last, points, weigh

Step = tuple[int, int]
"""A couple of the table and a step of its line."""

SLICE = 40_000
"""Nodes between two looks at the clock."""
NO_LIMIT = 4_000_000
"""Nodes where the limit names none."""
ROOTS = (48, 96, 200, 400)
"""Candidates looked at for the root, more each time when none wins."""
WIDTHS = np.array([0, 0, 24, 10, 8, 6, 5, 4, 4, 4, 4, 4, 4], np.int64)
"""Candidates kept below it, by pawns still to come."""
NETS = ((1, 1), (3, 2), (6, 3), (12, 4))
"""How much wider, for the answers and for the own pawns after them, each time a win is looked at again."""
END = 8
"""Pawns to come from which on a search may go to the end."""
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
    feel: Floats = field(default_factory=lambda: FEEL)
    nodes: int = 0
    _looked: int = 0
    _began: float = field(default_factory=monotonic)

    def __post_init__(self) -> None:
        self._couples, self._steps = np.empty(PLENTY, np.int64), np.empty(PLENTY, np.int64)
        self._values = np.empty(PLENTY)
        self._stack = stack_of(self.table)
        self._most = self.limit.nodes or NO_LIMIT

    def best(self, spot: Spot, side: int, depth: int, share: float = 1.0) -> list[Ranked]:
        """The candidates of the root, best first, by the deepest search that a share of the limit allows."""
        left, self._most = _left(spot), int(self._most * share)
        if left == 1:
            return self.last(spot, side)
        ranked = self.rank(spot, side, ROOTS[0] if left > END else ROOTS[-1], _fine(left))
        try:
            if left <= min(depth, END):
                return self._ended(spot, side, ranked)
            for deeper in range(2, min(depth, left) + 1):
                ranked = self._deepen(spot, side, ranked, deeper)
        except Spent:
            pass
        return ranked

    def _ended(self, spot: Spot, side: int, ranked: list[Ranked]) -> list[Ranked]:
        """Searched to the last pawn: first those that win against the widest net of answers that was cast."""
        leaders: list[Ranked] = []
        for net in range(len(NETS) if _left(spot) > 2 else 1):
            beaten = {each.step for each in leaders}
            won: list[Ranked] = []
            lost: list[Ranked] = []
            try:
                self._cast(spot, side, leaders, net, won, lost)
                if not won:
                    rest = [each for each in ranked[: ROOTS[net]] if each.step not in beaten]
                    self._cast(spot, side, rest, net, won, lost)
            except Spent:
                seen = {each.step for each in won + lost}
                return won + [each for each in leaders if each.step not in seen] + lost or ranked
            if not won:
                return lost or ranked
            leaders = won
        return leaders

    def _cast(
        self, spot: Spot, side: int, candidates: list[Ranked], net: int, won: list[Ranked], lost: list[Ranked]
    ) -> None:  # fmt: skip
        """Sort candidates into those that win against a net of answers and those that lose."""
        for at, candidate in enumerate(candidates):
            self._look(None, net, at / len(candidates))
            each = self._after(spot, side, candidate, _left(spot), 0.4, 0.6, net)
            (won if each.value > WON else lost).append(each)

    def _after(
        self, spot: Spot, side: int, candidate: Ranked, depth: int, low: float, high: float, net: int = 0
    ) -> Ranked:  # fmt: skip
        """A candidate with its value by a search of the answers, and the line expected."""
        descend(self.table, self._stack, spot, 0, side, *candidate.step)
        widths = np.minimum(np.outer(NETS[net], WIDTHS), WIDE)
        most = max(self._most - self.nodes, 0)
        value, looked = searched(
            self.table, self._stack, 1 - side, depth - 1, 1.0 - high, 1.0 - low, widths, 2 + net, self.feel, most
        )  # fmt: skip
        self.nodes += looked
        if value == UNKNOWN:
            raise Spent
        line = tuple((int(c), int(k)) for c, k in self._stack.line[0])
        ends = next((at for at, (couple, _) in enumerate(line) if couple < 0), len(line))
        return Ranked(candidate.step, 1.0 - value, line[:ends])

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
        return [each if each.value > WON else Ranked(each.step, total / played, each.line) for each, total in field_]

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
            if seen.get(couple, 0) < max(3, keep // 16):
                seen[couple] = seen.get(couple, 0) + 1
                found.append(Ranked((couple, int(self._steps[at])), float(self._values[at])))
                if len(found) == keep:
                    break
        return found

    def _deepen(self, spot: Spot, side: int, ranked: list[Ranked], depth: int) -> list[Ranked]:
        """Every root candidate searched to this depth; if the limit ends it, what was found so far leads."""
        found: list[Ranked] = []
        best = 0.0
        try:
            for candidate in ranked:
                self._look(best, depth, len(found) / len(ranked))
                found.append(self._after(spot, side, candidate, depth, best, 1.0))
                best = max(best, found[-1].value)
        except Spent:
            rest = ranked[len(found) :]
            ranked[:] = sorted(found, key=lambda each: -each.value) + rest
            raise
        return sorted(found, key=lambda each: -each.value)

    def _look(self, value: float | None, depth: int, share: float | None, free: bool = False) -> None:
        """Between slices: the limit of nodes (unless `free` of it), of seconds, and whoever watches."""
        if not free and self.nodes >= self._most:
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
