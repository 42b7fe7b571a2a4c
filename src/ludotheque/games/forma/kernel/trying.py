"""Every placement tried by the kernels: what each one wins, and which two after each other make a bridge."""

import numpy as np

from ludotheque.games.forma.kernel.arrays import ELEMENT, MARKER, ON_OBSTACLE, ON_TOWER, WIDE, Bits, Ints, Position
from ludotheque.games.forma.kernel.play import U0, U1, copied, fitting, jit, put

MOST_PLACEMENTS = 32768
"""More than all shapes have on an empty board of 20 × 20."""


@jit
def won_by_each(position: Position, seat: int, listed: Ints, count: int, won: Ints, tower: Ints) -> None:
    """The marker points of each placement, the tower's among them, and whether it takes the tower."""
    for i in range(count):
        after = copied(position)
        won[i] = put(after, seat, listed[i])
        tower[i] = position.tower > 0 and after.cells[position.tower] == ON_TOWER + seat


@jit
def own_rows(position: Position, seat: int, out: Bits) -> None:
    """What the seat's bridges may be built of, a word a row (FRM-26)."""
    for row in range(position.rows):
        out[row] = U0
        for col in range(position.cols):
            code = position.cells[(row + 1) * WIDE + col + 1]
            if code == ELEMENT + seat or code == MARKER + seat or code == ON_OBSTACLE + seat or code == ON_TOWER + seat:
                out[row] |= U1 << np.uint32(col)


@jit
def _spread(own: Bits, reached: Bits, rows: int) -> None:
    """From what is reached over everything that is joined to it by sides."""
    changed = True
    while changed:
        changed = False
        for row in range(rows):
            now = reached[row]
            if row > 0:
                now |= reached[row - 1] & own[row]
            if row < rows - 1:
                now |= reached[row + 1] & own[row]
            wider = now | (((now << U1) | (now >> U1)) & own[row])
            while wider != now:
                now = wider
                wider = now | (((now << U1) | (now >> U1)) & own[row])
            if now != reached[row]:
                reached[row] = now
                changed = True


@jit
def bridged(position: Position, seat: int) -> bool:
    """Whether the seat has a bridge, north–south or east–west."""
    rows, last = position.rows, U1 << np.uint32(position.cols - 1)
    own, reached = np.zeros(rows, np.uint32), np.zeros(rows, np.uint32)
    own_rows(position, seat, own)
    reached[0] = own[0]
    _spread(own, reached, rows)
    if reached[rows - 1] != U0:
        return True
    for row in range(rows):
        reached[row] = own[row] & U1
    _spread(own, reached, rows)
    joined = U0
    for row in range(rows):
        joined |= reached[row] & last
    return bool(joined != U0)


@jit
def bridging_pairs(position: Position, seat: int, first: Ints, second: Ints) -> int:
    """Every two placements of the seat in direct succession that make a bridge.

    Returns how many there are, one more than there is room for where it is more, −1 where one placement is enough."""
    begun, then = np.empty(MOST_PLACEMENTS, np.int64), np.empty(MOST_PLACEMENTS, np.int64)
    count, found = fitting(position.free, position.reserves[seat], begun), 0
    for i in range(count):
        after = copied(position)
        put(after, seat, begun[i])
        if bridged(after, seat):
            return -1
    for i in range(count):
        middle = copied(position)
        put(middle, seat, begun[i])
        for j in range(fitting(middle.free, middle.reserves[seat], then)):
            after = copied(middle)
            put(after, seat, then[j])
            if bridged(after, seat):
                if found == first.size:
                    return found + 1
                first[found], second[found] = begun[i], then[j]
                found += 1
    return found
