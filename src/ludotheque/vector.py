"""Thousands of games at once, stepped by the compiled rules: `make("interactions", 4096)`."""

from ludotheque.core import catalog
from ludotheque.core.encoding import Encodings
from ludotheque.core.errors import LudothequeError
from ludotheque.core.vector import Batch, Vectors

LONGEST = 1000


def make(key: str, count: int, /, *, longest: int = LONGEST, **options: object) -> Batch:
    """So many games of one kind under these options; raises LudothequeError where a game cannot be played like this."""
    entry = catalog.entry(key)
    part, encodings = entry.part(Vectors), entry.part(Encodings)
    if part is None or encodings is None:
        raise LudothequeError("NOT_VECTORISED", None, game=key)
    return part.batch(entry.game({**encodings.options, **options}), count, longest)


__all__ = ["Batch", "make"]
