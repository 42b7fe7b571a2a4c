"""A view of Lacuna as text: its position string, with the flower that was set aside."""

from ludotheque.core.view_text import ViewText
from ludotheque.games.lacuna.rules import position
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.pond import LETTERS
from ludotheque.games.lacuna.rules.spelled import spelled
from ludotheque.games.lacuna.rules.state import State


class LacunaViewText(ViewText[Lacuna, State]):
    """`<flowers>|g<pawns>|s<pawns>|<counts>|<side>|<phase>|<aside>`; a pond not seen yet is `?`."""

    def write(self, game: Lacuna, view: State) -> str:
        aside = "" if view.set_aside is None else LETTERS[view.set_aside]
        return f"{position.standing(view)}|{aside}"

    def read(self, game: Lacuna, text: str) -> State:
        return spelled(text, game.options.sizes, game.options.blind_pick)


VIEW_TEXT = LacunaViewText()
