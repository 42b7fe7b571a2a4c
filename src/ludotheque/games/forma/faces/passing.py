"""Threats in Forma: a pass, wherever the rules allow one and the game goes on after it."""

from ludotheque.core.errors import IllegalMove
from ludotheque.core.passing import Passing
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.state import Pass, State


class FormaPassing(Passing[Forma, State]):
    def passed(self, game: Forma, state: State) -> State | None:
        """None where the pass would end the game, or leave the same seat to move."""
        try:
            after = game.play(state, Pass())
        except IllegalMove:
            return None
        return after if game.turn(after) not in (None, game.turn(state)) else None


PASSING = FormaPassing()
