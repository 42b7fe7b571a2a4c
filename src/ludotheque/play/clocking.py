"""The clock that a game's rules ask for, as those who sit at the table need it."""

from dataclasses import replace

from ludotheque.core.catalog import Entry
from ludotheque.core.clock import ClockSettings
from ludotheque.core.game import AnyGame
from ludotheque.core.parts import Clocking
from ludotheque.play.seats import Company, waits_elsewhere


def own_clock(entry: Entry, game: AnyGame, company: Company) -> ClockSettings | None:
    """An idle turn is ended only for somebody at another screen (LAG-E3); on one the position need not travel."""
    clocking = entry.part(Clocking)
    own = clocking.default(game) if clocking else None
    if own and own.kind == "idle" and not waits_elsewhere(company):
        return None
    near = all(holder.kind != "link" for holder in company)
    return replace(own, handover_ms=0) if own and near else own
