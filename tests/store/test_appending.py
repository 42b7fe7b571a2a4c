"""The short way into a log on SQLite stores what the long way stores, and all of it or nothing."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from ludotheque.play.entries import Played
from ludotheque.play.finished import Ended
from ludotheque.play.matches import Change
from ludotheque.store.appending import SqliteAppend, appender
from ludotheque.store.engine import opened, url_of
from ludotheque.store.store import Store
from store.test_store import ENDED, FIRST, TABLE


def stored(path: Path) -> list[tuple[int, int]]:
    with sqlite3.connect(path) as kept:
        return kept.execute("SELECT match_id, n FROM entries ORDER BY 1, 2").fetchall()


async def _two_matches(path: Path) -> tuple[int, int]:
    store = await Store.open(str(path))
    first = await store.add(TABLE, {}, FIRST, 1)
    await store.close()
    return first.id, len(FIRST.entries)


def test_entries_of_several_changes_are_committed_at_once(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    async def work() -> None:
        match, after = await _two_matches(path)
        append = SqliteAppend(str(path))
        await append([Change(match, after, [Played(0, "a", 1)]), Change(match, after + 1, [Played(1, "b", 2)])])
        append.close()
        assert [n for _, n in stored(path)] == list(range(after + 2))

    asyncio.run(work())


def test_a_match_that_ends_by_it_is_over_with_its_entries(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    async def work() -> None:
        match, after = await _two_matches(path)
        append = SqliteAppend(str(path))
        ends = Change(match, after, [Played(0, "a", 1)], over=True, ended=ENDED)
        with pytest.raises(sqlite3.IntegrityError):
            await append([replace(ends, after=0)])
        assert (await _ended(path)) == (False, None)
        await append([ends])
        append.close()
        assert (await _ended(path)) == (True, ENDED)

    asyncio.run(work())


async def _ended(path: Path) -> tuple[bool, Ended | None]:
    """As the long way reads it."""
    store = await Store.open(str(path))
    found = await store.match(TABLE.id, 1)
    await store.close()
    assert found is not None
    return found.over, found.ended


def test_where_one_number_is_taken_nothing_is_stored(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    async def work() -> None:
        match, after = await _two_matches(path)
        append = SqliteAppend(str(path))
        twice = [Change(match, after, [Played(0, "a", 1)]), Change(match, after, [Played(1, "b", 2)])]
        with pytest.raises(sqlite3.IntegrityError):
            await append(twice)
        assert len(stored(path)) == after
        await append(twice[:1])
        append.close()
        assert len(stored(path)) == after + 1

    asyncio.run(work())


def test_a_log_in_memory_has_no_short_way(tmp_path: Path) -> None:
    async def work() -> None:
        for db, short in (("sqlite://", False), (str(tmp_path / "a.db"), True)):
            database = await opened(url_of(db))
            found = appender(database)
            assert (found is not None) == short
            if found is not None:
                found.close()
            await database.dispose()

    asyncio.run(work())
