"""What a position of Forma is worth: a search with chances that were fitted, and the end exactly."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from ludotheque.core.analysis import Analyst, Evaluation, Line, Position, Tell
from ludotheque.core.bot import Limit, Reason, Seen
from ludotheque.games.forma.bots.deepening import Found, Plan, Search, most_promising
from ludotheque.games.forma.bots.ending import Ending, Valued, winner
from ludotheque.games.forma.bots.reasons import of_placement
from ludotheque.games.forma.bots.weights import LEARNED
from ludotheque.games.forma.kernel.arrays import position_of
from ludotheque.games.forma.kernel.evaluation import evaluate
from ludotheque.games.forma.kernel.play import copied, put
from ludotheque.games.forma.kernel.shapes import placement_of
from ludotheque.games.forma.rules.board import FREE, SIZE
from ludotheque.games.forma.rules.enclosing import collisions
from ludotheque.games.forma.rules.fitting import any_fits
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.state import Attempt, Move, Pass, State, Take
from ludotheque.search.streaming import Stream
from ludotheque.search.tempering import Tempering

POINTS = 20.0
"""Of lead that make a seat e times as likely to win, before the fit."""
STAGES = 10
"""Parts of the board that are covered one after the other."""
AHEAD = Plan(2, (40, 14))
FURTHER = Plan(4, (40, 14, 8, 6))
"""With more than a quick look."""
QUICK = 1_000
"""Nodes of a quick look; with more the search goes further."""
A_NODE = 200
"""So many nodes of the limit does one position of this search cost."""
AN_ENDING = 300
"""So many does one position of an ending, which the plain rules play."""
FITTED = Tempering(
    (0.5, 0.84, 0.7, 0.65, 0.57, 0.48, 0.6, 0.54, 0.67, 0.87),
    (0.03, -0.1, -0.08, -0.17, 0.13, -0.03, -0.2, -0.17, -0.11, -0.42),
)
"""Fitted to self-play by bench/calibration.py."""
FITTED_MANY = Tempering(
    (0.49, 0.73, 0.69, 0.62, 0.59, 0.63, 0.82, 0.84, 0.88, 1.06),
    (-0.72, -0.41, -0.23, -0.71, -0.55, -0.59, -0.62, -0.26, -0.31, -0.23),
)
"""With more than two seats."""


@dataclass(frozen=True)
class FormaAnalyst(Analyst[Forma, State]):
    version: str = "forma-8"
    blunder: float = 40.0
    """Points; a tower or a bridge is 50."""
    tempering: Tempering = field(default=FITTED, repr=False)
    many: Tempering = field(default=FITTED_MANY, repr=False)
    """With more than two seats."""

    def evaluate(self, game: Forma, view: State, seen: Seen, limit: Limit, lines: int, tell: Tell) -> Evaluation:
        stream = Stream(limit, tell)
        return stream.ended(_Look(game, view, lines, stream, self._tempering(view)).found(None))

    def judge(self, game: Forma, at: Position[State], limit: Limit, lines: int) -> Evaluation:
        stream = Stream(limit, lambda known: True)
        played = at.played[0] if at.played else None
        return _Look(game, at.view, lines, stream, self._tempering(at.view)).found(played)

    def failed(self, game: Forma, state: State, moves: Sequence[str]) -> bool:
        """A misfit, but where whoever holds an element must try it and it fits nowhere."""
        tried = [game.read(state, text) for text in moves]
        forced = state.hand is not None and not any_fits(state.board, (state.hand,))
        return not forced and any(isinstance(one, Attempt) and collisions(state.board, one.cells) for one in tried)

    def _tempering(self, view: State) -> Tempering:
        return self.tempering if view.seats == 2 else self.many


ANALYST = FormaAnalyst()


@dataclass
class _Look:
    """One position: before play nothing is known, at the end everything, between them what a search sees."""

    game: Forma
    view: State
    lines: int
    stream: Stream
    tempering: Tempering
    winner: int | None = None
    """Whom nobody can catch up with any more."""

    def found(self, played: str | None) -> Evaluation:
        if self.view.phase != "play" or max(self.view.board.rows, self.view.board.cols) > SIZE:
            return self._even(played)
        if (solved := self._solved()) is not None:
            return solved
        if not self.game.options.touch_move:  # whoever holds something that fits nowhere loses points
            self.winner = winner(self.view)
        found = self._searched(played) if any_fits(self.view.board, self._held) else self._passing(played)
        return replace(found, proven=self.winner is not None)

    @property
    def _held(self) -> tuple[str, ...]:
        """What may be put down now."""
        return self.view.reserves[self.view.turn] if self.view.hand is None else (self.view.hand,)

    def _even(self, played: str | None) -> Evaluation:
        """The field is a matter of taste: nobody has won or lost anything yet."""
        even = (1 / self.view.seats,) * self.view.seats
        return Evaluation(even, None, "margin", played=Line((played,), even) if played else None)

    def _solved(self) -> Evaluation | None:
        most = max((self.stream.limit.nodes or 1 << 20) // AN_ENDING, 1)
        ending = Ending(self.game, most)
        found = ending.solve(self.view)
        if found is None or (self.game.options.tie_by_placed and found[0].margin == 0):
            return None
        lines = tuple(self._exact(ending, one) for one in found[: self.lines])
        first = lines[0]
        return Evaluation(first.chances, first.score, "margin", True, lines, ending.looked, len(first.moves))

    def _exact(self, ending: Ending, one: Valued) -> Line:
        moves = ending.line(self.view, one.move)
        first = 0.5 + 0.5 * ((one.margin > 0) - (one.margin < 0))
        return Line(self._written(moves), (first, 1 - first), one.margin, True, self._reason(one.move))

    def _passing(self, played: str | None) -> Evaluation:
        """Nothing fits: what is left to do changes little."""
        move = next(iter(self.game.moves(self.view)))
        chances = self._tempered(self._worth(None))
        line = Line(self._written([move]), chances, proven=self.winner is not None, reason=Reason("pass"))
        return Evaluation(chances, None, "margin", False, (line,), 1, played=line if played else None)

    def _searched(self, played: str | None) -> Evaluation:
        held, turn = self._held, self.view.turn
        own = (*self.view.reserves[:turn], held, *self.view.reserves[turn + 1 :])
        position = position_of(replace(self.view, reserves=own), self.game.options.closing)
        nodes = QUICK if self.stream.limit.nodes is None else max(self.stream.limit.nodes // A_NODE, 1)
        further = self.stream.limit.nodes is None or nodes > QUICK
        plan = FURTHER if further and self.view.seats == 2 else AHEAD
        limit = replace(self.stream.limit, nodes=None if self.stream.limit.nodes is None else nodes)
        search, listed = Search(position, turn, plan, limit, exact=self.lines), most_promising(position, turn, plan)[0]

        def told(depth: int, found: list[Found]) -> Evaluation:
            lines = tuple(map(self._line, found[: self.lines]))
            return Evaluation(lines[0].chances, lines[0].score, "margin", False, lines, search.nodes, depth)

        reached = [1]

        def deeper(depth: int, found: list[Found]) -> bool:
            reached[0] = depth
            return self.stream.tell(told(depth, found))

        found = told(reached[0], search.ranked(listed, deeper))
        return replace(found, depth=reached[0], played=self._played(played, search, reached[0]) if played else None)

    def _line(self, found: Found) -> Line:
        assert found.value is not None
        chances = self._tempered(self._after(found.attempt, found.value))
        taken: Move = found.attempt
        if self.game.options.touch_move and self.view.hand is None:
            taken = Take(found.attempt.shape)
        sure, reason = self.winner is not None, self._reason(found.attempt)
        return Line(self._written([taken]), chances, self._margin(found.value), sure, reason)

    def _margin(self, value: float) -> float:
        """The first seat's expected lead over the best of the others."""
        return round(value if self.view.turn == 0 else -value, 1)

    def _after(self, attempt: Attempt, value: float) -> tuple[float, ...]:
        """What each seat is likely to win by: of two the search says it, of more what the position shows."""
        if self.view.seats == 2:
            return (value, 0.0) if self.view.turn == 0 else (0.0, value)
        return self._worth(placement_of(attempt))

    def _worth(self, placement: int | None) -> tuple[float, ...]:
        position, seat = position_of(self.view, self.game.options.closing), self.view.turn
        if placement is not None:
            position = copied(position)
            put(position, seat, placement)
        out = np.empty(self.view.seats, np.float64)
        evaluate(position, (seat + 1) % self.view.seats, False, LEARNED, out)
        return tuple(map(float, out))

    def _tempered(self, worth: Sequence[float]) -> tuple[float, ...]:
        if self.winner is not None:
            return tuple(float(seat == self.winner) for seat in range(self.view.seats))
        most = max(worth)
        shares = [math.exp(max((one - most) / POINTS, -30)) for one in worth]
        return self.tempering(shares, stage(self.view), self.view.turn)

    def _played(self, text: str, search: Search, depth: int) -> Line | None:
        """What was played, by as deep a look; an attempt that does not fit speaks for itself."""
        move = self.game.read(self.view, text)
        if not isinstance(move, Attempt) or collisions(self.view.board, move.cells):
            return None
        value = search.of(placement_of(move), depth)
        return None if value is None else self._line(Found(move, value))

    def _reason(self, move: Move) -> Reason | None:
        if isinstance(move, Attempt) and not collisions(self.view.board, move.cells):
            return of_placement(self.game, self.view, move)
        return Reason("pass") if isinstance(move, Pass) else None

    def _written(self, moves: Sequence[Move]) -> tuple[str, ...]:
        return tuple(self.game.write(self.view, move) for move in moves)


def stage(view: State) -> int:
    """How much of the board is covered."""
    letters = view.board.letters
    return STAGES * (len(letters) - letters.count(FREE)) // (len(letters) + 1)
