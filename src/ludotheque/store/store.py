"""The store: everything that outlives the process. A method that returns has committed."""

import contextlib
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Protocol

from sqlalchemy import ColumnElement, Row, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludotheque.core import clock
from ludotheque.core.outcome import Json
from ludotheque.core.results import Result
from ludotheque.play.entries import MatchEntry
from ludotheque.play.matches import Change, NewMatch, StoredMatch
from ludotheque.play.seats import Holder
from ludotheque.play.table import Place, Table
from ludotheque.store import engine, matches, schema, statistics
from ludotheque.store.appending import appender
from ludotheque.store.board import Board
from ludotheque.store.leases import Fenced, Leases, Unkept
from ludotheque.store.leases import told as bus_told
from ludotheque.store.log import Log, Overtaken, Wanted
from ludotheque.store.matches import Mark, Played
from ludotheque.store.puzzles import PuzzleStore
from ludotheque.store.reviews import ReviewStore
from ludotheque.store.studies import StudyStore
from ludotheque.store.tokens import Access, digest

if TYPE_CHECKING:
    from ludotheque.store.bus import Bus

Loaded = tuple[Table, StoredMatch]


class Watched(Protocol):
    """Whoever measures the store."""

    def stored(self, change: Change, seconds: float) -> None: ...
    def failed(self) -> None: ...


