"""Batches by the plain rules: rows that know nothing of each other, begun anew when they are over."""

import numpy as np
import pytest

from ludotheque.core import catalog
from ludotheque.core.encoding import learning_game
from ludotheque.search.many import RulesBatch

GAMES = ("forma", "interactions", "lacunes", "laguna")
DEAD = next(
    number
    for number in range(1, 10_000)
    if (game := catalog.entry("lacunes").game({"redeals": 0})).turn(game.initial(f"deal:{number}")) is None
)
"""The first deal of Lacunes in which nothing can be moved."""


@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_gives_the_same_games(key: str) -> None:
    one, two = (RulesBatch(learning_game(key, {}), 3, 100) for _ in range(2))
    one.reset(3)
    for _ in range(5):
        one.step(one.sample())
    for batch in (one, two):
        batch.reset(9)
    for _ in range(10):
        chosen = one.sample()
        assert (chosen == two.sample()).all()
        one.step(chosen)
        two.step(chosen)
    assert (one.observations() == two.observations()).all()


def test_another_seed_gives_other_games() -> None:
    batch = RulesBatch(learning_game("lacunes", {}), 1, 100)
    batch.reset(1)
    before = batch.observations().copy()
    batch.reset(2)
    assert (batch.observations() != before).any()


@pytest.mark.parametrize("key", GAMES)
def test_what_is_no_action_ends_that_game_alone_with_minus_one(key: str) -> None:
    batch = RulesBatch(learning_game(key, {}), 3, 100)
    chosen = batch.sample()
    chosen[1] = 10**6
    seat = int(batch.turns[1])
    batch.step(chosen)
    assert batch.ended.tolist() == [False, True, False]
    assert batch.rewards[1, seat] == -1
    assert np.abs(batch.rewards).sum() == 1
    batch.step(batch.sample())
    assert not batch.ended.any()
    assert not batch.rewards.any()


def test_what_becomes_too_long_is_cut_off_and_begun_anew() -> None:
    batch = RulesBatch(learning_game("laguna", {}), 2, 4)
    cut = []
    for _ in range(9):
        batch.step(batch.sample())
        cut.append(batch.cut_off.tolist())
        assert not batch.ended.any()
        assert not batch.rewards.any()
    assert [all(one) for one in cut] == [False, False, False, True, False, False, False, True, False]


def test_a_deal_that_is_lost_before_the_first_move_is_passed_over() -> None:
    game = catalog.entry("lacunes").game({"redeals": 0})
    numbers = iter([DEAD, 7])
    batch = RulesBatch(game, 1, 100)
    batch._below = lambda n: next(numbers)
    batch._begin(0)
    assert batch.sessions[0].state == game.initial("deal:7")


def test_every_legal_action_is_drawn_as_often_as_any_other() -> None:
    batch = RulesBatch(learning_game("lacunes", {}), 1, 100)
    legal = np.flatnonzero(batch.masks()[0])
    drawn = np.bincount([int(batch.sample()[0]) for _ in range(3000)], minlength=batch.size)
    assert set(np.flatnonzero(drawn)) == set(legal)
    mean = 3000 / len(legal)
    assert np.abs(drawn[legal] - mean).max() < 6 * mean**0.5
