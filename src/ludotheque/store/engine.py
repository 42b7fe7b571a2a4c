"""The database: where it is, how it is opened, and its migrations run at start."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from platformdirs import user_data_path
from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ludotheque.core.missing import extras_named

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


def url_of(db: str | None) -> str:
    """The address of a database: a URL, the path of a file, or by default a file in the user's data folder."""
    if db and "://" in db:
        scheme, rest = db.split("://", 1)
        return f"{_DRIVERS.get(scheme, scheme)}://{rest}"
    path = Path(db) if db else user_data_path("ludotheque", appauthor=False) / "ludotheque.db"
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{path.resolve()}"


async def opened(url: str) -> AsyncEngine:
    """An engine on a database that is up to date."""
    with extras_named():
        engine = create_async_engine(url, hide_parameters=True)  # what is stored holds secrets: no log tells it
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", lambda connection, _record: durable(connection))
        event.listen(engine.sync_engine, "begin", _begin)
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # of processes that start at once, one migrates
            await connection.execute(text("SELECT pg_advisory_xact_lock(7019)"))
        await connection.run_sync(_upgrade)
    return engine


def durable(connection: Any) -> None:
    """What is committed stays, whatever happens to the process or to the machine."""
    connection.isolation_level = None  # transactions begin when we say so, those of a migration included
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
