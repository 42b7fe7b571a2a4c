"""A file of SQLite belongs to one server: a second one on it is told so, and goes."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from ludotheque.store.engine import url_of


class InUse(Exception):
    """Another server has this file; the name of the file."""


@contextmanager
def claimed(db: str | None) -> Iterator[None]:
    """Hold the database for as long as this lasts; the system lets go of it whatever happens to the process."""
    url = make_url(url_of(db))
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        yield
        return
    with Path(f"{url.database}.lock").open("w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise InUse(url.database) from error
        yield
