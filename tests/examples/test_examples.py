"""Every example runs, at a small size, and does what it says."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
sys.path.insert(0, str(EXAMPLES))

import greedy_bot  # noqa: E402
import random_bot  # noqa: E402
import self_play  # noqa: E402
import tabular  # noqa: E402
import tournament  # noqa: E402

import ludotheque  # noqa: E402
from ludotheque import vector  # noqa: E402
from ludotheque.core import catalog  # noqa: E402
from ludotheque.core.bot import Bot  # noqa: E402
from ludotheque.core.game import AnyGame  # noqa: E402


@pytest.mark.parametrize("key", catalog.keys())
def test_a_random_bot_plays_every_game(key: str) -> None:
    plies, outcome = random_bot.play(key, most=150)
    assert plies == 150 or outcome is not None


def test_the_greedy_bot_is_thirty_lines_and_beats_random_play() -> None:
    assert len((EXAMPLES / "greedy_bot.py").read_text().split("if __name__")[0].splitlines()) <= 30
    bots: dict[str, Bot] = {"greedy": greedy_bot.GreedyBot(), "random": random_bot.RandomBot()}
    found = tournament.tournament(bots, games=6)
    assert sum(found.values()) == 12
    assert found["greedy"] > found["random"]


def exact(game: AnyGame, state: object) -> float:
    """For the first seat."""
    outcome = game.outcome(state)
    if outcome is not None:
        return outcome.returns[0]
    values = [exact(game, game.play(state, move)) for move in game.moves(state)]
    return max(values) if game.turn(state) == 0 else min(values)


def test_a_table_learns_the_value_of_an_ending() -> None:
    value, turn = tabular.learn(400)
    assert value == pytest.approx(-1, abs=0.01), "the second seat wins it"
    game, state = ludotheque.game("interactions"), tabular.position()
    after = game.play(state, game.read(state, turn))
    assert exact(game, after) == -1


def test_self_play_becomes_better_than_random_play() -> None:
    """In a process of its own, on one core: threads that share a busy machine wait for each other."""
    code = "import self_play; print(self_play.beats_random(self_play.train(4, games=64, rate=0.004), 1000))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=EXAMPLES, env=os.environ | {"OPENBLAS_NUM_THREADS": "1"},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert float(done.stdout) > 0.53


def test_an_untrained_network_plays_at_random() -> None:
    batch = vector.make("interactions", 4)
    network = self_play.Network(batch.observations().shape[1], batch.size)
    _, chances = network.policy(batch.observations(), batch.masks())
    assert chances.sum(axis=1) == pytest.approx(np.ones(4))
    assert np.allclose(chances[batch.masks()], 1 / 21)


def test_a_tournament_counts_every_point_once() -> None:
    found = tournament.tournament(tournament.players(), games=1, nodes=50)
    assert sum(found.values()) == 12
