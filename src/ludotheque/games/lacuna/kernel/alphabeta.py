"""Alpha-beta over the best-ranked candidates, compiled: the last pawn exact, everything before by its rank."""

from typing import NamedTuple

import numpy as np

from ludotheque.games.lacuna.kernel.arrays import COLOUR_COUNT, PLACEMENTS, Floats, Ints, PondArrays, StateArrays, copy
from ludotheque.games.lacuna.kernel.candidates import CRITICAL, Candidates, generate, new_candidates
from ludotheque.games.lacuna.kernel.compiled import compiled
from ludotheque.games.lacuna.kernel.evaluation import Coefficients
from ludotheque.games.lacuna.kernel.last_pawn import best_last, evaluate_last, value_now
from ludotheque.games.lacuna.kernel.play import may_stand, place
from ludotheque.games.lacuna.kernel.ranking import evaluate
from ludotheque.games.lacuna.rules.pond import FLOWERS
from ludotheque.games.lacuna.rules.state import PAWNS

HEIGHTS = PLACEMENTS + 1
MAX_WIDTH = 128
"""Candidates kept at one height."""
KILLERS = 6
"""Winning last pawns remembered for each side."""
WON = 0.9
"""A value above it is a won count."""
UNKNOWN = -1.0
"""The nodes ran out."""
STRUCK = -2.0
"""Instead of the value of a candidate that is taken."""
COARSE = 3
"""Points a stretch where not every critical point is a candidate."""


class Stack(NamedTuple):
    """One line of play: the state at every height, the candidates kept there, and scratch room."""

    states: StateArrays
    """Each array with the height as its first index."""
    couples: Ints
    steps: Ints
    number: Ints
    tried: Ints
    """How many of the candidates were descended into, by height."""
    alpha: Floats
    beta: Floats
    best: Floats
    line: Ints
    """The best line from every height on: couple and step; −1 ends it."""
    killers: Ints
    """Last pawns that won of late, by side: couple and step, or −1."""
    scratch: Candidates

    def at(self, height: int) -> StateArrays:
        """The state at a height, for Python."""
        return StateArrays(*(array[height] for array in self.states))


class Settings(NamedTuple):
    """How far a search goes."""

    depth: int
    widths: Ints
    """The candidates kept by each side, first the one to move, and by pawns still to come."""
    critical: int
    """With at most so many pawns to come every critical point is a candidate."""
    nodes: int
    """Placements that it may look at."""


def new_stack(pond: PondArrays) -> Stack:
    states = StateArrays(
        np.zeros((HEIGHTS, 1), np.uint64), np.zeros((HEIGHTS, pond.a.size), np.int64),
        np.zeros((HEIGHTS, 2, PAWNS, 2), np.int64), np.zeros((HEIGHTS, 2), np.int64),
        np.zeros((HEIGHTS, 2, COLOUR_COUNT), np.int64), np.zeros((HEIGHTS, 2, FLOWERS), np.int64),
    )  # fmt: skip
    return Stack(
        states,
        np.zeros((HEIGHTS, MAX_WIDTH), np.int64), np.zeros((HEIGHTS, MAX_WIDTH), np.int64),
        np.zeros(HEIGHTS, np.int64), np.zeros(HEIGHTS, np.int64),
        np.zeros(HEIGHTS), np.zeros(HEIGHTS), np.zeros(HEIGHTS),
        np.full((HEIGHTS, HEIGHTS, 2), -1, np.int64), np.full((2, KILLERS, 2), -1, np.int64), new_candidates(),
    )  # fmt: skip


@compiled
def state_at(stack: Stack, height: int) -> StateArrays:
    states = stack.states
    return StateArrays(
        states.flowers[height], states.obstructed[height], states.pawns[height], states.placed[height],
        states.held[height], states.nearest[height],
    )  # fmt: skip


@compiled
def descend(
    pond: PondArrays, stack: Stack, state: StateArrays, height: int, side: int, couple: int, step: int
) -> None:  # fmt: skip
    """The state after a placement, at the given height."""
    then = state_at(stack, height)
    copy(state, then)
    place(pond, then, side, couple, step)


