"""Two players on bitboards: legal cells, effects, the last turn and the key of a position, all for the solver."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.interactions.kernel.play import NOTHING, TURNS_SIDE, VALUES, KernelOptions
from ludotheque.games.interactions.rules.state import TURNS
from ludotheque.games.interactions.rules.territory import FORMATS
from ludotheque.games.interactions.rules.tiles import LETTERS, TILES, Offset
from ludotheque.search.native import native

Words = NDArray[np.uint64]
Numbers = NDArray[np.int64]

# A canvas of 7×7 cells, bit row·8 + column, the first tile in the middle: 3×4 reaches no further.
CENTRE = 3 * 8 + 3
CELLS = 2 * TURNS

# Columns of a frame of words and of a frame of numbers.
RECTO, VERSO, FIRST, KEY = 0, 1, 2, 3
TOP, BOTTOM, LEFT, RIGHT = 0, 1, 2, 3
AVAILABLE, RESERVE, FRONTS = 4, 6, 8
MARGIN, PLACED = 10, 11
"""MARGIN is the mover's points less the other's, visible values only; FRONTS the rectos of each."""
WIDTH = 24
"""With room for what a search keeps beside a position."""


def _allowed() -> Words:
    """By box: the cells that keep 3×4 or 4×3 within reach (IXN-13)."""
    table, (short, long) = np.zeros((7, 7, 7, 7), np.uint64), FORMATS[2]
    for top, bottom, left, right in np.ndindex(7, 7, 7, 7):
        bits = 0
        for row, column in np.ndindex(7, 7):
            height = max(bottom, row) - min(top, row) + 1
            width = max(right, column) - min(left, column) + 1
            if max(height, width) <= long and min(height, width) <= short:
                bits |= 1 << (row * 8 + column)
        table[top, bottom, left, right] = bits
    return table


def _effects() -> Words:
    """By tile and cell: the cells looked at (IXN-2)."""
    table = np.zeros((7, 64), np.uint64)
    for tile, kind in enumerate(TILES.values()):
        for row, column in np.ndindex(7, 7):
            near = [(row + down, column + right) for down, right in kind.looks_at]
            bits = sum(1 << (r * 8 + c) for r, c in near if 0 <= r < 7 and 0 <= c < 7)
            table[tile, row * 8 + column] = bits
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
LOSS = VALUES[:, 0] - VALUES[:, 1]
"""What a tile's owner loses when it is turned to verso."""
_LOSSES = list(dict.fromkeys(LOSS.tolist()))
_KIND = np.array([_LOSSES.index(loss) for loss in LOSS.tolist()], np.int64)
"""P and H lose the same when turned: laid down, they are one and the same to what follows."""
_HARM_BESIDE, _HARM_ABOVE, _HARM_CORNERS = (_turning(offset, True) for offset in ((0, 1), (1, 0), (1, 1)))
_HELP_BESIDE, _HELP_ABOVE, _HELP_CORNERS = (_turning(offset, False) for offset in ((0, 1), (1, 0), (1, 1)))

_random = np.random.Generator(np.random.PCG64(20130))


def _words(*shape: int) -> Words:
    return _random.integers(0, 1 << 64, shape, np.uint64)


# Zobrist keys, by cell of the box and kind of tile, by hand, by rectos.
_LIVE_KEYS, _DEAD_KEYS = _words(16, 24), _words(16, 2)
_HAND_KEYS = _words(4, 128)
_FRONT_KEYS = _words(8, 8)
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
    return EFFECT[tile, cell] & (words[VERSO] if TURNS_SIDE[tile] else words[RECTO])


