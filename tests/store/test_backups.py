"""A copy is made while the store is written to, and is put back only where it is whole."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from ludotheque.core.errors import LudothequeError
from ludotheque.store import engine
from ludotheque.store.backups import backup, restore
from ludotheque.store.claim import claimed
from store.test_failures import a_damaged_one, made, one_of_a_newer_version, one_of_another_program


def noted(path: Path, *days: str) -> None:
    """Store something that can be found again."""
    with sqlite3.connect(path) as database:
        database.executemany("INSERT INTO days VALUES ('lacunes', ?, '1')", [(day,) for day in days])
    database.close()


def days(path: Path) -> list[str]:
    database = sqlite3.connect(path)
    found = [day for (day,) in database.execute("SELECT day FROM days ORDER BY day")]
    database.close()
    return found


def refusal(*given: object, by: object = restore) -> str:
    with pytest.raises(LudothequeError) as refused:
        by(*given)  # type: ignore[operator]
    return refused.value.code


def test_what_was_stored_is_there_again_and_what_came_later_is_set_aside(tmp_path: Path) -> None:
    db, copy = made(tmp_path / "a.db"), tmp_path / "copy.db"
    noted(db, "2026-01-01")
    backup(str(db), copy)
    noted(db, "2026-01-02")
    before = restore(copy, str(db))
    assert days(db) == ["2026-01-01"]
    assert before == tmp_path / "a.db.before" and days(before) == ["2026-01-01", "2026-01-02"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.db", "a.db.before", "a.db.lock", "copy.db"]


def test_a_copy_is_made_while_a_server_has_the_file_and_is_in_the_middle_of_a_change(tmp_path: Path) -> None:
    db, copy = made(tmp_path / "a.db"), tmp_path / "copy.db"
    noted(db, "2026-01-01")
    writing = sqlite3.connect(db, isolation_level=None)
    engine.durable(writing)
    writing.execute("BEGIN IMMEDIATE")
    writing.execute("INSERT INTO days VALUES ('lacunes', '2026-01-02', '1')")
    with claimed(str(db)):
        backup(str(db), copy)
    writing.execute("COMMIT")
    writing.close()
    assert days(copy) == ["2026-01-01"], "one moment, and nothing that is not committed"
    assert days(db) == ["2026-01-01", "2026-01-02"]


def test_nothing_is_put_back_under_a_server_that_runs(tmp_path: Path) -> None:
    db, copy = made(tmp_path / "a.db"), made(tmp_path / "copy.db")
    with claimed(str(db)):
        assert refusal(copy, str(db)) == "DATABASE_IN_USE"


def test_a_copy_that_is_no_good_replaces_nothing(tmp_path: Path) -> None:
    db = made(tmp_path / "a.db")
    noted(db, "2026-01-01")
    spoilt = {
        "DATABASE_CORRUPT": a_damaged_one(tmp_path / "damaged.db"),
        "DATABASE_NEWER": one_of_a_newer_version(tmp_path / "newer.db"),
        "DATABASE_FOREIGN": one_of_another_program(tmp_path / "foreign.db"),
        "DATABASE_CLOSED": str(tmp_path / "none.db"),
    }
    for code, path in spoilt.items():
        assert refusal(Path(path), str(db)) == code
    assert days(db) == ["2026-01-01"]
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_a_damaged_database_can_be_replaced(tmp_path: Path) -> None:
    copy, db = made(tmp_path / "copy.db"), Path(a_damaged_one(tmp_path / "a.db"))
    restore(copy, str(db))
    assert days(db) == []
    asyncio.run(_opened(str(db)))


def test_a_copy_is_not_written_over_what_is_there_unless_that_was_said(tmp_path: Path) -> None:
    db, target = made(tmp_path / "a.db"), tmp_path / "letter.txt"
    target.write_text("dear")
    assert refusal(str(db), target, by=backup) == "FILE_EXISTS"
    backup(str(db), target, replace=True)
    assert days(target) == []


def test_a_store_that_is_no_file_has_tools_of_its_own(tmp_path: Path) -> None:
    assert refusal("postgresql://here/games", tmp_path / "copy", by=backup) == "NOT_A_FILE"
    assert refusal(made(tmp_path / "copy.db"), "postgresql://here/games") == "NOT_A_FILE"
    assert refusal(str(tmp_path / "none.db"), tmp_path / "copy", by=backup) == "DATABASE_CLOSED"


async def _opened(db: str) -> None:
    await (await engine.opened(engine.url_of(db))).dispose()
