"""A view of Interactions as text: its position string, read back."""

from ludotheque.core.view_text import ViewText, wrong
from ludotheque.games.interactions.rules import position
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.state import State


class InteractionsViewText(ViewText[Interactions, State]):
    """`3 f6 bs/rA 2 b:PK.HMCA r:PC.HMSK g:MK.PHCSA`: what is not seen is `?`."""

    def write(self, game: Interactions, view: State) -> str:
        return game.position(view)

    def read(self, game: Interactions, text: str) -> State:
        try:
            return position.read(game.options, text)
        except position.BadPosition as bad:
            raise wrong(bad.problem, bad.clause, **bad.facts) from bad


VIEW_TEXT = InteractionsViewText()
