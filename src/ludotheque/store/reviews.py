"""The part of the store that reviews need: one a match, with what made it and of which line it is."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.core.outcome import Json
from ludotheque.store import schema


@dataclass(frozen=True)
class KeptReview:
    """`line` is the digest of the moves that were judged; `made` in milliseconds since 1970."""

    line: str
    depth: str
    engine: str
    made: int
    review: Mapping[str, Json]


class ReviewStore:
    def __init__(self, database: AsyncEngine) -> None:
        self._database = database

    async def keep(self, match: int, kept: KeptReview) -> None:
        """In the place of an earlier one; nothing where the match was deleted meanwhile."""
        async with self._database.begin() as connection:
            known = await connection.execute(select(schema.matches.c.id).where(schema.matches.c.id == match))
            if known.first() is None:
                return
            await connection.execute(delete(schema.reviews).where(schema.reviews.c.match_id == match))
            await connection.execute(insert(schema.reviews).values(match_id=match, **vars(kept)))

    async def of(self, match: int, line: str) -> KeptReview | None:
        """That of a match; None where other moves stand now than were judged."""
        mine = schema.reviews.c.match_id == match, schema.reviews.c.line == line
        async with self._database.connect() as connection:
            row: Any = (await connection.execute(select(schema.reviews).where(*mine))).first()
        return KeptReview(row.line, row.depth, row.engine, row.made, row.review) if row else None
