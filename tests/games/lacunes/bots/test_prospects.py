"""The chance to win after a redeal, as the simulated table gives it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.games.lacunes.bots.prospects import CHANCES, POINTS, chance_to_win
from ludotheque.games.lacunes.rules.options import RedealMode

KINDS = [(heads, kept) for heads, points in POINTS.items() for kept in points]
MODES: tuple[RedealMode, ...] = ("aces", "after")
PREFIXES = st.lists(st.integers(0, 12), min_size=4, max_size=4)


def spread(heads: int, kept: int) -> list[int]:
    """Prefixes of this total in so many rows."""
    lengths = [0, 0, 0, 0]
    for row in range(heads):
        lengths[row] = min(12, kept - (heads - row - 1) - sum(lengths))
    return lengths


@pytest.mark.parametrize("mode", MODES)
def test_prospects_rise_with_the_redeals_left_and_end_without_them(mode: RedealMode) -> None:
    for heads, kept in KINDS:
        lengths = spread(heads, kept)
        assert (sum(length > 0 for length in lengths), sum(lengths)) == (heads, kept)
        chances = [chance_to_win(lengths, left, mode) for left in range(5)]
        assert chances[0] == 0 and chances == sorted(chances) and chances[-1] <= 1


@given(PREFIXES, st.sampled_from(MODES), st.integers(1, 9))
def test_every_chance_lies_between_those_that_were_simulated(lengths: list[int], mode: RedealMode, left: int) -> None:
    row = CHANCES[mode][min(left, 3) - 1][sum(length > 0 for length in lengths)]
    assert min(row) - 1e-9 <= chance_to_win(lengths, left, mode) <= max(row) + 1e-9


@given(PREFIXES, st.sampled_from(MODES))
def test_unlimited_redeals_count_as_many(lengths: list[int], mode: RedealMode) -> None:
    assert chance_to_win(lengths, None, mode) == chance_to_win(lengths, 99, mode) == chance_to_win(lengths, 3, mode)


@given(PREFIXES, st.permutations(range(4)))
def test_rows_and_suits_are_interchangeable(lengths: list[int], order: list[int]) -> None:
    shuffled = [lengths[row] for row in order]
    assert chance_to_win(lengths, 1, "aces") == chance_to_win(shuffled, 1, "aces")


def test_at_a_simulated_point_the_table_is_read_as_it_stands() -> None:
    for mode in MODES:
        for heads, kept in KINDS:
            at = POINTS[heads].index(kept)
            assert chance_to_win(spread(heads, kept), 1, mode) == pytest.approx(CHANCES[mode][0][heads][at])


def test_between_two_points_the_chance_lies_on_a_straight_line() -> None:
    low, high = CHANCES["aces"][0][1][:2]
    assert chance_to_win((3, 0, 0, 0), 1, "aces") == pytest.approx((low + high) / 2)


def test_two_rows_held_are_told_from_one_with_as_many_cards() -> None:
    assert chance_to_win((0, 4, 5, 0), 1, "aces") != chance_to_win((9, 0, 0, 0), 1, "aces")
