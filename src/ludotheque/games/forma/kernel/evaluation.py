"""What a position is worth to each seat, and which placements deserve a look."""

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.forma.kernel.paths import add_heat, bridge_hopes
from ludotheque.games.forma.kernel.play import ROWS, U1, Cells, Counts, Free, jit, pattern_rows, turn_masks
from ludotheque.games.forma.kernel.shapes import (
    BORDER,
    ELEMENT,
    FIRST_TURN,
    FREE,
    KIND_OF,
    KINDS,
    OBSTACLE,
    PATTERNS,
    PLANE,
    REACH,
    REACH_COUNT,
    SIZE_OF,
    TOWER,
    TURNS,
    WIDE,
)

Floats = NDArray[np.float64]
Gains = NDArray[np.int32]
FINE = 1024
"""Of a first judgement, to a point: whole numbers add up quickly and alike everywhere."""
CORNERS = 20 * WIDE

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
    # The seat to move takes the first gift; of two it takes some of the others too, of more they go round.
    if gifts > 0:
        out[seat] += weights[GIFT]
    for turn in range(1, gifts):
        out[seat if seats == 2 else (seat + turn) % seats] += weights[MORE]
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
def gains(cells: Cells, seat: int, weights: Floats, out: Gains) -> None:
    """What a cell adds to a placement beside it, in the plane of how many of its sides that closes."""
    out[:] = 0
    for at in range(WIDE, PLANE - WIDE):
        code = cells[at]
        if code == ELEMENT + seat:
            for closed in range(1, 4):
                out[closed * PLANE + at] = FINE // 20
        elif code in (FREE, OBSTACLE, TOWER):
            sides = open_sides(cells, at)
            own = ring_hope(cells, at, seat) if code == OBSTACLE else 0
            for closed in range(1, 4):
                left = sides - closed
                if code == FREE:
                    value = 10.0 if left == 0 else -weights[GLANCE_GIFT] if left == 1 else 0.0
                elif code == TOWER:
                    value = 50.0 if left == 0 else -weights[TOWER_TURN] / 2.0
                elif own < 0:
                    value = 0.0
                else:
                    value = 10.0 if left == 0 else weights[RING] * (own + closed)
                out[closed * PLANE + at] = int(value * FINE)


@jit
def warm(cells: Cells, seats: int, seat: int, rows: int, cols: int, hope: Floats, weights: Floats, out: Gains) -> None:
    """What covering a cell does for the seat's bridges and against those of others, in the first plane."""
    heat = np.zeros(PLANE, np.float64)
    for each in range(seats):
        add_heat(cells, each, rows, cols, hope, weights[HEAT] if each == seat else weights[BLOCK], heat)
    for at in range(PLANE):
        out[at] = int(heat[at] * FINE)


@jit
def glances(turn: int, gain: Gains, large: int, out: Gains) -> None:
    """A first judgement of an orientation at every corner: what it wins and gives away at once, and where it lies."""
    out[:] = large * SIZE_OF[KIND_OF[turn]]
    for i in range(REACH_COUNT[turn]):
        first = WIDE + 1 + REACH[turn, i]
        part = gain[first : first + CORNERS]
        for at in range(CORNERS):
            out[at] += part[at]


@jit
def candidates(
    cells: Cells, free: Free, reserves: Counts, seat: int, rows: int, cols: int, hope: Floats, weights: Floats,
    chosen: Counts, glanced: Counts, width: int,
) -> int:  # fmt: skip
    """The placements of a seat with the best first judgement, best first; returns how many."""
    patterns = np.empty((PATTERNS.size, ROWS), np.uint32)
    masks = np.empty(20, np.uint32)
    gain = np.empty(PLANE * 5, np.int32)
    judged = np.empty(CORNERS, np.int32)
    pattern_rows(free, patterns)
    gains(cells, seat, weights, gain)
    if weights[HEAT] > 0.0:
        warm(cells, reserves.shape[0], seat, rows, cols, hope, weights, gain)
    kept = 0
    for turn in range(TURNS):
        if reserves[seat, KIND_OF[turn]] == 0 or not turn_masks(patterns, turn, masks):
            continue
        glances(turn, gain, int(2.0 * weights[LARGE] * FINE), judged)
        for row in range(20):
            mask, col = masks[row], 0
            while mask:
                if mask & U1:
                    value = judged[row * WIDE + col]
                    if kept < width or value > glanced[kept - 1]:
                        kept = min(width, kept + 1)
                        _rank(chosen, glanced, kept, turn * 400 + row * 20 + col, value)
                mask >>= U1
                col += 1
    return kept


@jit
def _rank(chosen: Counts, glanced: Counts, kept: int, placement: int, value: int) -> None:
    """Put a placement where it belongs; the last of the `kept` ones makes room."""
    j = kept - 1
    while j > 0 and glanced[j - 1] < value:
        glanced[j], chosen[j] = glanced[j - 1], chosen[j - 1]
        j -= 1
    glanced[j], chosen[j] = value, placement
