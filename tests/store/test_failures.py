"""Real files that cannot be used, and what their host is told."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.locales import LANGUAGES, Text
from ludotheque.store import engine
from ludotheque.store.failures import CODES, Unusable, code_of, of_the_store, shown


def opening(db: str) -> Unusable:
    """Why it cannot be opened."""

    async def opened() -> None:
        await (await engine.opened(engine.url_of(db))).dispose()

    with pytest.raises(Unusable) as failed:
        asyncio.run(opened())
    return failed.value


def made(path: Path) -> Path:
    """A database of ours."""

    async def opened() -> None:
        await (await engine.opened(engine.url_of(str(path)))).dispose()

    asyncio.run(opened())
    return path


def a_text(path: Path) -> str:
    path.write_text("This is no database, however long it is. " * 100)
    return str(path)


def a_damaged_one(path: Path) -> str:
    data = bytearray(made(path).read_bytes())
    data[100 : 4 * 4096] = bytes(4 * 4096 - 100)  # the header stands, the pages of the schema are gone
    path.write_bytes(data)
    return str(path)


def one_of_a_newer_version(path: Path) -> str:
    with sqlite3.connect(made(path)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    return str(path)


def one_of_another_program(path: Path) -> str:
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE recipes (name)")
    database.close()
    return str(path)


def one_that_may_only_be_read(path: Path) -> str:
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA user_version = 1")
    database.close()
    return f"sqlite:///file:{path}?mode=ro&uri=true"


def a_folder(path: Path) -> str:
    path.mkdir()
    return str(path)


def one_in_a_file(path: Path) -> str:
    path.write_text("")
    return str(path / "inside.db")


@pytest.mark.parametrize(
    ("what", "code"),
    [
        (a_text, "DATABASE_BAD"),
        (a_damaged_one, "DATABASE_CORRUPT"),
        (one_of_a_newer_version, "DATABASE_NEWER"),
        (one_of_another_program, "DATABASE_FOREIGN"),
        (one_that_may_only_be_read, "DATABASE_READ_ONLY"),
        (a_folder, "DATABASE_CLOSED"),
        (one_in_a_file, "DATABASE_CLOSED"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_by_what_is_wrong_with_it(
    what: Callable[[Path], str], code: str, tmp_path: Path
) -> None:
    failed = opening(what(tmp_path / "store.db"))
    assert failed.code == code
    assert "store.db" in str(failed.facts["db"])


def test_a_file_that_another_program_has_locked_is_not_waited_for_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "BUSY_MS", 10)
    holder = sqlite3.connect(made(tmp_path / "store.db"), isolation_level=None)
    holder.execute("PRAGMA locking_mode=EXCLUSIVE")
    holder.execute("BEGIN EXCLUSIVE")
    assert opening(str(tmp_path / "store.db")).code == "DATABASE_LOCKED"
    holder.close()


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    durable = engine.durable

    def small(connection: sqlite3.Connection) -> None:
        durable(connection)
        connection.execute("PRAGMA max_page_count = 2")

    monkeypatch.setattr(engine, "durable", small)
    assert opening(str(tmp_path / "store.db")).code == "DATABASE_FULL"


@pytest.mark.parametrize("db", ["mysql://here/games", "nonsense://", "postgresql://machine:port/name", "://"])
def test_a_url_that_is_none_is_told_without_what_is_in_it(db: str) -> None:
    failed = opening(db)
    assert (failed.code, failed.facts["db"]) == ("DATABASE_URL", db.partition("://")[0])


def test_a_machine_that_does_not_answer_is_told_without_the_password() -> None:
    failed = opening("postgresql://ada:sesame@127.0.0.1:1/games")
    assert failed.code == "DATABASE_UNREACHED"
    assert failed.facts["db"] == "postgresql://ada:***@127.0.0.1:1/games"


class Stated(Exception):
    def __init__(self, sqlstate: str) -> None:
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("state", "code"),
    [
        ("28P01", "DATABASE_DENIED"),
        ("3D000", "DATABASE_ABSENT"),
        ("53100", "DATABASE_FULL"),
        ("XX000", "DATABASE_FAILED"),
    ],
)
def test_postgresql_is_understood_by_its_states(state: str, code: str) -> None:
    wrapped = RuntimeError()
    wrapped.__cause__ = Stated(state)
    assert code_of(wrapped) == code
    assert of_the_store(Stated(state))


def test_a_mistake_of_ours_is_no_failure_of_the_store() -> None:
    assert not of_the_store(KeyError("x"))
    assert of_the_store(ConnectionRefusedError())


def test_what_is_no_url_is_shown_without_what_follows() -> None:
    assert shown("::::") == "::::" and shown("sqlite+aiosqlite://") == ":memory:"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(CODES))
def test_each_of_them_has_words_in_one_line(code: str, language: str) -> None:
    told = Text(language).error(None, Unusable(code, None, db="games.db", why="Error"))
    assert "\n" not in told and "games.db" in told
