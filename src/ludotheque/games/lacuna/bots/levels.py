"""The five levels: one that looks at a few placements, one at many, one at all, and two that search."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from ludotheque.core.bot import LEVELS, Bot, Choice, Limit, Seen
from ludotheque.core.chance import Below
from ludotheque.core.game import AnyGame
from ludotheque.core.parts import Bots
from ludotheque.games.lacuna.bots.reasons import of_pick, of_placement
from ludotheque.games.lacuna.bots.search import END, Ranked, Search
from ludotheque.games.lacuna.kernel.alphabeta import WON
from ludotheque.games.lacuna.kernel.arrays import move_of, spot_of, table_of
from ludotheque.games.lacuna.kernel.evaluation import FEEL
from ludotheque.games.lacuna.kernel.play import Spot, Table
from ludotheque.games.lacuna.kernel.ranking import PLENTY, points, weigh
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.pond import COLOURS
from ludotheque.games.lacuna.rules.state import Pick, State

EARLY = 6
"""Pawns on the pond up to which whole games say more than a search."""
LOST = 0.2
"""Below this only a mistake of the opponent helps: play where one is likeliest."""
SHARE = 0.7
"""Of the limit goes into the search; the rest is for practice, or for a lost position."""


@dataclass(frozen=True)
class Glancer:
    """Looks at some placements drawn by lot and takes the best of them."""

    looks: int

    def choose(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, below: Below) -> Choice:
        assert isinstance(game, Lacuna) and isinstance(view, State)
        if view.phase == "pick":
            return Choice(game.moves(view).sample(below), reason=of_pick(game))
        table = table_of(game, view.flowers or ())
        spot = spot_of(table, view)
        couples, steps, values = np.empty(PLENTY, np.int64), np.empty(PLENTY, np.int64), np.empty(PLENTY)
        total = points(table, spot, view.turn, 5, False, couples, steps)
        if total == 0:
            return Choice(next(iter(game.moves(view))))
        some = np.array([below(total) for _ in range(self.looks)])
        couples, steps = couples[some], steps[some]
        weigh(table, spot, view.turn, couples, steps, len(some), values, FEEL)
        best = int(np.argmax(values[: len(some)]))
        step = int(couples[best]), int(steps[best])
        return _choice(game, view, table, spot, Ranked(step, float(values[best])), len(some))


@dataclass(frozen=True)
class Planner:
    """Searches so many pawns deep; the last pawn exactly, the one before against the best answer."""

    depth: int
    practise: bool = False
    """Early on, where no search sees the end, tries the best candidates out in whole games."""

    def choose(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, below: Below) -> Choice:
        assert isinstance(game, Lacuna) and isinstance(view, State)
        if view.phase == "pick":
            return self._pick(game, view, below)
        table = table_of(game, view.flowers or ())
        spot = spot_of(table, view)
        search = Search(table, limit)
        pawns = sum(map(len, view.pawns))
        ranked = search.best(spot, view.turn, 2 if self.practise and pawns < 12 - END else self.depth, SHARE)
        field = [each for each in ranked if each.value > WON] or ranked
        if self.practise and len(field) > 1:
            lost = pawns >= EARLY and field[0].value < LOST
            ranked = search.practised(spot, view.turn, field, below(1 << 32), careless=lost)
        if not ranked:  # only single steps left by rounding
            return Choice(next(iter(game.moves(view))))
        return _choice(game, view, table, spot, ranked[0], search.nodes)

    def _pick(self, game: Lacuna, view: State, below: Below) -> Choice:
        """Blind, all colours are equal; seen, every flower is tried with the best first pawn after it."""
        if game.blind:
            return Choice(game.moves(view).sample(below), reason=of_pick(game))
        table = table_of(game, view.flowers or ())
        search = Search(table, Limit())
        worths = []
        for flower in view.flowers or ():
            then = game.play(view, Pick(flower=flower.id))
            ranked = search.rank(spot_of(table, then), 0, 1, 3)
            worths.append((ranked[0].value if ranked else 0.0, flower.id))
        value, best = max(worths)
        return Choice(Pick(flower=best), value, (f"#{best}",), False, of_pick(game), search.nodes)


def _choice(game: Lacuna, view: State, table: Table, spot: Spot, best: Ranked, nodes: int) -> Choice:
    moves = [move_of(table, *step) for step in (best.step, *best.line)]
    proven = sum(map(len, view.pawns)) >= 11
    line = tuple(game.write(view, move) for move in moves)
    reason = of_placement(game, view, moves[0], table, spot, best, proven)
    return Choice(moves[0], round(best.value, 3), line, proven, reason, nodes)


_BOTS: dict[int, Bot] = {1: Glancer(3), 2: Glancer(24), 3: Planner(1), 4: Planner(2), 5: Planner(12, practise=True)}
_LIMITS = {
    1: Limit(nodes=1_000), 2: Limit(nodes=1_000), 3: Limit(nodes=50_000),
    4: Limit(nodes=200_000), 5: Limit(seconds=5, nodes=4_000_000),
}  # fmt: skip


class LacunaBots(Bots):
    """The five levels of Lacuna."""

    def bot(self, level: int) -> Bot:
        """The bot of a level, 1 to 5."""
        return _BOTS[level]

    def limit(self, level: int) -> Limit:
        """What a level may use for a move; by nodes, so that its games repeat exactly."""
        return _LIMITS[level]

    def warm(self) -> None:
        """Compile what the bots need: at the server's start, in the background."""
        game = Lacuna()
        state = game.play(game.initial("pond:1"), Pick(colour=COLOURS[0]))
        for level in LEVELS:
            _BOTS[level].choose(game, state, Seen(0), Limit(nodes=60_000), lambda n: 0)


BOTS = LacunaBots()
