"""Solitaire: how many moves over par each step was, found by halving, for what was lost is never won back."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ludotheque.core.analysis import OVER_PAR, Evaluation, Line
from ludotheque.core.bot import Limit, Reason
from ludotheque.games.laguna.bots.turning import whole
from ludotheque.games.laguna.rules import puzzles
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.state import State
from ludotheque.games.laguna.solver.solution import Solution
from ludotheque.games.laguna.solver.voyage import best_line


def over_par(total: int | None, par: int, proven: bool, solved: Solution | None, line: tuple[str, ...]) -> Evaluation:
    """The share of the par is told as the chance: one for a voyage that no other is shorter than."""
    chance = 0.0 if total is None else min(1.0, par / max(total, 1))
    over = None if total is None else float(total - par)
    nodes = solved.nodes if solved else 0
    reason = Reason("proven", {"moves": solved.moves}) if solved and solved.moves is not None else None
    lines = (Line(line, (chance,), over, proven, reason),) if line else ()
    return Evaluation((chance,), over, OVER_PAR, proven, lines, nodes)


@dataclass
class Halving:
    """The positions of one voyage: where two have the same total, so have all between them."""

    game: Laguna
    views: Sequence[State]
    limit: Limit
    solved: dict[int, Solution] = field(default_factory=dict)

    def evaluations(self) -> list[Evaluation]:
        last = len(self.views) - 1
        for at in sorted({0, last}):
            self._solve(at)
        self._between(0, last)
        return [self._told(at) for at in range(last + 1)]

    def _solve(self, at: int) -> None:
        self.solved[at] = best_line(self.game, whole(self.views[at]), replace(self.limit, nodes=None))

    def _total(self, at: int) -> int | None:
        moves = self.solved[at].moves
        return None if moves is None else self.views[at].spent + moves

    def _between(self, first: int, last: int) -> None:
        if last - first < 2 or (self._total(first) == self._total(last) and self._total(first) is not None):
            return
        middle = (first + last) // 2
        self._solve(middle)
        self._between(first, middle)
        self._between(middle, last)

    def _told(self, at: int) -> Evaluation:
        known = max(number for number in self.solved if number <= at)
        found, total = self.solved[known], self._total(known)
        par = self._par(total)
        line = tuple(self.game.write(self.views[at], move) for move in found.line) if known == at else ()
        return over_par(total, par, found.proven, found if known == at else None, line)

    def _par(self, total: int | None) -> int:
        """The deal's own, or else the best that there was from the start of the record."""
        return puzzles.par(self.game.options, self.views[0]) or self._total(0) or total or 1
