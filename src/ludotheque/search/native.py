"""Compiled functions: each is compiled on first use for the kinds of its arguments, and kept on disk.

What is kept is loaded without Numba. Its cache notices when anything that the machine code holds has changed.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cached_property, update_wrapper
from inspect import signature
from typing import Any, TypeVar, cast

from ludotheque.search.kept import Kept
from ludotheque.search.kinds import kind
from ludotheque.search.machine import loaded

F = TypeVar("F", bound=Callable[..., Any])

_interpreting: ContextVar["dict[Native, bool] | None"] = ContextVar("interpreting", default=None)
"""Which functions have machine code, looked up once while others are interpreted."""


class Native:
    """A function in the eyes of Python; compiled callers are shown what Numba makes of it."""

    def __init__(self, function: Callable[..., Any], **how: Any) -> None:
        update_wrapper(self, function)
        self.py_func, self.how = function, how
        self.made: dict[Any, Callable[..., Any]] = {}
        """By the kinds of arguments."""

    def __call__(self, *given: Any, **named: Any) -> Any:
        if named or len(given) != self.py_func.__code__.co_argcount:
            given = self._spelt_out(given, named)
        kinds = tuple([kind(one) for one in given])
        made = self.made.get(kinds)
        if made is None:
            if self._interpreted:
                return self.py_func(*given)
            made = self.made[kinds] = self._found(kinds) or self._compiled(kinds, given)
        return made(*given)

    def __reduce__(self) -> str:
        """Sent to another process by its name."""
        return self.py_func.__qualname__

    @property
    def at_hand(self) -> bool:
        """Whether there is machine code, in this process or on disk, for arguments of some kind."""
        return bool(self.made or self._kept.any())

    @property
    def _interpreted(self) -> bool:
        known = _interpreting.get()
        return known is not None and not (known[self] if self in known else known.setdefault(self, self.at_hand))

    @property
    def _numba_type_(self) -> Any:
        return self._outer._numba_type_

    @cached_property
    def _outer(self) -> Any:
        from ludotheque.search.inner import Outer

        return Outer(self.py_func, targetoptions={"nopython": True, "no_cfunc_wrapper": True, **self.how})

    @cached_property
    def _kept(self) -> Kept:
        """On first use: the functions that it calls may stand below it."""
        return Kept(self.py_func, self.how)

    def _found(self, kinds: Any) -> Callable[..., Any] | None:
        code = self._kept.find(kinds)
        return loaded(code, self.py_func.__name__) if code else None

    def _compiled(self, kinds: Any, given: tuple[Any, ...]) -> Callable[..., Any]:
        made: Callable[..., Any]
        made, code = self._outer.made_for(given)
        if code:
            self._kept.keep(kinds, code)
        return made

    def _spelt_out(self, given: tuple[Any, ...], named: dict[str, Any]) -> tuple[Any, ...]:
        """Arguments in their order, with those that were left out."""
        bound = signature(self.py_func).bind(*given, **named)
        bound.apply_defaults()
        return bound.args


def natively(**how: Any) -> Callable[[F], F]:
    """Compile on first use, as Numba is told here, and keep the result on disk."""

    def compiled(function: F) -> F:
        if os.environ.get("NUMBA_DISABLE_JIT", "0") != "0":
            return function
        return cast(F, Native(function, **how))

    return compiled


native = natively()


@contextmanager
def interpreting() -> Iterator[None]:
    """Within it, what has no machine code yet runs as the Python it is written in: where little is computed."""
    before = _interpreting.set({})
    try:
        yield
    finally:
        _interpreting.reset(before)
