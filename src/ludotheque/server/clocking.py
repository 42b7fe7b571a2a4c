"""The clock of a table: the one wished for, or the one that the game's rules ask for."""

from collections.abc import Sequence
from dataclasses import replace

from ludotheque.core import clock
from ludotheque.core.catalog import Entry
from ludotheque.core.clock import ClockSettings
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame
from ludotheque.play.clocking import own_clock
from ludotheque.play.seats import Holder
from ludotheque.server.bodies import ClockWish


def clock_of(entry: Entry, game: AnyGame, wish: ClockWish | None, holders: Sequence[Holder]) -> ClockSettings | None:
    """A glass that the options ask for stays a glass, whatever was wished; raises BAD_CLOCK."""
    own = own_clock(entry, game, holders)
    glass = own is not None and own.kind == "hourglass"
    if wish is None or (glass and wish.kind != "hourglass"):
        return own
    if wish.kind != "hourglass":
        return clock.settings(wish.model_dump(include={"kind", "seconds", "increment"}))
    if own is None or not glass:
        raise LudothequeError("BAD_CLOCK")
    said = wish.model_dump(exclude={"kind", "increment"})
    return replace(own, **{key: value for key, value in said.items() if value is not None})


def time_of(settings: ClockSettings | None) -> ClockWish | None:
    """How much time there is, for whoever is invited; None where only idle turns are ended."""
    if settings is None or settings.kind == "idle":
        return None
    return ClockWish(kind=settings.kind, seconds=settings.seconds, increment=settings.increment)
