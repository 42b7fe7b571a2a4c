"""SplitMix64 (§9) for compiled games: the state steps on, and each state is mixed into a number."""

import numpy as np

from ludotheque.games.lacuna.kernel.compiled import compiled


@compiled
def advanced(state: np.uint64) -> np.uint64:
    """The next state."""
    return state + np.uint64(0x9E3779B97F4A7C15)


@compiled
def mixed(state: np.uint64) -> np.uint64:
    """The number of a state."""
    z = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@compiled
def stream(seed: np.uint64, number: int) -> np.uint64:
    """A state far from those of the other numbers: one a game."""
    return seed + np.uint64(number) * np.uint64(0x632BE59BD9B4E019)
