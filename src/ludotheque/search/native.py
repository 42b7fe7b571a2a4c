"""Compiled functions: Numba with a cache that notices when anything that a kernel uses has changed."""

import ast
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parents[1]


def natively(**how: Any) -> Callable[[F], F]:
    """Compile on first use, as Numba is told here, and keep the result on disk."""

    def compiled(function: F) -> F:
        made = numba.njit(cache=True, **how)(function)
        kept = getattr(getattr(made, "_cache", None), "_cache_file", None)
        if kept is not None:  # Numba looks at one file only, but kernels call each other across files
            kept._source_stamp = stamp(Path(function.__code__.co_filename))
            # Compared before anything else is read: an old index may name modules that are no longer there.
            kept._version = f"{kept._version} {kept._source_stamp}"
        return cast(F, made)

    return compiled


native = natively()


@cache
def stamp(file: Path) -> str:
    """A digest of a file and of all in the package that it imports, directly or by others."""
    found: set[Path] = set()
    waiting = [file]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += imported(path)
    digest = sha256()
    for path in sorted(found):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


@cache
def imported(path: Path) -> tuple[Path, ...]:
    """The files of the package that a file imports as it is loaded."""
    return tuple(found for name in _names(path) if (found := _file(name)) is not None)


def _names(path: Path) -> Iterator[str]:
    """Modules, and what is taken from them: that may be a module too."""
    for node in ast.parse(path.read_bytes()).body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _file(name: str) -> Path | None:
    top, *rest = name.split(".")
    if top != PACKAGE.name or not rest:
        return None
    base = PACKAGE.joinpath(*rest)
    return next((path for path in (base.with_suffix(".py"), base / "__init__.py") if path.is_file()), None)
