"""The levels: some that look at more and more placements, one at all of them, and some that search, ever longer."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludotheque.core.bot import Bot, Choice, Limit, Seen
from ludotheque.core.chance import Below
from ludotheque.core.game import AnyGame
from ludotheque.core.parts import Bots
from ludotheque.games.lacuna.bots.reasons import of_last_pawn, of_pick, of_placement
from ludotheque.games.lacuna.bots.search import ENDGAME, Ranked, Search
from ludotheque.games.lacuna.bots.yardsticks import YARDSTICKS
from ludotheque.games.lacuna.kernel.alphabeta import WON
from ludotheque.games.lacuna.kernel.arrays import (
    PLACEMENTS,
    PondArrays,
    StateArrays,
    move_of,
    pond_arrays,
    state_arrays,
)
from ludotheque.games.lacuna.kernel.candidates import generate, new_candidates
from ludotheque.games.lacuna.kernel.evaluation import COEFFICIENTS
from ludotheque.games.lacuna.kernel.ranking import evaluate
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.pond import COLOURS
from ludotheque.games.lacuna.rules.state import Pick, State
from ludotheque.search.native import interpreting

EARLY = 6
"""Pawns on the pond up to which whole games say more than a search."""
LOST = 0.2
"""Below this only a mistake of the opponent helps: play where one is likeliest."""
SEARCH_SHARE = 0.7
"""Of the limit goes into the search; the rest is for playouts."""
SAMPLED_DENSITY = 5
"""Points a stretch that placements are sampled from."""


@dataclass(frozen=True)
class SampledGreedy:
    """Looks at some placements drawn by lot and takes the best of them."""

    samples: int

    def choose(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, below: Below) -> Choice:
        assert isinstance(game, Lacuna) and isinstance(view, State)
        if view.phase == "pick":
            return Choice(game.moves(view).sample(below), reason=of_pick(game.options))
        with interpreting():  # nobody waits for a compiler to look at three placements
            return self._best_of_some(game, view, below)

    def _best_of_some(self, game: Lacuna, view: State, below: Below) -> Choice:
        pond, state = _arrays(game, view)
        every = new_candidates()
        total = generate(pond, state, view.turn, SAMPLED_DENSITY, False, every)
        if total == 0:
            return Choice(next(iter(game.moves(view))))
        drawn = np.array([below(total) for _ in range(self.samples)])
        some = every._replace(couples=every.couples[drawn], steps=every.steps[drawn])
        evaluate(pond, state, view.turn, some, len(drawn), COEFFICIENTS)
        best = int(np.argmax(some.values[: len(drawn)]))
        ranked = Ranked((int(some.couples[best]), int(some.steps[best])), float(some.values[best]))
        return _choice(game, view, pond, state, ranked, len(drawn))


@dataclass(frozen=True)
class Searcher:
    """Searches so many pawns deep; the last pawn exactly, the one before against the best answer."""

    depth: int
    playouts: bool = False
    """Early on, where no search sees the end, tries the best candidates out in whole games."""

    def choose(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, below: Below) -> Choice:
        assert isinstance(game, Lacuna) and isinstance(view, State)
        if view.phase == "pick":
            return self._pick(game, view, below)
        pond, state = _arrays(game, view)
        search = Search(pond, limit)
        placed = sum(map(len, view.pawns))
        depth = 2 if self.playouts and placed < PLACEMENTS - ENDGAME else self.depth
        ranked = search.best(state, view.turn, depth, SEARCH_SHARE)
        leaders = [each for each in ranked if each.value > WON] or ranked
        if self.playouts and len(leaders) > 1:
            lost = placed >= EARLY and leaders[0].value < LOST
            ranked = search.by_playouts(state, view.turn, leaders, below(1 << 32), careless=lost)
        if not ranked:  # only single steps left by rounding
            return Choice(next(iter(game.moves(view))))
        return _choice(game, view, pond, state, ranked[0], search.nodes)

    def _pick(self, game: Lacuna, view: State, below: Below) -> Choice:
        """Blind, all colours are equal; seen, every flower is tried with the best first pawn after it."""
        reason = of_pick(game.options)
        if game.options.blind_pick:
            return Choice(game.moves(view).sample(below), reason=reason)
        pond, _ = _arrays(game, view)
        search = Search(pond, Limit())
        valued = []
        for flower in view.flowers or ():
            then = game.play(view, Pick(flower=flower.id))
            ranked = search.rank(state_arrays(pond, then), 0, 1, 3)
            valued.append((ranked[0].value if ranked else 0.0, flower.id))
        value, best = max(valued)
        return Choice(Pick(flower=best), value, (f"#{best}",), False, reason, search.nodes)


def _arrays(game: Lacuna, view: State) -> tuple[PondArrays, StateArrays]:
    pond = pond_arrays(game.options, view.flowers or ())
    return pond, state_arrays(pond, view)


def _choice(
    game: Lacuna, view: State, pond: PondArrays, state: StateArrays, best: Ranked, nodes: int
) -> Choice:  # fmt: skip
    moves = [move_of(pond, *placement) for placement in (best.placement, *best.line)]
    last = sum(map(len, view.pawns)) == PLACEMENTS - 1
    line = tuple(game.write(view, move) for move in moves)
    if last:
        reason = of_last_pawn(pond, state, view.turn, best.placement)
    else:
        reason = of_placement(view, pond, state, best.placement, best.value)
    return Choice(moves[0], round(best.value, 3), line, last, reason, nodes)


_TO_THE_END = Searcher(PLACEMENTS, playouts=True)
_BOTS: dict[int, Bot] = {
    1: SampledGreedy(3), 2: SampledGreedy(8), 3: SampledGreedy(24), 4: Searcher(1), 5: Searcher(2),
    6: _TO_THE_END, 7: _TO_THE_END,
}  # fmt: skip
_LIMITS = {
    1: Limit(nodes=1_000), 2: Limit(nodes=1_000), 3: Limit(nodes=1_000), 4: Limit(nodes=50_000),
    5: Limit(nodes=200_000), 6: Limit(nodes=200_000), 7: Limit(seconds=5, nodes=12_000_000),
}  # fmt: skip


class LacunaBots(Bots):
    """The levels of Lacuna."""

    def levels(self) -> tuple[int, ...]:
        return tuple(_BOTS)

    def bot(self, level: int) -> Bot:
        return _BOTS[level]

    def limit(self, level: int) -> Limit:
        """By nodes, so that its games repeat exactly."""
        return _LIMITS[level]

    def yardsticks(self) -> Mapping[str, Bot]:
        return YARDSTICKS

    def warm(self) -> None:
        """Compile what the bots need: at the server's start, in the background."""
        game = Lacuna()
        state = game.play(game.initial("pond:1"), Pick(colour=COLOURS[0]))
        for bot in _BOTS.values():
            chosen = bot.choose(game, state, Seen(0), Limit(nodes=60_000), lambda n: 0)
        _arrays(game, game.play(state, chosen.move))  # a pawn obstructs


BOTS = LacunaBots()
