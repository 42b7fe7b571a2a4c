"""The rules for the machine: fits by rows of bits, placements with all they enclose, random games."""

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.forma.kernel.arrays import (
    BORDER,
    ELEMENT,
    FREE,
    MARKER,
    OBSTACLE,
    ON_OBSTACLE,
    ON_TOWER,
    ROWS,
    TOWER,
    WIDE,
    Bits,
    Codes,
    Ints,
    Position,
)
from ludotheque.games.forma.kernel.shapes import (
    DOWN,
    HEIGHT,
    KIND_OF,
    OFFSET,
    PATTERNS,
    RIGHT,
    ROW_BITS,
    ROW_PATTERN,
    SIZE_OF,
    TURNS,
)
from ludotheque.search.native import natively

Chance = NDArray[np.uint64]
"""One word: the state of the random numbers."""

jit = natively(boundscheck=False)
U1 = np.uint32(1)
U0 = np.uint32(0)
ALL = np.uint32(0xFFFFF)
L12, L25, L27, L32 = np.uint64(12), np.uint64(25), np.uint64(27), np.uint64(32)
STAR = np.uint64(0x2545F4914F6CDD1D)
LOW = np.uint64(0xFFFFFFFF)


@jit
def pattern_rows(free: Bits, out: Bits) -> None:
    """Where each row pattern fits in each row."""
    for p in range(PATTERNS.size):
        bits = PATTERNS[p]
        for row in range(20):
            mask = ALL
            for c in range(5):
                if (bits >> np.uint32(c)) & U1:
                    mask &= free[row] >> np.uint32(c)
            out[p, row] = mask
        for row in range(20, ROWS):
            out[p, row] = U0


@jit
def turn_masks(patterns: Bits, turn: int, out: Bits) -> bool:
    """The fitting top-left corners of one orientation, row by row; says whether there are any."""
    found = U0
    height = HEIGHT[turn]
    for row in range(21 - height):
        mask = patterns[ROW_PATTERN[turn, 0], row]
        for i in range(1, height):
            mask &= patterns[ROW_PATTERN[turn, i], row + i]
        out[row] = mask
        found |= mask
    for row in range(21 - height, 20):
        out[row] = U0
    return bool(found != U0)


@jit
def fitting(free: Bits, reserve: Ints, out: Ints) -> int:
    """Every placement of the shapes in reserve, as `turn * 400 + row * 20 + col`; returns how many."""
    patterns = np.empty((PATTERNS.size, ROWS), np.uint32)
    masks = np.empty(20, np.uint32)
    pattern_rows(free, patterns)
    count = 0
    for turn in range(TURNS):
        if reserve[KIND_OF[turn]] == 0 or not turn_masks(patterns, turn, masks):
            continue
        for row in range(20):
            mask = masks[row]
            col = 0
            while mask:
                if mask & U1:
                    out[count] = turn * 400 + row * 20 + col
                    count += 1
                mask >>= U1
                col += 1
    return count


@jit
def fits_at(free: Bits, turn: int, row: int, col: int) -> bool:
    """Rows and columns past the edge are never free."""
    for i in range(HEIGHT[turn]):
        bits = ROW_BITS[turn, i]
        if (free[row + i] >> np.uint32(col)) & bits != bits:
            return False
    return True


@jit
def _closed(cells: Codes, at: int) -> bool:
    return bool(
        cells[at - 1] != FREE and cells[at + 1] != FREE and cells[at - WIDE] != FREE and cells[at + WIDE] != FREE
    )


@jit
def _closes_obstacle(code: int, seat: int, markers: bool) -> bool:
    if code == BORDER or code == ELEMENT + seat:
        return True
    return markers and (code == MARKER + seat or code == ON_OBSTACLE + seat or code == ON_TOWER + seat)


@jit
def _obstacles_at(cells: Codes, at: int, seat: int, markers: bool) -> int:
    """Mark the obstacles beside a cell that the seat has enclosed."""
    won = 0
    for step in (-WIDE, -1, 1, WIDE):
        beside = at + step
        if cells[beside] == OBSTACLE:
            ringed = True
            for way in (-WIDE, -1, 1, WIDE):
                ringed = ringed and _closes_obstacle(cells[beside + way], seat, markers)
            if ringed:
                cells[beside] = ON_OBSTACLE + seat
                won += 1
    return won


