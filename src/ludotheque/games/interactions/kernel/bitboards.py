"""Two players on bitboards: legal cells, effects, the last turn and the key of a position, all for the solver."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.interactions.kernel.play import TURNS_SIDE, VALUES, KernelOptions
from ludotheque.games.interactions.rules.state import TURNS
from ludotheque.games.interactions.rules.territory import FORMATS
from ludotheque.games.interactions.rules.tiles import LETTERS, TILES, Offset
from ludotheque.search.bits import bit_count, byte_swap, lowest_bit
from ludotheque.search.native import native

Numbers = NDArray[np.int64]

# A canvas of 7×7 cells, bit row·8 + column, the first tile in the middle: 3×4 reaches no further.
SIDE = 7
CENTRE = 3 * 8 + 3
CELLS = 2 * TURNS

# Columns of a frame: first bits of the canvas, the sides that show and whose tiles are the first player's.
RECTO, VERSO, FIRST = 0, 1, 2
WEIGHT = 3
"""Four columns, the bits of a signed number a cell: what the first player's margin loses with that tile's recto."""
SPAN = 7
"""The rows that have tiles, and from bit 7 on the columns."""
HANDS = 8
"""A byte each: what is available to the first and to the second player, and what each has in reserve."""
MARGIN, PLACED = 9, 10
"""MARGIN is the mover's points less the other's, visible values only."""
KEY = 11
WIDTH = 24
"""With room for what a search keeps beside a position."""
ALL_HANDS = 0x7F7F7F7F


def _runs() -> list[int]:
    """The sets of rows, or of columns, that tiles can lie in: next to each other."""
    return [(1 << count) - 1 << first for first in range(SIDE) for count in range(1, SIDE - first + 1)]


def _reach() -> Numbers:
    """By rows, columns, and those that have tiles: the cells that keep within the format's short and long side."""
    table = np.zeros((2, 2, 1 << SIDE), np.int64)
    for run in _runs():
        first, last = (run & -run).bit_length() - 1, run.bit_length() - 1
        for at in range(SIDE):
            for long, most in enumerate(FORMATS[2]):
                if max(last, at) - min(first, at) < most:
                    table[0, long, run] |= 0x7F << 8 * at
                    table[1, long, run] |= sum(1 << 8 * row + at for row in range(SIDE))
    return table


def _effects() -> Numbers:
    """By tile and cell: the cells looked at (IXN-2)."""
    table = np.zeros((7, 64), np.int64)
    for tile, kind in enumerate(TILES.values()):
        for row, column in np.ndindex(SIDE, SIDE):
            near = [(row + down, column + right) for down, right in kind.looks_at]
            table[tile, row * 8 + column] = sum(1 << (r * 8 + c) for r, c in near if 0 <= r < SIDE and 0 <= c < SIDE)
    return table


def _seventh() -> Numbers:
    """By the last tile, as a mask, and the rectos: the bonus (IXN-22)."""
    table = np.zeros((128, 7), np.int64)
    for tile in range(7):
        table[1 << tile, :3], table[1 << tile, 4:] = VALUES[tile, 1], VALUES[tile, 0]
    return table


def _turning(offset: Offset, front: bool) -> int:
    """The set of tiles that turn a tile over which lies there and shows that side."""
    letters = (tile.letter for tile in TILES.values() if offset in tile.looks_at and tile.turns_front is front)
    return sum(1 << LETTERS.index(letter) for letter in letters)


def _turners() -> Numbers:
    """By the tiles that are still in hands: in which directions they harm, and help, as bits."""
    kinds = [_turning(offset, front) for front in (True, False) for offset in ((0, 1), (1, 0), (1, 1))]
    return np.array([sum((held & kind != 0) << k for k, kind in enumerate(kinds)) for held in range(128)], np.int64)


