"""What a position of Lacuna is worth: the last pawn exactly, the one before it where it wins, else by a search."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from ludotheque.core.analysis import Analyst, Evaluation, Line, Position, Tell
from ludotheque.core.bot import Limit, Seen
from ludotheque.games.lacuna.bots.reasons import of_last_pawn, of_pick, of_placement
from ludotheque.games.lacuna.bots.search import Placement, Ranked, Search
from ludotheque.games.lacuna.kernel.alphabeta import WON
from ludotheque.games.lacuna.kernel.arrays import (
    COLOUR_COUNT,
    PLACEMENTS,
    PondArrays,
    StateArrays,
    move_of,
    pond_arrays,
    state_arrays,
)
from ludotheque.games.lacuna.kernel.evaluation import COEFFICIENTS, colour_chances
from ludotheque.games.lacuna.kernel.ownership import allocate, colours_won
from ludotheque.games.lacuna.kernel.play import after
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.state import Pick, Place, State
from ludotheque.search.streaming import Stream
from ludotheque.search.tempering import Tempering

DEPTH = 2
"""Pawns looked ahead before the end is in sight."""
TO_THE_END = 4
"""Pawns to come from which on a search goes to the end."""
FOR_THE_PLAYED = 4
"""What was played gets such a part of the limit."""
PICK_DENSITY = 3
"""Points a stretch where every first flower is tried with the best pawn after it."""
FITTED = Tempering(
    (0.41, 0.41, 0.41, 0.45, 0.41, 0.45, 0.44, 0.47, 0.39, 0.44, 0.67, 0.45),
    (-0.66, 0.64, -0.84, 0.54, -0.6, 0.52, -0.59, 0.86, -0.58, 0.02, -0.25, -0.1),
)
"""Fitted to self-play by bench/calibration.py."""


@dataclass(frozen=True)
class LacunaAnalyst(Analyst[Lacuna, State]):
    version: str = "lacuna-6"
    blunder: float = 3.0
    """Of lead: a colour that changes hands is two."""
    tempering: Tempering = field(default=FITTED, repr=False)

    def evaluate(self, game: Lacuna, view: State, seen: Seen, limit: Limit, lines: int, tell: Tell) -> Evaluation:
        stream = Stream(limit, tell)
        return stream.ended(self._looked(game, view, lines, stream, None))

    def judge(self, game: Lacuna, at: Position[State], limit: Limit, lines: int) -> Evaluation:
        return self._looked(
            game, at.view, lines, Stream(limit, lambda known: True), at.played[0] if at.played else None
        )

    def _looked(self, game: Lacuna, view: State, lines: int, stream: Stream, played: str | None) -> Evaluation:
        if view.phase == "pick":
            return self._picking(game, view, lines, played)
        return _Look(game, view, lines, stream, self.tempering).found(played)

    def _picking(self, game: Lacuna, view: State, lines: int, played: str | None) -> Evaluation:
        """Blind, all colours are equal; seen, every flower is tried with the best first pawn after it."""
        if game.options.blind_pick:
            moves, values = tuple(game.moves(view)), [0.5] * COLOUR_COUNT
        else:
            moves = tuple(game.moves(view))
            values = [_after_pick(game, view, move) for move in moves if isinstance(move, Pick)]
        worth = {game.write(view, move): value for move, value in zip(moves, values, strict=False)}
        ranked = sorted(worth, key=lambda text: -worth[text])

        def line(text: str) -> Line:
            return Line((text,), self.tempering((worth[text], 1 - worth[text]), 0, 0), reason=of_pick(game.options))

        best = tuple(map(line, ranked[:lines]))
        done = line(played) if played in worth else None
        return Evaluation(best[0].chances, None, "colours", False, best, len(moves), 1, done)


ANALYST = LacunaAnalyst()


def _after_pick(game: Lacuna, view: State, move: Pick) -> float:
    """The first player's chance with that flower."""
    pond = pond_arrays(game.options, view.flowers or ())
    ranked = Search(pond, Limit()).rank(state_arrays(pond, game.play(view, move)), 0, 1, PICK_DENSITY)
    return ranked[0].value if ranked else 0.5


