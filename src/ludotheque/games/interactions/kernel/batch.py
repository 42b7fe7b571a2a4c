"""Many games at once: the rows of one array are states of `play`, the actions those of the encoding."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.interactions.kernel import play
from ludotheque.games.interactions.kernel.play import (
    AVAILABLE,
    CENTRE,
    DRAWN,
    NOTHING,
    PILE,
    PLACED,
    POINTS,
    RESERVE,
    STRIDE,
    Bytes,
    KernelOptions,
    Numbers,
    next_random,
)
from ludotheque.search.bits import bit_count
from ludotheque.search.native import natively

native = natively(error_model="numpy")
"""Nothing here divides by nothing."""

Floats = NDArray[np.float32]
Truths = NDArray[np.bool_]

PAIRS = 21
ALL_TILES = 127
FULL_POINTS = np.float32(30)


class Canvas(NamedTuple):
    """How the encoding sees the canvas, and what it hides."""

    side: int
    corner: int
    """The row and column of `play` where the encoding's canvas begins."""
    players: int
    secret: bool
    """Selections are seen when all are made (IXN-6)."""


FIRST_OF_PAIR = np.array([a for a in range(7) for b in range(a + 1, 7)], np.int64)
SECOND_OF_PAIR = np.array([b for a in range(7) for b in range(a + 1, 7)], np.int64)
LOW, HALF = np.uint64(0xFFFFFFFF), np.uint64(32)


def _nth_bit() -> Numbers:
    """By a set of tiles and n: its n-th tile."""
    table = np.zeros((ALL_TILES + 1, 7), np.int64)
    for tiles in range(ALL_TILES + 1):
        held = [tile for tile in range(7) if tiles >> tile & 1]
        table[tiles, : len(held)] = held
    return table


NTH_BIT = _nth_bit()


@native
def share(half: Any, n: int) -> int:
    """A number below n by 32 random bits: uniform enough, and without a division."""
    return int((half * np.uint64(n)) >> HALF)


@native
def below(chance: Any, n: int) -> int:
    return share(next_random(chance) >> HALF, n)


@native
def begin(s: Bytes, options: KernelOptions, canvas: Canvas, chance: Any) -> None:
    """An empty Territory; alone, the wild player's tiles are shuffled (IXN-31)."""
    s[:] = 0
    for seat in range(canvas.players):
        s[RESERVE + seat] = ALL_TILES
    if options.solo:
        for i in range(7):
            s[PILE + i] = i
        for i in range(6, 0, -1):
            j = below(chance, i + 1)
            s[PILE + i], s[PILE + j] = s[PILE + j], s[PILE + i]


@native
def turn(s: Bytes, options: KernelOptions, canvas: Canvas) -> int:
    """The first seat that has not selected, and then the mover."""
    if s[PLACED] == 0:
        for seat in range(canvas.players):
            if s[RESERVE + seat] == ALL_TILES:
                return seat
    return 0 if options.solo else int(s[PLACED] % options.owners)


