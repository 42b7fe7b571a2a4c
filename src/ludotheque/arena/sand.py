"""An hourglass between bots, on a virtual clock: an action takes what its player says (Laguna §9)."""

from typing import Any

from ludotheque.core import catalog
from ludotheque.core.game import AnyGame
from ludotheque.core.hourglass import Glass
from ludotheque.core.parts import Clocking


class Sand:
    """The glass of a game whose rules ask for one; other games have none."""

    def __init__(self, game: AnyGame) -> None:
        self._game, self._glass, self._elapsed = game, _glass(game), 0

    def left(self, state: Any) -> int | None:
        """Milliseconds left of this turn; None where no sand runs."""
        if self._glass is None or self._game.interruption(state, None) is None:
            return None
        return self._glass.left(self._elapsed)

    def acted(self, before: Any, after: Any, cost: int) -> None:
        """Somebody made a move: a turn that ends hands its sand on."""
        if self._glass is None or self._game.interruption(before, None) is None:
            return
        self._elapsed += cost
        if self._game.turn(after) != self._game.turn(before):
            self._glass, self._elapsed = self._glass.next(self._elapsed), 0


def _glass(game: AnyGame) -> Glass | None:
    clocking = catalog.entry(game.info.key).part(Clocking)
    asked = clocking.default(game) if clocking else None
    return Glass(asked.full) if asked and asked.kind == "hourglass" else None
