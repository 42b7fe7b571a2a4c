"""A puzzle a day: the same for everybody, whatever a reader's clock says, and streaks that cannot be made up."""

from collections import Counter
from datetime import UTC, date, datetime, timedelta

import pytest

from ludotheque.core.errors import LudothequeError
from ludotheque.core.learning import Puzzle
from ludotheque.play import days

NOON = int(datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp() * 1000)
HOUR = 3_600_000
TODAY = date(2026, 11, 16)
SHELF = [Puzzle({}, "goal", ("x",), grade, id=f"1-{n}") for n, grade in enumerate([1] * 20 + [2, 3, 4] * 20 + [6] * 18)]


def back(count: int) -> date:
    return TODAY - timedelta(days=count)


def test_a_day_is_on_time_wherever_a_calendar_shows_it() -> None:
    assert days.days_now(NOON) == (TODAY, TODAY + timedelta(days=1))
    assert days.days_now(NOON - 3 * HOUR) == (TODAY - timedelta(days=1), TODAY)
    assert days.on_time(TODAY, NOON)
    assert not days.on_time(back(1), NOON)


@pytest.mark.parametrize("day", [TODAY + timedelta(days=2), date(1999, 1, 1), date(9999, 12, 31)])
def test_a_day_that_has_not_begun_or_has_no_puzzle_is_refused(day: date) -> None:
    with pytest.raises(LudothequeError) as refused:
        days.on_time(day, NOON)
    assert refused.value.code == "NO_SUCH_DAY"


def test_the_puzzle_of_a_day_depends_on_the_day_and_the_shelf_alone() -> None:
    assert days.puzzle_of(SHELF, TODAY) == days.puzzle_of(list(reversed(SHELF)), TODAY)
    assert days.puzzle_of([], TODAY) is None
    assert days.puzzle_of(SHELF[:1], TODAY) == SHELF[0]


def test_a_week_rises_from_easy_to_hard() -> None:
    monday = TODAY
    assert monday.weekday() == 0
    week = [days.puzzle_of(SHELF, monday + timedelta(days=n)) for n in range(7)]
    grades = [one.grade for one in week if one]
    assert grades == sorted(grades) and grades[0] == 1 and grades[-1] == 6


def test_none_comes_twice_before_all_of_its_weekday_were_had() -> None:
    mondays = [days.puzzle_of(SHELF, TODAY + timedelta(weeks=n)) for n in range(14)]
    assert Counter(one.id for one in mondays if one).most_common(1)[0][1] == 1


@pytest.mark.parametrize(
    ("solved", "now", "best"),
    [
        ([], 0, 0),
        ([0], 1, 1),
        ([1], 1, 1),
        ([2], 0, 1),
        ([0, 1, 2], 3, 3),
        ([1, 2, 3], 3, 3),
        ([0, 2, 3, 4, 5], 1, 4),
        ([0, 0, 1], 2, 2),
    ],
)
def test_a_streak_ends_today_or_yesterday(solved: list[int], now: int, best: int) -> None:
    assert days.streak([back(count) for count in solved], TODAY) == days.Streak(now, best)
