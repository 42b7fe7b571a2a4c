"""Alpha-beta over the best-ranked candidates, compiled: the last pawn exact, everything before by its rank."""

from typing import NamedTuple

import numpy as np

from ludotheque.games.lacuna.kernel.evaluation import Floats
from ludotheque.games.lacuna.kernel.ownership import share_out
from ludotheque.games.lacuna.kernel.play import Bits, Ints, Spot, Table, lies, point_of, put
from ludotheque.games.lacuna.kernel.ranking import CRITICAL, PLENTY, best_last, judge_last, points, weigh, worth
from ludotheque.search.native import native

DEEP, WIDE, KILLERS = 13, 128, 6
WON = 0.9
"""A value above it is a won count."""
UNKNOWN = -1.0
"""The nodes ran out."""


class Stack(NamedTuple):
    """One line of play: the spot at every height, the candidates there, and scratch room."""

    alive: Bits
    shut: Ints
    pawns: Ints
    placed: Ints
    held: Ints
    couples: Ints
    steps: Ints
    number: Ints
    at: Ints
    bounds: Floats
    """Alpha, beta and the best so far, by height."""
    line: Ints
    """The best line from every height on: couple and step; −1 ends it."""
    killers: Ints
    """Last pawns that won of late, by side: couple and step, or −1."""
    many: Ints
    values: Floats


def stack_of(table: Table) -> Stack:
    couples = table.a.size
    return Stack(
        np.zeros((DEEP, 1), np.uint64), np.zeros((DEEP, couples), np.int64), np.zeros((DEEP, 2, 6, 2), np.int64),
        np.zeros((DEEP, 2), np.int64), np.zeros((DEEP, 2, 7), np.int64),
        np.zeros((DEEP, WIDE), np.int64), np.zeros((DEEP, WIDE), np.int64), np.zeros(DEEP, np.int64),
        np.zeros(DEEP, np.int64), np.zeros((DEEP, 3)), np.full((DEEP, DEEP, 2), -1, np.int64),
        np.full((2, KILLERS, 2), -1, np.int64), np.empty((2, PLENTY), np.int64), np.empty(PLENTY),
    )  # fmt: skip


@native
def spot_at(stack: Stack, height: int) -> Spot:
    return Spot(
        stack.alive[height], stack.shut[height], stack.pawns[height], stack.placed[height], stack.held[height]
    )  # fmt: skip


@native
def descend(table: Table, stack: Stack, spot: Spot, height: int, side: int, couple: int, step: int) -> None:
    """The spot after a placement, at the given height."""
    then = spot_at(stack, height)
    then.alive[:], then.shut[:], then.pawns[:] = spot.alive, spot.shut, spot.pawns
    then.placed[:], then.held[:] = spot.placed, spot.held
    put(table, then, side, couple, step)


