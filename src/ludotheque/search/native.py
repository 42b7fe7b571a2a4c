"""Compiled functions: Numba with a cache that notices when anything that their machine code holds has changed."""

import sys
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.core import config
from numba.core.caching import FunctionCache, IndexDataCacheFile
from numba.core.runtime.nrt import rtsys
from numba.core.types import NamedTuple, NamedUniTuple

from ludotheque.search.inner import Native
from ludotheque.search.stamps import stamp

F = TypeVar("F", bound=Callable[..., Any])


def natively(**how: Any) -> Callable[[F], F]:
    """Compile on first use, as Numba is told here, and keep the result on disk."""

    def compiled(function: F) -> F:
        if config.DISABLE_JIT:  # type: ignore[attr-defined]
            return function
        made: Any = Native(function, targetoptions={"nopython": True, "no_cfunc_wrapper": True, **how})
        made._cache = Kept(made)
        return cast(F, made)

    return compiled


native = natively()


class Kept(FunctionCache):
    """A function's machine code on disk, under a name that does not hang on the line where the function stands."""

    def __init__(self, made: Any) -> None:
        super().__init__(made.py_func)
        name = f"{Path(made.py_func.__code__.co_filename).stem}.{made.py_func.__qualname__}".replace("<locals>", "in")
        base = f"{name}.{sys.implementation.cache_tag}"
        self._cache_file = Stamped(self._cache_path, base, str(made.targetoptions), made.py_func)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Without making known to the compiler all that it could compile: what is kept needs Numba's runtime alone."""
        rtsys.initialize(target_context)
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)

    def _index_key(self, sig: Any, codegen: Any) -> tuple[Any, ...]:
        """Numba tells tuples with names by their class; another order of the same names is another argument."""
        return (*super()._index_key(sig, codegen), _fields(sig))


def _fields(given: Any) -> tuple[Any, ...]:
    """The names in tuples among the types of arguments, at any depth."""
    inner = tuple(_fields(one) for one in (given if isinstance(given, tuple) else getattr(given, "types", ())))
    return (given.instance_class._fields, *inner) if isinstance(given, NamedTuple | NamedUniTuple) else inner


class Stamped(IndexDataCacheFile):
    """Numba's files, each with the stamp of what it was made of."""

    def __init__(self, path: str, base: str, how: str, function: Callable[..., Any]) -> None:
        self._how, self._function = how, function
        super().__init__(path, base, None)

    @cached_property
    def _stamp(self) -> str:
        """On first use: the functions that it calls may stand below it."""
        return f"{numba.__version__} {self._how} {stamp(self._function)}"

    @property
    def _version(self) -> str:
        return self._stamp

    @_version.setter
    def _version(self, _: str) -> None:
        """Numba's own version is in the stamp."""

    def _load_index(self) -> dict[Any, str]:
        try:
            return cast(dict[Any, str], super()._load_index())
        except (ImportError, AttributeError):  # it names types of arguments that are no longer there
            return {}

    def _save_data(self, name: str, data: Any) -> None:
        super()._save_data(name, (self._stamp, data))

    def _load_data(self, name: str) -> Any:
        """None where another process has written the index but not yet this file."""
        made, data = super()._load_data(name)
        return data if made == self._stamp else None
