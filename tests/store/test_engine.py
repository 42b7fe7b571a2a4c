import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from platformdirs import user_data_path
from sqlalchemy import Connection, text
from sqlalchemy.exc import DatabaseError

from ludotheque.store import engine
from ludotheque.store.schema import metadata


def test_a_path_is_a_sqlite_file(tmp_path: Path) -> None:
    assert engine.url_of(str(tmp_path / "a.db")) == f"sqlite+aiosqlite:///{tmp_path / 'a.db'}"


def test_the_default_is_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    found = Path(engine.url_of(None).removeprefix("sqlite+aiosqlite:///"))
    assert found.parent == user_data_path("ludotheque", appauthor=False)
    assert found.parent.is_dir()


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("sqlite:///x.db", "sqlite+aiosqlite:///x.db"),
        ("postgresql://h/d", "postgresql+asyncpg://h/d"),
        ("postgres://h/d", "postgresql+asyncpg://h/d"),
    ],
)
def test_a_url_gets_an_asynchronous_driver(given: str, url: str) -> None:
    assert engine.url_of(given) == url


def test_what_is_committed_is_on_the_disk(tmp_path: Path) -> None:
    async def pragmas() -> list[object]:
        database = await engine.opened(engine.url_of(str(tmp_path / "a.db")))
        async with database.connect() as connection:
            names = ("journal_mode", "synchronous", "foreign_keys")
            found = [(await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in names]
        await database.dispose()
        return found

    assert asyncio.run(pragmas()) == ["wal", 2, 1]


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def check() -> list[object]:
        database = await engine.opened(engine.url_of(str(tmp_path / "a.db")))
        async with database.connect() as connection:
            found = await connection.run_sync(differences)
        await database.dispose()
        return found

    assert asyncio.run(check()) == []


def test_an_error_of_the_database_tells_nothing_of_what_was_stored(tmp_path: Path) -> None:
    async def failed() -> str:
        database = await engine.opened(engine.url_of(str(tmp_path / "a.db")))
        try:
            async with database.begin() as connection:
                row = {"game": "lacunes", "day": "2026-01-01", "secret": "a sealed choice"}
                await connection.execute(text("insert into days values (:game, :day, :secret, 1)"), row)
        except DatabaseError as error:
            return str(error)
        finally:
            await database.dispose()
        raise AssertionError("a row too long was stored")

    told = asyncio.run(failed())
    assert "days" in told
    assert "sealed" not in told
