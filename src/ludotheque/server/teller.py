"""What the readers of a table are told: each what is new to it, and all who see the same the same text."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass

from ludotheque.core.game import Seat
from ludotheque.play import views
from ludotheque.play.presence import Presence
from ludotheque.play.sitting import Sitting
from ludotheque.play.told import TableTold
from ludotheque.play.views import PART, Reached
from ludotheque.server.connection import Connection
from ludotheque.server.outbound import written
from ludotheque.server.said import Said, Seen


@dataclass(frozen=True)
class Moment:
    """A table at one moment: everything is told of the same one, however long a reader takes to hear it."""

    sitting: Sitting
    presence: Presence
    peeked: bool
    thinking: tuple[Seat, ...]
    preparing: tuple[Seat, ...]
    now: int


class Teller:
    def __init__(self) -> None:
        self._said = Said()
        self._seen: tuple[object, ...] = ()
        self._tables: dict[tuple[tuple[Seat, ...], bool], TableTold] = {}
        """What was last told of the table, by whose it is; it holds while what was seen then is so."""

    async def fresh(self, moment: Moment, connection: Connection, stale: bool) -> AsyncIterator[str]:
        """The table where it changed, and what is new a seat where the reader's views are `stale`."""
        told = self._table(moment, connection)
        readers: tuple[Seat | None, ...] = (told.mine or (None,)) if stale else ()
        news = [self._news(moment, connection, seat) for seat in readers]
        if told is not connection.told and told != connection.told:
            connection.told = told
            yield written(told)
        for long, parts in news:
            while (part := await asyncio.to_thread(next, parts, None) if long else next(parts, None)) is not None:
                yield part

    def _news(self, moment: Moment, connection: Connection, seat: Seat | None) -> tuple[bool, Iterator[str]]:
        """The parts of what is new to a reader, and whether they are many: those are worked out beside the loop."""
        sitting, reached = moment.sitting, connection.reached.get(seat, connection.first)
        since = views.missing_from(sitting, reached)
        connection.reached[seat] = Reached(sitting.table.number, sitting.match.turn, sitting.match.ply)
        if sitting.match.ply - since > PART:
            told = views.news(sitting, seat, moment.now, reached, moment.peeked, moment.thinking, moment.preparing)
            return True, map(written, told)
        seen = seat, since, moment.peeked, moment.thinking, moment.preparing
        return False, iter((self._said.once(sitting, moment.now, seen, lambda: _view(moment, reached, seen)),))

    def _table(self, moment: Moment, connection: Connection) -> TableTold:
        sitting, presence = moment.sitting, moment.presence
        match = sitting.match if sitting.match.over else None
        seen = sitting.table, match, presence.here, presence.elsewhere, presence.all_gone(sitting.table, moment.now)
        if seen != self._seen:
            self._seen = seen
            self._tables.clear()
        whose = tuple(connection.mine(sitting.table)), connection.access.role == "host"
        if whose not in self._tables:
            self._tables[whose] = views.table_of(sitting, *whose, presence, moment.now)
        return self._tables[whose]


def _view(moment: Moment, reached: Reached, seen: Seen) -> str:
    return written(views.view_of(moment.sitting, seen[0], moment.now, reached, *seen[2:]))
