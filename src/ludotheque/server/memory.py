"""A cap on the memory that a task adds to its process, where the system can count it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self


class Cap:
    """So many megabytes on top of what the process has already."""

    def __init__(self, megabytes: int) -> None:
        self._left = megabytes * 1024 * 1024
        self._top = 0

    def __enter__(self) -> Self:
        if (used := data_bytes()) is not None:
            self._top = used + self._left
            _limit(self._top)
        return self

    def __exit__(self, *_: object) -> None:
        if (used := data_bytes()) is not None:
            self._left = self._top - used
            _limit(None)

    @contextmanager
    def lifted(self) -> Iterator[None]:
        """What is taken within it, by a compiler, is not the task's."""
        self.__exit__()
        try:
            yield
        finally:
            self.__enter__()


def _limit(most: int | None) -> None:
    import resource

    hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
    resource.setrlimit(resource.RLIMIT_DATA, (hard if most is None else most, hard))


def data_bytes() -> int | None:
    """What the process has taken; None where the system does not say."""
    status = Path("/proc/self/status")
    if not status.exists():
        return None
    sizes = [line.split()[1] for line in status.read_text().splitlines() if line.startswith("VmData:")]
    return int(sizes[0]) * 1024 if sizes else None