@native
def act(s: Bytes, options: KernelOptions, canvas: Canvas, seat: int, action: int) -> bool:
    """Play an action; False where it is none."""
    if s[RESERVE + seat] == ALL_TILES:
        if action < 0 or action >= PAIRS:
            return False
        chosen = 1 << FIRST_OF_PAIR[action] | 1 << SECOND_OF_PAIR[action]
        s[AVAILABLE + seat], s[RESERVE + seat] = chosen, ALL_TILES ^ chosen
        return True
    at = action - PAIRS
    if at < 0 or at >= canvas.side * canvas.side * 49:
        return False
    square, tile, raised = at // 49, at // 7 % 7, at % 7
    cell = (square // canvas.side + canvas.corner) * STRIDE + square % canvas.side + canvas.corner
    if not s[AVAILABLE + seat] >> tile & 1:
        return False
    if s[RESERVE + seat] == 0:
        if raised != tile:
            return False
        raised = NOTHING
    elif not s[RESERVE + seat] >> raised & 1:
        return False
    if not (cell == CENTRE if s[PLACED] == 0 else play.open_cell(s, options, cell)):
        return False
    play.play(s, options, cell * 64 + tile * 8 + raised)
    return True


@native
def returns(s: Bytes, options: KernelOptions, canvas: Canvas, out: Floats, totals: Numbers, seen: Bytes) -> None:
    """Of a finished game (IXN-23, IXN-28, IXN-36)."""
    play.totals(s, options, totals, seen, totals[4:])
    if options.solo:
        out[0] = 1 if totals[0] - totals[1] >= 12 else -1
        return
    if options.teams:
        for seat in range(2):
            totals[seat] = totals[seat + 2] = min(totals[seat], totals[seat + 2])
    best = totals[: options.owners].max()
    winning = np.float32(0)
    for seat in range(options.owners):
        winning += totals[seat] == best
    sides = winning / 2 if options.teams else winning
    for seat in range(options.owners):
        out[seat] = 2 / sides - 1 if totals[seat] == best else -1


@native
def step(
    states: Bytes, options: KernelOptions, canvas: Canvas, actions: Numbers, turns: Bytes, rewards: Floats,
    ended: Truths, chance: Any,
) -> None:  # fmt: skip
    totals, seen = np.zeros(64, np.int64), np.zeros(169, np.int8)
    for i in range(states.shape[0]):
        s, seat = states[i], int(turns[i])
        fine = act(s, options, canvas, seat, actions[i])
        if ended[i]:
            rewards[i] = 0
        ended[i] = not fine or play.over(s, options)
        if ended[i]:
            if fine:
                returns(s, options, canvas, rewards[i], totals, seen)
            else:
                rewards[i, seat] = -1
            begin(s, options, canvas, chance)
        turns[i] = turn(s, options, canvas)


@native
def random_cell(s: Bytes, options: KernelOptions, chance: Any) -> int:
    """One of the open cells, each as likely: drawn from the box that the format leaves until it is open."""
    if s[PLACED] == 0:
        return CENTRE
    top, left = np.int64(s[play.TOP]), np.int64(s[play.LEFT])
    high, wide = s[play.BOTTOM] - top + 1, s[play.RIGHT] - left + 1
    taller = np.int64(high < (options.short if wide > options.short else options.long))
    wider = np.int64(wide < (options.short if high > options.short else options.long))
    top, high = top - taller, high + 2 * taller
    left, wide = left - wider, wide + 2 * wider
    while True:
        word = next_random(chance)
        row, column = top + share(word & LOW, high), left + share(word >> HALF, wide)
        cell = row * STRIDE + column
        if s[cell] == 0 and (s[cell - STRIDE] | s[cell - 1] | s[cell + 1] | s[cell + STRIDE]) != 0:
            return int(cell)


@native
def sample(
    states: Bytes, options: KernelOptions, canvas: Canvas, turns: Bytes, chance: Any, out: Numbers
) -> None:  # fmt: skip
    for i in range(states.shape[0]):
        s, seat = states[i], int(turns[i])
        if s[RESERVE + seat] == ALL_TILES:
            out[i] = below(chance, PAIRS)
            continue
        tiles, reserve, word = int(s[AVAILABLE + seat]), int(s[RESERVE + seat]), next_random(chance)
        tile = NTH_BIT[tiles, share(word & LOW, bit_count(tiles))]
        raised = tile if reserve == 0 else NTH_BIT[reserve, share(word >> HALF, bit_count(reserve))]
        cell = random_cell(s, options, chance)
        square = (cell // STRIDE - canvas.corner) * canvas.side + cell % STRIDE - canvas.corner
        out[i] = PAIRS + square * 49 + tile * 7 + raised


@native
def masks(states: Bytes, options: KernelOptions, canvas: Canvas, turns: Bytes, out: Truths) -> None:
    out[:] = False
    room = np.zeros(64, np.int64)
    for i in range(states.shape[0]):
        s, seat = states[i], int(turns[i])
        if s[RESERVE + seat] == ALL_TILES:
            out[i, :PAIRS] = True
            continue
        tiles, reserve = int(s[AVAILABLE + seat]), int(s[RESERVE + seat])
        for k in range(play.cells(s, options, room)):
            square = (room[k] // STRIDE - canvas.corner) * canvas.side + room[k] % STRIDE - canvas.corner
            for tile in range(7):
                if tiles >> tile & 1:
                    first = PAIRS + square * 49 + tile * 7
                    for raised in range(7):
                        if reserve >> raised & 1 or (reserve == 0 and raised == tile):
                            out[i, first + raised] = True


@native
def observations(states: Bytes, options: KernelOptions, canvas: Canvas, turns: Bytes, out: Floats) -> None:
    """The fields of the encoding, for whoever is to move."""
    out[:] = 0
    side, owners, players = canvas.side, options.owners, canvas.players
    hands = owners * 7 * side * side
    for i in range(states.shape[0]):
        s, seat, row = states[i], int(turns[i]), out[i]
        for r in range(side):
            for c in range(side):
                code = s[(r + canvas.corner) * STRIDE + c + canvas.corner] - 1
                if code >= 0:
                    whose, what = (code // 14 - seat) % owners, code // 2 % 7
                    row[((whose * 7 + what) * side + r) * side + c] = 1 - 2 * (code & 1)
        choosing = s[RESERVE + seat] == ALL_TILES
        for other in range(players):
            place = (other - seat) % players
            if choosing and canvas.secret and s[RESERVE + other] != ALL_TILES:
                continue
            for tile in range(7):
                row[hands + place * 7 + tile] = s[AVAILABLE + other] >> tile & 1
                row[hands + (players + place) * 7 + tile] = s[RESERVE + other] >> tile & 1
        points = hands + 14 * players
        for owner in range(owners):
            row[points + (owner - seat) % owners] = s[POINTS + owner] / FULL_POINTS
        row[points + owners] = s[PLACED] / np.float32(6 * owners)
        if options.solo and options.peek_top and s[RESERVE] != ALL_TILES and s[DRAWN] < 6:
            row[points + owners + 1 + s[PILE]] = 1
            row[points + owners + 8 + s[PILE + s[DRAWN] + 1]] = 1
