"""Every candidate placement of a position with its value, in one compiled call."""

import numpy as np

from ludotheque.games.lacuna.kernel.candidates import MOST, critical, even
from ludotheque.games.lacuna.kernel.evaluation import FAR, Floats, colour_chance, game_chance, likely
from ludotheque.games.lacuna.kernel.ownership import NOBODY, level, owner
from ludotheque.games.lacuna.kernel.play import NEAR, Ints, Spot, Table, copied, lies, open_couples, point_of, stretches
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
    """The side's chance to win after each candidate, the other to move; only colours that change are counted anew."""
    left = 11 - spot.placed[0] - spot.placed[1]
    width, pull = feel[0, left], -feel[1, left]
    own, other = nearest_squares(table, spot, side), nearest_squares(table, spot, 1 - side)
    number, by_colour = sorted_flowers(table, spot)
    xs, ys, squares = np.empty(number, np.int64), np.empty(number, np.int64), np.empty(number, np.int64)
    base, odds, far = np.empty(number), np.empty(number), np.empty(number)
    start, held = np.zeros(8, np.int64), spot.held[side]
    for n in range(number):
        f = by_colour[n]
        xs[n], ys[n], squares[n] = table.x[f], table.y[f], own[f]
        far[n] = min(np.sqrt(float(other[f])), FAR)
        base[n] = likely(np.sqrt(float(own[f])), far[n], width, pull)
        start[table.colour[f] + 1 :] += 1
    odds[:] = base
    before, won, rest, touched = np.empty(7), np.empty(7), np.empty(7), np.empty(number, np.int64)
    for c in range(7):
        before[c] = colour_chance(held[c], base[start[c] :], start[c + 1] - start[c])
    for at in range(total):
        couple = couples[at]
        i, j = table.a[couple], table.b[couple]
        taken = table.colour[i]
        x, y = point_of(table.x[i], table.y[i], table.x[j], table.y[j], table.steps[couple], steps[at])
        changed = 0
        for n in range(number):
            dx, dy = xs[n] - x, ys[n] - y
            square = dx * dx + dy * dy
            if square < squares[n]:
                touched[changed] = n
                changed += 1
                odds[n] = likely(np.sqrt(float(square)), far[n], width, pull)
        won[:] = before
        last = -1
        for t in range(changed):
            c = table.colour[by_colour[touched[t]]]
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
def sorted_flowers(table: Table, spot: Spot) -> tuple[int, Ints]:
    """The flowers on the pond, colour by colour."""
    out, number, alive = np.empty(table.x.size, np.int64), 0, spot.alive[0]
    for c in range(7):
        for f in range(table.x.size):
            if table.colour[f] == c and lies(alive, f):
                out[number] = f
                number += 1
    return number, out


@native
def judge_last(
    table: Table, spot: Spot, side: int, couples: Ints, steps: Ints, total: int, values: Floats, enough: float
) -> int:  # fmt: skip
    """The exact result of each last pawn; returns the best, or the first that is `enough`."""
    own, other = nearest_squares(table, spot, side), nearest_squares(table, spot, 1 - side)
    number, flowers = sorted_flowers(table, spot)
    xs, ys = np.empty(number, np.int64), np.empty(number, np.int64)
    mine, theirs, colour = np.empty(number, np.int64), np.empty(number, np.int64), np.empty(number, np.int64)
    for n in range(number):
        f = flowers[n]
        xs[n], ys[n], mine[n], theirs[n], colour[n] = table.x[f], table.y[f], own[f], other[f], table.colour[f]
    tolerance, best = table.sizes[3], 0
    held, then = np.empty((2, 7), np.int64), copied(spot)
    then.placed[side] += 1
    last = then.placed[side] - 1
    for at in range(total):
        couple = couples[at]
        i, j = table.a[couple], table.b[couple]
        x, y = point_of(table.x[i], table.y[i], table.x[j], table.y[j], table.steps[couple], steps[at])
        then.pawns[side, last, 0], then.pawns[side, last, 1] = x, y
        held[:] = spot.held
        held[side, table.colour[i]] += 2
        for n in range(number):
            if flowers[n] == i or flowers[n] == j:
                continue
            dx, dy = xs[n] - x, ys[n] - y
            square = min(dx * dx + dy * dy, mine[n])
            taker = side if square < theirs[n] else 1 - side
            if square == theirs[n] or (tolerance > 0 and level(square, theirs[n], tolerance)):
                taker = owner(then, xs[n], ys[n], tolerance)
            if taker != NOBODY:
                held[taker, colour[n]] += 1
        values[at] = worth(held, side)
        if values[at] > values[best]:
            best = at
        if values[at] >= enough:
            break
    return best


@native
def worth(held: Ints, side: int) -> float:
    """A finished count for one side, between 0 and 1: the result first, then colours, then flowers."""
    lead, surplus, own, other = 0, 0, 0, 0
    for c in range(7):
        own += int(held[side, c] >= 4)
        other += int(held[1 - side, c] >= 4)
        surplus += held[side, c] - held[1 - side, c]
    lead = own - other
    result = 1.0 if own >= 4 else 0.0 if other >= 4 else 0.5
    return float(0.02 + 0.96 * result + 0.002 * lead + 0.0001 * surplus)


@native
def best_last(
    table: Table, spot: Spot, side: int, couples: Ints, steps: Ints, values: Floats, enough: float = 2.0
) -> int:  # fmt: skip
    """The best last pawn, exactly, or one that is `enough`; −1 where none can be placed. Returns its place in
    `couples` and `steps`."""
    total = points(table, spot, side, CRITICAL, False, couples, steps)
    if total == 0:
        return -1
    return judge_last(table, spot, side, couples, steps, total, values, enough)
