"""Progress on stderr, when it is a terminal and only then."""

import sys
import time

EVERY = 0.2
BAR = 24


def bar(done: int, total: int) -> str:
    """`[######------------------] 25/100`."""
    filled = BAR * done // max(total, 1)
    return f"[{'#' * filled}{'-' * (BAR - filled)}] {done}/{total}"


class Ticker:
    """One line that is written over, at most five times a second."""

    def __init__(self) -> None:
        self._next = 0.0
        self._width = 0

    @property
    def shown(self) -> bool:
        return sys.stderr.isatty()

    def tell(self, words: str) -> None:
        if self.shown and time.monotonic() >= self._next:
            self._next = time.monotonic() + EVERY
            self._write(words)

    def done(self) -> None:
        """Wipe the line."""
        if self._width:
            self._write("")
            sys.stderr.write("\r")
            sys.stderr.flush()

    def _write(self, words: str) -> None:
        sys.stderr.write(f"\r{words.ljust(self._width)}")
        sys.stderr.flush()
        self._width = len(words)
