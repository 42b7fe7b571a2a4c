"""The drawings of the boards as a script (`web/src/drawings`), run where there is no page and no network."""

import json
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from threading import local
from typing import cast

from ludotheque.core.errors import LudothequeError
from ludotheque.core.missing import imported

BUILT = Path(__file__).parent / "built"
SCRIPT = BUILT / "drawings.js"

Draw = Callable[[str, str], str]

_kept = local()
"""An interpreter belongs to the thread that made it."""


def drawn(game: str, position: Mapping[str, object]) -> str:
    """The SVG of a position as a board is given it; raises NO_DRAWING where the game has none."""
    found = _draw()(game, json.dumps(position))
    if not found:
        raise LudothequeError("NO_DRAWING", None, game=game)
    return found


def _draw() -> Draw:
    if not hasattr(_kept, "draw"):
        _kept.context = imported("quickjs").Context()
        _kept.context.eval(_source())
        _kept.draw = _kept.context.get("draw")
    return cast(Draw, _kept.draw)


@cache
def _source() -> str:
    try:
        return SCRIPT.read_text(encoding="utf-8")
    except FileNotFoundError as error:  # a checkout in which `make web` has not been run
        raise LudothequeError("NOT_BUILT", None, file=SCRIPT.name) from error
