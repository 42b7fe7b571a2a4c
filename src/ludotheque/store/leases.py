"""The leases of one process among several on PostgreSQL: a process lives while it says so, and keeps tables meanwhile.

All times are the database's: processes need not agree on what o'clock it is."""

import secrets
from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, Select, delete, func, insert, literal_column, or_, select, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludotheque.play.lease import LENGTH_MS
from ludotheque.play.table import Place
from ludotheque.store import schema

AT_ONCE = 50
"""So many tables are taken over at once: the other processes take some as well."""
NOW: ColumnElement[int] = literal_column("(extract(epoch from clock_timestamp()) * 1000)::bigint")


CHANNEL = "ludotheque"
"""Where processes tell each other what has changed."""


def told(process: str, word: str) -> Select[Any]:
    """Said when the transaction is committed, and only then: a table, or what else it is about with its name."""
    return select(func.pg_notify(CHANNEL, f"{process} {word}"))


class Fenced(Exception):
    """Somebody else looks after the table by now."""


class Unkept(Exception):
    """Nobody has looked after the clock of the table: what it has run since may not count."""


class Leases:
    def __init__(self, database: AsyncEngine) -> None:
        self._database = database
        self.process = ""
        """Changes whenever the process has been given up for dead."""

    async def live(self) -> bool:
        """Say that we are alive; False where that came too late, or is new: whatever we kept is ours no longer."""
        mine = schema.processes.c.id == self.process, schema.processes.c.until > NOW
        async with self._database.begin() as connection:
            renewed = update(schema.processes).where(*mine).values(until=NOW + LENGTH_MS)
            if (await connection.execute(renewed)).rowcount:
                return True
            self.process = secrets.token_hex(8)
            await connection.execute(insert(schema.processes).values(id=self.process, until=NOW + LENGTH_MS))
            long_ago = schema.processes.c.until < NOW - 100 * LENGTH_MS
            await connection.execute(delete(schema.processes).where(long_ago))
        return False

    async def leave(self) -> None:
        """We are about to stop: others may take over at once what we kept."""
        async with self._database.begin() as connection:
            await connection.execute(delete(schema.processes).where(schema.processes.c.id == self.process))

    async def others(self) -> frozenset[str]:
        """The other processes that live."""
        async with self._database.connect() as connection:
            return frozenset((await connection.execute(living())).scalars()) - {self.process}

    async def adopt(self, tables: Collection[str] | None = None) -> dict[str, int]:
        """Take tables that nobody looks after, of all that need it or of these; their fencing numbers.

        Of these, those that we look after already are named as well."""
        kept = schema.keepers
        wanting = select(schema.tables.c.id).where(_needs_a_keeper())
        if tables is not None:
            wanting = wanting.where(schema.tables.c.id.in_(tables))
        kept_now = select(kept.c.table_id).where(kept.c.process.in_(living()))
        free = wanting.where(schema.tables.c.id.not_in(kept_now)).limit(AT_ONCE)
        async with self._database.begin() as connection:
            found = list((await connection.execute(free)).scalars())
            own = kept.c.process == self.process, kept.c.table_id.in_(tables or ())
            held = {row.table_id: row.fence for row in (await connection.execute(select(kept).where(*own))).all()}
            if not found:
                return held
            ours = {"process": self.process, "settled": False}
            rows = [{"table_id": table, "fence": 1, **ours} for table in sorted(found)]
            taken = postgresql.insert(kept).values(rows)
            taken = taken.on_conflict_do_update(
                index_elements=["table_id"], set_={"fence": kept.c.fence + 1, **ours},
                where=kept.c.process.not_in(living()),
            )  # fmt: skip
            done = await connection.execute(taken.returning(kept.c.table_id, kept.c.fence))
            return held | {row.table_id: row.fence for row in done.all()}

    async def insist(self, connection: AsyncConnection, table: str, fence: int) -> None:
        """Raise Fenced unless the table is ours until this transaction is over; its clock has been seen to by it."""
        kept = schema.keepers.c
        mine = kept.table_id == table, kept.process == self.process, kept.fence == fence, kept.process.in_(living())
        settled = update(schema.keepers).where(*mine).values(settled=True)
        if not (await connection.execute(settled)).rowcount:
            raise Fenced(table)

    async def settle(self, table: str, fence: int) -> None:
        """We have seen to the clock of a table that we keep."""
        async with self._database.begin() as connection:
            await self.insist(connection, table, fence)

    async def insist_timed(self, connection: AsyncConnection, table: str) -> None:
        """Raise Unkept unless a living keeper has seen to the clock of the table."""
        kept = schema.keepers.c
        timed = kept.table_id == table, kept.settled, kept.process.in_(living())
        query = select(kept.table_id).where(*timed).with_for_update(read=True)
        if (await connection.execute(query)).first() is None:
            raise Unkept(table)

    async def sit(self, table: str, places: Collection[Place]) -> None:
        """Who is at the table by this process."""
        kept = schema.present
        async with self._database.begin() as connection:
            gone = kept.c.table_id == table, kept.c.process == self.process, kept.c.place.not_in(places)
            await connection.execute(delete(kept).where(*gone))
            rows = [{"table_id": table, "place": place, "process": self.process} for place in sorted(places)]
            if rows:
                await connection.execute(postgresql.insert(kept).values(rows).on_conflict_do_nothing())

    async def elsewhere(self, tables: Collection[str]) -> dict[str, frozenset[Place]]:
        """Who is at these tables by other processes that live."""
        kept = schema.present.c
        query = select(kept.table_id, kept.place).where(
            kept.table_id.in_(tables), kept.process != self.process, kept.process.in_(living())
        )
        found: dict[str, frozenset[Place]] = {}
        async with self._database.connect() as connection:
            for table, place in (await connection.execute(query)).all():
                found[table] = found.get(table, frozenset()) | {place}
        return found


def living() -> Select[Any]:
    return select(schema.processes.c.id).where(schema.processes.c.until > NOW)


def _needs_a_keeper() -> ColumnElement[bool]:
    """A match goes on there, with a bot or a clock."""
    table, seats, found = schema.tables.c, schema.seats.c, schema.matches.c
    bots = select(seats.place).where(seats.table_id == table.id, seats.kind == "bot").exists()
    goes_on = select(found.id).where(found.table_id == table.id, found.over.is_(False)).exists()
    return goes_on & or_(bots, table.clock.is_not(None))
