"""The database: where it is, how it is opened, and its migrations run at start."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.util.exc import CommandError
from platformdirs import user_data_path
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ludotheque.core.missing import extras_named
from ludotheque.store.failures import Unusable, of_the_store, shown, unusable

_DRIVERS = {
    **dict.fromkeys(("sqlite", "sqlite+aiosqlite"), "sqlite+aiosqlite"),
    **dict.fromkeys(("postgres", "postgresql", "postgresql+asyncpg"), "postgresql+asyncpg"),
}  # fmt: skip
BUSY_MS = 10_000
"""So long a file that another program has locked is waited for."""
CONNECT_SECONDS = 10


def url_of(db: str | None) -> str:
    """The address of a database: a URL, the path of a file, or by default a file in the user's data folder.

    Raises Unusable for a URL that is none, or of a kind that is not known here."""
    if db and "://" in db:
        scheme, rest = db.split("://", 1)
        url = f"{_DRIVERS.get(scheme, '')}://{rest}"
        try:
            make_url(url)
        except (ArgumentError, ValueError) as error:
            raise Unusable("DATABASE_URL", None, db=scheme) from error
        return url
    path = Path(db) if db else user_data_path("ludotheque", appauthor=False) / "ludotheque.db"
    url = f"sqlite+aiosqlite:///{path.resolve()}"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unusable(error, url) from error
    return url


async def opened(url: str) -> AsyncEngine:
    """An engine on a database that is up to date; raises Unusable, and MissingExtra where its library is."""
    engine = _engine(url)
    try:
        if engine.dialect.name == "sqlite":
            await asyncio.to_thread(_try_file, engine.url)
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":  # of processes that start at once, one migrates
                await connection.execute(text("SELECT pg_advisory_xact_lock(7019)"))
            await connection.run_sync(_upgrade)
    except Exception as error:
        await engine.dispose()
        if isinstance(error, OSError | CommandError) or of_the_store(error):
            raise unusable(error, url) from error
        raise
    return engine


def _engine(url: str) -> AsyncEngine:
    more = {"connect_args": {"timeout": CONNECT_SECONDS}} if url.startswith("postgresql") else {}
    with extras_named():
        engine = create_async_engine(url, hide_parameters=True, **more)  # what is stored holds secrets: no log tells it
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", lambda connection, _record: durable(connection))
        event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _try_file(url: URL) -> None:
    """A file that cannot be opened fails here, in a thread that ends: the driver's would wait for ever."""
    path = url.database or ":memory:"
    with contextlib.closing(sqlite3.connect(path, uri="uri" in url.query)) as connection:
        durable(connection)
        connection.execute("SELECT count(*) FROM sqlite_schema")


def durable(connection: Any) -> None:
    """What is committed stays, whatever happens to the process or to the machine."""
    connection.isolation_level = None  # transactions begin when we say so, those of a migration included
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={BUSY_MS}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        _insist_ours(connection)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _insist_ours(connection: Connection) -> None:
    """A file that another program has filled is left alone."""
    made = MigrationContext.configure(connection).get_current_revision() is not None
    if not made and inspect(connection).get_table_names():
        raise Unusable("DATABASE_FOREIGN", None, db=shown(str(connection.engine.url)))
