"""What a position is worth to each seat, and which placements deserve a look."""

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.forma.kernel.arrays import (
    BORDER,
    ELEMENT,
    FREE,
    OBSTACLE,
    PLANE,
    ROWS,
    TOWER,
    WIDE,
    Bits,
    Codes,
    Ints,
    Position,
)
from ludotheque.games.forma.kernel.paths import Floats, add_bridge_gains, bridge_hopes
from ludotheque.games.forma.kernel.play import U1, jit, pattern_rows, turn_masks
from ludotheque.games.forma.kernel.shapes import (
    FIRST_TURN,
    KIND_OF,
    KINDS,
    PATTERNS,
    REACH,
    REACH_COUNT,
    SIZE_OF,
    TURNS,
)

Gains = NDArray[np.int32]
FINE = 1024
"""Of a quick value, to a point: whole numbers add up quickly and alike everywhere."""
CORNERS = 20 * WIDE


def hopes(reach: float = 6.0, almost: float = 42.0) -> Floats:
    """What a bridge is worth with so many free cells missing: 50 with none, then what is `almost` sure, and with
    `reach` more of them e times less."""
    return np.array([50.0] + [almost * math.exp(-missing / reach) for missing in range(1, 100)])


class Weights(NamedTuple):
    """What the evaluation counts beside the points, in points."""

    hope: Floats
    """Of a bridge, by the free cells it still needs."""
    bridges: int = 0
    """How many of them an axis are counted."""
    gift: float = 0.0
    """A free square with one open side, to the seat to move: the first of them …"""
    more: float = 0.0
    """… and each of the others."""
    tower: float = 0.0
    """The tower with one open side, to the seat to move."""
    ring: float = 0.0
    """An obstacle, a side that the seat has closed."""
    room: float = 0.0
    """A square that may still be placed."""
    large: float = 0.0
    """A square of the element itself, in a quick value."""
    gift_left: float = 0.0
    """A gift left to the next seat, in a quick value."""
    extend: float = 0.0
    """A cell on the way of an own bridge, in a quick value …"""
    block: float = 0.0
    """… and on that of another seat's."""


@jit
def open_sides(cells: Codes, at: int) -> int:
    count = 0
    for step in (-WIDE, -1, 1, WIDE):
        if cells[at + step] == FREE:
            count += 1
    return count


@jit
def own_sides(cells: Codes, at: int, seat: int) -> int:
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
def room_left(reserve: Ints, patterns: Bits) -> float:
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
def evaluate(position: Position, seat: int, over: bool, weights: Weights, out: Floats) -> None:
    """The worth of the position to every seat; `seat` is to move."""
    cells, free, reserves = position.cells, position.free, position.reserves
    seats = reserves.shape[0]
    patterns = np.empty((PATTERNS.size, ROWS), np.uint32)
    pattern_rows(free, patterns)
    for each in range(seats):
        out[each] = float(position.points[each])
        if weights.bridges > 0:
            out[each] += bridge_hopes(position, each, weights.hope, weights.bridges)
        if not over:
            out[each] += weights.room * room_left(reserves[each], patterns)
    if over:
        return
    gifts = 0
    for row in range(1, position.rows + 1):
        for at in range(row * WIDE + 1, row * WIDE + position.cols + 1):
            code = cells[at]
            if code == FREE:
                gifts += 1 if open_sides(cells, at) == 1 else 0
            elif code == OBSTACLE:
                for each in range(seats):
                    own = own_sides(cells, at, each)
                    if own > 0:
                        out[each] += weights.ring * own
    # The seat to move takes the first gift; of two it takes some of the others too, of more they go round.
    if gifts > 0:
        out[seat] += weights.gift
    for number in range(1, gifts):
        out[seat if seats == 2 else (seat + number) % seats] += weights.more
    tower = position.tower
    if tower > 0 and cells[tower] == TOWER:
        sides = open_sides(cells, tower)
        if sides < 4:
            out[seat] += weights.tower / (1.0 + (sides - 1))


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
def gains(cells: Codes, seat: int, weights: Weights, out: Gains) -> None:
    """What a cell adds to a placement beside it, in the plane of how many of its sides that closes."""
    out[:] = 0
    for at in range(WIDE, PLANE - WIDE):
        code = cells[at]
        if code == ELEMENT + seat:
            for closed in range(1, 4):
                out[closed * PLANE + at] = FINE // 20
        elif code in (FREE, OBSTACLE, TOWER):
            sides = open_sides(cells, at)
            own = own_sides(cells, at, seat) if code == OBSTACLE else 0
            for closed in range(1, 4):
                left = sides - closed
                if code == FREE:
                    value = 10.0 if left == 0 else -weights.gift_left if left == 1 else 0.0
                elif code == TOWER:
                    value = 50.0 if left == 0 else -weights.tower / 2.0
                elif own < 0:
                    value = 0.0
                else:
                    value = 10.0 if left == 0 else weights.ring * (own + closed)
                out[closed * PLANE + at] = int(value * FINE)


@jit
def bridge_gains(position: Position, seat: int, weights: Weights, out: Gains) -> None:
    """What covering a cell does for the seat's bridges and against those of others, in the first plane."""
    gain = np.zeros(PLANE, np.float64)
    for each in range(position.reserves.shape[0]):
        add_bridge_gains(position, each, weights.hope, weights.extend if each == seat else weights.block, gain)
    for at in range(PLANE):
        out[at] = int(gain[at] * FINE)


@jit
def quick_values(turn: int, gain: Gains, weights: Weights, out: Gains) -> None:
    """A first look at an orientation at every corner: what it wins and gives away at once, and where it lies."""
    out[:] = int(2.0 * weights.large * FINE) * SIZE_OF[KIND_OF[turn]]
    for i in range(REACH_COUNT[turn]):
        first = WIDE + 1 + REACH[turn, i]
        part = gain[first : first + CORNERS]
        for at in range(CORNERS):
            out[at] += part[at]


@jit
def candidates(position: Position, seat: int, weights: Weights, width: int, chosen: Ints, values: Ints) -> int:
    """The placements of a seat with the best quick values, best first; returns how many."""
    patterns = np.empty((PATTERNS.size, ROWS), np.uint32)
    masks = np.empty(20, np.uint32)
    gain = np.empty(PLANE * 5, np.int32)
    at_corners = np.empty(CORNERS, np.int32)
    pattern_rows(position.free, patterns)
    gains(position.cells, seat, weights, gain)
    if weights.extend > 0.0:
        bridge_gains(position, seat, weights, gain)
    kept = 0
    for turn in range(TURNS):
        if position.reserves[seat, KIND_OF[turn]] == 0 or not turn_masks(patterns, turn, masks):
            continue
        quick_values(turn, gain, weights, at_corners)
        for row in range(20):
            mask, col = masks[row], 0
            while mask:
                if mask & U1:
                    value = at_corners[row * WIDE + col]
                    if kept < width or value > values[kept - 1]:
                        kept = min(width, kept + 1)
                        _rank(chosen, values, kept, turn * 400 + row * 20 + col, value)
                mask >>= U1
                col += 1
    return kept


@jit
def _rank(chosen: Ints, values: Ints, kept: int, placement: int, value: int) -> None:
    """Put a placement where it belongs; the last of the `kept` ones makes room."""
    j = kept - 1
    while j > 0 and values[j - 1] < value:
        values[j], chosen[j] = values[j - 1], chosen[j - 1]
        j -= 1
    values[j], chosen[j] = value, placement
