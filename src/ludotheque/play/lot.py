"""Who begins: the table is turned until that seat comes first, so that neighbours and partners stay."""

from collections.abc import Sequence
from typing import Literal, TypeVar

from ludotheque.core.catalog import Entry
from ludotheque.core.chance import Below
from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.core.game import Seat
from ludotheque.core.options import Options, Value
from ludotheque.play.seats import Company

T = TypeVar("T")
Begins = Literal["lot"] | Seat
"""Drawn by lot, or one of the seats as they were named."""


def first(entry: Entry, company: Company, begins: Begins, below: Below) -> Seat:
    """Which of the seats as they were named begins; raises for one that is not there or may not."""
    able = beginners(entry, company)
    if begins == "lot":
        return able[below(len(able))]
    if not 0 <= begins < len(company):
        raise InvalidRecord("begins", "no-such-beginner", seats=len(company))
    if begins not in able:
        raise LudothequeError("BOT_BEGINS", entry.youngest)
    return begins


def beginners(entry: Entry, company: Company) -> tuple[Seat, ...]:
    """Who may be drawn: no bot is the youngest where somebody sits at the table (LAG-A1)."""
    people = tuple(seat for seat, holder in enumerate(company) if holder.kind != "bot")
    return people if people and entry.youngest else tuple(range(len(company)))


def turned(row: Sequence[T], first: Seat) -> tuple[T, ...]:
    """The same circle, told from another seat on."""
    return (*row[first:], *row[:first])


def turned_options(entry: Entry, options: Options, first: Seat) -> dict[str, Value]:
    """What was chosen for each seat goes with whoever sits there."""
    apart = {option.key for option in entry.options if option.per_seat}
    return {
        key: turned(value, first) if key in apart and isinstance(value, tuple) else value
        for key, value in options.items()
    }