@dataclass
class _Look:
    """One position with pawns to come, looked at deeper and deeper."""

    game: Lacuna
    view: State
    lines: int
    stream: Stream
    tempering: Tempering

    def __post_init__(self) -> None:
        self.pond: PondArrays = pond_arrays(self.game.options, self.view.flowers or ())
        self.state: StateArrays = state_arrays(self.pond, self.view)
        self.left = PLACEMENTS - sum(map(len, self.view.pawns))
        self.depth = self.left if self.left <= TO_THE_END else DEPTH
        self.search = Search(self.pond, self.stream.limit, exact=self.lines)

    def found(self, played: str | None) -> Evaluation:
        first = self.search.rank(self.state, self.view.turn, 3 * self.lines, 3)
        if first and not self.stream.tell(self._told(first, 1)):
            return self._told(first, 1)
        found = self._told(self._ranked() or first, self.depth)
        return found if played is None else replace(found, played=self._played(played))

    def _ranked(self) -> list[Ranked]:
        if self.left == 1:
            return self.search.every_last(self.state, self.view.turn)
        ranked = self.search.best(self.state, self.view.turn, self.depth)
        return ranked + self.search.fallen[::-1]

    def _told(self, ranked: Sequence[Ranked], depth: int) -> Evaluation:
        """The best of each pair of flowers: people do not think in hundredths of a millimetre."""
        pairs = dict[int, Ranked]()
        for each in ranked:
            pairs.setdefault(each.placement[0], each)
        best = tuple(map(self._line, list(pairs.values())[: self.lines]))
        if not best:  # only single steps left by rounding
            move = next(iter(self.game.moves(self.view)))
            best = (Line((self.game.write(self.view, move),), (0.5, 0.5)),)
        first = best[0]
        return Evaluation(first.chances, first.score, "colours", first.proven, best, self.search.nodes, depth)

    def _line(self, each: Ranked, explained: bool = True) -> Line:
        side, moves = self.view.turn, [move_of(self.pond, *one) for one in (each.placement, *each.line)]
        proven = self.left == 1 or (self.left == 2 and each.value > WON)
        value = _result(each.value) if proven else each.value
        said = (value, 1 - value) if side == 0 else (1 - value, value)
        chances = said if proven else self.tempering(said, PLACEMENTS - self.left, side)
        reason = None
        if explained and self.left == 1:
            reason = of_last_pawn(self.pond, self.state, side, each.placement)
        elif explained:
            reason = of_placement(self.view, self.pond, self.state, each.placement, chances[side])
        texts = tuple(self.game.write(self.view, move) for move in moves)
        return Line(texts, chances, self._colours(each.placement), proven, reason)

    def _colours(self, placement: Placement) -> float:
        """By how many colours gold will lead: counted after the last pawn, expected before."""
        then = after(self.pond, self.state, self.view.turn, *placement)
        if self.left == 1:
            allocate(self.pond, then)
            return float(colours_won(then.held, 0) - colours_won(then.held, 1))
        expected = colour_chances(self.pond, then, 0, 1 - self.view.turn, COEFFICIENTS)
        return round(float(2 * expected.sum() - COLOUR_COUNT), 1)

    def _played(self, text: str) -> Line | None:
        """What was played, by as deep a search."""
        move = self.game.read(self.view, text)
        assert isinstance(move, Place)
        (couples,) = np.nonzero((self.pond.a == move.i) & (self.pond.b == move.j))
        more = max((self.stream.limit.nodes or 1 << 20) // FOR_THE_PLAYED, 1)
        found = self.search.of(self.state, self.view.turn, (int(couples[0]), move.k), self.depth, more)
        return None if found is None else self._line(found, explained=False)


def _result(value: float) -> float:
    """A counted value as a result: won, shared or lost."""
    return 1.0 if value > WON else 0.0 if value < 1 - WON else 0.5
