"""What a position of Laguna is worth: the race in turns, and what a turn could achieve; alone, moves over par."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ludotheque.core.analysis import Along, Analyst, Evaluation, Evaluations, Line, Position, Tell
from ludotheque.core.bot import Limit, Reason, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.core.outcome import Outcome
from ludotheque.games.laguna.bots.over_par import Halving
from ludotheque.games.laguna.bots.paces import TIMED, actions, paces
from ludotheque.games.laguna.bots.race import Race, tempo
from ludotheque.games.laguna.bots.starts import best_start
from ludotheque.games.laguna.bots.turning import Turn, best_turn
from ludotheque.games.laguna.kernel.itineraries import Turns
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.state import PLACING, PLAY, State
from ludotheque.search.streaming import Stream
from ludotheque.search.tempering import Tempering

TURNS = 1.0
"""Of lead in the race that make a seat e times as likely to win, before the fit."""
A_STOP = 100
"""So many nodes of the limit does a stop of a plan cost."""
LEAST, MOST = 50, 12_000
"""Stops tried for a plan."""
SEED = 1
FITTED_FOUR = Tempering((0.86,), (-0.12,), (0.52,))
FITTED_THREE = Tempering((1.1,), (-0.21,), (0.62,))
FITTED = Tempering(
    (1.2, 1.33, 0.98, 1.88, 1.98, 2.78),
    (0.06, -0.36, -0.4, -0.08, -0.44, -0.14),
    (-0.31, -0.6, 0.23, 0.26, 0.18, -0.23),
)
"""Fitted to self-play by bench/calibration.py."""


@dataclass(frozen=True)
class LagunaAnalyst(Analyst[Laguna, State]):
    version: str = "laguna-7"
    blunder: float = 3.0
    """Turns."""
    tempering: Tempering = field(default=FITTED, repr=False)
    three: Tempering = field(default=FITTED_THREE, repr=False)
    four: Tempering = field(default=FITTED_FOUR, repr=False)
    """Who begins wins oftener than the race knows."""
    paces: tuple[int, ...] = ()
    """Actions that each seat makes while the glass runs; empty: as many as somebody who knows the game."""

    def knowing(self, game: Laguna, states: Sequence[State], moves: Sequence[str]) -> "LagunaAnalyst":
        """What a turn could achieve is measured by the tempo of who played it."""
        if game.options.solo or game.options.glass is None:
            return self
        return replace(self, paces=paces(game.options, states, moves, self.decisions(game, states)))

    def evaluate(self, game: Laguna, view: State, seen: Seen, limit: Limit, lines: int, tell: Tell) -> Evaluation:
        stream = Stream(limit, tell)
        if game.options.solo:
            return stream.ended(Halving(game, [view], stream.limit).evaluations()[0])
        return stream.ended(self._raced(game, view, self._pace(game, view.turn), lines, stream))

    def judge(self, game: Laguna, at: Position[State], limit: Limit, lines: int) -> Evaluation:
        """Whom the clock cut short had no more actions than they made."""
        timed, made = bool(at.played) and at.played[-1].startswith(TIMED), actions(at.played)
        had = made if timed else max(self._pace(game, at.view.turn), made)
        return self._raced(game, at.view, max(had, 1), lines, Stream(limit, lambda known: True), at.played)

    def _pace(self, game: Laguna, seat: int) -> int:
        return self.paces[seat] if self.paces else tempo(game.options)

    def along(
        self, game: Laguna, positions: Sequence[Position[State]], limit: Limit, lines: int, told: Along
    ) -> Evaluations:
        if not game.options.solo:
            return super().along(game, positions, limit, lines, told)
        return tuple(Halving(game, [at.view for at in positions], limit).evaluations()) if positions else ()

    def decisions(self, game: Laguna, states: Sequence[State]) -> Sequence[int]:
        """A turn is decided as a whole; alone every move is, and before play every placing."""
        if game.options.solo:
            return range(len(states) - 1)
        return [
            at
            for at, state in enumerate(states[:-1])
            if at == 0 or state.stage != PLAY or states[at - 1].stage != PLAY or state.turns != states[at - 1].turns
        ]

    def concluded(self, game: Laguna, state: State, outcome: Outcome, before: Sequence[Evaluation]) -> Evaluation:
        if not game.options.solo or outcome.returns[0] < 0 or not before:
            return super().concluded(game, state, outcome, before)
        last = before[-1]
        return replace(last, lines=(), nodes=0, proven=True)

    def _raced(
        self, game: Laguna, view: State, left: int, lines: int, stream: Stream, played: tuple[str, ...] = ()
    ) -> Evaluation:
        """`left`: actions of this turn."""
        if view.stage != PLAY:
            return _placing(game, view, played)
        stops = LEAST if stream.limit.nodes is None else min(max(stream.limit.nodes // A_STOP, LEAST), MOST)
        race = Race(game.options, stops)
        turns = race.turns(view)
        known = Evaluation(self._chances(view, turns), _lead(turns), "turns", nodes=stops * len(turns))
        found, avoided = list[Line](), frozenset[str]()
        for _ in range(lines):
            if not stream.tell(replace(known, lines=tuple(found))):
                break
            turn = best_turn(game, view, Turns(left, tempo(game.options)), stops, avoided)
            if not turn.moves or any(turn.moves == one.moves for one in found):
                break
            found.append(self._line(game, race, turn))
            avoided |= {turn.goal}
        found.sort(key=lambda one: -one.chances[view.turn])
        return replace(known, lines=tuple(found), depth=1)

    def _line(self, game: Laguna, race: Race, turn: Turn) -> Line:
        outcome = game.outcome(turn.after)
        if outcome is not None:
            return Line(turn.moves, tuple((one + 1) / 2 for one in outcome.returns), reason=turn.reason)
        turns = race.turns(turn.after)
        return Line(turn.moves, self._chances(turn.after, turns), _lead(turns), reason=turn.reason)

    def _chances(self, view: State, turns: Sequence[float]) -> tuple[float, ...]:
        least = min(turns)
        shares = [math.exp((least - one) / TURNS) for one in turns]
        tempering = {2: self.tempering, 3: self.three, 4: self.four}[len(shares)]
        return tempering(shares, max(view.delivered), view.turn)


ANALYST = LagunaAnalyst()


def _placing(game: Laguna, view: State, played: tuple[str, ...]) -> Evaluation:
    """Before the first turn nobody has won or lost anything."""
    even = (1 / game.options.players,) * game.options.players
    below = SplitMix64(SEED).below
    move = best_start(game, view, below) if view.stage == PLACING else game.moves(view).sample(below)
    line = Line((game.write(view, move),), even, reason=Reason("start"))
    return Evaluation(even, 0.0, "turns", False, (line,), played=Line(played, even) if played else None)


def _lead(turns: Sequence[float]) -> float:
    """By how many turns the first seat is ahead of the best of the others."""
    return round(min(turns[1:]) - turns[0], 1)
