"""Compiled functions: Numba with a cache that notices when a neighbouring kernel file has changed."""

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


def _choose_cache_folder() -> None:
    """Before Numba is imported: the user's cache folder where the package's own cannot be written."""
    if "NUMBA_CACHE_DIR" not in os.environ and not os.access(Path(__file__).parent, os.W_OK):
        from platformdirs import user_cache_dir

        os.environ["NUMBA_CACHE_DIR"] = user_cache_dir("ludotheque")


_choose_cache_folder()

import numba  # noqa: E402


def native(function: F) -> F:
    """Compile on first use and keep the result on disk."""
    compiled = numba.njit(cache=True)(function)
    kept = getattr(getattr(compiled, "_cache", None), "_cache_file", None)
    if kept is not None:  # Numba looks at one file only, and kernels call each other across files
        kept._source_stamp = _stamp(Path(function.__code__.co_filename).parent)
    return cast(F, compiled)


@cache
def _stamp(folder: Path) -> tuple[tuple[str, float, int], ...]:
    """Name, time and size of the compiled files in a folder."""
    files = sorted(path for path in folder.glob("*.py") if "search.native" in path.read_text(encoding="utf-8"))
    return tuple((path.name, path.stat().st_mtime, path.stat().st_size) for path in files)
