"""A puzzle a day for everybody: which one, whose day it is, and how long a streak has lasted.

A day is the reader's own, from midnight to midnight; the server's clock alone says which days it can be now somewhere
on Earth, so that no clock of a reader can lengthen a streak."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from hashlib import blake2b

from ludotheque.core.errors import LudothequeError
from ludotheque.core.learning import Puzzle

FIRST = date(2026, 1, 1)
"""No day before it has a puzzle."""
WEST, EAST = timedelta(hours=-12), timedelta(hours=14)
"""The last place where a day ends, and the first where it begins."""
ONE = timedelta(days=1)
WEEK = 7


def days_now(now: int) -> tuple[date, date]:
    """The earliest and the latest date that any calendar shows; `now` in milliseconds."""
    utc = datetime.fromtimestamp(now / 1000, UTC)
    return (utc + WEST).date(), (utc + EAST).date()


def on_time(day: date, now: int) -> bool:
    """Whether it is that day somewhere; raises NO_SUCH_DAY for one that has not begun, or has no puzzle."""
    earliest, latest = days_now(now)
    if not FIRST <= day <= latest:
        raise LudothequeError("NO_SUCH_DAY", None, day=day.isoformat())
    return day >= earliest


def puzzle_of(found: Sequence[Puzzle], day: date) -> Puzzle | None:
    """The day's puzzle: easy on Mondays, hard on Sundays, and none twice before all of its weekday were had."""
    by_grade = sorted(found, key=lambda one: (one.grade, blake2b(one.id.encode(), digest_size=8).digest()))
    if not by_grade:
        return None
    weekday, week = day.weekday(), day.toordinal() // WEEK
    first, last = (len(by_grade) * (weekday + step) // WEEK for step in (0, 1))
    of_weekday = by_grade[first:last] or by_grade
    return sorted(of_weekday, key=lambda one: one.id)[week % len(of_weekday)]


@dataclass(frozen=True)
class Streak:
    """How many days in a row; `best` is the longest there was."""

    now: int = 0
    best: int = 0


def streak(solved: Iterable[date], today: date) -> Streak:
    """From the days on which something was solved in time; today may still be open."""
    days = set(solved)
    best = max((_length(days, day) for day in days if day - ONE not in days), default=0)
    last = today if today in days else today - ONE
    first = last
    while first - ONE in days:
        first -= ONE
    return Streak((last - first).days + 1 if last in days else 0, best)


def _length(days: Collection[date], first: date) -> int:
    last = first
    while last + ONE in days:
        last += ONE
    return (last - first).days + 1