@compiled
def keep_best(candidates: Candidates, total: int, width: int, couples: Ints, steps: Ints) -> int:
    """The best `width` candidates, few of them on one line; a value taken is struck out. Those of a line stand
    together: the best of every line is known, and only a line that lost it is gone through again."""
    values, number, lines = candidates.values, 0, 0
    starts, tops, kept = candidates.room.lines[0], candidates.room.lines[1], candidates.room.lines[2]
    for at in range(total):
        if at == 0 or candidates.couples[at] != candidates.couples[at - 1]:
            starts[lines], tops[lines], kept[lines] = at, at, 0
            lines += 1
        elif values[at] > values[tops[lines - 1]]:
            tops[lines - 1] = at
    starts[lines] = total
    while number < width:
        line, most = -1, -1.0
        for each in range(lines):
            if kept[each] < max(3, width // 12) and values[tops[each]] > most:
                line, most = each, values[tops[each]]
        if line < 0:
            break
        best = tops[line]
        couples[number], steps[number] = candidates.couples[best], candidates.steps[best]
        values[best], number = STRUCK, number + 1
        kept[line] += 1
        for at in range(starts[line], starts[line + 1]):
            if values[at] > values[tops[line]]:
                tops[line] = at
    return number


@compiled
def last_value(pond: PondArrays, stack: Stack, height: int, side: int) -> tuple[float, int]:
    """What the last pawn makes of it, and the placements looked at; killers are tried first, and any win is
    enough."""
    state, line, scratch = state_at(stack, height), stack.line[height], stack.scratch
    couples, steps, values, killers = scratch.couples, scratch.steps, scratch.values, stack.killers[side]
    total = 0
    for at in range(KILLERS):
        if killers[at, 0] >= 0 and may_stand(pond, state, killers[at, 0], killers[at, 1]):
            couples[total], steps[total] = killers[at, 0], killers[at, 1]
            total += 1
    if total:
        best = evaluate_last(pond, state, side, scratch, total, WON)
        if values[best] >= WON:
            line[0, 0], line[0, 1], line[1, 0] = couples[best], steps[best], -1
            return values[best], total
    best = best_last(pond, state, side, scratch, WON)
    if best < 0:
        return value_now(pond, state, side), 1
    line[0, 0], line[0, 1], line[1, 0] = couples[best], steps[best], -1
    if values[best] >= WON:
        for at in range(KILLERS - 1, 0, -1):
            killers[at, 0], killers[at, 1] = killers[at - 1, 0], killers[at - 1, 1]
        killers[0, 0], killers[0, 1] = line[0, 0], line[0, 1]
    return values[best], total + best + 1


@compiled
def expand(
    pond: PondArrays, stack: Stack, height: int, side: int, width: int, density: int, coefficients: Coefficients
) -> int:  # fmt: skip
    """The candidates kept at a height, best first, and the best value; returns the placements looked at."""
    state, scratch = state_at(stack, height), stack.scratch
    total = generate(pond, state, side, density, False, scratch)
    evaluate(pond, state, side, scratch, total, coefficients)
    stack.best[height] = UNKNOWN
    for at in range(total):
        stack.best[height] = max(stack.best[height], scratch.values[at])
    stack.number[height] = keep_best(scratch, total, width, stack.couples[height], stack.steps[height])
    return total


@compiled
def alphabeta(
    pond: PondArrays, stack: Stack, turn: int, alpha: float, beta: float, settings: Settings,
    coefficients: Coefficients,
) -> tuple[float, int]:  # fmt: skip
    """The value at height 0 for the side to move and the placements looked at; UNKNOWN if the nodes ran out."""
    height, looked, entering, value = 0, 0, True, 0.0
    stack.alpha[0], stack.beta[0] = alpha, beta
    while True:
        side = turn if height % 2 == 0 else 1 - turn
        if entering:
            if looked > settings.nodes:
                return UNKNOWN, looked
            left, to_go = PLACEMENTS - stack.states.placed[height].sum(), settings.depth - height
            stack.line[height, 0, 0] = -1
            entering = False
            if left == 0:
                value = value_now(pond, state_at(stack, height), side)
            elif left == 1:
                value, more = last_value(pond, stack, height, side)
                looked += more
            else:
                width = settings.widths[height % 2, left] if to_go > 1 else 1
                density = CRITICAL if left <= settings.critical else COARSE
                looked += expand(pond, stack, height, side, width, density, coefficients)
                value = stack.best[height]
                if value == UNKNOWN:
                    value = value_now(pond, state_at(stack, height), side)
                elif to_go <= 1:
                    stack.line[height, 0, 0] = stack.couples[height, 0]
                    stack.line[height, 0, 1] = stack.steps[height, 0]
                    stack.line[height, 1, 0] = -1
                else:
                    stack.tried[height], stack.best[height] = 0, UNKNOWN
                    value = UNKNOWN
        else:  # a value came back from the height above
            at = stack.tried[height] - 1
            if 1.0 - value > stack.best[height]:
                stack.best[height] = 1.0 - value
                stack.line[height, 0, 0], stack.line[height, 0, 1] = stack.couples[height, at], stack.steps[height, at]
                for on in range(1, HEIGHTS):
                    stack.line[height, on, 0] = stack.line[height + 1, on - 1, 0]
                    stack.line[height, on, 1] = stack.line[height + 1, on - 1, 1]
            value = UNKNOWN
        if value == UNKNOWN:
            at, best = stack.tried[height], stack.best[height]
            if at < stack.number[height] and best < min(stack.beta[height], WON):
                stack.tried[height] += 1
                state = state_at(stack, height)
                descend(pond, stack, state, height + 1, side, stack.couples[height, at], stack.steps[height, at])
                stack.alpha[height + 1] = 1.0 - stack.beta[height]
                stack.beta[height + 1] = 1.0 - max(stack.alpha[height], best)
                height += 1
                entering = True
                continue
            value = best
        if height == 0:
            return value, looked
        height -= 1
