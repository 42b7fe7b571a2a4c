"""A file of SQLite belongs to one server: a second one on it is told so, and goes."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from sqlalchemy.engine import make_url

from ludotheque.store.engine import url_of
from ludotheque.store.failures import Unusable, unusable


@contextmanager
def claimed(db: str | None) -> Iterator[None]:
    """Hold the database for as long as this lasts; the system lets go of it whatever happens to the process.

    Raises Unusable where another server has it."""
    address = url_of(db)
    url = make_url(address)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        yield
        return
    with _opened(Path(f"{url.database}.lock"), address) as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise Unusable("DATABASE_IN_USE", None, db=url.database) from error
        yield


def _opened(path: Path, address: str) -> TextIO:
    try:
        return path.open("w")
    except OSError as error:
        raise unusable(error, address) from error
