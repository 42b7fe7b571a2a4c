"""The rules for the machine: every mode on one flat array of bytes; the rules stay the judge."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.interactions.rules.tiles import TILES
from ludotheque.search.native import native

Bytes = NDArray[np.int8]
Numbers = NDArray[np.int64]

STRIDE = 13
"""The canvas of 11×11 cells with a border, so that no neighbour falls outside."""
CENTRE = 6 * STRIDE + 6
NOTHING = 7
"""Raised at the last turn."""

# The flat state: a byte a cell (0 or 1 + (owner·7 + tile)·2 + side), then these.
TOP, BOTTOM, LEFT, RIGHT = 169, 170, 171, 172
PLACED = 173
AVAILABLE = 174
RESERVE = 178
POINTS = 182
FRONTS = 186
PILE = 190
DRAWN = 197
SIZE = 200


class KernelOptions(NamedTuple):
    """The options as compiled functions read them."""

    owners: int
    short: int
    long: int
    """The format: at most so many rows by so many columns, or the other way round (IXN-12)."""
    bonus: bool
    territory: bool
    teams: bool
    solo: bool
    wild_effects: bool
    whole_row: bool
    peek_top: bool


# The tiles of IXN-2 by their place in P H M C S K A.
VALUES = np.array([(tile.recto, tile.verso) for tile in TILES.values()], np.int64)
TURNS_SIDE = np.array([0 if tile.turns_front else 1 for tile in TILES.values()], np.int64)
"""The side that is turned over: 0 recto, 1 verso."""
AROUND = np.zeros((len(TILES), 4), np.int64)
"""The cells that a tile looks at, as steps on the canvas; the rest are its own cell."""
for _tile, _row in zip(TILES.values(), AROUND, strict=True):
    _row[: len(_tile.looks_at)] = [down * STRIDE + right for down, right in _tile.looks_at]


def _turning() -> tuple[Bytes, Bytes, Bytes]:
    """By a tile and the byte of a cell it looks at: the byte afterwards, and the points and rectos its owner gains."""
    codes = 1 + 4 * len(TILES) * 2
    turned, gained, upturned = (np.zeros((len(TILES), codes), np.int8) for _ in range(3))
    turned[:] = range(codes)
    for tile, side in enumerate(TURNS_SIDE):
        for code in range(1 + side, codes, 2):
            values = VALUES[(code - 1) // 2 % 7]
            turned[tile, code] = code - 1 if side else code + 1
            gained[tile, code] = values[1 - side] - values[side]
            upturned[tile, code] = 2 * side - 1
    return turned, gained, upturned


TURNED, GAINED, UPTURNED = _turning()
WHOSE = np.array([0, *(code // 14 for code in range(4 * 14))], np.int64)
"""By a cell's byte: the owner of its tile."""


@native
def place(s: Bytes, owner: int, tile: int, cell: int, effect: bool) -> None:
    """Lay a tile recto-up and turn every target over (IXN-14, IXN-15)."""
    if effect:
        for k in range(4):
            near = cell + AROUND[tile, k]
            code = s[near]
            s[near] = TURNED[tile, code]
            s[POINTS + WHOSE[code]] += GAINED[tile, code]
            s[FRONTS + WHOSE[code]] += UPTURNED[tile, code]
    s[cell] = 1 + (owner * 7 + tile) * 2
    row, column = cell // STRIDE, cell % STRIDE
    if s[PLACED] == 0:
        s[TOP], s[BOTTOM], s[LEFT], s[RIGHT] = row, row, column, column
    s[TOP], s[BOTTOM] = min(s[TOP], row), max(s[BOTTOM], row)
    s[LEFT], s[RIGHT] = min(s[LEFT], column), max(s[RIGHT], column)
    s[PLACED] += 1
    s[POINTS + owner] += VALUES[tile, 0]
    s[FRONTS + owner] += 1


@native
def fits(s: Bytes, options: KernelOptions, row: int, column: int) -> bool:
    """The format stays within reach (IXN-13)."""
    height = max(s[BOTTOM], row) - min(s[TOP], row) + 1
    width = max(s[RIGHT], column) - min(s[LEFT], column) + 1
    return bool(min(height, width) <= options.short and max(height, width) <= options.long)


