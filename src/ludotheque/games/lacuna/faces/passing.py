"""Threats in Lacuna: the same pond, and the other places a pawn."""

from dataclasses import replace

from ludotheque.core.passing import Passing
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.state import State


class LacunaPassing(Passing[Lacuna, State]):
    def passed(self, game: Lacuna, state: State) -> State | None:
        """The pick has no sense the other way round, and whoever has no pawn left threatens nothing."""
        other = replace(state, turn=1 - state.turn)
        return other if state.phase == "place" and game.moves(other) else None


PASSING = LacunaPassing()
