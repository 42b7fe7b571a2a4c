"""What a position of Lacunes is worth: winnable with a line, lost with a proof, or not known, at every move of a game.

A round that can be won from a position could be won from every earlier one, and a round that is lost stays lost: so a
game is judged by halving, and the first fatal move is found with a few searches."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from ludotheque.core.analysis import Along, Analyst, Evaluation, Evaluations, Line, Position, Tell
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.games.lacunes.bots.advice import plan
from ludotheque.games.lacunes.bots.prospects import chance_to_win
from ludotheque.games.lacunes.bots.reasons import of_plan, of_redeal, of_win
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import prefixes
from ludotheque.games.lacunes.rules.state import Redeal, State
from ludotheque.games.lacunes.solver.command import judge
from ludotheque.search.streaming import Stream

PLAYOUTS = 24
"""For the chance after a redeal."""
UNDECIDED = 0.1
"""The chance to win a round where the search could not tell."""
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
            halving = _Halving(game, views[first:last], limit, told=_Counted(told, first, last, len(positions)))
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
        line = (_winning(game, view, found.moves, found.states),) if found.moves else ()
        return Evaluation((1.0,), 1.0, "chance", True, line, found.states, verdict="winnable")
    lost = found.verdict == "lost"
    return replace(_unproven(game, view, lost), nodes=found.states)


def _winning(game: Lacunes, view: State, moves: tuple[str, ...], states: int) -> Line:
    return Line(moves, (1.0,), proven=True, reason=of_win(game, view, moves, states))


def _unproven(game: Lacunes, view: State, lost: bool) -> Evaluation:
    """Where this round is lost or not known: what the redeals that are left promise."""
    verdict, left = "lost" if lost else "unknown", game.options.redeals_left(view.redeals)
    if tuple(game.moves(view)) == (Redeal(),):
        chance = chance_to_win(prefixes(view.cells), left, game.options.redeal)
        again = Line(("R",), (chance,), reason=of_redeal(view))
        return Evaluation((chance,), chance, "chance", False, (again,), verdict=verdict)
    hoped = plan(game, view, PLAYOUTS, SplitMix64(SEED).below)
    chance = hoped.chance if left != 0 else 0.0
    if not lost:
        chance = 1 - (1 - UNDECIDED) * (1 - chance)
    line = (Line(hoped.line[:1], (chance,), reason=of_plan(game, view, hoped, lost)),) if hoped.line else ()
    return Evaluation((chance,), chance, "chance", lost and left == 0, line, verdict=verdict)


@dataclass
class _Counted:
    """Tells how far a round is judged: nobody knows beforehand how often it must be searched."""

    told: Along
    first: int
    last: int
    total: int
    searches: int = 0

    def __call__(self) -> None:
        self.searches += 1
        done = (self.last - self.first) * self.searches // (self.searches + 2)
        self.told(self.first + done, self.total)


@dataclass
class _Halving:
    """The positions of one round; what is known of one tells of those before or after it."""

    game: Lacunes
    views: Sequence[State]
    limit: Limit
    found: dict[int, Evaluation] = field(default_factory=dict)
    undecided: int = 0
    told: Callable[[], None] = lambda: None

    def judge(self, first: int, last: int) -> None:
        """Those from `first` up to `last`, of which nothing is known yet; the latest, which is easiest, first."""
        if first >= last or self.undecided >= GIVEN_UP:
            return
        at = last - 1 if last == len(self.views) and not self.found else (first + last) // 2
        judged = self.found[at] = _judged(self.game, self.views[at], self.limit)
        self.undecided += judged.verdict == "unknown"
        self.told()
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