@native
def open_cell(s: Bytes, options: KernelOptions, cell: int) -> bool:
    """Empty, touching the Territory (IXN-10) and within the format."""
    if s[cell] != 0 or (s[cell - STRIDE] | s[cell - 1] | s[cell + 1] | s[cell + STRIDE]) == 0:
        return False
    return bool(fits(s, options, cell // STRIDE, cell % STRIDE))


@native
def cells(s: Bytes, options: KernelOptions, out: Numbers) -> int:
    """The legal cells, top to bottom and left to right; returns how many."""
    if s[PLACED] == 0:
        out[0] = CENTRE
        return 1
    count = 0
    for row in range(max(s[TOP] - 1, 1), min(s[BOTTOM] + 1, 11) + 1):
        for column in range(max(s[LEFT] - 1, 1), min(s[RIGHT] + 1, 11) + 1):
            cell = row * STRIDE + column
            if open_cell(s, options, cell):
                out[count] = cell
                count += 1
    return count


@native
def mover(s: Bytes, options: KernelOptions) -> int:
    """Whose turn it is, once the selections are made."""
    return int(s[PLACED] % options.owners)


@native
def over(s: Bytes, options: KernelOptions) -> bool:
    return bool(s[PLACED] == 6 * options.owners)


@native
def moves(s: Bytes, options: KernelOptions, out: Numbers, room: Numbers) -> int:
    """Every play of the mover as cell·64 + tile·8 + raised; returns how many."""
    seat = mover(s, options)
    count, found = 0, cells(s, options, room)
    for k in range(found):
        for tile in range(7):
            if not s[AVAILABLE + seat] >> tile & 1:
                continue
            if s[RESERVE + seat] == 0:
                out[count] = room[k] * 64 + tile * 8 + NOTHING
                count += 1
            for raised in range(7):
                if s[RESERVE + seat] >> raised & 1:
                    out[count] = room[k] * 64 + tile * 8 + raised
                    count += 1
    return count


@native
def wild_cell(s: Bytes, options: KernelOptions, last: int) -> int:
    """Where the wild player answers the tile laid at `last` (IXN-33)."""
    row, column = last // STRIDE, last % STRIDE
    while s[row * STRIDE + column] != 0:
        column += 1
    if column <= 11 and fits(s, options, row, column):
        return row * STRIDE + column
    second = row if options.whole_row else row + 1
    for step in (2, 3):
        first = second if step == 2 else np.int64(s[TOP])
        for lower in range(first, min(s[BOTTOM] + 1, 11) + 1):
            for right in range(max(s[LEFT] - 1, 1), min(s[RIGHT] + 1, 11) + 1):
                if open_cell(s, options, lower * STRIDE + right):
                    return lower * STRIDE + right
    return -1


@native
def play(s: Bytes, options: KernelOptions, move: int) -> None:
    """Place, apply, raise (IXN-8); in solo the wild player answers (IXN-32)."""
    seat = mover(s, options)
    cell, tile, raised = move // 64, move // 8 % 8, move % 8
    place(s, seat, tile, cell, True)
    s[AVAILABLE + seat] ^= 1 << tile
    if raised != NOTHING:
        s[AVAILABLE + seat] |= 1 << raised
        s[RESERVE + seat] ^= 1 << raised
    if options.solo:
        s[DRAWN] += 1
        place(s, 1, s[PILE + s[DRAWN]], wild_cell(s, options, cell), options.wild_effects)


@native
def largest_group(s: Bytes, owner: int, seen: Bytes, stack: Numbers) -> int:
    """The size of the owner's largest group (IXN-25)."""
    seen[:] = 0
    largest = 0
    for row in range(s[TOP], s[BOTTOM] + 1):
        for column in range(s[LEFT], s[RIGHT] + 1):
            start = row * STRIDE + column
            if s[start] == 0 or (s[start] - 1) // 14 != owner or seen[start]:
                continue
            size, depth = 0, 1
            stack[0], seen[start] = start, 1
            while depth:
                depth -= 1
                cell = stack[depth]
                size += 1
                for step in (-STRIDE, -1, 1, STRIDE):
                    near = cell + step
                    if s[near] != 0 and (s[near] - 1) // 14 == owner and not seen[near]:
                        seen[near] = 1
                        stack[depth] = near
                        depth += 1
            largest = max(largest, size)
    return largest


@native
def bonus(s: Bytes, options: KernelOptions, owner: int) -> int:
    """What the 7th tile adds (IXN-22)."""
    if options.solo and owner == 1:
        seventh = int(s[PILE])
    else:
        seventh = 0
        while not (s[AVAILABLE + owner] | s[RESERVE + owner]) >> seventh & 1:
            seventh += 1
    if s[FRONTS + owner] == 3:
        return 0
    return int(VALUES[seventh, 0] if s[FRONTS + owner] > 3 else VALUES[seventh, 1])


@native
def totals(s: Bytes, options: KernelOptions, out: Numbers, seen: Bytes, stack: Numbers) -> None:
    """Every owner's total of a finished game (IXN-26)."""
    for owner in range(options.owners):
        out[owner] = s[POINTS + owner]
        if options.bonus:
            out[owner] += bonus(s, options, owner)
        if options.territory:
            out[owner] += largest_group(s, owner, seen, stack)


@native
def next_random(state: Any) -> Any:
    """The next number of a SplitMix64 stream kept in `state[0]`."""
    state[0] += np.uint64(0x9E3779B97F4A7C15)
    z = state[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@native
def below(state: Any, n: int) -> int:
    """Uniform enough for playouts."""
    return int(np.int64(next_random(state) >> np.uint64(33)) % n)


@native
def random_game(s: Bytes, options: KernelOptions, chance: Any, played: Numbers, choices: Numbers) -> int:
    """Play at random to the end; notes each move and among how many it was; returns the plies."""
    out, room = np.zeros(512, np.int64), np.zeros(64, np.int64)
    ply = 0
    while not over(s, options):
        count = moves(s, options, out, room)
        played[ply], choices[ply] = out[below(chance, count)], count
        play(s, options, played[ply])
        ply += 1
    return ply
