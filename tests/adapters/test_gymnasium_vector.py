"""Gymnasium's vector environments give what one environment gives."""

import gymnasium
import numpy as np
import pytest

from ludotheque.adapters import gymnasium as frame
from ludotheque.adapters.gymnasium_vector import SoloVectorEnv

NAMES = tuple(frame.SOLO)


@pytest.mark.parametrize("name", NAMES)
def test_many_games_are_made_by_their_name(name: str) -> None:
    many = gymnasium.make_vec(f"ludotheque/{name}", 5, vectorization_mode="vector_entry_point")
    seen, info = many.reset(seed=3)
    key, options = frame.SOLO[name]
    one = frame.SoloEnv(key, **options)
    assert many.single_observation_space == one.observation_space
    assert many.single_action_space == one.action_space
    assert many.observation_space.contains(seen)
    assert info["action_mask"].shape == (5, one.session.encoding.size)
    many.close()


@pytest.mark.parametrize("name", NAMES)
def test_whatever_ends_begins_anew_in_the_same_step(name: str) -> None:
    key, options = frame.SOLO[name]
    many = SoloVectorEnv(key, 20, max_plies=40, **options)
    _, info = many.reset(seed=1)
    ends = 0
    for _ in range(60):
        actions = np.array([np.flatnonzero(mask)[-1] for mask in info["action_mask"]])
        seen, rewards, ended, cut, info = many.step(actions)
        assert info["action_mask"].any(axis=1).all()
        assert (rewards[~ended] == 0).all()
        assert (np.abs(rewards[ended]) == 1).all()
        assert many.observation_space.contains(seen)
        ends += int((ended | cut).sum())
    assert ends >= 20


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_beginning(name: str) -> None:
    key, options = frame.SOLO[name]
    first, second = (SoloVectorEnv(key, 6, **options) for _ in range(2))
    assert (first.reset(seed=4)[0] == second.reset(seed=4)[0]).all()
    taken = np.zeros(6, np.int64)
    assert (first.step(taken)[0] == second.step(taken)[0]).all()


def test_what_it_gives_stays_as_it_was_given() -> None:
    many = SoloVectorEnv("lacunes", 4)
    seen, info = many.reset(seed=1)
    kept = seen.copy()
    many.step(np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]]))
    assert (seen == kept).all()


def test_two_seats_are_too_many() -> None:
    with pytest.raises(ValueError, match="seat 2"):
        SoloVectorEnv("interactions", 3)
