"""Where a match's chance comes from: the system, or the game's own stream salted with the match's secret."""

import hashlib
import importlib.util
import secrets
from collections.abc import Callable
from typing import Any

from ludotheque.core.catalog import Entry
from ludotheque.core.chance import Below

Chance = Callable[[Any], Below]
"""The source for the chance move that is due in a state."""


def system(state: Any) -> Below:
    return secrets.randbelow


def draw_secret() -> int:
    return secrets.randbits(64)


def salted(entry: Entry) -> bool:
    """The game draws from a secret salt: its folder has a `chance` part."""
    return importlib.util.find_spec(f"ludotheque.games.{entry.key}.chance") is not None


def of_match(entry: Entry, setup: str, secret: int) -> Chance:
    """`chance.below(setup, secret, state)` of the game where it has one, else the system's."""
    if not salted(entry):
        return system
    below = entry.part("chance").below
    return lambda state: below(setup, secret, state)


def seal(entry: Entry, secret: int) -> str | None:
    """Shown at the start, so that the secret shown at the end can be checked; None where nothing is salted."""
    if not salted(entry):
        return None
    own = getattr(entry.part("chance"), "seal", None)
    return str(own(secret)) if own else hashlib.sha256(secret.to_bytes(8, "big")).hexdigest()
