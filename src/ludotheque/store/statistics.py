"""The part of the store that statistics and daily setups need."""

from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludotheque.core.results import Result
from ludotheque.store import schema

PART = 250
"""So many results are read at once: in between others have their turn."""
_FIELDS = tuple(field.name for field in fields(Result))


async def insert_result(connection: AsyncConnection, table: str, number: int, result: Result) -> None:
    """Counted once a match, whatever happens, and a day's setup once a player."""
    if await counted(connection, table, result.player, result.game, result.daily):
        return
    row = {
        **asdict(result),
        "options": dict(result.options),
        "scores": list(result.scores),
        "facts": dict(result.facts),
    }
    await connection.execute(insert(schema.results).values(table_id=table, number=number, **row))


async def forget_result(connection: AsyncConnection, table: str, number: int) -> None:
    """The match goes on after its end: it counts as whatever it ends with."""
    mine = schema.results.c.table_id == table, schema.results.c.number == number
    await connection.execute(delete(schema.results).where(*mine))


async def counted(connection: AsyncConnection, table: str, player: str | None, game: str, daily: str | None) -> bool:
    """Whether the player's setup of that day has counted at another table."""
    if player is None or daily is None:
        return False
    kept = schema.results.c
    query = select(kept.id).where(kept.player == player, kept.game == game, kept.daily == daily, kept.table_id != table)
    return (await connection.execute(query.limit(1))).first() is not None


async def results(database: AsyncEngine, player: str, game: str) -> list[Result]:
    """A player's matches of a game, in the order they ended."""
    mine = schema.results.c.player == player, schema.results.c.game == game
    query = select(schema.results).where(*mine).order_by(schema.results.c.ended, schema.results.c.id)
    found = list[Result]()
    async with database.connect() as connection:
        async for part in (await connection.stream(query)).partitions(PART):
            found += [_result(row._mapping) for row in part]
    return found


async def secret_of(database: AsyncEngine, game: str, day: str, drawn: int) -> int:
    """The day's secret: the one that was drawn first stays."""
    query = select(schema.days.c.secret).where(schema.days.c.game == game, schema.days.c.day == day)

    async def known() -> str | None:
        async with database.connect() as connection:
            return (await connection.execute(query)).scalar()

    found = await known()
    if found is None:
        try:
            async with database.begin() as connection:  # it only writes: a read before would make it give way
                await connection.execute(insert(schema.days).values(game=game, day=day, secret=f"{drawn:016x}"))
            return drawn
        except IntegrityError:  # somebody else was faster
            found = await known()
    assert found is not None
    return int(found, 16)


def _result(row: Any) -> Result:
    return Result(**{**{name: row[name] for name in _FIELDS}, "scores": tuple(row["scores"])})
