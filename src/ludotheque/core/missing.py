"""What only some need is an extra of the package: a library that is not installed is named with the command for it."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType

from ludotheque.core.errors import LudothequeError

EXTRAS = {
    "server": (
        "aiosqlite", "alembic", "fastapi", "platformdirs", "pydantic", "sqlalchemy", "starlette", "uvicorn",
        "websockets",
    ),
    "postgresql": ("asyncpg",),
    "bots": ("llvmlite", "numba", "numpy"),
    "proofs": ("ortools",),
    "drawings": ("PIL", "quickjs", "resvg_py"),
    "dataset": ("pyarrow",),
    "ray": ("ray",),
    "gymnasium": ("gymnasium",),
    "pettingzoo": ("pettingzoo",),
    "openspiel": ("open_spiel", "pyspiel"),
}  # fmt: skip
"""The libraries of each extra, as they are imported; those of `pyproject.toml`."""


class MissingExtra(LudothequeError, ImportError):
    """Something was asked for that needs an extra which is not installed."""

    def __str__(self) -> str:
        return f"{self.facts['module']} is not installed: {self.facts['command']}"


@contextmanager
def extras_named() -> Iterator[None]:
    """An import in here that fails for want of an extra raises MissingExtra, which says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        module = (error.name or "").partition(".")[0]
        extra = next((extra for extra, modules in EXTRAS.items() if module in modules), None)
        if extra is None:
            raise
        raise missing(module, extra) from error


def imported(module: str) -> ModuleType:
    """A module of an extra."""
    with extras_named():
        return import_module(module)


def missing(module: str, extra: str) -> MissingExtra:
    return MissingExtra("MISSING_EXTRA", None, module=module, extra=extra, command=f"pip install 'ludotheque[{extra}]'")
