"""The speed claims of Lacuna as commands: `ludotheque bench lacuna-…`."""

import time
from collections.abc import Callable, Iterator, Mapping

import numpy as np

from ludotheque.core.bot import Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.core.parts import Measures
from ludotheque.games.lacuna.bots.levels import BOTS
from ludotheque.games.lacuna.kernel.arrays import PondArrays, StateArrays, move_of, pond_arrays, state_arrays
from ludotheque.games.lacuna.kernel.ownership import colours_won
from ludotheque.games.lacuna.kernel.play import all_stretches
from ludotheque.games.lacuna.kernel.random_games import random_game, random_games
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.state import Pick, State


def opened(number: int) -> tuple[Lacuna, State, PondArrays, StateArrays]:
    """A numbered pond after the pick of red."""
    game = Lacuna()
    state = game.play(game.initial(f"pond:{number}"), Pick(colour=0))
    pond = pond_arrays(game.options, state.flowers or ())
    return game, state, pond, state_arrays(pond, state)


def open_pairs() -> Iterator[str]:
    """All open pairs with their stretches of full ponds, from the bare flowers on."""
    couples, stretches = np.empty(4000, np.int64), np.empty((4000, 2), np.int64)
    times = []
    for number in range(101):
        game = Lacuna()
        state = game.play(game.initial(f"pond:{number}"), Pick(colour=0))
        began = time.process_time()
        pond = pond_arrays(game.options, state.flowers or ())
        all_stretches(pond, state_arrays(pond, state), couples, stretches)
        times.append(time.process_time() - began)
    times = sorted(times[1:])  # the first one compiles
    yield f"open pairs with stretches of a full pond: median {times[50] * 1e3:.2f} ms (target: under 1 ms)"


def playouts() -> Iterator[str]:
    """Random games on given ponds, scattering not counted."""
    _, _, pond, arrays = opened(1)
    random_games(pond, arrays, 0, np.uint64(1), 10)
    began = time.process_time()
    won = random_games(pond, arrays, 0, np.uint64(2), 20_000)
    rate = 20_000 / (time.process_time() - began)
    yield f"random games: {rate:,.0f} a second (target: 20,000); the first player won {won / 200:.1f} %"


def differential() -> Iterator[str]:
    """Ten thousand random games through the kernel and the plain rules."""
    moves = np.empty((12, 2), np.int64)
    for number in range(10_000):
        game, state, pond, arrays = opened(number)
        for couple, k in moves[: random_game(pond, arrays, 0, np.uint64(number), moves)]:
            state = game.play(state, move_of(pond, couple, k))
        outcome = game.outcome(state)
        assert outcome and outcome.scores == (colours_won(arrays.held, 0), colours_won(arrays.held, 1)), number
        if number % 1000 == 999:
            yield f"{number + 1} games agree"


def levels() -> Iterator[str]:
    """Seconds of one core a move of every level takes along a game of its own."""
    BOTS.warm()
    for level in BOTS.levels():
        game, state, _, _ = opened(3)
        below, times = SplitMix64(1).below, []
        while (seat := game.turn(state)) is not None:
            began = time.process_time()
            choice = BOTS.bot(level).choose(game, state, Seen(seat), BOTS.limit(level), below)
            times.append(time.process_time() - began)
            state = game.play(state, choice.move)
        yield f"level {level}: longest move {max(times):.2f} s, mean {sum(times) / len(times):.2f} s"


_MEASURES = {"pairs": open_pairs, "playouts": playouts, "differential": differential, "levels": levels}


class LacunaMeasures(Measures):
    """The speed claims of Lacuna."""

    def measures(self) -> Mapping[str, Callable[[], Iterator[str]]]:
        return _MEASURES


MEASURES = LacunaMeasures()
