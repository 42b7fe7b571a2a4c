"""The table: the people and what they play; it outlives a match, and seats change round between matches."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from ludotheque.core.clock import ClockSettings
from ludotheque.core.game import Seat
from ludotheque.core.options import Value
from ludotheque.play.finished import Finished
from ludotheque.play.seats import Holder, waits_elsewhere

Place = int
"""A chair of the table. A token belongs to a chair; which seat of the match it is changes with every rematch."""


@dataclass(frozen=True)
class Table:
    id: str
    game: str
    options: Mapping[str, Value]
    holders: tuple[Holder, ...]
    """By place."""
    clock: ClockSettings | None = None
    number: int = 1
    """Which match is on, from 1."""
    player: str | None = None
    """Whose statistics the host's matches count in: the hash of a key that only that browser has."""
    daily: str | None = None
    """The day whose setup its first match has."""
    repeats: bool = False
    """That day has counted already at another table: here it is practice."""
    hints: bool | None = None
    """Whether hints were agreed on; None where nobody said anything."""
    finished: tuple[Finished, ...] = ()
    """The matches before the one that is on."""

    @property
    def day(self) -> str | None:
        """The day whose setup the match that is on has."""
        return self.daily if self.number == 1 else None

    def seat(self, place: Place) -> Seat:
        """Everybody moves one seat on with each match, so that partners stay partners."""
        return (place + self.number - 1) % len(self.holders)

    def place(self, seat: Seat) -> Place:
        return (seat - self.number + 1) % len(self.holders)

    @cached_property
    def company(self) -> tuple[Holder, ...]:
        """The holders in the order of the seats of this match."""
        return tuple(self.holders[self.place(seat)] for seat in range(len(self.holders)))

    @cached_property
    def ticking(self) -> ClockSettings | None:
        """The clock as it runs: no idle turn is ended where nobody waits for it at another screen (LAG-E3)."""
        idle = self.clock is not None and self.clock.kind == "idle"
        return None if idle and not waits_elsewhere(self.company) else self.clock

    @property
    def gentle(self) -> bool:
        """A newcomer sits there: only for one does a glass wait."""
        return self.clock is not None and self.clock.patient

    @cached_property
    def hinting(self) -> bool:
        """Whether hints are given: between people at several screens only where it was agreed."""
        return not waits_elsewhere(self.company) if self.hints is None else self.hints

    def with_holder(self, place: Place, holder: Holder) -> "Table":
        return replace(self, holders=(*self.holders[:place], holder, *self.holders[place + 1 :]))

    def earlier(self, number: int, seated: tuple[Holder, ...]) -> "Table":
        """As it was in an earlier match, with whoever sat there then."""
        then = replace(self, number=number)
        return replace(then, holders=tuple(seated[then.seat(place)] for place in range(len(seated))))

    @property
    def awake(self) -> "Table":
        """With every bot at play, also those of a record that was only shown."""
        return replace(self, holders=tuple(holder.awake for holder in self.holders))

    def rematch(self, seated: bool = False) -> "Table":
        """The next match; `seated`: with everybody in the same seat, so that a whole round of numbers is skipped."""
        return replace(self, number=self.number + (len(self.holders) if seated else 1))
