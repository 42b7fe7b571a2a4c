"""Every candidate placement of a position with its value, in one compiled call."""

import numpy as np

from ludotheque.games.lacuna.candidates import MOST, critical, even
from ludotheque.games.lacuna.chances import FAR, Floats, colour_chance, game_chance, likely
from ludotheque.games.lacuna.kernel import NEAR, Ints, Spot, Table, copied, lies, open_couples, point_of, stretches
from ludotheque.games.lacuna.owning import NOBODY, level, owner
from ludotheque.search.native import native

PLENTY = 40_000
"""Candidates of one position."""
CRITICAL = 0
"""Instead of a number of points a stretch."""


@native
def nearest_squares(table: Table, spot: Spot, side: int) -> Ints:
    """By flower, the squared distance of the side's nearest pawn; a very large number without any."""
    out = np.full(table.x.size, 1 << 40, np.int64)
    for f in range(table.x.size):
        for p in range(spot.placed[side]):
            dx, dy = spot.pawns[side, p, 0] - table.x[f], spot.pawns[side, p, 1] - table.y[f]
            out[f] = min(out[f], dx * dx + dy * dy)
    return out


@native
def points(
    table: Table, spot: Spot, side: int, density: int, lines: bool, couples: Ints, steps: Ints
) -> int:  # fmt: skip
    """The candidates: critical points, or so many a stretch; with `lines` those where other lines are shut."""
    free, runs = np.empty(table.a.size, np.int64), np.empty((NEAR + 12, 2), np.int64)
    out, total = np.empty(MOST + 4, np.int64), 0
    own, other = nearest_squares(table, spot, side), nearest_squares(table, spot, 1 - side)
    radius = np.where(other < own, other, np.int64(0))
    radius[other >= (1 << 40)] = 0
    number = open_couples(table, spot, free)
    for couple in free[:number]:
        for at in range(stretches(table, spot, couple, runs)):
            first, last = runs[at, 0], runs[at, 1]
            if density == CRITICAL:
                found = critical(table, spot, couple, first, last, radius, free, number if lines else 0, out)
            else:
                found = even(first, last, density, out)
            for each in range(found):
                if total < PLENTY:
                    couples[total], steps[total] = couple, out[each]
                    total += 1
    return total


@native
def colour_chances(table: Table, spot: Spot, side: int, turn: int, feel: Floats) -> Floats:
    """By colour, the side's chance to win it with `turn` to place next."""
    left = 12 - spot.placed[0] - spot.placed[1]
    own, other = nearest_squares(table, spot, side), nearest_squares(table, spot, 1 - side)
    width, pull = feel[0, left], feel[1, left] if turn == side else -feel[1, left]
    odds, number = np.zeros((7, 8)), np.zeros(7, np.int64)
    alive = spot.alive[0]
    for f in range(table.x.size):
        if lies(alive, f):
            c = table.colour[f]
            odds[c, number[c]] = likely(np.sqrt(float(own[f])), np.sqrt(float(other[f])), width, pull)
            number[c] += 1
    won = np.empty(7)
    for c in range(7):
        won[c] = colour_chance(spot.held[side, c], odds[c], number[c])
    return won


@native
def weigh(
    table: Table, spot: Spot, side: int, couples: Ints, steps: Ints, total: int, values: Floats, feel: Floats
) -> None:  # fmt: skip
    """The side's chance to win after each candidate, the other to move."""
    left = 11 - spot.placed[0] - spot.placed[1]
    width, pull = feel[0, left], -feel[1, left]
    own, other = nearest_squares(table, spot, side), nearest_squares(table, spot, 1 - side)
    flowers, base, far = np.empty(table.x.size, np.int64), np.empty(table.x.size), np.empty(table.x.size)
    number, alive = 0, spot.alive[0]
    for f in range(table.x.size):
        if lies(alive, f):
            flowers[number] = f
            far[number] = min(np.sqrt(float(other[f])), FAR)
            base[number] = likely(np.sqrt(float(own[f])), far[number], width, pull)
            number += 1
    odds, count, won, held = np.empty((7, 8)), np.empty(7, np.int64), np.empty(7), spot.held[side].copy()
    fx, fy, colour = table.x, table.y, table.colour
    for at in range(total):
        couple = couples[at]
        i, j = table.a[couple], table.b[couple]
        x, y = point_of(fx[i], fy[i], fx[j], fy[j], table.steps[couple], steps[at])
        count[:] = 0
        for n in range(number):
            f = flowers[n]
            if f in (i, j):
                continue
            square = (fx[f] - x) * (fx[f] - x) + (fy[f] - y) * (fy[f] - y)
            p = base[n] if square >= own[f] else likely(np.sqrt(float(square)), far[n], width, pull)
            c = colour[f]
            odds[c, count[c]] = p
            count[c] += 1
        for c in range(7):
            won[c] = colour_chance(held[c] + (2 if c == colour[i] else 0), odds[c], count[c])
        values[at] = game_chance(won)


@native
def judge_last(table: Table, spot: Spot, side: int, couples: Ints, steps: Ints, total: int, values: Floats) -> int:
    """The exact result of each last pawn: 0.96 for a win and 0.48 for a draw, plus what tells wins apart."""
    own, other = nearest_squares(table, spot, side), nearest_squares(table, spot, 1 - side)
    tolerance, best = table.sizes[3], 0
    held = np.empty((2, 7), np.int64)
    fx, fy, colour, alive = table.x, table.y, table.colour, spot.alive[0]
    then = copied(spot)
    then.placed[side] += 1
    last = then.placed[side] - 1
    for at in range(total):
        couple = couples[at]
        i, j = table.a[couple], table.b[couple]
        x, y = point_of(fx[i], fy[i], fx[j], fy[j], table.steps[couple], steps[at])
        then.pawns[side, last, 0], then.pawns[side, last, 1] = x, y
        held[:] = spot.held
        held[side, colour[i]] += 2
        for f in range(fx.size):
            if f in (i, j) or not lies(alive, f):
                continue
            square = (fx[f] - x) * (fx[f] - x) + (fy[f] - y) * (fy[f] - y)
            mine = min(square, own[f])
            if level(mine, other[f], tolerance):
                taker = owner(then, fx[f], fy[f], tolerance)
            else:
                taker = side if mine < other[f] else 1 - side
            if taker != NOBODY:
                held[taker, colour[f]] += 1
        values[at] = worth(held, side)
        if values[at] > values[best]:
            best = at
    return best


@native
def worth(held: Ints, side: int) -> float:
    """A finished count for one side, between 0 and 1: the result first, then colours, then flowers."""
    colours, flowers = np.zeros(2), np.zeros(2)
    for c in range(7):
        for s in range(2):
            flowers[s] += held[s, c]
            if held[s, c] >= 4:
                colours[s] += 1
    result = 1.0 if colours[side] >= 4 else 0.0 if colours[1 - side] >= 4 else 0.5
    lead, surplus = colours[side] - colours[1 - side], flowers[side] - flowers[1 - side]
    return float(0.02 + 0.96 * result + 0.002 * lead + 0.0001 * surplus)


@native
def best_last(table: Table, spot: Spot, side: int, couples: Ints, steps: Ints, values: Floats) -> int:
    """The best last pawn, exactly; −1 where none can be placed. Returns its place in `couples` and `steps`."""
    total = points(table, spot, side, CRITICAL, False, couples, steps)
    if total == 0:
        return -1
    return judge_last(table, spot, side, couples, steps, total, values)
