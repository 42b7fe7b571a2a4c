"""The log of every match: changes that come while others are being committed share the next commit."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from sqlalchemy.exc import IntegrityError

from ludotheque.play.matches import Change, StoredMatch

TOGETHER = 64
"""At most so many changes share a commit."""


@dataclass(frozen=True)
class Wanted:
    """What is to be stored of a table; by its keeper only while `fence` is the number of its lease.

    `timed`: a clock runs, and whoever looks after it must have done so without a gap."""

    table: str
    change: Change
    fence: int | None = None
    timed: bool = False

    @property
    def short(self) -> bool:
        return self.change.short and self.fence is None


class Overtaken(Exception):
    """Somebody else has appended at the same number: the log is the only judge, and this comes second."""


class Append(Protocol):
    """Commits changes that are short, all of them or none."""

    async def __call__(self, changes: Sequence[Change]) -> None: ...
    def close(self) -> None: ...


@dataclass
class _Waiting:
    wanted: Wanted
    done: asyncio.Future[StoredMatch | None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Log:
    """`append` is the short way for short changes, where the database has one; `write` stores whatever there is."""

    def __init__(
        self, append: Append | None, write: Callable[[Sequence[Wanted]], Awaitable[list[StoredMatch | None]]]
    ) -> None:
        self._append, self._write = append, write
        self._waiting: list[_Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, wanted: Wanted) -> StoredMatch | None:
        """Returns once it is committed; raises where it is not, whatever became of those it shared a commit with."""
        mine = _Waiting(wanted)
        self._waiting.append(mine)
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write_waiting())
        return await mine.done

    def close(self) -> None:
        if self._append is not None:
            self._append.close()

    async def _write_waiting(self) -> None:
        try:
            while self._waiting:
                short = [one for one in self._waiting if self._append and one.wanted.short]
                some = (short or self._waiting)[:TOGETHER]
                self._waiting = [one for one in self._waiting if one not in some]
                await self._commit(some)
        finally:
            self._writing = None

    async def _commit(self, some: Sequence[_Waiting]) -> None:
        """Where one cannot be stored the others are: each then has a commit of its own."""
        try:
            stored = await self._store([one.wanted for one in some])
        except Exception as error:
            if len(some) > 1:
                for one in some:
                    await self._commit([one])
            elif not some[0].done.done():
                some[0].done.set_exception(_told(error))
            return
        for one, match in zip(some, stored, strict=True):
            if not one.done.done():
                one.done.set_result(match)

    async def _store(self, wanted: Sequence[Wanted]) -> list[StoredMatch | None]:
        if self._append is None or not all(one.short for one in wanted):
            return await self._write(wanted)
        await self._append([one.change for one in wanted])
        return [None] * len(wanted)


def _told(error: Exception) -> Exception:
    if isinstance(error, IntegrityError | sqlite3.IntegrityError):
        overtaken = Overtaken()
        overtaken.__cause__ = error
        return overtaken
    return error
