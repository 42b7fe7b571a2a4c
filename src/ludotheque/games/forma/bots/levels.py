"""The levels: from a child that overlooks things and misjudges by eye, to a search of several placements ahead."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from ludotheque.core.bot import Bot, Choice, Limit, Reason, Seen
from ludotheque.core.chance import Below, SplitMix64
from ludotheque.core.game import AnyGame
from ludotheque.core.options import complete
from ludotheque.core.parts import Bots
from ludotheque.games.forma.bots.deepening import Found, Plan, best_placement
from ludotheque.games.forma.bots.misjudging import misjudged, tightness
from ludotheque.games.forma.bots.reasons import of_placement
from ludotheque.games.forma.bots.weights import GAINS, RULES_OF_THUMB
from ludotheque.games.forma.rules import field
from ludotheque.games.forma.rules.board import SIZE
from ludotheque.games.forma.rules.fitting import any_fits, placements
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.options import OPTIONS
from ludotheque.games.forma.rules.pieces import ORIENTATIONS, VALUE
from ludotheque.games.forma.rules.state import Attempt, Begin, Field, Move, Pass, State, Take


@dataclass(frozen=True)
class Level:
    """How far a level looks, and how much it overlooks."""

    plan: Plan
    nodes: int
    seconds: float | None = None
    misfits: float = 0.0
    """How often a large element among many others is put where it does not fit."""
    among_many: Plan | None = None
    """With more than two seats, where nothing can be cut off."""
    lays_for_itself: bool = False
    """Lays the field so that its own first piece wins most of what there is (FRM-12)."""


_SEEING = (
    (3, 0.25), (4, 0.25), (5, 0.22), (7, 0.2), (9, 0.18), (12, 0.16), (16, 0.14), (22, 0.12), (32, 0.11), (42, 0.11),
    (60, 0.08), (120, 0.06), (210, 0.05), (370, 0.04), (640, 0.03), (1100, 0.02), (2200, 0.01),
)  # fmt: skip
"""How many placements the lower levels see, and how often they misjudge one."""
_by_thumb = partial(Plan, weights=RULES_OF_THUMB)
_FAR = (48, 20, 12, 8, 6, 6)
_RUNGS = (
    *(Level(Plan(0, notices=notices, weights=GAINS), 1, misfits=misfits) for notices, misfits in _SEEING),
    Level(_by_thumb(0, overlooks=7), 1),
    Level(_by_thumb(0), 1, misfits=0.16),
    Level(_by_thumb(0), 1),
    Level(_by_thumb(1, (24,)), 64),
    Level(_by_thumb(2, (10, 4)), 240),
    Level(_by_thumb(2, (13, 6)), 240),
    Level(_by_thumb(2, (24, 10)), 240),
    Level(_by_thumb(4, (30, 12, 8, 6)), 900, among_many=_by_thumb(2, (40, 14))),
    Level(Plan(2, (24, 10)), 240),
    Level(Plan(4, (30, 12, 8, 6)), 900, among_many=Plan(2, (40, 14))),
    Level(Plan(6, _FAR), 12_000, 5.0, among_many=Plan(2, (60, 20)), lays_for_itself=True),
)
LEVELS = dict(enumerate(_RUNGS, 1))


@dataclass(frozen=True)
class FormaBot:
    """Sees fits exactly, as a practised player does; only the lower levels err."""

    level: Level

    def choose(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, below: Below) -> Choice:
        assert isinstance(game, Forma)
        return self._chosen(game, view, seen, limit, below)

    def _chosen(self, game: Forma, view: State, seen: Seen, limit: Limit, below: Below) -> Choice:
        if view.phase == "field":
            own = self.level.lays_for_itself and game.options.laying == "first_player"
            return Choice(Field((field.profitable_field if own else field.random_field)(game.options.contact, below)))
        if view.phase == "begin":
            return Choice(Begin(seen.seat))
        nodes = self.level.nodes if limit.nodes is None else min(limit.nodes, 10 * self.level.nodes)
        found = self._placement(game, view, replace(limit, nodes=nodes), below)
        if found is None:
            return Choice(self._without_fit(view), reason=Reason("pass"))
        move = self._slipped(game, view, found.attempt, below)
        if game.options.touch_move and view.hand is None:
            return Choice(Take(move.shape), found.value, nodes=found.nodes)
        return Choice(move, found.value, (), False, of_placement(game, view, found.attempt), found.nodes)

    def _placement(self, game: Forma, view: State, limit: Limit, below: Below) -> Found | None:
        held = view.reserves[view.turn] if view.hand is None else (view.hand,)
        if not any_fits(view.board, held):
            return None
        if max(view.board.rows, view.board.cols) > SIZE:
            shape = next(shape for shape in reversed(held) if any_fits(view.board, (shape,)))
            return Found(Attempt(shape, next(placements(view.board, shape))))
        own = (*view.reserves[: view.turn], held, *view.reserves[view.turn + 1 :])
        plan = (view.seats > 2 and self.level.among_many) or self.level.plan
        return best_placement(game.options, replace(view, reserves=own), plan, limit, below)

    def _without_fit(self, view: State) -> Move:
        """Pass; an element in hand that fits nowhere has to be put down all the same (FRM-16)."""
        if view.hand is None:
            return Pass()
        return Attempt(view.hand, ORIENTATIONS[view.hand][0])

    def _slipped(self, game: Forma, view: State, move: Attempt, below: Below) -> Attempt:
        """By eye alone the lower levels misjudge; whoever has just lost an element looks twice."""
        if game.options.fit_aid or view.attempt > 1 or not self.level.misfits:
            return move
        chance = self.level.misfits * VALUE[move.shape] / 5 * tightness(view.board, move.cells)
        if below(10_000) >= 10_000 * chance:
            return move
        taken_for_it = misjudged(view.board, move)
        return taken_for_it[below(len(taken_for_it))] if taken_for_it else move


YARDSTICKS = {
    "greedy": FormaBot(Level(Plan(0, weights=GAINS), 1)),
    "thumb": FormaBot(Level(_by_thumb(6, _FAR), 12_000, among_many=_by_thumb(2, (60, 20)), lays_for_itself=True)),
    "novice": FormaBot(Level(Plan(0, overlooks=50, weights=GAINS), 1, misfits=0.25)),
}
"""For measuring: most points now, of all placements or of half of them; the strongest that goes by rules of thumb."""


class FormaBots(Bots):
    """The levels of Forma."""

    def levels(self) -> tuple[int, ...]:
        return tuple(LEVELS)

    def yardsticks(self) -> Mapping[str, Bot]:
        return YARDSTICKS

    def bot(self, level: int) -> Bot:
        return FormaBot(LEVELS[level])

    def limit(self, level: int) -> Limit:
        return Limit(seconds=LEVELS[level].seconds, nodes=LEVELS[level].nodes)

    def warm(self) -> None:
        """Compile what the bots need by a few moves of each level, with two players and with four."""
        for count in (2, 4):
            game, below = Forma.of(complete(OPTIONS, {"players": count})), SplitMix64(1).below
            state = game.initial("")
            for level in (*LEVELS, *LEVELS):
                seat = state.turn
                chosen = self.bot(level).choose(game, game.view(state, seat), Seen(seat), Limit(nodes=60), below)
                state = game.play(state, chosen.move)


BOTS = FormaBots()
