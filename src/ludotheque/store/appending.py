"""The short way into a log on SQLite: a thread with a connection of its own, and one visit to it a commit."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from json import dumps

from sqlalchemy.ext.asyncio import AsyncEngine

from ludotheque.play.matches import Change
from ludotheque.store import engine, matches
from ludotheque.store.log import Append

_INSERT = "INSERT INTO entries (match_id, n, entry) VALUES (?, ?, ?)"
_END = "UPDATE matches SET over = 1, ended = ? WHERE id = ?"


class SqliteAppend:
    def __init__(self, path: str) -> None:
        self._path, self._connection = path, None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="log")

    _connection: sqlite3.Connection | None

    async def __call__(self, changes: Sequence[Change]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, changes)

    def close(self) -> None:
        self._thread.submit(self._close)
        self._thread.shutdown()

    def _commit(self, changes: Sequence[Change]) -> None:
        rows = [(row["match_id"], row["n"], dumps(row["entry"])) for one in changes for row in matches.rows(one)]
        ends = [(dumps(matches.ended_row(one.ended)), one.match) for one in changes if one.over]
        if self._connection is None:
            self._connection = sqlite3.connect(self._path)
            engine.durable(self._connection)
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            self._connection.executemany(_INSERT, rows)
            self._connection.executemany(_END, ends)
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def appender(database: AsyncEngine) -> Append | None:
    """None where the database has no short way: PostgreSQL, and SQLite in memory."""
    path = database.url.database
    return SqliteAppend(path) if database.dialect.name == "sqlite" and path and path != ":memory:" else None
