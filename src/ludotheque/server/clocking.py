"""The clock of a new table: the one wished for, or the one that the game's rules ask for."""

from collections.abc import Sequence
from dataclasses import replace

from ludotheque.core import clock
from ludotheque.core.catalog import Entry
from ludotheque.core.clock import ClockSettings
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame
from ludotheque.core.parts import Clocking
from ludotheque.play.seats import Holder, waits_elsewhere
from ludotheque.server.bodies import ClockWish


def clock_of(entry: Entry, game: AnyGame, wish: ClockWish | None, holders: Sequence[Holder]) -> ClockSettings | None:
    """A glass that the options ask for stays a glass, whatever was wished; raises BAD_CLOCK."""
    own = _own(entry, game, holders)
    glass = own is not None and own.kind == "hourglass"
    if wish is None or (glass and wish.kind != "hourglass"):
        chosen = own
    elif wish.kind == "hourglass":
        if own is None or not glass:
            raise LudothequeError("BAD_CLOCK")
        said = {
            key: value for key, value in wish.model_dump(exclude={"kind", "increment"}).items() if value is not None
        }
        chosen = replace(own, **said)
    else:
        chosen = clock.settings(wish.model_dump(include={"kind", "seconds", "increment"}))
    return _without_handover(chosen, wish, holders)


def _own(entry: Entry, game: AnyGame, holders: Sequence[Holder]) -> ClockSettings | None:
    """The clock of the game's rules; an idle turn is ended only for somebody at another screen (LAG-E3)."""
    clocking = entry.part(Clocking)
    own = clocking.default(game) if clocking else None
    return None if own and own.kind == "idle" and not waits_elsewhere(holders) else own


def _without_handover(
    chosen: ClockSettings | None, wish: ClockWish | None, holders: Sequence[Holder]
) -> ClockSettings | None:
    """On one screen the position need not travel."""
    asked = wish is not None and wish.handover_ms is not None
    together = all(holder.kind != "link" for holder in holders)
    return replace(chosen, handover_ms=0) if chosen and together and not asked else chosen
