"""The values of candidates: by chances while pawns are to come, exactly for the last pawn."""

import numpy as np

from ludotheque.games.lacuna.kernel.arrays import COLOUR_COUNT, PLACEMENTS, Ints, PondArrays, StateArrays, copied
from ludotheque.games.lacuna.kernel.candidates import CRITICAL, Candidates, generate
from ludotheque.games.lacuna.kernel.evaluation import (
    FAR,
    Coefficients,
    colour_chance,
    final_value,
    flower_chance,
    game_chance,
)
from ludotheque.games.lacuna.kernel.ownership import NOBODY, equal, nearest_squares, owner
from ludotheque.games.lacuna.kernel.play import lies, pawn_at
from ludotheque.search.native import native


@native
def evaluate(
    pond: PondArrays, state: StateArrays, side: int, candidates: Candidates, total: int, coefficients: Coefficients
) -> None:  # fmt: skip
    """The side's chance to win after each candidate, the other to move; only colours that change are counted anew."""
    left = PLACEMENTS - 1 - state.placed[0] - state.placed[1]
    scale, tempo = coefficients.scale[left], -coefficients.tempo[left]
    couples, steps, values = candidates.couples, candidates.steps, candidates.values
    own, other = nearest_squares(pond, state, side), nearest_squares(pond, state, 1 - side)
    number, by_colour = flowers_by_colour(pond, state)
    xs, ys, squares = np.empty(number, np.int64), np.empty(number, np.int64), np.empty(number, np.int64)
    base, odds, far = np.empty(number), np.empty(number), np.empty(number)
    start, held = np.zeros(COLOUR_COUNT + 1, np.int64), state.held[side]
    for n in range(number):
        f = by_colour[n]
        xs[n], ys[n], squares[n] = pond.x[f], pond.y[f], own[f]
        far[n] = min(np.sqrt(float(other[f])), FAR)
        base[n] = flower_chance(np.sqrt(float(own[f])), far[n], scale, tempo)
        start[pond.colour[f] + 1 :] += 1
    odds[:] = base
    before, won = np.empty(COLOUR_COUNT), np.empty(COLOUR_COUNT)
    rest, touched = np.empty(number), np.empty(number, np.int64)
    for c in range(COLOUR_COUNT):
        before[c] = colour_chance(held[c], base[start[c] :], start[c + 1] - start[c])
    for at in range(total):
        couple = couples[at]
        i, j = pond.a[couple], pond.b[couple]
        taken = pond.colour[i]
        x, y = pawn_at(pond, couple, steps[at])
        changed = 0
        for n in range(number):
            dx, dy = xs[n] - x, ys[n] - y
            square = dx * dx + dy * dy
            if square < squares[n]:
                touched[changed] = n
                changed += 1
                odds[n] = flower_chance(np.sqrt(float(square)), far[n], scale, tempo)
        won[:] = before
        last = -1
        for t in range(changed):
            c = pond.colour[by_colour[touched[t]]]
            if c != last and c != taken:
                won[c] = colour_chance(held[c], odds[start[c] :], start[c + 1] - start[c])
            last = c
        number_left = 0
        for n in range(start[taken], start[taken + 1]):
            if by_colour[n] not in (i, j):
                rest[number_left] = odds[n]
                number_left += 1
        won[taken] = colour_chance(held[taken] + 2, rest, number_left)
        values[at] = game_chance(won)
        for t in range(changed):
            odds[touched[t]] = base[touched[t]]


@native
def flowers_by_colour(pond: PondArrays, state: StateArrays) -> tuple[int, Ints]:
    """The flowers on the pond, colour by colour, and their number."""
    out, number, flowers = np.empty(pond.x.size, np.int64), 0, state.flowers[0]
    for c in range(COLOUR_COUNT):
        for f in range(pond.x.size):
            if pond.colour[f] == c and lies(flowers, f):
                out[number] = f
                number += 1
    return number, out


@native
def evaluate_last(
    pond: PondArrays, state: StateArrays, side: int, candidates: Candidates, total: int, enough: float
) -> int:  # fmt: skip
    """The exact result of each last pawn; returns the best, or the first that is `enough`."""
    couples, steps, values = candidates.couples, candidates.steps, candidates.values
    own, other = nearest_squares(pond, state, side), nearest_squares(pond, state, 1 - side)
    number, flowers = flowers_by_colour(pond, state)
    xs, ys = np.empty(number, np.int64), np.empty(number, np.int64)
    mine, theirs, colour = np.empty(number, np.int64), np.empty(number, np.int64), np.empty(number, np.int64)
    for n in range(number):
        f = flowers[n]
        xs[n], ys[n], mine[n], theirs[n], colour[n] = pond.x[f], pond.y[f], own[f], other[f], pond.colour[f]
    tolerance, best = pond.tolerance, 0
    held, then = np.empty((2, COLOUR_COUNT), np.int64), copied(state)
    then.placed[side] += 1
    last = then.placed[side] - 1
    for at in range(total):
        couple = couples[at]
        i, j = pond.a[couple], pond.b[couple]
        x, y = pawn_at(pond, couple, steps[at])
        then.pawns[side, last, 0], then.pawns[side, last, 1] = x, y
        held[:] = state.held
        held[side, pond.colour[i]] += 2
        for n in range(number):
            if flowers[n] == i or flowers[n] == j:
                continue
            dx, dy = xs[n] - x, ys[n] - y
            square = min(dx * dx + dy * dy, mine[n])
            taker = side if square < theirs[n] else 1 - side
            if square == theirs[n] or (tolerance > 0 and equal(square, theirs[n], tolerance)):
                taker = owner(then, xs[n], ys[n], tolerance)
            if taker != NOBODY:
                held[taker, colour[n]] += 1
        values[at] = final_value(held, side)
        if values[at] > values[best]:
            best = at
        if values[at] >= enough:
            break
    return best


@native
def best_last(
    pond: PondArrays, state: StateArrays, side: int, candidates: Candidates, enough: float = 2.0
) -> int:  # fmt: skip
    """The best last pawn, exactly, or one that is `enough`: its place among the candidates, which are generated;
    −1 where none can be placed."""
    total = generate(pond, state, side, CRITICAL, False, candidates)
    if total == 0:
        return -1
    return evaluate_last(pond, state, side, candidates, total, enough)
