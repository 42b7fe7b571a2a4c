"""Five levels: from a careless one to perfect play by plain negamax."""

from dataclasses import dataclass
from functools import cache

from ludotheque.core.bot import Bot, Choice, Limit, Seen
from ludotheque.core.chance import Below
from ludotheque.core.game import AnyGame
from ludotheque.core.parts import Bots
from ludotheque.games.noughts.rules.game import Noughts
from ludotheque.games.noughts.rules.state import CELLS, State

DEPTHS = {1: 0, 2: 1, 3: 2, 4: 4, 5: CELLS}
"""How far each level looks."""


@dataclass(frozen=True)
class Negamax:
    """Looks `depth` moves ahead; what it cannot tell apart it chooses by lot."""

    depth: int

    def choose(self, game: AnyGame, view: State, seen: Seen, limit: Limit, below: Below) -> Choice:
        assert isinstance(game, Noughts)
        found = {move: -worth(game, game.play(view, move), self.depth - 1) for move in game.moves(view)}
        best = [move for move in found if found[move] == max(found.values())]
        return Choice(best[below(len(best))], max(found.values()), nodes=len(found))


@cache
def worth(game: Noughts, state: State, depth: int) -> float:
    """For the seat to move; games and states are values, so that they can be remembered."""
    outcome = game.outcome(state)
    if outcome is not None:
        return outcome.returns[state.placed % 2]
    if depth <= 0:
        return 0
    return max(-worth(game, game.play(state, move), depth - 1) for move in game.moves(state))


class NoughtsBots(Bots):
    """Each level looks further; the last sees the end."""

    def levels(self) -> tuple[int, ...]:
        return tuple(DEPTHS)

    def bot(self, level: int) -> Bot:
        return Negamax(DEPTHS[level])

    def limit(self, level: int) -> Limit:
        return Limit(nodes=10_000, memory_mb=16)


BOTS = NoughtsBots()
