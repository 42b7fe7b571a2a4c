"""Laguna for a newcomer: pearls to look through, the longest glass, a start at an island of one's colour."""

from collections.abc import Mapping

from ludotheque.core.chance import Below
from ludotheque.core.options import Value
from ludotheque.core.parts import Welcome
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.moves import Place
from ludotheque.games.laguna.rules.state import PLACING


class LagunaWelcome(Welcome[Laguna]):
    """The base game, with shifting: the variant without a glass is another one (LAG-62)."""

    def options(self) -> Mapping[str, Value]:
        return {"glass": 60, "show_under": True}

    def setup(self, game: Laguna, below: Below) -> str | None:
        """Every raft lies where it can load a pearl of its own colour, by lot."""
        if game.options.solo or game.options.distribution == "players":
            return None
        state = game.initial(game.setup(below))
        while state.stage == PLACING:
            own = state.colours[state.turn]
            fit = [move for move in game.moves(state) if isinstance(move, Place) and own in state.island(move.island)]
            state = game.play(state, fit[below(len(fit))])
        return game.position(state)


WELCOME = LagunaWelcome()