@native
def gain(words: Words, tile_at: Numbers, seat: int, tile: int, cell: int) -> int:
    """By how much a placement improves the mover's margin at once."""
    swing = VALUES[tile, 0]
    turned = targets(words, tile, cell)
    while turned != _NONE:
        code = tile_at[first_bit(turned)]
        turned &= turned - _ONE
        loss = LOSS[code % 7]
        if TURNS_SIDE[tile]:
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
    then[FRONTS], then[FRONTS + 1] = numbers[FRONTS], numbers[FRONTS + 1]
    then[AVAILABLE + seat] ^= 1 << tile
    if raised != NOTHING:
        then[AVAILABLE + seat] |= 1 << raised
        then[RESERVE + seat] ^= 1 << raised
    then[PLACED] = numbers[PLACED] + 1
    swing = VALUES[tile, 0]
    turned = targets(words, tile, cell)
    up = TURNS_SIDE[tile] * 2 - 1
    bits = turned
    while bits != _NONE:
        code = tile_at[first_bit(bits)]
        bits &= bits - _ONE
        whose = code // 7
        then[FRONTS + whose] += up
        swing += LOSS[code % 7] * up if whose == seat else -LOSS[code % 7] * up
    here = _ONE << np.uint64(cell)
    after[RECTO] = (words[RECTO] ^ turned) | here
    after[VERSO] = words[VERSO] ^ turned
    after[FIRST] = words[FIRST] | here if seat == 0 else words[FIRST]
    then[FRONTS + seat] += 1
    then[MARGIN] = -(numbers[MARGIN] + swing)
    tile_at[cell] = seat * 7 + tile


@native
def largest_group(mine: Any) -> int:
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
def final_margin(words: Words, numbers: Numbers, options: KernelOptions) -> int:
    """The margin of a finished game for the seat that would move next, the first player."""
    margin = numbers[MARGIN]
    if options.bonus:
        margin += SEVENTH[numbers[AVAILABLE], numbers[FRONTS]]
        margin -= SEVENTH[numbers[AVAILABLE + 1], numbers[FRONTS + 1]]
    if options.territory:
        margin += largest_group(words[FIRST]) - largest_group((words[RECTO] | words[VERSO]) & ~words[FIRST])
    return int(margin)


@native
def live_tiles(words: Words, numbers: Numbers) -> Any:
    """The tiles that may still be turned over: by a tile in some hand, from a cell still empty."""
    laid = words[RECTO] | words[VERSO]
    empty = box_cells(numbers) & ~laid
    hands = numbers[AVAILABLE] | numbers[AVAILABLE + 1] | numbers[RESERVE] | numbers[RESERVE + 1]
    beside = empty << _ONE | empty >> _ONE
    above = empty << _EIGHT | empty >> _EIGHT
    corners = beside << _EIGHT | beside >> _EIGHT
    harmed, helped = _NONE, _NONE
    if hands & _HARM_BESIDE:
        harmed |= beside
    if hands & _HARM_ABOVE:
        harmed |= above
    if hands & _HARM_CORNERS:
        harmed |= corners
    if hands & _HELP_BESIDE:
        helped |= beside
    if hands & _HELP_ABOVE:
        helped |= above
    if hands & _HELP_CORNERS:
        helped |= corners
    return words[RECTO] & harmed | words[VERSO] & helped


@native
def position_key(words: Words, numbers: Numbers, tile_at: Numbers, options: KernelOptions, out: Words) -> int:
    """A key equal under reflections and shifts, in out[0]; returns which corner it is read from.

    It holds what the rest of the game depends on: values are kept apart (margins in the table are relative),
    and a tile that nobody can turn any more is only a filled cell.
    """
    turning = live_tiles(words, numbers)
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
            kind = (owner * 6 + _KIND[code % 7]) * 2 + (1 if words[VERSO] & bit else 0)
            a ^= _LIVE_KEYS[up * 4 + left, kind]
            b ^= _LIVE_KEYS[up * 4 + right, kind]
            c ^= _LIVE_KEYS[down * 4 + left, kind]
            d ^= _LIVE_KEYS[down * 4 + right, kind]
        if not turning & bit or options.territory:
            kind = owner if options.territory else 0
            a ^= _DEAD_KEYS[up * 4 + left, kind]
            b ^= _DEAD_KEYS[up * 4 + right, kind]
            c ^= _DEAD_KEYS[down * 4 + left, kind]
            d ^= _DEAD_KEYS[down * 4 + right, kind]
    corner, least = 0, a
    if b < least:
        corner, least = 1, b
    if c < least:
        corner, least = 2, c
    if d < least:
        corner, least = 3, d
    least ^= _HAND_KEYS[0, numbers[AVAILABLE]] ^ _HAND_KEYS[1, numbers[AVAILABLE + 1]]
    least ^= _HAND_KEYS[2, numbers[RESERVE]] ^ _HAND_KEYS[3, numbers[RESERVE + 1]]
    if options.bonus:
        least ^= _FRONT_KEYS[numbers[FRONTS], numbers[FRONTS + 1]]
    out[0] = least
    return corner
