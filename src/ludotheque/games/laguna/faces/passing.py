"""Threats in Laguna: the turn is over, and the next raft sails."""

from ludotheque.core.passing import Passing
from ludotheque.games.laguna.rules.effects import pass_turn
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.state import PLAY, State


class LagunaPassing(Passing[Laguna, State]):
    def passed(self, game: Laguna, state: State) -> State | None:
        """Only while rafts sail, and against somebody."""
        if state.stage != PLAY or game.options.players == 1 or game.outcome(state) is not None:
            return None
        return pass_turn(game.options, state)


PASSING = LagunaPassing()
