from itertools import product
from math import prod

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.lacuna.kernels import as_arrays
from games.lacuna.ponds import TOLERANT, USUAL_GAME, WHOLE_GAME, after, laid, opened, played
from ludotheque.games.lacuna.kernel.evaluation import (
    COEFFICIENTS,
    at_least,
    colour_chance,
    colour_chances,
    final_value,
    flower_chance,
    game_chance,
)
from ludotheque.games.lacuna.kernel.ownership import allocate
from ludotheque.games.lacuna.rules.game import Lacuna

SCALE = COEFFICIENTS.scale
chance = st.floats(0.0, 1.0)


def brute(chances: list[float], need: int) -> float:
    """At least so many successes, by listing every case."""
    cases = product((0, 1), repeat=len(chances))
    return sum(
        prod(p if hit else 1 - p for p, hit in zip(chances, case, strict=True)) for case in cases if sum(case) >= need
    )


@given(st.integers(1, 4), st.lists(chance, max_size=7))
def test_at_least_so_many_is_the_sum_of_all_such_cases(need: int, chances: list[float]) -> None:
    assert at_least(need, np.array([0.5, *chances, 0.5]), 1, len(chances) + 1) == pytest.approx(
        brute(chances, need), abs=1e-9
    )


@pytest.mark.parametrize("held", [0, 1, 2, 3, 4, 6])
@pytest.mark.parametrize("chances", [[], [0.3], [0.1, 0.9, 0.5], [0.2, 0.4, 0.6, 0.8, 0.5]])
def test_a_colour_is_won_with_four_flowers(held: int, chances: list[float]) -> None:
    found = colour_chance(held, np.array([*chances, 0.0]), 0, len(chances))
    assert found == pytest.approx(brute(chances, 4 - held))


def test_the_game_is_won_with_four_colours() -> None:
    chances = [0.1, 0.9, 0.5, 0.4, 0.7, 0.2, 0.6]
    assert game_chance(np.array(chances)) == pytest.approx(brute(chances, 4))
    assert game_chance(np.array([1.0] * 4 + [0.0] * 3)) == pytest.approx(1.0)
    assert game_chance(np.array([1.0] * 3 + [0.0] * 4)) == pytest.approx(0.0)


@given(st.lists(chance, min_size=7, max_size=7))
def test_one_of_both_wins_the_game(chances: list[float]) -> None:
    """Four of seven for one are three at most for the other: their chances add up to one."""
    mine, theirs = np.array(chances), 1.0 - np.array(chances)
    assert game_chance(mine) + game_chance(theirs) == pytest.approx(1.0)


def test_the_nearer_pawn_is_the_likelier_owner() -> None:
    near, far = flower_chance(1000.0, 3000.0, SCALE[3], 0.0), flower_chance(3000.0, 1000.0, SCALE[3], 0.0)
    assert near > 0.5 > far and near + far == pytest.approx(1.0)


def test_beyond_a_certain_distance_farther_is_no_worse() -> None:
    assert flower_chance(5000.0, 20_000.0, 1000.0, 0.0) == flower_chance(5000.0, 90_000.0, 1000.0, 0.0)


def test_a_lead_means_more_the_fewer_pawns_are_to_come() -> None:
    leads = [flower_chance(3000.0, 5000.0, SCALE[left], 0.0) for left in range(13)]
    assert leads == sorted(leads, reverse=True)


def test_being_next_to_place_is_worth_something() -> None:
    assert flower_chance(3000.0, 3000.0, SCALE[3], COEFFICIENTS.tempo[3]) > 0.5


@pytest.mark.parametrize("plies", [3, 7, 11])
def test_the_chances_of_both_sides_in_a_colour_add_up(plies: int) -> None:
    """Seven flowers, and four of them win: whoever is to place, the colour is won by one of both."""
    pond, arrays = as_arrays(after(WHOLE_GAME[:plies]))
    gold = np.array(colour_chances(pond, arrays, 0, 1, COEFFICIENTS))
    silver = np.array(colour_chances(pond, arrays, 1, 1, COEFFICIENTS))
    assert gold + silver == pytest.approx(np.ones(7))


def test_a_colour_that_is_held_is_sure_and_one_out_of_reach_is_lost() -> None:
    state = laid("G0,0 G5000,0", gold="100,3000", silver="9000,3000")
    pond, arrays = as_arrays(state)
    arrays.held[0] = [4, 3, 0, 0, 2, 0, 0]
    chances = np.array(colour_chances(pond, arrays, 0, 0, COEFFICIENTS))
    assert chances[0] == 1.0 and chances[1] == 0.0 and 0.0 < chances[4] < 1.0


def test_more_pawns_near_a_flower_make_its_colour_likelier() -> None:
    flowers = "R0,0 R500,9000 B9000,9000"
    far, near = (as_arrays(laid(flowers, gold=gold, silver="6000,0")) for gold in ("9000,0", "3000,0"))
    for _, arrays in (far, near):
        arrays.held[0, 0] = 3
    lesser, greater = (colour_chances(*each, 0, 1, COEFFICIENTS)[0] for each in (far, near))
    assert lesser < greater


@pytest.mark.parametrize("game", [USUAL_GAME, TOLERANT], ids=["usual", "tolerant"])
def test_a_final_value_tells_the_winner_first(game: Lacuna) -> None:
    for seed in range(4):
        done = played(game, seed)[-1]
        pond, arrays = as_arrays(done, game)
        allocate(pond, arrays)
        outcome = game.outcome(done)
        assert outcome
        for seat in (0, 1):
            value = final_value(arrays.held, seat)
            assert 0.0 < value < 1.0 and (value > 0.9) == (outcome.winners == (seat,))


def test_among_wins_more_colours_and_then_more_flowers_are_better() -> None:
    narrow = np.array([[4, 4, 4, 4, 0, 0, 0], [3, 3, 3, 3, 7, 7, 7]])
    wide = np.array([[4, 4, 4, 4, 4, 0, 0], [3, 3, 3, 3, 3, 7, 7]])
    richer = np.array([[5, 4, 4, 4, 0, 0, 0], [2, 3, 3, 3, 7, 7, 7]])
    assert final_value(narrow, 0) < final_value(richer, 0) < final_value(wide, 0)
    assert final_value(narrow, 0) + final_value(narrow, 1) == pytest.approx(1.0)


def test_chances_lie_between_nothing_and_certainty_all_along_a_game() -> None:
    for placed in range(0, 12, 3):
        pond, arrays = as_arrays(opened(USUAL_GAME, 4, placed))
        chances = np.array(colour_chances(pond, arrays, 0, placed % 2, COEFFICIENTS))
        assert ((chances >= 0.0) & (chances <= 1.0)).all() and 0.0 <= game_chance(chances) <= 1.0
