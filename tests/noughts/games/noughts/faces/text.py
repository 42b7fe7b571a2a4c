"""The nine cells in letters, with their names at the edges."""

from ludotheque.core.game import Seat
from ludotheque.core.parts import TextFace
from ludotheque.games.noughts.rules.game import Noughts
from ludotheque.games.noughts.rules.state import State


class NoughtsText(TextFace[Noughts, State]):
    """Noughts and crosses in letters."""

    def draw(self, game: Noughts, view: State, seat: Seat | None) -> str:
        rows = [f"{row} {' '.join(view.cells[3 * row - 3 : 3 * row])}" for row in (1, 2, 3)]
        return "\n".join(["  a b c", *rows])


TEXT = NoughtsText()
