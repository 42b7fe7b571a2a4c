"""Plies a second of games by the thousand, beside OpenSpiel's of like size: `python bench/vector.py [--games forma]`.

One core, by processor time, random play on both sides. Ours: `sample` and `step` of a batch, then with the masks and
with the observations of every position. OpenSpiel's: its own random bots, the whole game played in C++."""

import argparse
import time
from collections.abc import Callable, Collection, Iterator
from functools import partial
from itertools import count
from typing import Any

from ludotheque import vector
from ludotheque.core import catalog
from ludotheque.core.vector import Vectors

COUNT, FEW = 1024, 16
"""Of games in the kernels, and of those by the plain rules, where a batch of any size is as fast."""
GAMES: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("interactions", {}, "connect_four"),
    ("interactions", {"players": 4}, "othello"),
    ("interactions", {"players": 1}, "2048"),
    ("lacunes", {}, "solitaire"),
    ("forma", {}, "amazons"),
    ("lacuna", {}, "hex"),
    ("laguna", {}, "backgammon"),
    ("laguna", {"players": 1}, "morpion_solitaire"),
)
"""A game, its options, and what OpenSpiel has of like length and width."""


def speed(work: Callable[[], int], seconds: float) -> float:
    """Plies a second of processor time, after one run that compiles."""
    work()
    began, plies = time.process_time(), 0
    while (used := time.process_time() - began) < seconds:
        plies += work()
    return plies / used


def nothing() -> None:
    """Play alone."""


def ours(key: str, options: dict[str, Any], seconds: float) -> Iterator[float]:
    """By itself, with masks, with observations."""
    batch = vector.make(key, COUNT if catalog.entry(key).offers(Vectors) else FEW, **options)
    batch.reset(1)

    def steps(look: Callable[[], object]) -> int:
        for _ in range(20):
            look()
            batch.step(batch.sample())
        return 20 * batch.count

    yield from (speed(partial(steps, look), seconds) for look in (nothing, batch.masks, batch.observations))


def openspiel(name: str, seconds: float) -> float:
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]

    seeds = count()

    def one() -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return int(state.move_number())

    return speed(one, seconds)


def told(games: Collection[str], seconds: float = 2.0) -> Iterator[str]:
    yield f"{'':34}{'plies/s':>10}{'+ masks':>10}{'+ obs.':>10}   OpenSpiel (C++)"
    for key, options, like in GAMES:
        if key not in games:
            continue
        found = "".join(f"{amount(plies):>10}" for plies in ours(key, options, seconds))
        name = f"{key} {' '.join(f'{option}={value}' for option, value in options.items())}"
        yield f"{name:34}{found}   {like} {amount(openspiel(like, seconds))}"


def amount(plies: float) -> str:
    return f"{plies / 1e6:.2f} M" if plies >= 100_000 else f"{plies:,.0f}"


if __name__ == "__main__":
    keys = tuple(dict.fromkeys(key for key, _, _ in GAMES))
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=keys, choices=keys)
    for line in told(parser.parse_args().games):
        print(line, flush=True)