class Store:
    def __init__(self, database: AsyncEngine) -> None:
        self._database = database
        self.puzzles = PuzzleStore(database)
        self._log = Log(appender(database), self._write_all)
        self.reviews = ReviewStore(database)
        self.leases = Leases(database) if database.dialect.name == "postgresql" else None
        """Where several processes may share the database."""
        self.board = Board(database, self.leases) if self.leases is not None else None
        self.studies = StudyStore(database, self.leases)
        self.watched: Watched | None = None

    @classmethod
    async def open(cls, db: str | None) -> "Store":
        """Open a database by path or URL, and bring it up to date."""
        store = cls(await engine.opened(engine.url_of(db)))
        if store.leases is not None:
            await store.leases.live()
        return store

    async def close(self) -> None:
        self._log.close()
        await self._database.dispose()

    async def add(self, table: Table, tokens: Mapping[str, Access], match: NewMatch, now: int) -> StoredMatch:
        """A new table with its tokens and its first match."""
        async with self._database.begin() as connection:
            row = {
                "id": table.id, "game": table.game, "options": _plain(table.options),
                "clock": table.clock.to_json() if table.clock else None, "created": now, "used": now,
                "player": table.player, "daily": table.daily, "hints": table.hints,
            }  # fmt: skip
            await connection.execute(insert(schema.tables).values(row))
            for place, holder in enumerate(table.holders):
                await connection.execute(insert(schema.seats).values(table_id=table.id, place=place, **vars(holder)))
            for token, access in tokens.items():
                await connection.execute(insert(schema.tokens).values(**_token_row(token, access)))
            return await matches.insert_match(connection, table.id, match)

    async def load(self, table: str) -> Loaded | None:
        """A table and the match that is on."""
        return (await self.load_all([table])).get(table)

    async def load_all(self, tables: Collection[str]) -> dict[str, Loaded]:
        """Tables with the match that is on at each, by a few questions for all of them."""
        async with self._database.connect() as connection:
            rows = (await connection.execute(select(schema.tables).where(schema.tables.c.id.in_(tables)))).all()
            seated = await _holders(connection, tables)
            played = await matches.of_tables(connection, tables)
            return {row.id: (await _table(connection, row, seated, played[row.id]), played[row.id][1]) for row in rows}

    async def match(self, table: str, number: int) -> StoredMatch | None:
        """An earlier match of the table."""
        async with self._database.connect() as connection:
            return await matches.select_match(connection, table, number)

    async def access(self, token: str) -> Access | None:
        query = select(schema.tokens).where(schema.tokens.c.hash == digest(token))
        async with self._database.connect() as connection:
            row = (await connection.execute(query)).first()
        return Access(row.table_id, row.role, row.place) if row else None

    async def accesses(self, tokens: Collection[str]) -> dict[str, Access]:
        """What each of these opens; those that open nothing are not in it."""
        hashes = {digest(token): token for token in tokens}
        query = select(schema.tokens).where(schema.tokens.c.hash.in_(hashes))
        async with self._database.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {hashes[row.hash]: Access(row.table_id, row.role, row.place) for row in rows}

    async def marks(self, tables: Collection[str]) -> dict[str, Mark]:
        """How far each table has come; cheap, for nothing is replayed."""
        async with self._database.connect() as connection:
            return await matches.marks(connection, tables)

    async def write(
        self, table: str, change: Change, fence: int | None = None, timed: bool = False
    ) -> StoredMatch | None:
        """Commit a change; returns the next match where the change opens one.

        Among several processes it raises Fenced, where it was for the table's keeper, and Unkept, where nobody has
        looked after a clock that runs."""
        began = time.monotonic()
        try:
            stored = await self._log.write(Wanted(table, change, fence, timed))
        except Exception as error:
            if self.watched is not None and not isinstance(error, Overtaken | Fenced | Unkept):
                self.watched.failed()
            raise
        if self.watched is not None:
            self.watched.stored(change, time.monotonic() - began)
        return stored

    async def answer(self) -> None:
        """Say that it is there."""
        async with self._database.connect() as connection:
            await connection.execute(select(1))

    async def _write_all(self, wanted: Sequence[Wanted]) -> list[StoredMatch | None]:
        """All of them in one transaction, or none; always in the same order, so that no two wait for each other."""
        rows = [row for one in wanted for row in matches.rows(one.change)]
        async with self._database.begin() as connection:
            for one in wanted if self.leases is not None else ():
                await self._insist_kept(connection, one)
            await matches.insert_rows(connection, sorted(rows, key=lambda row: (row["match_id"], row["n"])))
            stored = [await self._write_rest(connection, one.table, one.change) for one in wanted]
            for one in wanted:
                await self._tell(connection, one.table)
        return stored

    async def _insist_kept(self, connection: AsyncConnection, wanted: Wanted) -> None:
        assert self.leases is not None
        if wanted.fence is not None:
            await self.leases.insist(connection, wanted.table, wanted.fence)
        elif wanted.timed:
            await self.leases.insist_timed(connection, wanted.table)

    async def _tell(self, connection: AsyncConnection, table: str) -> None:
        """Other processes hear of it once it is committed."""
        if self.leases is not None:
            await connection.execute(bus_told(self.leases.process, table))

    def bus(self, heard: Callable[[str | None], None]) -> "Bus | None":
        """What other processes change; None where there are none."""
        if self.leases is None:
            return None
        from ludotheque.store.bus import Bus  # an extra: asyncpg

        leases = self.leases
        return Bus(self._database.url, lambda: leases.process, heard)

    async def news(self, table: str, match: int, after: int) -> list[MatchEntry] | None:
        """Entries of the match that is on from a number on; None where another match is on, or the table is gone."""
        async with self._database.connect() as connection:
            return await matches.since(connection, table, match, after)

    async def _write_rest(self, connection: AsyncConnection, table: str, change: Change) -> StoredMatch | None:
        """What a change brings beside its entries."""
        if change.over or change.reopens:
            ended = matches.ended_row(change.ended)
            await matches.update_match(connection, change.match, over=change.over, ended=ended)
        if change.seated is not None:
            await matches.update_match(connection, change.match, seated=[asdict(one) for one in change.seated])
        if change.result or change.reopens:
            number = select(schema.matches.c.number).where(schema.matches.c.id == change.match)
            told = (await connection.execute(number)).scalar_one()
            if change.reopens:
                await statistics.forget_result(connection, table, told)
            if change.result:
                await statistics.insert_result(connection, table, told, change.result)
        for place, holder in (change.holders or {}).items():
            await connection.execute(update(schema.seats).where(*_at(table, place)).values(**vars(holder)))
        return await matches.insert_match(connection, table, change.next) if change.next else None

    async def allow(self, token: str, access: Access) -> None:
        """One more token; nothing where it opens something already."""
        with contextlib.suppress(IntegrityError):
            async with self._database.begin() as connection:
                await connection.execute(insert(schema.tokens).values(**_token_row(token, access)))

    async def take(self, table: str, place: Place, holder: Holder, token: str) -> bool:
        """Sit down at a free place with a new token; False where somebody was faster."""
        async with self._database.begin() as connection:
            free = schema.seats.c.kind == "link", schema.seats.c.taken.is_(False)
            taken = await self._seat(connection, table, place, holder, *free)
            if taken:
                access = Access(table, "seat", place)
                await connection.execute(insert(schema.tokens).values(**_token_row(token, access)))
            return taken

    async def rename(self, table: str, place: Place, holder: Holder) -> bool:
        """Whoever sits there is called otherwise; False where a bot has their seat by now."""
        async with self._database.begin() as connection:
            return await self._seat(connection, table, place, holder, schema.seats.c.kind == holder.kind)

    async def _seat(
        self, connection: AsyncConnection, table: str, place: Place, holder: Holder, *where: ColumnElement[bool]
    ) -> bool:
        """The holder of a place as it is from now on; False where it is not as it should be before."""
        theirs = update(schema.seats).where(*_at(table, place), *where)
        if (await connection.execute(theirs.values(**vars(holder)))).rowcount != 1:
            return False
        await matches.seat(connection, table, place, holder)
        await self._tell(connection, table)
        return True

    async def delete(self, table: str, number: int = 1, result: Result | None = None) -> None:
        """The table and all about it; a match given up that way may count still."""
        async with self._database.begin() as connection:
            await connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
            await self._tell(connection, table)
            if result:
                await statistics.insert_result(connection, table, number, result)

    async def touch(self, tables: Collection[str], now: int) -> None:
        """Somebody has used these tables lately: told now and then, not with every move."""
        if not tables:
            return
        async with self._database.begin() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.id.in_(tables)).values(used=now))

    async def expire(self, before: int, only_shown: bool = False) -> list[str]:
        """Delete the tables that nobody has used since; returns their ids. `only_shown`: records never played on."""
        old = schema.tables.c.used < before
        query = select(schema.tables.c.id).where(old)
        if only_shown:
            query = query.where(matches.only_shown())
        async with self._database.begin() as connection:
            gone = list((await connection.execute(query)).scalars())
            for first in range(0, len(gone), matches.PART):
                some = schema.tables.c.id.in_(gone[first : first + matches.PART])
                await connection.execute(delete(schema.tables).where(some, old))
        return gone

    async def results(self, player: str, game: str) -> list[Result]:
        return await statistics.results(self._database, player, game)

    async def secret_of(self, game: str, day: str, drawn: int) -> int:
        return await statistics.secret_of(self._database, game, day, drawn)

    async def unfinished(self) -> list[str]:
        """The tables where a bot or a clock may have to go on by itself."""
        bots = exists().where(schema.seats.c.table_id == schema.tables.c.id, schema.seats.c.kind == "bot")
        query = (
            select(schema.tables.c.id)
            .join(schema.matches)
            .where(schema.matches.c.over.is_(False), bots | schema.tables.c.clock.is_not(None))
        )
        async with self._database.connect() as connection:
            return list((await connection.execute(query)).scalars())


