"""Two players on bitboards: legal cells, effects, the last turn and the key of a position, all for the solver."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.interactions.kernel.play import VALUES
from ludotheque.search.native import native

Words = NDArray[np.uint64]
Numbers = NDArray[np.int64]

# A canvas of 7×7 cells, bit row·8 + column, the first tile in the middle: 3×4 reaches no further.
CENTRE = 3 * 8 + 3
CELLS = 12

# Columns of a frame of words and of a frame of numbers.
RECTO, VERSO, FIRST, KEY = 0, 1, 2, 3
TOP, BOTTOM, LEFT, RIGHT = 0, 1, 2, 3
AVAILABLE, RESERVE, FACES = 4, 6, 8
MARGIN, PLACED = 10, 11
"""MARGIN is the mover's points less the other's, visible values only."""
BONUS, TERRITORY = 0, 1
"""Of the rules vector."""


def _allowed() -> Words:
    """By box: the cells that keep 3×4 or 4×3 within reach (IXN-13)."""
    table = np.zeros((7, 7, 7, 7), np.uint64)
    for top, bottom, left, right in np.ndindex(7, 7, 7, 7):
        bits = 0
        for row, column in np.ndindex(7, 7):
            height = max(bottom, row) - min(top, row) + 1
            width = max(right, column) - min(left, column) + 1
            if max(height, width) <= 4 and min(height, width) <= 3:
                bits |= 1 << (row * 8 + column)
        table[top, bottom, left, right] = bits
    return table


def _effects() -> Words:
    """By tile and cell: the cells looked at (IXN-2)."""
    sides, ends, corners = {(0, -1), (0, 1)}, {(-1, 0), (1, 0)}, {(-1, -1), (-1, 1), (1, -1), (1, 1)}
    shapes = (sides, ends, sides | ends, sides | ends, corners, corners, sides | ends)
    table = np.zeros((7, 64), np.uint64)
    for tile, shape in enumerate(shapes):
        for row, column in np.ndindex(7, 7):
            near = [(row + down, column + right) for down, right in shape]
            bits = sum(1 << (r * 8 + c) for r, c in near if 0 <= r < 7 and 0 <= c < 7)
            table[tile, row * 8 + column] = bits
    return table


def _seventh() -> Numbers:
    """By the last tile, as a mask, and the rectos: the bonus (IXN-22)."""
    table = np.zeros((128, 7), np.int64)
    for tile in range(7):
        table[1 << tile, :3], table[1 << tile, 4:] = VALUES[tile, 1], VALUES[tile, 0]
    return table


def _bit_index() -> Numbers:
    table = np.zeros(64, np.int64)
    for bit in range(64):
        table[(_DE_BRUIJN << bit & (1 << 64) - 1) >> 58] = bit
    return table


_DE_BRUIJN = 0x03F79D71B4CB0A89
_MAGIC = np.uint64(_DE_BRUIJN)
_BIT = _bit_index()
ALLOWED = _allowed()
EFFECT = _effects()
SEVENTH = _seventh()
TURNS_VERSO = np.array((0, 0, 1, 0, 0, 1, 0), np.int64)
LOSS = VALUES[:, 0] - VALUES[:, 1]
"""What a tile's owner loses when it is turned to verso."""
_SAME = np.array((0, 0, 1, 2, 3, 4, 5), np.int64)
"""P and H lose the same when turned: laid down, they are one and the same to what follows."""

_random = np.random.Generator(np.random.PCG64(20130))


def _words(*shape: int) -> Words:
    return _random.integers(0, 1 << 64, shape, np.uint64)


_LIVE, _DEAD = _words(16, 24), _words(16, 2)
_HAND = _words(4, 128)
_FACED = _words(8, 8)
_ONE, _EIGHT, _SEVEN, _NINE = np.uint64(1), np.uint64(8), np.uint64(7), np.uint64(9)
_NONE, _SHIFT = np.uint64(0), np.uint64(58)


