"""A position as somebody may look at it: in letters, or by the drawings of the boards."""

from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.core import catalog
from ludotheque.core.game import Seat
from ludotheque.core.missing import imported
from ludotheque.core.parts import TextFace
from ludotheque.search.session import Session

MODES = ("ansi", "svg", "rgb_array")
WIDTH = 480
"""Of a picture in pixels."""


def rendered(session: Session, seat: Seat | None, mode: str | None) -> Any:
    """What that seat, or a watcher, is shown: text, an SVG, or an array of pixels; None where nothing was asked for."""
    if mode == "ansi":
        return _letters(session, seat)
    if mode not in MODES:
        return None
    drawings = imported("ludotheque.drawings")
    svg = drawings.svg(session.game, session.state, seat)
    return svg if mode == "svg" else pixels(drawings.png(svg, WIDTH))


def pixels(png: bytes) -> NDArray[np.uint8]:
    """A PNG as rows of red, green and blue."""
    return np.array(imported("PIL.Image").open(BytesIO(png)).convert("RGB"), np.uint8)


def _letters(session: Session, seat: Seat | None) -> str:
    face = catalog.entry(session.game.info.key).part(TextFace)
    assert face is not None, "every game has one"
    return face.draw(session.game, session.game.view(session.state, seat), seat)
