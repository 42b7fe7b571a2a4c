"""The part of the store that studies need: how each began, the log of its edits, and its tokens."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludotheque.play.study import edits, study_file
from ludotheque.play.study.edits import Edit
from ludotheque.play.study.study import Study
from ludotheque.store import schema
from ludotheque.store.leases import Leases, told
from ludotheque.store.tokens import digest

Role = Literal["edit", "read"]


@dataclass(frozen=True)
class StudyAccess:
    """What a token opens."""

    study: str
    role: Role


class StoredStudy(NamedTuple):
    """A study as it is now, how many edits it has had, and the chapter and node of the newest that has one."""

    study: Study
    version: int
    place: tuple[int, int] | None


class StudyStore:
    def __init__(self, database: AsyncEngine, leases: Leases | None = None) -> None:
        self._database, self._leases = database, leases

    async def add(self, key: str, study: Study, tokens: Mapping[str, Role], now: int) -> None:
        """A new study, as a file has it, with what opens it."""
        row = {"id": key, "begun": study_file.write(study), "created": now, "used": now}
        async with self._database.begin() as connection:
            await connection.execute(insert(schema.studies).values(row))
            for token, role in tokens.items():
                opened = {"hash": digest(token), "study_id": key, "role": role}
                await connection.execute(insert(schema.study_tokens).values(opened))

    async def load(self, key: str) -> StoredStudy | None:
        log = select(schema.study_edits.c.edit).where(schema.study_edits.c.study_id == key)
        async with self._database.connect() as connection:
            query = select(schema.studies.c.begun).where(schema.studies.c.id == key)
            begun = (await connection.execute(query)).scalar_one_or_none()
            if begun is None:
                return None
            made = (await connection.execute(log.order_by(schema.study_edits.c.n))).scalars().all()
        study, place = study_file.from_json(begun), None
        for edit in map(edits.from_json, made):
            study, place = edits.applied(study, edit), edits.place(edit) or place
        return StoredStudy(study, len(made), place)

    async def append(self, key: str, after: int, made: Sequence[Edit], now: int) -> bool:
        """Commit edits after so many others; False where somebody else was faster, or the study is gone."""
        rows = [{"study_id": key, "n": n, "edit": edits.to_json(edit)} for n, edit in enumerate(made, after)]
        try:
            async with self._database.begin() as connection:
                await connection.execute(insert(schema.study_edits), rows)
                await connection.execute(update(schema.studies).where(schema.studies.c.id == key).values(used=now))
                await self._tell(connection, key)
        except IntegrityError:
            return False
        return True

    async def access(self, token: str) -> StudyAccess | None:
        query = select(schema.study_tokens).where(schema.study_tokens.c.hash == digest(token))
        async with self._database.connect() as connection:
            row = (await connection.execute(query)).first()
        return StudyAccess(row.study_id, row.role) if row else None

    async def delete(self, key: str) -> None:
        async with self._database.begin() as connection:
            await connection.execute(delete(schema.studies).where(schema.studies.c.id == key))
            await self._tell(connection, key)

    async def _tell(self, connection: AsyncConnection, key: str) -> None:
        """Other processes hear of it once it is committed."""
        if self._leases is not None:
            await connection.execute(told(self._leases.process, f"study:{key}"))

    async def touch(self, studies: Collection[str], now: int) -> None:
        """Somebody has looked at these lately: told now and then."""
        if studies:
            async with self._database.begin() as connection:
                mine = schema.studies.c.id.in_(studies)
                await connection.execute(update(schema.studies).where(mine).values(used=now))

    async def expire(self, before: int) -> list[str]:
        """Delete the studies that nobody has used since; returns their ids."""
        old = schema.studies.c.used < before
        async with self._database.begin() as connection:
            gone = list((await connection.execute(select(schema.studies.c.id).where(old))).scalars())
            if gone:
                await connection.execute(delete(schema.studies).where(old))
        return gone
