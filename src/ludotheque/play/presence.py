"""Who is at the table just now, and for how long somebody has been away."""

from collections.abc import Collection
from dataclasses import dataclass, field

from ludotheque.play.seats import waits_elsewhere
from ludotheque.play.table import Place, Table


@dataclass
class Presence:
    """`patience`: after so many milliseconds away the others may act."""

    patience: int
    here: frozenset[Place] = frozenset()
    elsewhere: frozenset[Place] = frozenset()
    """Places whose people another process has at their screens."""
    left: dict[Place, int] = field(default_factory=dict)
    """When each place was last left, or first found empty."""

    def seen(self, places: Collection[Place], now: int) -> None:
        """Whoever sits in these places is there, and nobody else."""
        for place in self.here - frozenset(places):
            self.left[place] = now
        self.here = frozenset(places)

    def seen_elsewhere(self, places: frozenset[Place], now: int) -> bool:
        """What another process sees; whether that is news."""
        if places == self.elsewhere:
            return False
        for place in self.elsewhere - places - self.here:
            self.left[place] = now
        self.elsewhere = places
        return True

    def sat(self, place: Place, now: int) -> None:
        """Somebody has just taken the place: their time away begins now."""
        self.left[place] = now

    def present(self, table: Table, place: Place) -> bool:
        """A bot always is."""
        return table.holders[place].shown == "bot" or place in self.here or place in self.elsewhere

    def empty(self, table: Table) -> int | None:
        """Since when nobody has been there; None where somebody is, or where somebody may wait at another screen."""
        here = [place for place in range(len(table.holders)) if self.present(table, place)]
        return max(self.left[place] for place in people(table)) if deserted(table, here) else None

    def gone(self, table: Table, place: Place, now: int) -> bool:
        """Away for so long that the others may act."""
        return not self.present(table, place) and now - self.left[place] >= self.patience

    def all_gone(self, table: Table, now: int) -> frozenset[Place]:
        return frozenset(place for place in range(len(table.holders)) if self.gone(table, place, now))

    def next_gone(self, table: Table, now: int) -> int | None:
        """When the next of those who are away will have been so for long enough; None where nobody will."""
        away = (place for place in range(len(table.holders)) if not self.present(table, place))
        return min((due for place in away if (due := self.left[place] + self.patience) > now), default=None)


def people(table: Table) -> list[Place]:
    """The places that are no bot's."""
    return [place for place, holder in enumerate(table.holders) if holder.shown != "bot"]


def deserted(table: Table, present: Collection[Place]) -> bool:
    """Everybody has left bots alone, and nobody waits at another screen."""
    seated = people(table)
    return bool(seated) and not waits_elsewhere(table.company) and not any(place in present for place in seated)
