"""Stretches as patterns: they fit every step of them and no other."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.learning import fits
from ludotheque.games.lacuna.learn.patterns import Points, answers, numbers
from ludotheque.games.lacuna.rules.lines import Pair
from ludotheque.games.lacuna.rules.pond import Flower

PAIR = Pair(Flower(3, 3, 0, 0), Flower(9, 3, 46_000, 0), None)


@pytest.mark.parametrize(
    ("first", "last", "expected"),
    [
        (0, 0, ["0"]),
        (0, 12, ["[0-9]", "1[0-2]"]),
        (7, 100, ["[7-9]", "[1-9]?", "100"]),
        (1250, 1299, ["12[5-9]?"]),
        (10_000, 19_999, ["1????"]),
        (998, 1003, ["99[8-9]", "100[0-3]"]),
    ],
)
def test_few_patterns_tell_a_stretch(first: int, last: int, expected: list[str]) -> None:
    assert list(numbers(first, last)) == expected


@given(st.integers(0, 46_400), st.integers(0, 3000))
def test_a_stretch_is_fitted_to_its_ends_and_no_further(first: int, length: int) -> None:
    patterns, last = list(numbers(first, first + length)), first + length
    inside = {first, last, (first + last) // 2, *range(first, min(last, first + 120))}
    assert [step for step in inside if not fits(str(step), patterns)] == []
    outside = {first - 1, last + 1, first // 10, last * 10, first - 10, last + 10, last + 1000} - {
        *range(first, last + 1)
    }
    assert [step for step in outside if fits(str(step), patterns)] == []


def test_the_middle_of_the_longest_run_is_shown_and_every_run_counts() -> None:
    points = Points(PAIR, (5, *range(100, 200)), all_of_it=False)
    assert points.runs == [(5, 5), (100, 199)] and points.room == 100
    assert answers([points]) == ("B3-9:149", "B3-9:5", "B3-9:1??")


def test_a_line_that_is_right_all_along_needs_one_pattern() -> None:
    assert answers([Points(PAIR, (1500, 1501, 1502), all_of_it=True)]) == ("B3-9:1501", "B3-9:*")


def test_nothing_right_is_no_answer() -> None:
    assert answers([]) == ()
