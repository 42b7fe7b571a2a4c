"""Gymnasium's own checks, of every game for one under its options."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludotheque.adapters.gymnasium import SOLO, SoloEnv, register

OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "Lacunes-v1": (
        {}, {"preset": "montana"}, {"preset": "scored"}, {"redeals": 0, "twos": "locked"}, {"when": "any"},
        {"redeals": "unlimited", "redeal": "after"},
    ),
    "InteractionsSolo-v1": ({}, {"peek": "none"}, {"wildEffects": False, "wildRow": "whole"}, {"territory": True}),
    "LagunaSolitaire-v1": ({}, {"board_side": "hard"}, {"solo_reef": "forbid"}, {"show_under": True}),
}  # fmt: skip
every_variant = pytest.mark.parametrize(
    ("name", "options"), [(name, options) for name, given in OPTIONS.items() for options in given]
)


@every_variant
def test_the_environment_checker_is_passed(name: str, options: dict[str, Any]) -> None:
    with gymnasium.make(f"ludotheque/{name}", render_mode="ansi", disable_env_checker=True, **options) as made:
        check_env(made.unwrapped)


@every_variant
def test_a_random_episode_by_the_masks_never_goes_wrong(name: str, options: dict[str, Any]) -> None:
    with gymnasium.make(f"ludotheque/{name}", max_plies=300, **options) as made:
        bare: Any = made.unwrapped
        _, info = made.reset(seed=4)
        made.action_space.seed(4)
        for _ in range(300):
            seen, reward, ended, cut, info = made.step(made.action_space.sample(info["action_mask"]))
            assert made.observation_space.contains(seen)
            assert bare.session.wrong is None
            if ended or cut:
                break
            assert reward == 0
        assert ended or cut
        assert not info["action_mask"].any()


@pytest.mark.parametrize("name", SOLO)
def test_the_same_seed_gives_the_same_episode(name: str) -> None:
    seen = []
    for _ in range(2):
        with gymnasium.make(f"ludotheque/{name}") as made:
            first, info = made.reset(seed=9)
            second, *_ = made.step(np.int64(np.flatnonzero(info["action_mask"])[-1]))
            seen.append((first.tobytes(), second.tobytes()))
    assert seen[0] == seen[1]


def test_an_illegal_action_ends_the_episode_with_minus_one() -> None:
    made = SoloEnv("lacunes")
    _, info = made.reset(seed=1)
    _, reward, ended, cut, _ = made.step(np.int64(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, ended, cut) == (-1.0, True, False)


def test_a_patience_is_shown_in_letters() -> None:
    made = SoloEnv("lacunes", render_mode="ansi")
    made.reset(seed=1)
    assert "--" in str(made.render())
    assert SoloEnv("lacunes").render() is None


@pytest.mark.parametrize("name", SOLO)
def test_pictures_are_those_of_the_boards(name: str) -> None:
    key, options = SOLO[name]
    drawn = SoloEnv(key, render_mode="rgb_array", **options)
    drawn.reset(seed=1)
    picture = drawn.render()
    assert (picture.dtype, picture.shape[1:]) == (np.uint8, (480, 3))
    assert len(np.unique(picture)) > 2
    written = SoloEnv(key, render_mode="svg", **options)
    written.reset(seed=1)
    assert written.render().startswith("<svg")


def test_masks_are_given_under_the_name_that_learners_ask_for() -> None:
    made = SoloEnv("interactions", players=1)
    made.reset(seed=1)
    assert made.action_masks().sum() == 21


def test_more_seats_than_one_are_pettingzoos() -> None:
    with pytest.raises(ValueError, match="seat 2"):
        SoloEnv("interactions")


def test_registering_twice_changes_nothing() -> None:
    register()
    assert sum(name.startswith("ludotheque/") for name in gymnasium.registry) == len(SOLO)
