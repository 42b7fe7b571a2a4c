"""A state as an SVG, as somebody may see it."""

from typing import Any

from ludotheque.core import catalog
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame, Seat
from ludotheque.core.parts import Wire
from ludotheque.drawings.script import drawn


def svg(game: AnyGame, state: Any, seat: Seat | None = None, beside: Any = None) -> str:
    """The position as that seat sees it, or a watcher; where the game is over, with its count.

    With room for what another state has `beside`, so that the pictures of a game are of one size."""
    wire = catalog.entry(game.info.key).part(Wire)
    if wire is None:
        raise LudothequeError("NO_DRAWING", None, game=game.info.key)
    outcome = game.outcome(state)
    shown = [wire.show(game, game.view(one, seat), seat) for one in (state, beside) if one is not None]
    told = {"view": shown[0], "detail": outcome.detail if outcome else None, "beside": shown[-1]}
    return drawn(game.info.key, told)