REACH = _reach()
EFFECT = _effects()
SEVENTH = _seventh()
TURNERS = _turners()
LOSS = VALUES[:, 0] - VALUES[:, 1]
"""What a tile's owner loses when it is turned to verso."""
WEIGHTS = np.array((LOSS, -LOSS), np.int64)
"""The same by seat as the first player sees it."""
_MIX = tuple(np.uint64(odd) for odd in (0x9E3779B97F4A7C15, 0xD1B54A32D192ED03, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB))
_ODD_BITS, _ODD_PAIRS = np.uint64(0x5555555555555555), np.uint64(0x3333333333333333)
_ONE, _TWO, _HALF = np.uint64(1), np.uint64(2), np.uint64(32)


@native
def weigh(frame: Numbers, bits: int) -> int:
    """What the first player's margin loses if these rectos are turned to verso, and gains the other way round."""
    low = bit_count(bits & frame[WEIGHT]) + 2 * bit_count(bits & frame[WEIGHT + 1])
    return low + 4 * bit_count(bits & frame[WEIGHT + 2]) - 8 * bit_count(bits & frame[WEIGHT + 3])


@native
def box_cells(frame: Numbers) -> int:
    """The cells that may still be filled or are (IXN-13)."""
    rows, columns = frame[SPAN] & 127, frame[SPAN] >> SIDE
    lying = REACH[0, 0, rows] & REACH[1, 1, columns]
    return int(lying | REACH[0, 1, rows] & REACH[1, 0, columns])


@native
def open_cells(frame: Numbers) -> int:
    """The legal cells as bits (IXN-10, IXN-13)."""
    laid = frame[RECTO] | frame[VERSO]
    if laid == 0:
        return 1 << CENTRE
    near = laid << 8 | laid >> 8 | laid << 1 | laid >> 1
    return int(near & ~laid & box_cells(frame))


@native
def targets(frame: Numbers, tile: int, cell: int) -> int:
    """The tiles that would be turned over (IXN-14)."""
    return int(EFFECT[tile, cell] & frame[RECTO + TURNS_SIDE[tile]])


@native
def gain(frame: Numbers, tile: int, cell: int) -> int:
    """By how much a placement improves the mover's margin at once."""
    up = TURNS_SIDE[tile] * 2 - 1
    mine = 1 - (frame[PLACED] & 1) * 2
    return int(VALUES[tile, 0] + weigh(frame, targets(frame, tile, cell)) * up * mine)


@native
def lay(frame: Numbers, after: Numbers, move: int) -> None:
    """The position after a move, written to the next frame; a move is cell·64 + tile·8 + raised."""
    cell, tile, raised = move >> 6, move >> 3 & 7, move & 7
    seat = frame[PLACED] & 1
    turned, here, weight = targets(frame, tile, cell), 1 << cell, WEIGHTS[seat, tile]
    after[MARGIN] = -(frame[MARGIN] + gain(frame, tile, cell))
    after[RECTO] = frame[RECTO] ^ turned | here
    after[VERSO] = frame[VERSO] ^ turned
    after[FIRST] = frame[FIRST] | 1 - seat << cell
    for k in range(4):
        after[WEIGHT + k] = frame[WEIGHT + k] | (weight >> k & 1) << cell
    after[SPAN] = frame[SPAN] | 1 << (cell >> 3) | 1 << (cell & 7) + SIDE
    after[HANDS] = frame[HANDS] ^ ((1 << tile ^ 0x10001 << raised) << 8 * seat & ALL_HANDS)
    after[PLACED] = frame[PLACED] + 1


@native
def largest_group(mine: int) -> int:
    """The size of the largest orthogonal group among these cells (IXN-25)."""
    largest = 0
    while mine:
        group, grown = 0, mine & -mine
        while grown != group:
            group = grown
            grown = (group | group << 8 | group >> 8 | group << 1 | group >> 1) & mine
        mine &= ~group
        largest = max(largest, bit_count(group))
    return largest


