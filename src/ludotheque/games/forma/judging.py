"""What a position is worth to each seat, and which placements deserve a look."""

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.forma.kernel import Cells, Counts, Free, fitting, jit, pattern_rows, turn_masks
from ludotheque.games.forma.paths import add_heat, bridge_hopes
from ludotheque.games.forma.tables import (
    BORDER,
    ELEMENT,
    FIRST_TURN,
    FREE,
    KIND_OF,
    KINDS,
    OBSTACLE,
    OFFSET,
    PATTERNS,
    SIZE_OF,
    TOWER,
    WIDE,
)

Floats = NDArray[np.float64]

# Places in the array of weights.
GIFT, TOWER_TURN, RING, ROOM, BLOCK, HEAT, BRIDGES, LARGE, MORE, GLANCE_GIFT = range(10)


@jit
def open_sides(cells: Cells, at: int) -> int:
    count = 0
    for step in (-WIDE, -1, 1, WIDE):
        if cells[at + step] == FREE:
            count += 1
    return count


@jit
def ring_hope(cells: Cells, at: int, seat: int) -> int:
    """How many sides of an obstacle the seat has closed, or −1 if somebody else has one."""
    own = 0
    for step in (-WIDE, -1, 1, WIDE):
        code = cells[at + step]
        if code == ELEMENT + seat:
            own += 1
        elif code != FREE and code != BORDER:
            return -1
    return own


@jit
def room_left(free: Free, reserve: Counts, patterns: NDArray[np.uint32]) -> float:
    """The squares that may still be placed: each shape by how many corners it fits at."""
    masks = np.empty(20, np.uint32)
    total = 0.0
    for kind in range(KINDS):
        if reserve[kind] == 0:
            continue
        corners = 0
        for turn in range(FIRST_TURN[kind], FIRST_TURN[kind + 1]):
            if turn_masks(patterns, turn, masks):
                for row in range(20):
                    if masks[row]:
                        corners += 1
        total += SIZE_OF[kind] * min(float(reserve[kind]), corners / 4.0)
    return total


@jit
def worths(
    cells: Cells, free: Free, tower: int, reserves: Counts, points: Counts, seat: int, over: bool,
    rows: int, cols: int, hope: Floats, weights: Floats, out: Floats,
) -> None:  # fmt: skip
    """The worth of the position to every seat; `seat` is to move."""
    seats = reserves.shape[0]
    patterns = np.empty((PATTERNS.size, 25), np.uint32)
    pattern_rows(free, patterns)
    for each in range(seats):
        out[each] = float(points[each])
        if weights[BRIDGES] > 0.0:
            out[each] += bridge_hopes(cells, each, rows, cols, hope, int(weights[BRIDGES]))
        if not over:
            out[each] += weights[ROOM] * room_left(free, reserves[each], patterns)
    if over:
        return
    gifts = 0
    for row in range(1, rows + 1):
        for at in range(row * WIDE + 1, row * WIDE + cols + 1):
            code = cells[at]
            if code == FREE:
                gifts += 1 if open_sides(cells, at) == 1 else 0
            elif code == OBSTACLE:
                for each in range(seats):
                    own = ring_hope(cells, at, each)
                    if own > 0:
                        out[each] += weights[RING] * own
    # The seat to move takes the first gift, and some of the others before anybody else.
    if gifts > 0:
        out[seat] += weights[GIFT] + weights[MORE] * (gifts - 1)
    if tower > 0 and cells[tower] == TOWER:
        sides = open_sides(cells, tower)
        if sides < 4:
            out[seat] += weights[TOWER_TURN] / (1.0 + (sides - 1))


@jit
def advantage(worth: Floats, seat: int) -> float:
    """To one seat: its worth less that of the others, the best of them counting most."""
    seats = worth.size
    best, total = -1e18, 0.0
    for other in range(seats):
        if other != seat:
            best = max(best, worth[other])
            total += worth[other]
    return float(worth[seat] - 0.6 * best - 0.4 * total / (seats - 1))


@jit
def glance(cells: Cells, placement: int, seat: int, heat: Floats, weights: Floats, stamp: Counts, tick: int) -> float:
    """A first judgement of a placement: what it wins and gives away at once, and where it lies."""
    turn, at = placement // 400, placement % 400
    corner = (at // 20 + 1) * WIDE + at % 20 + 1
    size = SIZE_OF[KIND_OF[turn]]
    value = 2.0 * size * weights[LARGE]
    for i in range(size):
        new = corner + OFFSET[turn, i]
        cells[new] = ELEMENT + seat
        value += heat[new]
    for i in range(size):
        for step in (-WIDE, -1, 1, WIDE):
            beside = corner + OFFSET[turn, i] + step
            if stamp[beside] == tick:
                continue
            stamp[beside] = tick
            code = cells[beside]
            if code == FREE:
                sides = open_sides(cells, beside)
                if sides == 0:
                    value += 10.0
                elif sides == 1:
                    value -= weights[GLANCE_GIFT]
            elif code == OBSTACLE:
                own = ring_hope(cells, beside, seat)
                if own > 0:
                    value += 10.0 if open_sides(cells, beside) == 0 else weights[RING] * own
            elif code == TOWER:
                value += 50.0 if open_sides(cells, beside) == 0 else -weights[TOWER_TURN] / 2.0
            elif code == ELEMENT + seat:
                value += 0.05
    for i in range(size):
        cells[corner + OFFSET[turn, i]] = FREE
    return float(value)


@jit
def candidates(
    cells: Cells, free: Free, reserves: Counts, seat: int, rows: int, cols: int, hope: Floats, weights: Floats,
    chosen: Counts, glanced: Floats, width: int, listed: Counts, stamp: Counts,
) -> int:  # fmt: skip
    """The placements of a seat with the best first judgement, best first; returns how many."""
    count = fitting(free, reserves[seat], listed)
    heat = np.zeros(WIDE * WIDE, np.float64)
    if weights[HEAT] > 0.0 and count > 0:
        for each in range(reserves.shape[0]):
            share = weights[HEAT] if each == seat else weights[BLOCK]
            add_heat(cells, each, rows, cols, hope, share, heat)
    kept = 0
    for i in range(count):
        stamp[0] += 1
        value = glance(cells, listed[i], seat, heat, weights, stamp[1:], stamp[0])
        if kept == width and value <= glanced[kept - 1]:
            continue
        if kept < width:
            kept += 1
        j = kept - 1
        while j > 0 and glanced[j - 1] < value:
            glanced[j] = glanced[j - 1]
            chosen[j] = chosen[j - 1]
            j -= 1
        glanced[j] = value
        chosen[j] = listed[i]
    return kept
