"""What processes that share a database post for each other: how far a job is, a question, an answer to one."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, delete, or_, select
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.core.outcome import Json
from ludotheque.store import schema
from ludotheque.store.leases import NOW, Leases, living, told

KEPT_MS = 3_600_000
"""What nobody has taken down is forgotten after this time."""


@dataclass(frozen=True)
class Posting:
    process: str
    what: Mapping[str, Json]
    living: bool
    """The process that posted it is there still."""


class Board:
    def __init__(self, database: AsyncEngine, leases: Leases) -> None:
        self._database, self._leases = database, leases

    async def post(self, key: str, what: Mapping[str, Json], word: str | None = None) -> None:
        """In the place of what was there; the other processes hear the word, if any."""
        row = {"key": key, "process": self._leases.process, "what": dict(what), "at": NOW}
        posted = postgresql.insert(schema.posted).values(row)
        posted = posted.on_conflict_do_update(index_elements=["key"], set_={name: row[name] for name in row})
        async with self._database.begin() as connection:
            await connection.execute(posted)
            if word is not None:
                await connection.execute(told(self._leases.process, word))

    async def tell(self, word: str) -> None:
        """The other processes hear this."""
        async with self._database.begin() as connection:
            await connection.execute(told(self._leases.process, word))

    async def read(self, key: str) -> Posting | None:
        return next(iter(await self._read(_postings().where(schema.posted.c.key == key))), None)

    async def under(self, prefix: str) -> list[Posting]:
        """Everything whose key begins so."""
        return await self._read(_postings().where(schema.posted.c.key.startswith(prefix, autoescape=True)))

    async def remove(self, *prefixes: str) -> None:
        """Everything whose key begins so."""
        gone = or_(*(schema.posted.c.key.startswith(prefix, autoescape=True) for prefix in prefixes))
        async with self._database.begin() as connection:
            await connection.execute(delete(schema.posted).where(gone))

    async def sweep(self) -> None:
        async with self._database.begin() as connection:
            await connection.execute(delete(schema.posted).where(schema.posted.c.at < NOW - KEPT_MS))

    async def _read(self, query: Select[Any]) -> list[Posting]:
        async with self._database.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Posting(row.process, row.what, row.living) for row in rows]


def _postings() -> Select[Any]:
    found = schema.posted.c
    return select(found.process, found.what, found.process.in_(living()).label("living"))