@native
def first_bit(bits: Any) -> int:
    """The index of the lowest bit that is set."""
    return int(_BIT[((bits & (~bits + _ONE)) * _MAGIC) >> _SHIFT])


@native
def box_cells(numbers: Numbers) -> Any:
    """The cells that may still be filled or are."""
    return ALLOWED[numbers[TOP], numbers[BOTTOM], numbers[LEFT], numbers[RIGHT]]


@native
def open_cells(words: Words, numbers: Numbers) -> Any:
    """The legal cells as bits (IXN-10, IXN-13)."""
    laid = words[RECTO] | words[VERSO]
    if laid == _NONE:
        return _ONE << np.uint64(CENTRE)
    near = laid << _EIGHT | laid >> _EIGHT | laid << _ONE | laid >> _ONE
    return near & ~laid & box_cells(numbers)


@native
def targets(words: Words, tile: int, cell: int) -> Any:
    """The tiles that would be turned over (IXN-14)."""
    return EFFECT[tile, cell] & (words[VERSO] if TURNS_VERSO[tile] else words[RECTO])


@native
def gain(words: Words, tile_at: Numbers, seat: int, tile: int, cell: int) -> int:
    """By how much a placement improves the mover's margin at once."""
    swing = VALUES[tile, 0]
    turned = targets(words, tile, cell)
    while turned != _NONE:
        code = tile_at[first_bit(turned)]
        turned &= turned - _ONE
        loss = LOSS[code % 7]
        if TURNS_VERSO[tile]:
            loss = -loss
        swing += loss if code // 7 != seat else -loss
    return int(swing)


@native
def lay(words: Words, numbers: Numbers, after: Words, then: Numbers, tile_at: Numbers, move: int) -> None:
    """The position after a move, written to the next frame; a move is cell·64 + tile·8 + raised."""
    cell, tile, raised = move // 64, move // 8 % 8, move % 8
    seat = numbers[PLACED] & 1
    row, column = cell // 8, cell % 8
    if numbers[PLACED] == 0:
        then[TOP], then[BOTTOM], then[LEFT], then[RIGHT] = row, row, column, column
    else:
        then[TOP], then[BOTTOM] = min(numbers[TOP], row), max(numbers[BOTTOM], row)
        then[LEFT], then[RIGHT] = min(numbers[LEFT], column), max(numbers[RIGHT], column)
    then[AVAILABLE], then[AVAILABLE + 1] = numbers[AVAILABLE], numbers[AVAILABLE + 1]
    then[RESERVE], then[RESERVE + 1] = numbers[RESERVE], numbers[RESERVE + 1]
    then[FACES], then[FACES + 1] = numbers[FACES], numbers[FACES + 1]
    then[AVAILABLE + seat] ^= 1 << tile
    if raised != 7:
        then[AVAILABLE + seat] |= 1 << raised
        then[RESERVE + seat] ^= 1 << raised
    then[PLACED] = numbers[PLACED] + 1
    swing = VALUES[tile, 0]
    turned = targets(words, tile, cell)
    up = TURNS_VERSO[tile] * 2 - 1
    bits = turned
    while bits != _NONE:
        code = tile_at[first_bit(bits)]
        bits &= bits - _ONE
        whose = code // 7
        then[FACES + whose] += up
        swing += LOSS[code % 7] * up if whose == seat else -LOSS[code % 7] * up
    here = _ONE << np.uint64(cell)
    after[RECTO] = (words[RECTO] ^ turned) | here
    after[VERSO] = words[VERSO] ^ turned
    after[FIRST] = words[FIRST] | here if seat == 0 else words[FIRST]
    then[FACES + seat] += 1
    then[MARGIN] = -(numbers[MARGIN] + swing)
    tile_at[cell] = seat * 7 + tile


@native
def zone(mine: Any) -> int:
    """The size of the largest orthogonal group among these cells (IXN-25)."""
    largest = 0
    while mine != _NONE:
        group, grown = _NONE, mine & (~mine + _ONE)
        while grown != group:
            group = grown
            grown = (group | group << _EIGHT | group >> _EIGHT | group << _ONE | group >> _ONE) & mine
        mine &= ~group
        size = 0
        while group != _NONE:
            group &= group - _ONE
            size += 1
        largest = max(largest, size)
    return largest


