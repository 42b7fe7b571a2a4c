"""The line of progress: on a terminal, not too often, and wiped at the end."""

import io
import sys
import time

import pytest

from ludotheque.cli.progress import EVERY, Ticker, bar


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, to be set."""
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


def test_a_line_is_written_over_by_the_next_and_wiped_at_the_end(
    monkeypatch: pytest.MonkeyPatch, clock: list[float]
) -> None:
    shown = Terminal()
    monkeypatch.setattr(sys, "stderr", shown)
    ticker = Ticker()
    ticker.tell("a long line")
    clock[0] += EVERY
    ticker.tell("short")
    ticker.done()
    assert shown.getvalue() == "\ra long line\rshort      \r     \r"


def test_what_comes_too_soon_is_not_shown(monkeypatch: pytest.MonkeyPatch, clock: list[float]) -> None:
    shown = Terminal()
    monkeypatch.setattr(sys, "stderr", shown)
    ticker = Ticker()
    for word in ("one", "two", "three"):
        ticker.tell(word)
        clock[0] += 0.6 * EVERY
    assert shown.getvalue() == "\rone\rthree"


def test_a_file_gets_no_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.StringIO()
    monkeypatch.setattr(sys, "stderr", shown)
    ticker = Ticker()
    ticker.tell("a line")
    ticker.done()
    assert shown.getvalue() == ""


@pytest.mark.parametrize(("done", "filled"), [(0, 0), (25, 6), (100, 24)])
def test_the_bar_fills_with_what_is_done(done: int, filled: int) -> None:
    assert bar(done, 100) == f"[{'#' * filled}{'-' * (24 - filled)}] {done}/100"


def test_a_bar_of_nothing_is_empty() -> None:
    assert bar(0, 0).endswith("0/0")
