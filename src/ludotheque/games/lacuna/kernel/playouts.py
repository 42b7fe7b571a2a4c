"""Games played to their end by a quick player with a little noise: what a position is worth in practice."""

from typing import NamedTuple

import numpy as np

from ludotheque.games.lacuna.kernel.arrays import COLOUR_COUNT, PLACEMENTS, Ints, PondArrays, StateArrays, copy
from ludotheque.games.lacuna.kernel.candidates import CRITICAL, Candidates, generate
from ludotheque.games.lacuna.kernel.compiled import compiled
from ludotheque.games.lacuna.kernel.evaluation import Coefficients
from ludotheque.games.lacuna.kernel.last_pawn import best_last
from ludotheque.games.lacuna.kernel.ownership import NOBODY, allocate, colours_won, result
from ludotheque.games.lacuna.kernel.play import place
from ludotheque.games.lacuna.kernel.randomness import advanced, mixed, stream
from ludotheque.games.lacuna.kernel.ranking import evaluate

DENSITY = 2
"""Points a stretch that the quick player looks at: its ends."""
NOISE = 0.05
"""How far its choices wander, in chances to win."""
LAST_COST = 100
"""Placements that an exact last pawn is counted as."""


class Batch(NamedTuple):
    """Some playouts: how many, from which seed, and whether the answering side places its last pawn at random."""

    games: int
    seed: np.uint64
    careless: bool


@compiled
def play_out(
    pond: PondArrays, state: StateArrays, turn: int, careless: int, seed: np.uint64,
    candidates: Candidates, coefficients: Coefficients,
) -> int:  # fmt: skip
    """Play to the end in these arrays, the last pawn exactly, or at random by the careless side; returns the
    placements looked at."""
    side, looked = turn, 0
    couples, steps, values = candidates.couples, candidates.steps, candidates.values
    while state.placed[0] + state.placed[1] < PLACEMENTS:
        last = state.placed[0] + state.placed[1] == PLACEMENTS - 1
        if last and side == careless:
            total = generate(pond, state, side, CRITICAL, False, candidates)
            if total == 0:
                break
            looked += total
            seed = advanced(seed)
            best = int(np.int64(mixed(seed) % np.uint64(total)))  # never mixed with unsigned numbers
        elif last:
            best = best_last(pond, state, side, candidates)
            looked += LAST_COST
            if best < 0:
                break
        else:
            total = generate(pond, state, side, DENSITY, False, candidates)
            if total == 0:
                break
            looked += total
            evaluate(pond, state, side, candidates, total, coefficients)
            best, most = 0, -1.0
            for at in range(total):
                seed = advanced(seed)
                value = values[at] + NOISE * (float(mixed(seed) >> np.uint64(40)) / 16777216.0)
                if value > most:
                    best, most = at, value
        place(pond, state, side, couples[best], steps[best])
        side = 1 - side
    allocate(pond, state)
    return looked


@compiled
def playout_value(held: Ints, side: int) -> float:
    """Mostly whether it is won, and a little by how many colours, which says the same with less luck."""
    own, other = colours_won(held, side), colours_won(held, 1 - side)
    return 0.7 * result(own, other) + 0.3 * (own + (COLOUR_COUNT - own - other) / 2) / COLOUR_COUNT


@compiled
def playouts(
    pond: PondArrays, state: StateArrays, then: StateArrays, side: int, couple: int, step: int, batch: Batch,
    candidates: Candidates, coefficients: Coefficients,
) -> tuple[float, int]:  # fmt: skip
    """The sum of values of a batch of games after a placement, played in `then`, and the placements looked at."""
    total, looked = 0.0, 0
    careless = 1 - side if batch.careless else NOBODY
    for game in range(batch.games):
        copy(state, then)
        place(pond, then, side, couple, step)
        looked += play_out(pond, then, 1 - side, careless, stream(batch.seed, game), candidates, coefficients)
        total += playout_value(then.held, side)
    return total, looked
