"""PettingZoo's own checks, of every game with two seats or more under a good share of its options."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from ludotheque.adapters.pettingzoo import env, raw_env

VARIANTS: dict[str, dict[str, Any]] = {
    "forma": {"key": "forma", "max_plies": 60},
    "forma friendly": {"key": "forma", "preset": "friendly", "max_plies": 60},
    "forma touch": {"key": "forma", "touch_move": True, "max_plies": 60},
    "forma cut and choose": {"key": "forma", "field": "cut_choose", "max_plies": 60},
    "forma four": {"key": "forma", "players": 4, "field": "random", "max_plies": 60},
    "interactions": {"key": "interactions"},
    "interactions ordered": {"key": "interactions", "select": "ordered", "territory": True},
    "interactions three": {"key": "interactions", "players": 3, "bonus": False},
    "interactions teams": {"key": "interactions", "players": 4, "teams": True},
    "lacuna": {"key": "lacuna"},
    "lacuna coarse": {"key": "lacuna", "detail": 1, "pick": "after"},
    "lacuna open ends": {"key": "lacuna", "ends": "open", "tol": 50},
    "laguna": {"key": "laguna", "max_plies": 150},
    "laguna glass": {"key": "laguna", "glass": 30, "max_plies": 150},
    "laguna players": {"key": "laguna", "distribution": "players", "max_plies": 150},
    "laguna seen": {"key": "laguna", "show_under": True, "island_unload": True, "max_plies": 150},
    "laguna four": {"key": "laguna", "players": 4, "max_plies": 150},
}
every_variant = pytest.mark.parametrize("name", VARIANTS)
# Masked environments have dictionaries as observations, as all of PettingZoo's classic ones; of those at rest no action
# is legal. The checker knows its own by name, and warns of others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def made(name: str, **more: Any) -> Any:
    return env(**{**VARIANTS[name], **more})


@every_variant
def test_the_api_test_is_passed(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(made(name), num_cycles=80)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.no_cover
@every_variant
def test_the_seed_test_is_passed(name: str) -> None:
    seed_test(lambda: made(name), num_cycles=30)


@pytest.mark.no_cover
@pytest.mark.parametrize("key", ["forma", "interactions", "lacuna", "laguna"])
def test_the_render_test_is_passed(key: str) -> None:
    svg = {"svg": lambda drawn: drawn.startswith("<svg")}
    render_test(lambda render_mode=None: env(key, render_mode=render_mode), custom_tests=svg)


def played(name: str, seed: int) -> Any:
    """A random game to its end by the masks."""
    game = made(name)
    game.reset(seed=seed)
    for agent in game.agent_iter():
        seen, _, over, cut, info = game.last()
        assert (seen["action_mask"] == info["action_mask"]).all()
        game.step(None if over or cut else game.action_space(agent).sample(info["action_mask"]))
    return game


def test_rewards_are_the_returns_at_the_end() -> None:
    game = made("interactions")
    game.reset(seed=1)
    while True:
        seen, reward, over, _, _ = game.last()
        if over:
            break
        assert reward == 0
        game.step(int(np.flatnonzero(seen["action_mask"])[0]))
    outcome = game.unwrapped.session.game.outcome(game.unwrapped.session.state)
    assert game.rewards == {"player_0": outcome.returns[0], "player_1": outcome.returns[1]}


def test_a_game_that_nothing_bounds_is_cut_off() -> None:
    game = made("laguna", max_plies=20)
    game.reset(seed=3)
    for _ in range(20):
        seen, *_ = game.last()
        game.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert set(game.truncations.values()) == {True}
    assert set(game.rewards.values()) == {0.0}


def test_a_secret_selection_is_not_observed_by_the_next_seat() -> None:
    seen = []
    for first in (0, 7):
        game = made("interactions")
        game.reset(seed=1)
        game.step(first)
        assert game.agent_selection == "player_1"
        seen.append(game.observe("player_1")["observation"])
    assert (seen[0] == seen[1]).all()


def test_an_illegal_action_ends_the_game_against_whoever_chose_it() -> None:
    game = raw_env("interactions")
    game.reset(seed=1)
    game.step(2000)
    assert game.terminations == {"player_0": True, "player_1": True}
    assert game.rewards == {"player_0": -1.0, "player_1": 0.0}


def test_letters_are_what_a_watcher_sees() -> None:
    game = made("lacuna", render_mode="ansi")
    game.reset(seed=1)
    assert isinstance(game.render(), str)
    assert made("lacuna").render_mode is None


def test_one_seat_is_gymnasiums() -> None:
    with pytest.raises(ValueError, match="seat one"):
        env("lacunes")


@pytest.mark.parametrize("name", ["interactions", "interactions teams"])
def test_random_games_end(name: str) -> None:
    assert played(name, 5).agents == []
