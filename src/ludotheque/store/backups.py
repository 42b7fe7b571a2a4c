"""A copy of a SQLite store, made while a server writes to it, and put back after it was looked at."""

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy.engine import make_url

from ludotheque.core.errors import LudothequeError
from ludotheque.store import engine
from ludotheque.store.claim import claimed
from ludotheque.store.failures import Unusable, shown, unusable

BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a file."""


def backup(db: str | None, target: Path, replace: bool = False) -> None:
    """Write a whole and checked copy; a server on the database goes on meanwhile, and nothing half is ever there."""
    source = _file(db)
    if not source.is_file():
        raise Unusable("DATABASE_CLOSED", None, db=str(source))
    if target.exists() and not replace:
        raise LudothequeError("FILE_EXISTS", None, file=str(target))
    with _written(target) as half:
        _copy(source, half)
        _insist_sound(half)


def restore(source: Path, db: str | None) -> Path | None:
    """Put a copy in the place of the database, brought up to date; returns where the old one is kept, if there was one.

    Raises Unusable where a server runs on it, or the copy is damaged, foreign or of a newer version."""
    target = _file(db)
    if not source.is_file():
        raise Unusable("DATABASE_CLOSED", None, db=str(source))
    with claimed(db), _written(target) as half:
        _copy(source, half)
        _insist_sound(half, source)
        _upgrade(half, source)
        return _set_aside(target)


def _file(db: str | None) -> Path:
    url = make_url(engine.url_of(db))
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        raise LudothequeError("NOT_A_FILE", None, db=shown(engine.url_of(db)))
    return Path(url.database)


@contextlib.contextmanager
def _written(target: Path) -> Iterator[Path]:
    """A file beside the target that takes its place once all is well."""
    half = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        yield half
        half.replace(target)
    except OSError as error:
        raise unusable(error, engine.url_of(str(target))) from error
    finally:
        for beside in ("", *BESIDE):
            half.with_name(half.name + beside).unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    """By SQLite's own way to copy a file in use: one moment of it, whatever is written meanwhile."""
    try:
        with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, to be carried anywhere
    except sqlite3.Error as error:
        raise unusable(error, engine.url_of(str(source))) from error


def _insist_sound(copy: Path, named: Path | None = None) -> None:
    with contextlib.closing(sqlite3.connect(copy)) as database:
        try:
            found = database.execute("PRAGMA integrity_check").fetchall()
            broken = database.execute("PRAGMA foreign_key_check").fetchone()
        except sqlite3.Error as error:
            raise unusable(error, engine.url_of(str(named or copy))) from error
    if found != [("ok",)] or broken is not None:
        raise Unusable("DATABASE_CORRUPT", None, db=str(named or copy))


def _upgrade(copy: Path, named: Path) -> None:
    async def upgraded() -> None:
        await (await engine.opened(engine.url_of(str(copy)))).dispose()

    try:
        asyncio.run(upgraded())
    except Unusable as error:
        raise Unusable(error.code, None, **{**error.facts, "db": str(named)}) from error
    with contextlib.closing(sqlite3.connect(copy)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _set_aside(target: Path) -> Path | None:
    """What was there stays beside it, with what SQLite had not written into it yet."""
    if not target.exists():
        return None
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(target)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    aside = target.with_name(f"{target.name}.before")
    target.replace(aside)
    for beside in BESIDE:
        found = target.with_name(target.name + beside)
        if found.exists():  # of a damaged file
            found.replace(aside.with_name(aside.name + beside))
    return aside
