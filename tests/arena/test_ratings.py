"""Shares, intervals and Elo."""

import math

import pytest

from ludotheque.arena.ratings import Rating, elo


def test_a_draw_is_half_a_point() -> None:
    assert Rating.of([1.0, 0.5, 0.0, 0.5]).share == 0.5
    assert Rating.of([1.0, 0.5]) == Rating(1, 1, 0)


def test_the_interval_is_wilsons() -> None:
    low, high = Rating(60, 0, 40).interval
    assert (round(low, 4), round(high, 4)) == (0.5020, 0.6906)


def test_more_games_make_the_interval_narrower() -> None:
    few, many = Rating(6, 0, 4).interval, Rating(600, 0, 400).interval
    assert many[1] - many[0] < (few[1] - few[0]) / 5


@pytest.mark.parametrize(("share", "difference"), [(0.5, 0), (0.75, 191), (0.25, -191), (10 / 11, 400)])
def test_elo_of_a_share(share: float, difference: int) -> None:
    assert round(elo(share)) == difference


def test_winning_everything_has_no_finite_elo_but_a_finite_lower_bound() -> None:
    value, low, high = Rating(50, 0, 0).elo
    assert value == high == math.inf
    assert math.isfinite(low)


@pytest.mark.parametrize(
    ("rating", "above"),
    [
        (Rating(130, 0, 70), True),
        (Rating(118, 0, 82), False),  # 59 %: too little, however sure
        (Rating(7, 0, 3), False),  # 70 % of ten games: not sure
    ],
)
def test_above_wants_sixty_percent_and_a_lower_bound_over_half(rating: Rating, above: bool) -> None:
    assert rating.above is above


def test_no_games_say_nothing() -> None:
    assert Rating(0, 0, 0).share == 0.5
    assert Rating(0, 0, 0).interval == (0.0, 1.0)