def _at(table: str, place: Place) -> tuple[Any, Any]:
    return schema.seats.c.table_id == table, schema.seats.c.place == place


def _token_row(token: str, access: Access) -> dict[str, Any]:
    return {"hash": digest(token), "table_id": access.table, "role": access.role, "place": access.place}


async def _holders(connection: AsyncConnection, tables: Collection[str]) -> dict[str, tuple[Holder, ...]]:
    query = select(schema.seats).where(schema.seats.c.table_id.in_(tables)).order_by(schema.seats.c.place)
    found: dict[str, tuple[Holder, ...]] = {}
    for row in (await connection.execute(query)).all():
        holder = Holder(row.kind, row.name, row.level, row.taken, row.player)
        found[row.table_id] = (*found.get(row.table_id, ()), holder)
    return found


async def _table(
    connection: AsyncConnection, row: Row[Any], seated: Mapping[str, tuple[Holder, ...]], played: Played
) -> Table:
    finished, match = played
    repeats = await statistics.counted(connection, row.id, row.player, row.game, row.daily)
    return Table(
        row.id, row.game, _tuples(row.options), seated.get(row.id, ()), clock.settings(row.clock), match.number,
        row.player, row.daily, repeats, row.hints, finished,
    )  # fmt: skip


def _plain(options: Mapping[str, Any]) -> dict[str, Json]:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in options.items()}


def _tuples(options: Mapping[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in options.items()}
