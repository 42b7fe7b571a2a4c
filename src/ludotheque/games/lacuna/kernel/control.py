"""Flowers controlled, the plain measure of the yardsticks: they share the rules with the levels and nothing else."""

import numpy as np

from ludotheque.games.lacuna.kernel.arrays import (
    COLOUR_COUNT,
    PLACEMENTS,
    Ints,
    PondArrays,
    StateArrays,
    approach,
    copied,
)
from ludotheque.games.lacuna.kernel.candidates import Candidates, evenly_spaced
from ludotheque.games.lacuna.kernel.play import MAX_SHADOWS, after, lies, open_couples, pawn_at, stretches
from ludotheque.search.native import native

A_COLOUR_LED = 100
"""What leading in a colour counts; a flower counts one."""


@native
def most_controlled(pond: PondArrays, state: StateArrays, side: int, candidates: Candidates, total: int) -> int:
    """The candidate with the most flowers that were not the side's and now are, the pair included."""
    own, other = state.nearest[side], state.nearest[1 - side]
    best, most, flowers = 0, -1, state.flowers[0]
    for at in range(total):
        couple = candidates.couples[at]
        i, j = pond.a[couple], pond.b[couple]
        x, y = pawn_at(pond, couple, candidates.steps[at])
        gained = int(own[i] >= other[i]) + int(own[j] >= other[j])
        for f in range(pond.x.size):
            if f in (i, j) or not lies(flowers, f) or own[f] < other[f]:
                continue
            if (pond.x[f] - x) ** 2 + (pond.y[f] - y) ** 2 < other[f]:
                gained += 1
        if gained > most:
            best, most = at, gained
    return best


@native
def lead(pond: PondArrays, state: StateArrays, side: int) -> int:
    """Of the side in colours and in flowers, held or controlled."""
    own, other = state.nearest[side], state.nearest[1 - side]
    mine, theirs = state.held[side].copy(), state.held[1 - side].copy()
    flowers = state.flowers[0]
    for f in range(pond.x.size):
        if lies(flowers, f) and own[f] != other[f]:
            if own[f] < other[f]:
                mine[pond.colour[f]] += 1
            else:
                theirs[pond.colour[f]] += 1
    total = 0
    for c in range(COLOUR_COUNT):
        total += mine[c] - theirs[c] + A_COLOUR_LED * (int(mine[c] > theirs[c]) - int(mine[c] < theirs[c]))
    return total


@native
def best_of_two_plies(
    pond: PondArrays, state: StateArrays, side: int, candidates: Candidates, total: int, density: int
) -> int:  # fmt: skip
    """The candidate after which the best answer leaves the largest lead."""
    best, most = 0, -(1 << 30)
    for at in range(total):
        then = after(pond, state, side, candidates.couples[at], candidates.steps[at])
        left = lead_after_answer(pond, then, side, density, most)
        if left > most:
            best, most = at, left
    return best


@native
def lead_after_answer(pond: PondArrays, state: StateArrays, side: int, density: int, floor: int) -> int:
    """The lead left after the best answer; stops as soon as it is no better than what is known."""
    if state.placed[0] + state.placed[1] == PLACEMENTS:
        return lead(pond, state, side)
    free, found = np.empty(pond.a.size, np.int64), np.empty((MAX_SHADOWS, 4), np.int64)
    steps: Ints = np.empty(64, np.int64)
    then, worst = copied(state), lead(pond, state, side)
    for couple in free[: open_couples(pond, state, free)]:
        i, j = pond.a[couple], pond.b[couple]
        for stretch in range(stretches(pond, state, couple, found)):
            for at in range(evenly_spaced(found[stretch, 0], found[stretch, 1], density, steps)):
                x, y = pawn_at(pond, couple, steps[at])
                then.nearest[1 - side] = state.nearest[1 - side]
                approach(pond, then.nearest[1 - side], x, y)
                then.held[:] = state.held
                then.held[1 - side, pond.colour[i]] += 2
                then.flowers[0] = state.flowers[0] & ~((np.uint64(1) << np.uint64(i)) | (np.uint64(1) << np.uint64(j)))
                worst = min(worst, lead(pond, then, side))
                if worst <= floor:
                    return worst
    return worst
