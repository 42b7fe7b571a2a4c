"""What a match weighs in memory, about: thousands of moves of a large game weigh as much as hundreds of tables."""

import sys
from collections.abc import Mapping
from typing import Any

from ludotheque.play.match import Match

TABLE = 8_000
"""Bytes of a table beside the moves of its match."""


def weight(match: Match) -> int:
    """Bytes: as much for each move as for the last."""
    return TABLE + (_size(match.line[-1].after, set()) * match.ply if match.line else 0)


def _size(value: Any, counted: set[int]) -> int:
    """A value with all that it holds, each part once."""
    if id(value) in counted or isinstance(value, type):
        return 0
    counted.add(id(value))
    held: list[Any] = []
    if isinstance(value, Mapping):
        held = [*value.keys(), *value.values()]
    elif isinstance(value, tuple | list | set | frozenset):
        held = list(value)
    else:
        held = [*getattr(value, "__dict__", {}).values()]
        held += [getattr(value, name, None) for name in getattr(type(value), "__slots__", ())]
    return sys.getsizeof(value) + sum(_size(part, counted) for part in held)
