"""The store: everything that outlives the process. A method that returns has committed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludotheque.core import clock
from ludotheque.core.outcome import Json
from ludotheque.core.results import Result
from ludotheque.play.entries import Entry, from_json, to_json
from ludotheque.play.seats import Holder
from ludotheque.play.table import Place, Table
from ludotheque.store import engine, schema, statistics
from ludotheque.store.tokens import Access, digest


@dataclass(frozen=True)
class NewMatch:
    """What a match begins with; `secret` salts its chance and stays out of state and record."""

    number: int
    setup: str
    secret: int
    began: int
    entries: tuple[Entry, ...] = ()
    over: bool = False


@dataclass(frozen=True)
class StoredMatch(NewMatch):
    id: int = 0


@dataclass(frozen=True)
class Change:
    """What one step of a match changes, all of it or nothing: log, holders, and perhaps a next match."""

    match: int
    after: int
    """How many entries the log had: two writers can never both append there."""
    entries: Sequence[Entry]
    over: bool = False
    holders: Mapping[Place, Holder] | None = None
    next: NewMatch | None = None
    result: Result | None = None
    """Where the step ends a match that counts in somebody's statistics."""


class Store:
    def __init__(self, database: AsyncEngine) -> None:
        self._database = database

    @classmethod
    async def open(cls, db: str | None) -> "Store":
        """Open a database by path or URL, and bring it up to date."""
        return cls(await engine.opened(engine.url_of(db)))

    async def close(self) -> None:
        await self._database.dispose()

    async def add(self, table: Table, tokens: Mapping[str, Access], match: NewMatch, now: int) -> StoredMatch:
        """A new table with its tokens and its first match."""
        async with self._database.begin() as connection:
            row = {
                "id": table.id, "game": table.game, "options": _plain(table.options),
                "clock": table.clock.to_json() if table.clock else None, "created": now,
                "player": table.player, "daily": table.daily,
            }  # fmt: skip
            await connection.execute(insert(schema.tables).values(row))
            for place, holder in enumerate(table.holders):
                await connection.execute(insert(schema.seats).values(table_id=table.id, place=place, **vars(holder)))
            for token, access in tokens.items():
                await connection.execute(insert(schema.tokens).values(**_token_row(token, access)))
            return await _insert_match(connection, table.id, match)

    async def load(self, table: str) -> tuple[Table, StoredMatch] | None:
        """A table and the match that is on."""
        async with self._database.connect() as connection:
            row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).first()
            if row is None:
                return None
            seats = select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.place)
            holders = tuple(_holder(seat) for seat in (await connection.execute(seats)).all())
            repeats = await statistics.counted(connection, table, row.player, row.game, row.daily)
            newest = select(func.max(schema.matches.c.number)).where(schema.matches.c.table_id == table)
            number = (await connection.execute(newest)).scalar_one()
            found = await _select_match(connection, table, number)
        assert found is not None
        told = clock.settings(row.clock)
        return Table(
            row.id, row.game, _tuples(row.options), holders, told, number, row.player, row.daily, repeats
        ), found

    async def match(self, table: str, number: int) -> StoredMatch | None:
        """An earlier match of the table."""
        async with self._database.connect() as connection:
            return await _select_match(connection, table, number)

    async def access(self, token: str) -> Access | None:
        query = select(schema.tokens).where(schema.tokens.c.hash == digest(token))
        async with self._database.connect() as connection:
            row = (await connection.execute(query)).first()
        return Access(row.table_id, row.role, row.place) if row else None

    async def write(self, table: str, change: Change) -> StoredMatch | None:
        """Commit a change; returns the next match where the change opens one."""
        async with self._database.begin() as connection:
            await _insert_entries(connection, change.match, change.after, change.entries)
            if change.over:
                mine = schema.matches.c.id == change.match
                await connection.execute(update(schema.matches).where(mine).values(over=True))
            if change.result:
                number = select(schema.matches.c.number).where(schema.matches.c.id == change.match)
                told = (await connection.execute(number)).scalar_one()
                await statistics.insert_result(connection, table, told, change.result)
            for place, holder in (change.holders or {}).items():
                await connection.execute(update(schema.seats).where(*_at(table, place)).values(**vars(holder)))
            return await _insert_match(connection, table, change.next) if change.next else None

    async def take(self, table: str, place: Place, holder: Holder, token: str) -> bool:
        """Sit down at a free place with a new token; False where somebody was faster."""
        async with self._database.begin() as connection:
            free = (*_at(table, place), schema.seats.c.kind == "link", schema.seats.c.taken.is_(False))
            done = await connection.execute(update(schema.seats).where(*free).values(**vars(holder)))
            if done.rowcount != 1:
                return False
            access = Access(table, "seat", place)
            await connection.execute(insert(schema.tokens).values(**_token_row(token, access)))
            return True

    async def delete(self, table: str, number: int = 1, result: Result | None = None) -> None:
        """The table and all about it; a match given up that way may count still."""
        async with self._database.begin() as connection:
            await connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
            if result:
                await statistics.insert_result(connection, table, number, result)

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


async def _insert_match(connection: AsyncConnection, table: str, match: NewMatch) -> StoredMatch:
    row = {
        "table_id": table, "number": match.number, "setup": match.setup, "secret": f"{match.secret:016x}",
        "began": match.began, "over": match.over,
    }  # fmt: skip
    key = (await connection.execute(insert(schema.matches).values(row))).inserted_primary_key
    assert key is not None
    await _insert_entries(connection, key[0], 0, match.entries)
    return StoredMatch(match.number, match.setup, match.secret, match.began, match.entries, match.over, key[0])


async def _insert_entries(connection: AsyncConnection, match: int, after: int, entries: Sequence[Entry]) -> None:
    rows = [{"match_id": match, "n": after + i, "entry": to_json(entry)} for i, entry in enumerate(entries)]
    if rows:
        await connection.execute(insert(schema.entries), rows)


async def _select_match(connection: AsyncConnection, table: str, number: int) -> StoredMatch | None:
    mine = schema.matches.c.table_id == table, schema.matches.c.number == number
    row = (await connection.execute(select(schema.matches).where(*mine))).first()
    if row is None:
        return None
    log = select(schema.entries.c.entry).where(schema.entries.c.match_id == row.id).order_by(schema.entries.c.n)
    entries = tuple(from_json(entry) for entry in (await connection.execute(log)).scalars())
    return StoredMatch(row.number, row.setup, int(row.secret, 16), row.began, entries, row.over, row.id)


def _holder(row: Row[Any]) -> Holder:
    return Holder(row.kind, row.name, row.level, row.taken)


def _plain(options: Mapping[str, Any]) -> dict[str, Json]:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in options.items()}


def _tuples(options: Mapping[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in options.items()}
