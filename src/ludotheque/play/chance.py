"""Where a match's chance comes from: the system, or the game's own stream salted with the match's secret."""

import secrets
from collections.abc import Callable
from typing import Any

from ludotheque.core import parts
from ludotheque.core.catalog import Entry
from ludotheque.core.chance import Below

Chance = Callable[[Any], Below]
"""The source for the chance move that is due in a state."""


def system(state: Any) -> Below:
    return secrets.randbelow


def draw_secret() -> int:
    return secrets.randbits(64)


def salted(entry: Entry) -> bool:
    """The game draws from a secret salt."""
    return entry.offers(parts.Chance)


def of_match(entry: Entry, setup: str, secret: int) -> Chance:
    """The game's own chance where it has one, else the system's."""
    own = entry.part(parts.Chance)
    return (lambda state: own.below(setup, secret, state)) if own else system


def seal(entry: Entry, secret: int) -> str | None:
    """Shown at the start, so that the secret shown at the end can be checked; None where nothing is salted."""
    own = entry.part(parts.Chance)
    return own.seal(secret) if own else None
