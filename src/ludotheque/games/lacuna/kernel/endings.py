"""The end of a game step by step: what the last pawn wins, and whether the one before holds against any answer."""

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.lacuna.kernel.alphabeta import Stack, descend, last_value
from ludotheque.games.lacuna.kernel.arrays import COLOUR_COUNT, Ints, PondArrays, StateArrays, copied
from ludotheque.games.lacuna.kernel.ownership import NOBODY, colours_won, equal, owner
from ludotheque.games.lacuna.kernel.play import lies, pawn_at
from ludotheque.search.native import native

LOST = 0.1
"""A value below it is a lost count."""


@native
def colours_by_step(pond: PondArrays, state: StateArrays, side: int, couple: int, steps: Ints) -> Ints:
    """The colours that the side wins with the last pawn on each of these steps of a couple's line."""
    own, other = state.nearest[side], state.nearest[1 - side]
    out, held, then = np.empty(steps.size, np.int64), np.empty((2, COLOUR_COUNT), np.int64), copied(state)
    last, i, j = state.placed[side], pond.a[couple], pond.b[couple]
    then.placed[side] += 1
    for at in range(steps.size):
        x, y = pawn_at(pond, couple, steps[at])
        then.pawns[side, last, 0], then.pawns[side, last, 1] = x, y
        held[:] = state.held
        held[side, pond.colour[i]] += 2
        for f in range(pond.x.size):
            if f in (i, j) or not lies(state.flowers[0], f):
                continue
            dx, dy = pond.x[f] - x, pond.y[f] - y
            square = min(dx * dx + dy * dy, own[f])
            taker = side if square < other[f] else 1 - side
            if equal(square, other[f], pond.tolerance):
                taker = owner(then, pond.x[f], pond.y[f], pond.tolerance)
            if taker != NOBODY:
                held[taker, pond.colour[f]] += 1
        out[at] = colours_won(held, side)
    return out


@native
def holds_by_step(
    pond: PondArrays, stack: Stack, state: StateArrays, side: int, couple: int, steps: Ints
) -> NDArray[np.bool_]:  # fmt: skip
    """Whether the side wins after the last pawn but one on each of these steps, whatever the answer."""
    out = np.empty(steps.size, np.bool_)
    for at in range(steps.size):
        descend(pond, stack, state, 0, side, couple, steps[at])
        value, _ = last_value(pond, stack, 0, 1 - side)
        out[at] = value < LOST
    return out