@native
def final(words: Words, numbers: Numbers, rules: Numbers) -> int:
    """The margin of a finished game for the seat that would move next, the first player."""
    margin = numbers[MARGIN]
    if rules[BONUS]:
        margin += SEVENTH[numbers[AVAILABLE], numbers[FACES]]
        margin -= SEVENTH[numbers[AVAILABLE + 1], numbers[FACES + 1]]
    if rules[TERRITORY]:
        margin += zone(words[FIRST]) - zone((words[RECTO] | words[VERSO]) & ~words[FIRST])
    return int(margin)


@native
def live(words: Words, numbers: Numbers) -> Any:
    """The tiles that somebody may still turn over: those near an open cell that fear a tile still in hand."""
    laid = words[RECTO] | words[VERSO]
    empty = box_cells(numbers) & ~laid
    hands = numbers[AVAILABLE] | numbers[AVAILABLE + 1] | numbers[RESERVE] | numbers[RESERVE + 1]
    beside = empty << _ONE | empty >> _ONE
    ends = empty << _EIGHT | empty >> _EIGHT
    corners = beside << _EIGHT | beside >> _EIGHT
    feared, hoped = _NONE, _NONE
    if hands & 0b1001001:  # P, C, A
        feared |= beside
    if hands & 0b1001010:  # H, C, A
        feared |= ends
    if hands & 0b0010000:  # S
        feared |= corners
    if hands & 0b0000100:  # M
        hoped |= beside | ends
    if hands & 0b0100000:  # K
        hoped |= corners
    return words[RECTO] & feared | words[VERSO] & hoped


@native
def key(words: Words, numbers: Numbers, tile_at: Numbers, rules: Numbers, out: Words) -> int:
    """A key equal under reflections and shifts, in out[0]; returns which corner it is read from.

    It holds what the rest of the game depends on: values are kept apart (margins in the table are relative),
    and a tile that nobody can turn any more is only a filled cell.
    """
    turning = live(words, numbers)
    laid = words[RECTO] | words[VERSO]
    a, b, c, d = _NONE, _NONE, _NONE, _NONE
    while laid != _NONE:
        cell = first_bit(laid)
        bit = laid & (~laid + _ONE)
        laid ^= bit
        up, left = cell // 8 - numbers[TOP], cell % 8 - numbers[LEFT]
        down, right = numbers[BOTTOM] - cell // 8, numbers[RIGHT] - cell % 8
        code = tile_at[cell]
        owner = code // 7
        if turning & bit:
            kind = (owner * 6 + _SAME[code % 7]) * 2 + (1 if words[VERSO] & bit else 0)
            a ^= _LIVE[up * 4 + left, kind]
            b ^= _LIVE[up * 4 + right, kind]
            c ^= _LIVE[down * 4 + left, kind]
            d ^= _LIVE[down * 4 + right, kind]
        if not turning & bit or rules[TERRITORY]:
            kind = owner * rules[TERRITORY]
            a ^= _DEAD[up * 4 + left, kind]
            b ^= _DEAD[up * 4 + right, kind]
            c ^= _DEAD[down * 4 + left, kind]
            d ^= _DEAD[down * 4 + right, kind]
    corner, least = 0, a
    if b < least:
        corner, least = 1, b
    if c < least:
        corner, least = 2, c
    if d < least:
        corner, least = 3, d
    least ^= _HAND[0, numbers[AVAILABLE]] ^ _HAND[1, numbers[AVAILABLE + 1]]
    least ^= _HAND[2, numbers[RESERVE]] ^ _HAND[3, numbers[RESERVE + 1]]
    if rules[BONUS]:
        least ^= _FACED[numbers[FACES], numbers[FACES + 1]]
    out[0] = least
    return corner
