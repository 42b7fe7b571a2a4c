"""Shares with their 95 % intervals."""

from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.games.lacunes.solver.intervals import wilson


@given(st.integers(1, 500), st.data())
def test_an_interval_holds_its_share_and_stays_within_0_and_1(total: int, data: st.DataObject) -> None:
    hits = data.draw(st.integers(0, total))
    low, high = wilson(hits, total)
    assert 0 <= low <= hits / total + 1e-12 <= high + 2e-12 and high <= 1
    assert wilson(total - hits, total)[1] == pytest.approx(1 - low)


def test_nothing_counted_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_more_cases_make_the_interval_narrower() -> None:
    widths = [high - low for low, high in (wilson(7 * count, 10 * count) for count in (1, 10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)


@pytest.mark.parametrize("share", [0.2, 0.5, 0.86])
def test_about_95_in_100_intervals_hold_the_true_share(share: float) -> None:
    total = 60
    covered = sum(
        comb(total, hits) * share**hits * (1 - share) ** (total - hits)
        for hits in range(total + 1)
        if wilson(hits, total)[0] <= share <= wilson(hits, total)[1]
    )
    assert 0.92 < covered < 0.98