@native
def kept(couples: Ints, steps: Ints, values: Floats, total: int, width: int, out_c: Ints, out_k: Ints) -> int:
    """The best `width` candidates, few of them on one line; a value taken is struck out."""
    number = 0
    while number < width:
        best, most = -1, -1.0
        for at in range(total):
            if values[at] > most:
                best, most = at, values[at]
        if best < 0:
            break
        values[best], same = -2.0, 0
        for at in range(number):
            same += int(out_c[at] == couples[best])
        if same < max(3, width // 12):
            out_c[number], out_k[number] = couples[best], steps[best]
            number += 1
    return number


@native
def may_stand(table: Table, spot: Spot, couple: int, step: int) -> bool:
    """Whether this very placement is legal in the spot (LCN-18, LCN-22)."""
    i, j, alive, radius = table.a[couple], table.b[couple], spot.alive[0], table.sizes[2]
    if spot.shut[couple] or table.blockers[couple] & alive != np.uint64(0):
        return False
    if not lies(alive, i) or not lies(alive, j):
        return False
    for at in range(table.start[couple], table.start[couple + 1]):
        if table.first[at] <= step <= table.last[at] and lies(alive, table.near[at]):
            return False
    x, y = point_of(table.x[i], table.y[i], table.x[j], table.y[j], table.steps[couple], step)
    for side in range(2):
        for p in range(spot.placed[side]):
            dx, dy = spot.pawns[side, p, 0] - x, spot.pawns[side, p, 1] - y
            if dx * dx + dy * dy < 4 * radius * radius:
                return False
    return True


@native
def last_worth(table: Table, stack: Stack, height: int, side: int) -> tuple[float, int]:
    """What the last pawn makes of it, and the placements looked at; one that won of late is tried first, and any
    win is enough."""
    spot, line = spot_at(stack, height), stack.line[height]
    couples, steps, killers = stack.many[0], stack.many[1], stack.killers[side]
    total = 0
    for at in range(KILLERS):
        if killers[at, 0] >= 0 and may_stand(table, spot, killers[at, 0], killers[at, 1]):
            couples[total], steps[total] = killers[at]
            total += 1
    if total:
        best = judge_last(table, spot, side, couples, steps, total, stack.values, WON)
        if stack.values[best] >= WON:
            line[0, 0], line[0, 1], line[1, 0] = couples[best], steps[best], -1
            return stack.values[best], total
    best = best_last(table, spot, side, couples, steps, stack.values, WON)
    if best < 0:
        return ended(table, spot, side), 1
    line[0, 0], line[0, 1], line[1, 0] = couples[best], steps[best], -1
    if stack.values[best] >= WON:
        killers[1:] = killers[:-1].copy()
        killers[0] = line[0]
    return stack.values[best], total + best + 1


@native
def ended(table: Table, spot: Spot, side: int) -> float:
    """The count if nobody places any more."""
    then = Spot(spot.alive, spot.shut, spot.pawns, spot.placed, spot.held.copy())
    share_out(table, then)
    return worth(then.held, side)


@native
def ranked(table: Table, stack: Stack, height: int, side: int, width: int, density: int, feel: Floats) -> int:
    """The candidates kept at a height, best first; returns the placements looked at."""
    spot, couples, steps = spot_at(stack, height), stack.many[0], stack.many[1]
    total = points(table, spot, side, density, False, couples, steps)
    weigh(table, spot, side, couples, steps, total, stack.values, feel)
    stack.bounds[height, 2] = stack.values[:total].max() if total else UNKNOWN
    stack.number[height] = kept(
        couples, steps, stack.values, total, width, stack.couples[height], stack.steps[height]
    )  # fmt: skip
    return total


@native
def searched(
    table: Table, stack: Stack, turn: int, depth: int, alpha: float, beta: float,
    widths: Ints, fine: int, feel: Floats, nodes: int,
) -> tuple[float, int]:  # fmt: skip
    """The value at height 0 for the side to move and the placements looked at; UNKNOWN if `nodes` ran out.
    `widths` are the candidates kept by each side, first the one to move, and by pawns still to come;
    with at most `fine` of them every critical point is a candidate."""
    height, looked, entering, value = 0, 0, True, 0.0
    stack.bounds[0, 0], stack.bounds[0, 1] = alpha, beta
    while True:
        side = turn if height % 2 == 0 else 1 - turn
        if entering:
            if looked > nodes:
                return UNKNOWN, looked
            left, to_go = 12 - stack.placed[height].sum(), depth - height
            stack.line[height, 0, 0] = -1
            entering = False
            if left == 0:
                value = ended(table, spot_at(stack, height), side)
            elif left == 1:
                value, more = last_worth(table, stack, height, side)
                looked += more
            else:
                width = widths[height % 2, left] if to_go > 1 else 1
                looked += ranked(table, stack, height, side, width, CRITICAL if left <= fine else 3, feel)
                value = stack.bounds[height, 2]
                if value == UNKNOWN:
                    value = ended(table, spot_at(stack, height), side)
                elif to_go <= 1:
                    stack.line[height, 0, 0] = stack.couples[height, 0]
                    stack.line[height, 0, 1] = stack.steps[height, 0]
                    stack.line[height, 1, 0] = -1
                else:
                    stack.at[height], stack.bounds[height, 2] = 0, UNKNOWN
                    value = UNKNOWN
        else:  # a value came back from the height above
            at = stack.at[height] - 1
            if 1.0 - value > stack.bounds[height, 2]:
                stack.bounds[height, 2] = 1.0 - value
                stack.line[height, 0, 0], stack.line[height, 0, 1] = stack.couples[height, at], stack.steps[height, at]
                stack.line[height, 1:] = stack.line[height + 1, :-1]
            value = UNKNOWN
        low, high, best = stack.bounds[height]
        if value == UNKNOWN:
            at = stack.at[height]
            if at < stack.number[height] and best < min(high, WON):
                stack.at[height] += 1
                spot = spot_at(stack, height)
                descend(table, stack, spot, height + 1, side, stack.couples[height, at], stack.steps[height, at])
                stack.bounds[height + 1, 0], stack.bounds[height + 1, 1] = 1.0 - high, 1.0 - max(low, best)
                height += 1
                entering = True
                continue
            value = best
        if height == 0:
            return value, looked
        height -= 1
