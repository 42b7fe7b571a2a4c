"""What is wrong with a database, as a code that its host can act on."""

import sqlite3
from collections.abc import Iterator

from alembic.util.exc import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from ludotheque.core.errors import LudothequeError


class Unusable(LudothequeError):
    """The database cannot be used: why, and which."""


_SQLITE = {
    sqlite3.SQLITE_NOTADB: "DATABASE_BAD",
    sqlite3.SQLITE_CORRUPT: "DATABASE_CORRUPT",
    sqlite3.SQLITE_FULL: "DATABASE_FULL",
    sqlite3.SQLITE_BUSY: "DATABASE_LOCKED",
    sqlite3.SQLITE_LOCKED: "DATABASE_LOCKED",
    sqlite3.SQLITE_READONLY: "DATABASE_READ_ONLY",
    sqlite3.SQLITE_PERM: "DATABASE_READ_ONLY",
    sqlite3.SQLITE_CANTOPEN: "DATABASE_CLOSED",
}
_POSTGRESQL = {
    "28P01": "DATABASE_DENIED",
    "28000": "DATABASE_DENIED",
    "3D000": "DATABASE_ABSENT",
    "42501": "DATABASE_READ_ONLY",
    "25006": "DATABASE_READ_ONLY",
    "53100": "DATABASE_FULL",
    "53300": "DATABASE_LOCKED",
}
CODES = {
    *_SQLITE.values(), *_POSTGRESQL.values(), "DATABASE_NEWER", "DATABASE_UNREACHED", "DATABASE_FAILED",
    "DATABASE_URL", "DATABASE_FOREIGN", "DATABASE_IN_USE",
}  # fmt: skip
"""Everything that can be said about a database."""


def of_the_store(error: Exception) -> bool:
    """A store may fail by these; PostgreSQL's own come wrapped, or have a state."""
    lost = (SQLAlchemyError, sqlite3.Error, ConnectionError, TimeoutError)
    return isinstance(error, lost) or hasattr(error, "sqlstate")


def unusable(error: Exception, url: str) -> Unusable:
    """The error that a host is told; what is not known is at least named."""
    return Unusable(code_of(error), None, db=shown(url), why=type(error).__name__)


def code_of(error: Exception) -> str:
    return next((code for one in _causes(error) if (code := _code(one))), "DATABASE_FAILED")


def shown(url: str) -> str:
    """Where a database is, as it may be printed: a file by its path, a URL without its password."""
    try:
        found = make_url(url)
    except ArgumentError:
        return url.partition("://")[0]
    if found.get_backend_name() == "sqlite":
        return found.database or ":memory:"
    return found.set(drivername=found.get_backend_name()).render_as_string(hide_password=True)


def _code(error: BaseException) -> str | None:
    if isinstance(error, sqlite3.Error):
        return _SQLITE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
    if isinstance(error, CommandError):  # of a revision that only a newer program knows
        return "DATABASE_NEWER"
    if isinstance(error, PermissionError):
        return "DATABASE_READ_ONLY"
    if isinstance(error, FileNotFoundError | NotADirectoryError | IsADirectoryError | FileExistsError):
        return "DATABASE_CLOSED"
    if isinstance(error, OSError | TimeoutError):
        return "DATABASE_UNREACHED"
    return _POSTGRESQL.get(getattr(error, "sqlstate", None) or "")


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    """The error, and what it was wrapped around."""
    while error is not None:
        yield error
        error = getattr(error, "orig", None) or error.__cause__
