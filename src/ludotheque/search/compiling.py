"""Who is told while a kernel is compiled: it takes seconds and memory, once on each machine."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar

Around = Callable[[], AbstractContextManager[None]]
"""Makes what is entered before a function is compiled, and left once it is."""

_around: ContextVar[Around] = ContextVar("around", default=nullcontext)


@contextmanager
def noticed(around: Around) -> Iterator[None]:
    """Within it, whoever gave this is told of every function that is compiled, and of none that is at hand."""
    before = _around.set(around)
    try:
        yield
    finally:
        _around.reset(before)


def announced(tell: Callable[[], None]) -> AbstractContextManager[None]:
    """Within it, the first function that is compiled is told of, before anybody waits for it."""
    waiting = [tell]

    def around() -> AbstractContextManager[None]:
        while waiting:
            waiting.pop()()
        return nullcontext()

    return noticed(around)


def compiling() -> AbstractContextManager[None]:
    """What a compiler runs in."""
    return _around.get()()
