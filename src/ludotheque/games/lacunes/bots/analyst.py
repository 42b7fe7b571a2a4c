"""What a position of Lacunes is worth: winnable with a line, lost with a proof, or not known, at every move of a game.

A round that can be won from a position could be won from every earlier one, and a round that is lost stays lost: so a
game is judged by halving, and the first fatal move is found with a few searches."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ludotheque.core.analysis import Along, Analyst, Evaluation, Evaluations, Line, Position, Tell
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.games.lacunes.bots.advice import plan
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.state import State
from ludotheque.games.lacunes.solver.command import judge
from ludotheque.search.streaming import Stream

PLAYOUTS = 24
"""For the chance after a redeal."""
UNDECIDED = 0.4
"""The chance where the search could not tell and no redeal is left."""
GIVEN_UP = 6
"""After so many searches of a round that could not tell, the others between them are not begun."""
SEED = 1
LAYOUTS = 5
"""A layout takes a fifth of what a node of other searches does."""


class LacunesAnalyst(Analyst[Lacunes, State]):
    version = "lacunes-2"

    def evaluate(self, game: Lacunes, view: State, seen: Seen, limit: Limit, lines: int, tell: Tell) -> Evaluation:
        stream = Stream(limit, tell)
        stream.tell(_unproven(game, view, lost=False))
        return stream.ended(_judged(game, view, stream.limit))

    def along(
        self, game: Lacunes, positions: Sequence[Position[State]], limit: Limit, lines: int, told: Along
    ) -> Evaluations:
        views = [at.view for at in positions]
        found: list[Evaluation] = []
        for first, last in _rounds(views):
            halving = _Halving(game, views[first:last], limit)
            halving.judge(0, last - first)
            found += halving.evaluations()
            told(last, len(positions))
        return tuple(found)


ANALYST = LacunesAnalyst()


def _rounds(views: Sequence[State]) -> list[tuple[int, int]]:
    """Where a round begins and ends: each redeal begins one."""
    begins = [0, *(at for at in range(1, len(views)) if views[at].redeals != views[at - 1].redeals)] if views else []
    return list(zip(begins, [*begins[1:], len(views)], strict=True))


def _judged(game: Lacunes, view: State, limit: Limit) -> Evaluation:
    """One position, by a search of its round."""
    found = judge(game, view, limit if limit.nodes is None else replace(limit, nodes=LAYOUTS * limit.nodes))
    if found.verdict == "winnable":
        line = (Line(found.moves, (1.0,), proven=True),) if found.moves else ()
        return Evaluation((1.0,), 1.0, "chance", True, line, found.states, verdict="winnable")
    lost = found.verdict == "lost"
    return replace(_unproven(game, view, lost), nodes=found.states)


def _unproven(game: Lacunes, view: State, lost: bool) -> Evaluation:
    """Where this round is lost or not known: what the redeals that are left promise."""
    last = game.options.redeals_left(view.redeals) == 0
    hoped = plan(game, view, PLAYOUTS, SplitMix64(SEED).below)
    chance = (0.0 if lost else UNDECIDED) if last else hoped.chance
    line = (Line(hoped.line[:1], (chance,)),) if hoped.line else ()
    return Evaluation((chance,), chance, "chance", lost and last, line, verdict="lost" if lost else "unknown")


@dataclass
class _Halving:
    """The positions of one round; what is known of one tells of those before or after it."""

    game: Lacunes
    views: Sequence[State]
    limit: Limit
    found: dict[int, Evaluation] = field(default_factory=dict)
    undecided: int = 0

    def judge(self, first: int, last: int) -> None:
        """Those from `first` up to `last`, of which nothing is known yet; the latest, which is easiest, first."""
        if first >= last or self.undecided >= GIVEN_UP:
            return
        at = last - 1 if last == len(self.views) and not self.found else (first + last) // 2
        judged = self.found[at] = _judged(self.game, self.views[at], self.limit)
        self.undecided += judged.verdict == "unknown"
        if judged.verdict != "winnable":
            self.judge(first, at)
        if judged.verdict != "lost":
            self.judge(at + 1, last)

    def evaluations(self) -> list[Evaluation]:
        won = max((at for at, one in self.found.items() if one.verdict == "winnable"), default=-1)
        lost = min((at for at, one in self.found.items() if one.verdict == "lost"), default=len(self.views))
        return [self.found.get(at) or self._follows(at, won, lost) for at in range(len(self.views))]

    def _follows(self, at: int, won: int, lost: int) -> Evaluation:
        """What the positions that were searched tell of another one."""
        if at < won:
            return Evaluation((1.0,), 1.0, "chance", True, verdict="winnable")
        return _unproven(self.game, self.views[at], at > lost)
