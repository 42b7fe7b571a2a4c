"""Looking ahead: alpha-beta over the best-ranked candidates, the last pawn exact, deeper while nodes remain."""

from dataclasses import dataclass, field
from time import monotonic

import numpy as np

from ludotheque.core.bot import Limit, Progress
from ludotheque.games.lacuna.kernel.alphabeta import (
    MAX_WIDTH,
    UNKNOWN,
    WON,
    Settings,
    Stack,
    alphabeta,
    descend,
    new_stack,
)
from ludotheque.games.lacuna.kernel.arrays import PLACEMENTS, PondArrays, StateArrays
from ludotheque.games.lacuna.kernel.candidates import CRITICAL, Candidates, generate, new_candidates
from ludotheque.games.lacuna.kernel.evaluation import COEFFICIENTS, final_value
from ludotheque.games.lacuna.kernel.last_pawn import best_last, evaluate_last
from ludotheque.games.lacuna.kernel.ownership import allocate
from ludotheque.games.lacuna.kernel.play import after
from ludotheque.games.lacuna.kernel.playouts import Batch, playouts
from ludotheque.games.lacuna.kernel.ranking import evaluate

Placement = tuple[int, int]
"""A couple of the pond and a step of its line."""

SLICE = 40_000
"""Nodes between two looks at the clock."""
NO_LIMIT = 4_000_000
"""Nodes where the limit names none."""
ROOT_WIDTHS = (48, 96, 200, 400)
"""Candidates looked at for the root, more each time when none wins."""
WIDTHS = np.array([0, 0, 24, 10, 8, 6, 5, 4, 4, 4, 4, 4, 4], np.int64)
"""Candidates kept below it, by pawns still to come."""
WIDENINGS = ((1, 1), (3, 2), (6, 3), (12, 4))
"""How much wider, for the answers and for the own pawns after them, each time a win is looked at again."""
ENDGAME = 8
"""Pawns to come from which on a search may go to the end."""
PLAYOUT_WIDTH, BATCH = 16, 4
"""Candidates tried out in playouts, and games at a time."""


class LimitReached(Exception):
    """The limit is used up, or the watcher said stop."""


@dataclass(frozen=True)
class Ranked:
    """A candidate with the mover's chance after it, and the answers expected."""

    placement: Placement
    value: float
    line: tuple[Placement, ...] = ()