@native
def final_margin(frame: Numbers, options: KernelOptions) -> int:
    """The margin of a finished game for the seat that would move next, the first player."""
    margin, hands, recto, first = frame[MARGIN], frame[HANDS], frame[RECTO], frame[FIRST]
    if options.bonus:
        margin += SEVENTH[hands & 127, bit_count(recto & first)] - SEVENTH[hands >> 8, bit_count(recto & ~first)]
    if options.territory:
        margin += largest_group(first) - largest_group((recto | frame[VERSO]) & ~first)
    return int(margin)


@native
def live_tiles(frame: Numbers) -> int:
    """The tiles that may still be turned over: by a tile in some hand, from a cell still empty."""
    empty = box_cells(frame) & ~(frame[RECTO] | frame[VERSO])
    hands = frame[HANDS] | frame[HANDS] >> 16
    turners = TURNERS[(hands | hands >> 8) & 127]
    beside, above = empty << 1 | empty >> 1, empty << 8 | empty >> 8
    corners = beside << 8 | beside >> 8
    harmed = beside & -(turners & 1) | above & -(turners >> 1 & 1) | corners & -(turners >> 2 & 1)
    helped = beside & -(turners >> 3 & 1) | above & -(turners >> 4 & 1) | corners & -(turners >> 5 & 1)
    return int(frame[RECTO] & harmed | frame[VERSO] & helped)


@native
def four(a: int, b: int, c: int, d: int, shift: int) -> Any:
    """Four boards of at most 4×4 cells from a corner on, side by side in one word."""
    low, high = a >> shift | b >> shift << 4, c >> shift | d >> shift << 4
    return np.uint64(low) | np.uint64(high) << _HALF


@native
def across(boards: Any, width: int) -> Any:
    """Four boards with left and right exchanged."""
    boards = (boards & _ODD_BITS) << _ONE | boards >> _ONE & _ODD_BITS
    boards = (boards & _ODD_PAIRS) << _TWO | boards >> _TWO & _ODD_PAIRS
    return boards >> np.uint64(4 - width)


@native
def upside_down(boards: Any, height: int) -> Any:
    """Four boards with above and below exchanged."""
    boards = np.uint64(byte_swap(np.int64(boards)))
    return (boards >> _HALF | boards << _HALF) >> np.uint64(32 - 8 * height)


@native
def position_key(frame: Numbers, options: KernelOptions) -> int:
    """Write a key that is equal under reflections and shifts; returns which corner it is read from.

    It holds what the rest of the game depends on: values are kept apart (margins in the table are relative),
    and a tile that nobody can turn any more is only a filled cell.
    """
    recto, verso, first = frame[RECTO], frame[VERSO], frame[FIRST]
    one, two, three, sign = frame[WEIGHT], frame[WEIGHT + 1], frame[WEIGHT + 2], frame[WEIGHT + 3]
    live = live_tiles(frame)
    if not options.bonus:  # mutualism is worth as much on either side
        live &= one | two | three
    rows, columns = frame[SPAN] & 127, frame[SPAN] >> SIDE
    height, width = bit_count(rows), bit_count(columns)
    shift = lowest_bit(rows) * 8 + lowest_bit(columns)
    owned = first if options.territory else first & live
    a = four(recto | verso, live, verso & live, owned, shift)
    b = four(one & live, two & live, three & live, sign & live, shift)
    best, corner = a * _MIX[0] + b * _MIX[1], 0
    for way in range(1, 4):
        if way == 2:
            a, b = upside_down(a, height), upside_down(b, height)
        else:
            a, b = across(a, width), across(b, width)
        key = a * _MIX[0] + b * _MIX[1]
        if key < best:
            best, corner = key, way ^ way >> 1
    rest = frame[HANDS]
    if options.bonus:
        rest |= bit_count(recto & first) << 32 | bit_count(recto & ~first) << 36
    best += np.uint64(rest) * _MIX[2]
    best = (best ^ best >> _HALF) * _MIX[3]
    frame[KEY] = np.int64(best ^ best >> _HALF)
    return corner
