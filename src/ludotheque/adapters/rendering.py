"""A position as somebody may look at it: in letters for now."""

from ludotheque.adapters.session import Session
from ludotheque.core import catalog
from ludotheque.core.game import Seat
from ludotheque.core.parts import TextFace

MODES = ("ansi",)


def rendered(session: Session, seat: Seat | None) -> str:
    """What that seat, or a watcher, is shown."""
    face = catalog.entry(session.game.info.key).part(TextFace)
    assert face is not None, "every game has one"
    return face.draw(session.game, session.game.view(session.state, seat), seat)
