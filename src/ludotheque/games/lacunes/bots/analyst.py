"""What a position of Lacunes is worth: winnable with a line, lost with a proof, or not known, at every move of a game.

A round that can be won from a position could be won from every earlier one, and a round that is lost stays lost: so a
game is judged by halving, and the first fatal move is found with a few searches."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ludotheque.core.analysis import Along, Analyst, Evaluation, Evaluations, Line, Position, Tell
from ludotheque.core.bot import Limit, Reason, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.games.lacunes.bots.advice import plan
from ludotheque.games.lacunes.bots.prospects import chance_to_win
from ludotheque.games.lacunes.bots.reasons import of_plan, of_redeal, of_win
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import prefixes
from ludotheque.games.lacunes.rules.state import Move, Redeal, State
from ludotheque.games.lacunes.solver.command import judge
from ludotheque.search.streaming import Stream
from ludotheque.search.tempering import Tempering

PLAYOUTS = 24
"""For the chance after a redeal."""
UNDECIDED = 0.1
"""The chance to win a round where the search could not tell."""
GIVEN_UP = 6
"""After so many searches of a round that could not tell, the others between them are not begun."""
LONGER, ALTOGETHER = 5, 20
"""So many times as long a search is where a win became a loss, which move was fatal being worth knowing; and all those
of a game together."""
REDEALS = 3
"""With more of them left little changes."""
FITTED = Tempering((0.61,), (-1.2,))
"""The table of prospects was simulated with better play than a deal mostly gets: bench/calibration.py."""
SEED = 1
LAYOUTS = 5
"""A layout takes a fifth of what a node of other searches does."""


@dataclass(frozen=True)
class LacunesAnalyst(Analyst[Lacunes, State]):
    version: str = "lacunes-6"
    tempering: Tempering = field(default=FITTED, repr=False)

    def evaluate(self, game: Lacunes, view: State, seen: Seen, limit: Limit, lines: int, tell: Tell) -> Evaluation:
        stream = Stream(limit, tell)
        judging = _Judging(game, stream.limit, self.tempering)
        stream.tell(judging.unproven(view, lost=False))
        if lines == 1:
            return stream.ended(judging.judged(view))
        found = judging.sharing(2).judged(view)
        return stream.ended(judging.sharing(2).beside(view, found, lines, stream))

    def along(
        self, game: Lacunes, positions: Sequence[Position[State]], limit: Limit, lines: int, told: Along
    ) -> Evaluations:
        views = [at.view for at in positions]
        found: list[Evaluation] = []
        spare = _Spare(ALTOGETHER * (limit.nodes or 0))
        for first, last in _rounds(views):
            judging = _Judging(game, limit, self.tempering)
            halving = _Halving(judging, views[first:last], _Counted(told, first, last, len(positions)))
            halving.judge(0, last - first)
            halving.close(spare)
            found += halving.evaluations()
            told(last, len(positions))
        return tuple(found)


ANALYST = LacunesAnalyst()


def _rounds(views: Sequence[State]) -> list[tuple[int, int]]:
    """Where a round begins and ends: each redeal begins one."""
    begins = [0, *(at for at in range(1, len(views)) if views[at].redeals != views[at - 1].redeals)] if views else []
    return list(zip(begins, [*begins[1:], len(views)], strict=True))


@dataclass(frozen=True)
class _Judging:
    """One position after another, each by a search of its round."""

    game: Lacunes
    limit: Limit
    tempering: Tempering

    def judged(self, view: State) -> Evaluation:
        nodes = None if self.limit.nodes is None else LAYOUTS * self.limit.nodes
        found = judge(self.game, view, replace(self.limit, nodes=nodes))
        if found.verdict == "winnable":
            line = (self._winning(view, found.moves, found.states),) if found.moves else ()
            return Evaluation((1.0,), 1.0, "chance", True, line, found.states, verdict="winnable")
        return replace(self.unproven(view, found.verdict == "lost"), nodes=found.states)

    def sharing(self, parts: int) -> "_Judging":
        """With such a part of what it may use."""
        nodes, seconds = self.limit.nodes, self.limit.seconds
        fewer = replace(self.limit, nodes=nodes and max(nodes // parts, 1), seconds=seconds and seconds / parts)
        return replace(self, limit=fewer)

    def beside(self, view: State, best: Evaluation, lines: int, stream: Stream) -> Evaluation:
        """The other moves too, each judged where it leads; those with the best chances are told."""
        first = best.lines[0].moves[0] if best.lines else ""
        others = [move for move in self.game.moves(view) if self.game.write(view, move) != first]
        judging, found, told = self.sharing(max(len(others), 1)), list[Line](), best
        for move in others:
            if not stream.tell(told) or isinstance(move, Redeal):
                continue
            found.append(judging.after(view, move, best.verdict == "lost"))
            found.sort(key=lambda one: -one.chances[0])
            told = replace(best, lines=(*best.lines, *found[: lines - len(best.lines)]))
        return told

    def after(self, view: State, move: Move, lost: bool) -> Line:
        """What one move leads to; `lost`: the round is, whatever is done."""
        state = self.game.play(view, move)
        outcome = self.game.outcome(state)
        text = self.game.write(view, move)
        if outcome is not None:
            return Line((text,), ((outcome.returns[0] + 1) / 2,), proven=True)
        found = self.unproven(state, lost=True) if lost else self.judged(state)
        won = found.lines[0].moves if found.verdict == "winnable" and found.lines else ()
        return Line((text, *won), found.chances, proven=found.proven)

    def _winning(self, view: State, moves: tuple[str, ...], states: int) -> Line:
        return Line(moves, (1.0,), proven=True, reason=of_win(self.game, view, moves, states))

    def unproven(self, view: State, lost: bool) -> Evaluation:
        """Where this round is lost or not known: what the redeals that are left promise."""
        left = self.game.options.redeals_left(view.redeals)
        if tuple(self.game.moves(view)) == (Redeal(),):
            hoped = chance_to_win(prefixes(view.cells), left, self.game.options.redeal)
            return self._hoping(hoped, left, lost, ("R",), of_redeal(view))
        found = plan(self.game, view, PLAYOUTS, SplitMix64(SEED).below)
        return self._hoping(found.chance, left, lost, found.line[:1], of_plan(self.game, view, found, lost))

    def _hoping(self, hoped: float, left: int | None, lost: bool, line: tuple[str, ...], why: Reason) -> Evaluation:
        """The chance of the redeals, and of this round where it may still be won."""
        said = (0.0 if left == 0 else hoped) if lost else 1 - (1 - UNDECIDED) * (1 - (0.0 if left == 0 else hoped))
        proven = lost and left == 0
        stage = (0 if lost else REDEALS + 1) + min(REDEALS if left is None else left, REDEALS)
        chances = (0.0,) if proven else self.tempering((said,), stage, 0)
        lines = (Line(line, chances, proven=proven, reason=why),) if line else ()
        return Evaluation(chances, chances[0], "chance", proven, lines, verdict="lost" if lost else "unknown")


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
class _Spare:
    """What longer searches of a game may still use."""

    nodes: int


@dataclass
class _Halving:
    """The positions of one round; what is known of one tells of those before or after it."""

    judging: _Judging
    views: Sequence[State]
    told: _Counted
    found: dict[int, Evaluation] = field(default_factory=dict)
    undecided: int = 0

    def judge(self, first: int, last: int) -> None:
        """Those from `first` up to `last`, of which nothing is known yet; the latest, which is easiest, first."""
        if first >= last or self.undecided >= GIVEN_UP:
            return
        at = last - 1 if last == len(self.views) and not self.found else (first + last) // 2
        judged = self.found[at] = self.judging.judged(self.views[at])
        self.undecided += judged.verdict == "unknown"
        self.told()
        if judged.verdict != "winnable":
            self.judge(first, at)
        if judged.verdict != "lost":
            self.judge(at + 1, last)

    def close(self, spare: "_Spare") -> None:
        """What is not known between the last win and the first loss is halved once more, with longer searches."""
        limit, (won, lost) = self.judging.limit, self._edges()
        if won < 0 or lost == len(self.views):
            return
        while lost - won > 1 and spare.nodes > 0:
            at, nodes = (won + lost) // 2, min(LONGER * (limit.nodes or 0), spare.nodes)
            judged = replace(self.judging, limit=replace(limit, nodes=nodes)).judged(self.views[at])
            self.found[at] = judged
            spare.nodes -= max(judged.nodes // LAYOUTS, 1)
            self.told()
            if judged.verdict == "unknown":
                return
            won, lost = (at, lost) if judged.verdict == "winnable" else (won, at)

    def _edges(self) -> tuple[int, int]:
        """The last position that is known to be won, and the first that is known to be lost."""
        won = max((at for at, one in self.found.items() if one.verdict == "winnable"), default=-1)
        return won, min((at for at, one in self.found.items() if one.verdict == "lost"), default=len(self.views))

    def evaluations(self) -> list[Evaluation]:
        won, lost = self._edges()
        settled = {at: one for at, one in self.found.items() if won < at < lost or one.verdict != "unknown"}
        return [settled.get(at) or self._follows(at, won, lost) for at in range(len(self.views))]

    def _follows(self, at: int, won: int, lost: int) -> Evaluation:
        """What the positions that were searched tell of another one."""
        if at < won:
            return Evaluation((1.0,), 1.0, "chance", True, verdict="winnable")
        return self.judging.unproven(self.views[at], at > lost)