@dataclass
class Search:
    """One search of one position; `nodes` counts placements looked at."""

    pond: PondArrays
    limit: Limit
    exact: int = 1
    """So many of the best candidates get their value; of the others it is known that they are no better."""
    nodes: int = 0
    fallen: list[Ranked] = field(default_factory=list)
    """Candidates that a search to the end refuted, the latest last."""
    _checked: int = 0
    _began: float = field(default_factory=monotonic)
    _candidates: Candidates = field(default_factory=new_candidates)
    _stack: Stack = field(init=False)
    _most: int = field(init=False)

    def __post_init__(self) -> None:
        self._stack = new_stack(self.pond)
        self._most = self.limit.nodes or NO_LIMIT

    def best(self, state: StateArrays, side: int, depth: int, share: float = 1.0) -> list[Ranked]:
        """The candidates of the root, best first, by the deepest search that a share of the limit allows."""
        left, self._most = _left(state), int(self._most * share)
        if left == 1:
            return self.last(state, side)
        ranked = self.rank(state, side, ROOT_WIDTHS[0] if left > ENDGAME else ROOT_WIDTHS[-1], _density(left))
        try:
            if left <= min(depth, ENDGAME):
                return self._to_the_end(state, side, ranked)
            for deeper in range(2, min(depth, left) + 1):
                ranked = self._deepen(state, side, ranked, deeper)
        except LimitReached:
            pass
        return ranked

    def _to_the_end(self, state: StateArrays, side: int, ranked: list[Ranked]) -> list[Ranked]:
        """Searched to the last pawn: first those that win against the widest choice of answers looked at."""
        leaders: list[Ranked] = []
        for widening in range(len(WIDENINGS) if _left(state) > 2 else 1):
            beaten = {each.placement for each in leaders}
            won: list[Ranked] = []
            lost: list[Ranked] = []
            try:
                self._sort(state, side, leaders, widening, won, lost)
                if not won:
                    rest = [each for each in ranked[: ROOT_WIDTHS[widening]] if each.placement not in beaten]
                    self._sort(state, side, rest, widening, won, lost)
            except LimitReached:
                seen = {each.placement for each in won + lost}
                return won + [each for each in leaders if each.placement not in seen] + lost or ranked
            if not won:
                return lost or ranked
            leaders = won
        return leaders

    def _sort(
        self, state: StateArrays, side: int, candidates: list[Ranked], widening: int,
        won: list[Ranked], lost: list[Ranked],
    ) -> None:  # fmt: skip
        """Sort candidates into those that win against so wide a choice of answers and those that lose."""
        for at, candidate in enumerate(candidates):
            self._check(None, at / len(candidates))
            each = self._after(state, side, candidate, _left(state), (0.4, 0.6), widening)
            (won if each.value > WON else lost).append(each)
        self.fallen += lost

    def _after(
        self, state: StateArrays, side: int, candidate: Ranked, depth: int, window: tuple[float, float],
        widening: int = 0,
    ) -> Ranked:  # fmt: skip
        """A candidate with its value by a search of the answers, and the line expected."""
        descend(self.pond, self._stack, state, 0, side, *candidate.placement)
        widths = np.minimum(np.outer(WIDENINGS[widening], WIDTHS), MAX_WIDTH)
        settings = Settings(depth - 1, widths, 2 + widening, max(self._most - self.nodes, 0))
        low, high = window
        value, looked = alphabeta(self.pond, self._stack, 1 - side, 1.0 - high, 1.0 - low, settings, COEFFICIENTS)
        self.nodes += looked
        if value == UNKNOWN:
            raise LimitReached
        line = tuple((int(c), int(k)) for c, k in self._stack.line[0])
        ends = next((at for at, (couple, _) in enumerate(line) if couple < 0), len(line))
        return Ranked(candidate.placement, 1.0 - value, line[:ends])

    def of(self, state: StateArrays, side: int, placement: Placement, depth: int, more: int) -> Ranked | None:
        """One placement by a search so deep, with so many nodes more; None where they did not suffice."""
        self._most = self.nodes + more
        left = _left(state)
        if left == 1:
            return Ranked(placement, last_pawn_value(self.pond, state, side, placement))
        try:
            window = (0.4, 0.6) if left <= depth else (0.0, 1.0)
            return self._after(state, side, Ranked(placement, 0.0), min(depth, left), window)
        except LimitReached:
            return None

    def by_playouts(
        self, state: StateArrays, side: int, ranked: list[Ranked], seed: int, careless: bool = False
    ) -> list[Ranked]:  # fmt: skip
        """The first of the ranked tried out in whole games, by halving: the better half goes on, with as many games
        again. Against a careless last pawn it finds where a lost game is hardest to win."""
        tried = [(each, 0.0) for each in ranked[: PLAYOUT_WIDTH * (4 if careless else 1)]]
        nodes = self.limit.nodes or NO_LIMIT
        budget = max(nodes - self.nodes, nodes // 4 if careless else 0)
        rounds, played, then = max(len(tried) - 1, 0).bit_length(), 0, self._stack.at(PLACEMENTS)
        try:
            for _ in range(rounds):
                spent, games, sums = self.nodes, 0, [total for _, total in tried]
                while self.nodes - spent < budget / rounds:
                    batch = Batch(BATCH, np.uint64((seed + played + games) % (1 << 64)), careless)
                    for at, (each, _) in enumerate(tried):
                        more, looked = playouts(
                            self.pond, state, then, side, *each.placement, batch, self._candidates, COEFFICIENTS
                        )  # fmt: skip
                        sums[at] += more
                        self.nodes += max(looked, 1)  # so that playouts always end
                    games += BATCH
                    self._check(None, None, free=True)
                played += games
                tried = sorted(zip((each for each, _ in tried), sums, strict=True), key=lambda one: -one[1])
                tried = tried[: (len(tried) + 1) // 2]
        except LimitReached:
            pass
        if careless or not played:  # what careless answers give is no value
            return [each for each, _ in tried]
        return [
            each if each.value > WON else Ranked(each.placement, total / played, each.line) for each, total in tried
        ]  # fmt: skip

    def every_last(self, state: StateArrays, side: int) -> list[Ranked]:
        """All last pawns that differ, exactly, the best first."""
        candidates = self._candidates
        total = generate(self.pond, state, side, CRITICAL, False, candidates)
        if total:
            evaluate_last(self.pond, state, side, candidates, total, 2.0)
        self.nodes += total
        return [self._ranked(at) for at in np.argsort(-candidates.values[:total], kind="stable")]

    def last(self, state: StateArrays, side: int) -> list[Ranked]:
        """The best last pawn, exactly."""
        best = best_last(self.pond, state, side, self._candidates)
        return [] if best < 0 else [self._ranked(best)]

    def rank(self, state: StateArrays, side: int, keep: int, density: int) -> list[Ranked]:
        """The statically best candidates, at most three on one line."""
        candidates = self._candidates
        total = generate(self.pond, state, side, density, _left(state) <= 4, candidates)
        evaluate(self.pond, state, side, candidates, total, COEFFICIENTS)
        self.nodes += total
        found: list[Ranked] = []
        on_line: dict[int, int] = {}
        for at in np.argsort(-candidates.values[:total], kind="stable"):
            couple = int(candidates.couples[at])
            if on_line.get(couple, 0) < max(3, keep // 16):
                on_line[couple] = on_line.get(couple, 0) + 1
                found.append(self._ranked(at))
                if len(found) == keep:
                    break
        return found

    def _ranked(self, at: int) -> Ranked:
        couples, steps, values, _ = self._candidates
        return Ranked((int(couples[at]), int(steps[at])), float(values[at]))

    def _deepen(self, state: StateArrays, side: int, ranked: list[Ranked], depth: int) -> list[Ranked]:
        """Every root candidate searched to this depth; if the limit ends it, what was found so far leads."""
        found: list[Ranked] = []
        floor = 0.0
        try:
            for candidate in ranked:
                self._check(floor, len(found) / len(ranked))
                found.append(self._after(state, side, candidate, depth, (floor, 1.0)))
                floor = _floor(found, self.exact)
        except LimitReached:
            rest = ranked[len(found) :]
            ranked[:] = sorted(found, key=lambda each: -each.value) + rest
            raise
        return sorted(found, key=lambda each: -each.value)

    def _check(self, value: float | None, share: float | None, free: bool = False) -> None:
        """Between slices: the limit of nodes (unless `free` of it), of seconds, and whoever watches."""
        if not free and self.nodes >= self._most:
            raise LimitReached
        if self.nodes - self._checked < SLICE:
            return
        self._checked = self.nodes
        if self.limit.seconds is not None and monotonic() - self._began > self.limit.seconds:
            raise LimitReached
        if self.limit.watch and not self.limit.watch(Progress(self.nodes, value, (), share)):
            raise LimitReached


def last_pawn_value(pond: PondArrays, state: StateArrays, side: int, placement: Placement) -> float:
    """Exactly what one last pawn makes of it."""
    then = after(pond, state, side, *placement)
    allocate(pond, then)
    return float(final_value(then.held, side))


def _floor(found: list[Ranked], exact: int) -> float:
    """What a candidate must reach to be one of the best so many."""
    return 0.0 if len(found) < exact else sorted((each.value for each in found), reverse=True)[exact - 1]


def _left(state: StateArrays) -> int:
    """Pawns still to come."""
    return PLACEMENTS - int(state.placed[0]) - int(state.placed[1])


def _density(left: int) -> int:
    """Candidates on a stretch of the root: all that matters near the end, a few points before."""
    return CRITICAL if left <= 5 else 7
