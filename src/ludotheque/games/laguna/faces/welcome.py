"""Laguna for a newcomer: pearls to look through, the longest glass, a calm start at an island of one's colour."""

from collections.abc import Mapping

from ludotheque.core.chance import Below
from ludotheque.core.options import Value
from ludotheque.core.parts import Welcome
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.geometry import REEF, WATER
from ludotheque.games.laguna.rules.moves import Place
from ludotheque.games.laguna.rules.state import PLACING, Raft, State


class LagunaWelcome(Welcome[Laguna]):
    """The base game, with shifting: the variant without a glass is another one (LAG-62)."""

    def options(self) -> Mapping[str, Value]:
        return {"glass": 60, "show_under": True}

    def setup(self, game: Laguna, below: Below) -> str | None:
        """Every raft lies where it can load a pearl of its own colour, by lot, on the calmest water of that shore."""
        if game.options.solo or game.options.distribution == "players":
            return None
        state = game.initial(game.setup(below))
        while state.stage == PLACING:
            own = state.colours[state.turn]
            fit = [move for move in game.moves(state) if isinstance(move, Place) and own in state.island(move.island)]
            island = fit[below(len(fit))].island
            there = (move for move in fit if move.island == island)
            state = game.play(state, min(there, key=lambda move: (*_rough(state, move), below(1 << 20))))
        return game.position(state)


def _rough(state: State, start: Place) -> tuple[int, int]:
    """How many reefs lie under the raft there, and how many symbols."""
    under = state.under(Raft(start.orient, start.row, start.col))
    return under.count(REEF), len(under) - under.count(WATER)


WELCOME = LagunaWelcome()
