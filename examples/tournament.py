"""Every bot against every other in Interactions, each pair in both seats: `python examples/tournament.py`."""

import random
import sys
from collections.abc import Mapping
from itertools import permutations
from pathlib import Path

import ludotheque
from ludotheque.core.bot import Bot, Limit, Seen
from ludotheque.core.parts import Bots

sys.path.insert(0, str(Path(__file__).parent))
from greedy_bot import GreedyBot
from random_bot import RandomBot


def match(bots: tuple[Bot, Bot], seed: int, nodes: int) -> tuple[float, ...]:
    """The returns of one game, −1 to 1."""
    game, below = ludotheque.game("interactions"), random.Random(seed).randrange
    state = game.initial("")
    while (turn := game.turn(state)) is not None:
        view = game.view(state, turn)
        state = game.play(state, bots[turn].choose(game, view, Seen(turn), Limit(nodes=nodes), below).move)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.returns


def tournament(bots: Mapping[str, Bot], games: int, nodes: int = 2000) -> dict[str, float]:
    """Points of each: a win is one, a tie a half."""
    points = dict.fromkeys(bots, 0.0)
    for pair in permutations(bots, 2):
        for seed in range(games):
            returns = match((bots[pair[0]], bots[pair[1]]), seed, nodes)
            for name, found in zip(pair, returns, strict=True):
                points[name] += (found + 1) / 2
    return points


def players() -> dict[str, Bot]:
    house = ludotheque.entry("interactions").part(Bots)
    assert house is not None
    return {"random": RandomBot(), "greedy": GreedyBot(), "level 1": house.bot(1), "level 3": house.bot(3)}


if __name__ == "__main__":
    for name, points in sorted(tournament(players(), games=10).items(), key=lambda one: -one[1]):
        print(f"{name:10}{points:6.1f}")
