from itertools import product
from math import prod

import numpy as np
import pytest

from ludotheque.games.lacuna.kernel.evaluation import FEEL, colour_chance, game_chance, likely


def brute(chances: list[float], need: int) -> float:
    """At least so many successes, by listing every case."""
    cases = product((0, 1), repeat=len(chances))
    return sum(
        prod(p if hit else 1 - p for p, hit in zip(chances, case, strict=True)) for case in cases if sum(case) >= need
    )


@pytest.mark.parametrize("held", [0, 1, 2, 3, 4, 6])
@pytest.mark.parametrize("chances", [[], [0.3], [0.1, 0.9, 0.5], [0.2, 0.4, 0.6, 0.8, 0.5]])
def test_a_colour_is_won_with_four_flowers(held: int, chances: list[float]) -> None:
    told = colour_chance(held, np.array([*chances, 0.0]), len(chances))
    assert told == pytest.approx(brute(chances, 4 - held))


def test_the_game_is_won_with_four_colours() -> None:
    chances = [0.1, 0.9, 0.5, 0.4, 0.7, 0.2, 0.6]
    assert game_chance(np.array(chances)) == pytest.approx(brute(chances, 4))
    assert game_chance(np.array([1.0] * 4 + [0.0] * 3)) == pytest.approx(1.0)
    assert game_chance(np.array([1.0] * 3 + [0.0] * 4)) == pytest.approx(0.0)


def test_the_nearer_pawn_is_the_likelier_owner() -> None:
    width = FEEL[0, 3]
    assert likely(1000.0, 3000.0, width, 0.0) > 0.5 > likely(3000.0, 1000.0, width, 0.0)
    assert likely(1000.0, 3000.0, width, 0.0) + likely(3000.0, 1000.0, width, 0.0) == pytest.approx(1.0)


def test_beyond_a_certain_distance_farther_is_no_worse() -> None:
    assert likely(5000.0, 20_000.0, 1000.0, 0.0) == likely(5000.0, 90_000.0, 1000.0, 0.0)


def test_a_lead_means_more_the_fewer_pawns_are_to_come() -> None:
    leads = [likely(3000.0, 5000.0, FEEL[0, left], 0.0) for left in range(13)]
    assert leads == sorted(leads, reverse=True)
