"""Glicko-2 against the example of its paper, and what every rating must do."""

import pytest

from ludotheque.play.rating import Rating, after, after_all, of_grade


def test_the_example_of_the_paper() -> None:
    met = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    found = after_all(Rating(1500, 200, 0.06), met)
    assert found.value == pytest.approx(1464.06, abs=0.02)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_wins_rises_who_loses_falls_and_both_grow_surer() -> None:
    me, other = Rating(), Rating(1600, 100)
    won, lost = after(me, other, 1), after(me, other, 0)
    assert won.value > me.value > lost.value
    assert won.deviation < me.deviation and lost.deviation < me.deviation


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    me = Rating(1500, 100)
    over_strong = after(me, Rating(2000, 50), 1).value - me.value
    over_weak = after(me, Rating(1000, 50), 1).value - me.value
    assert over_strong > 5 * over_weak > 0


def test_a_long_series_finds_where_one_stands() -> None:
    me = Rating()
    for number in range(200):
        me = after(me, Rating(1700, 50), number % 2)
    assert me.value == pytest.approx(1700, abs=60)


def test_a_very_surprising_result_raises_the_volatility() -> None:
    steady = Rating(1500, 40, 0.06)
    assert after_all(steady, [(Rating(2400, 30), 1.0)] * 5).volatility > steady.volatility


def test_harder_grades_begin_higher() -> None:
    begun = [of_grade(grade).value for grade in range(1, 7)]
    assert begun == sorted(begun) and begun[0] < 1500 < begun[-1]