@jit
def _touches_corner(at: int, squares: Ints, count: int) -> bool:
    """By sides enclosed squares never touch; across a corner they are a row and a column apart."""
    for i in range(count):
        apart = abs(at - squares[i])
        if apart == WIDE - 1 or apart == WIDE + 1:
            return True
    return False


@jit
def _enclose(position: Position, seat: int, turn: int, corner: int) -> int:
    """Mark the free squares that a new element has enclosed, and obstacles that fall by them; returns the points."""
    cells, free = position.cells, position.free
    squares, count, won = np.empty(12, np.int64), 0, 0
    for i in range(SIZE_OF[KIND_OF[turn]]):
        for step in (-WIDE, -1, 1, WIDE):
            beside = corner + OFFSET[turn, i] + step
            if cells[beside] == FREE and _closed(cells, beside):
                cells[beside] = MARKER + seat
                squares[count] = beside
                count += 1
    for i in range(count):
        at = squares[i]
        if position.corners and _touches_corner(at, squares, count):
            cells[at] = FREE
        else:
            free[at // WIDE - 1] &= ~(U1 << np.uint32(at % WIDE - 1))
            won += 10
    if position.markers:
        for i in range(count):
            if cells[squares[i]] == MARKER + seat:
                won += 10 * _obstacles_at(cells, squares[i], seat, True)
    return won


@jit
def put(position: Position, seat: int, placement: int) -> int:
    """Place an element that fits and resolve what it closes; returns the marker points."""
    cells, free, markers = position.cells, position.free, position.markers
    turn, at = placement // 400, placement % 400
    row, col = at // 20, at % 20
    corner = (row + 1) * WIDE + col + 1
    kind = KIND_OF[turn]
    size = SIZE_OF[kind]
    for i in range(size):
        cells[corner + OFFSET[turn, i]] = ELEMENT + seat
        free[row + DOWN[turn, i]] &= ~(U1 << np.uint32(col + RIGHT[turn, i]))
    won = _enclose(position, seat, turn, corner)
    for i in range(size):
        won += 10 * _obstacles_at(cells, corner + OFFSET[turn, i], seat, markers)
    tower = position.tower
    if tower > 0 and cells[tower] == TOWER and _closed(cells, tower):
        cells[tower] = ON_TOWER + seat
        won += 50
    position.reserves[seat, kind] -= 1
    position.points[seat] += 2 * size + won
    return won


@jit
def copied(position: Position) -> Position:
    """The same position in arrays of its own."""
    return Position(
        position.cells.copy(), position.free.copy(), position.tower, position.reserves.copy(), position.points.copy(),
        position.rows, position.cols, position.markers, position.corners,
    )  # fmt: skip


@jit
def next_random(state: Chance) -> np.uint64:
    """xorshift64*"""
    x = state[0]
    x ^= x >> L12
    x ^= x << L25
    x ^= x >> L27
    state[0] = x
    return np.uint64(x * STAR)


@jit
def below(state: Chance, n: int) -> int:
    return int(((next_random(state) >> L32) * np.uint64(n)) >> L32)


@jit
def random_placement(position: Position, seat: int, chance: Chance, listed: Ints) -> int:
    """A uniformly random fitting placement, first by guessing, then from the list; −1 if nothing fits."""
    reserve = position.reserves[seat]
    for _ in range(300):
        turn = below(chance, TURNS)
        if reserve[KIND_OF[turn]]:
            at = below(chance, 400)
            if fits_at(position.free, turn, at // 20, at % 20):
                return turn * 400 + at
    count = fitting(position.free, reserve, listed)
    return listed[below(chance, count)] if count else -1


@jit
def random_game(position: Position, chance: Chance, played: Ints) -> int:
    """Play at random to the end (bridges not counted); fills `played` and returns the number of placements."""
    seats = position.reserves.shape[0]
    listed = np.empty(32768, np.int64)
    stuck = np.zeros(seats, np.bool_)
    seat, number, left = 0, 0, seats
    while left:
        if not stuck[seat]:
            placement = random_placement(position, seat, chance, listed)
            if placement < 0:
                # Free cells and reserves only shrink: what does not fit now never will.
                stuck[seat] = True
                left -= 1
            else:
                put(position, seat, placement)
                played[number] = placement
                number += 1
        seat = (seat + 1) % seats
    return number


@jit
def random_games(position: Position, chance: Chance, number: int) -> int:
    """Many random games from one position; returns the placements made in all."""
    played = np.empty(256, np.int64)
    total = 0
    for _ in range(number):
        total += random_game(copied(position), chance, played)
    return total
