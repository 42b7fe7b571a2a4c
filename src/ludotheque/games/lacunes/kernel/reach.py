"""The relaxed game (delete relaxation): nothing is ever lost, so a goal out of reach here is out of reach in truth.

`reach[card]` is a mask of the cells the card could come to, given that a cell once left stays open to all.
"""

from ludotheque.games.lacunes.kernel.compiled import (
    ANY_TWO,
    BOARD_SIZE,
    COLUMN_ONE,
    PLACES,
    ROWS,
    STRIDE,
    SUITS,
    Board,
    Masks,
    compiled,
)
from ludotheque.games.lacunes.kernel.lanes import any_differ, broadcast, cells_at, load, or_lanes, store, where

HALFWAY = ANY_TWO // 2
"""A cell that was left is open to the cards of other suits from here, or from the next round, on."""


@compiled
def relax(boards: Board, depth: int, gaps: int, locked: bool, start: Masks, reach: Masks) -> None:
    """Fill `start` with the places of the cards and `reach` with the least fixpoint, four suits side by side."""
    shared = 0
    for row in range(ROWS):
        if boards[depth, row * STRIDE] == ANY_TWO:
            shared |= 1 << (row * STRIDE)
    for card in range(0, ANY_TWO, SUITS):
        store(start, card, cells_at(boards, depth * BOARD_SIZE + PLACES + card, shared))
    twos, heads = load(start, 0), broadcast(COLUMN_ONE)
    hops = heads ^ where(twos & heads, heads) if locked else heads
    empty, known = broadcast(gaps), broadcast(0)
    while any_differ(empty, known):
        known = empty
        hop = empty & hops
        opened = empty | where(hop, twos)
        come = twos | hop
        store(reach, 0, come)
        for card in range(SUITS, ANY_TWO, SUITS):
            own, gone = load(start, card), (come << 1) & empty
            come = own | gone
            store(reach, card, come)
            opened = opened | where(gone, own)
            if card == HALFWAY:
                empty = opened = or_lanes(opened)
        empty = or_lanes(opened)


@compiled
def is_dead_end(reach: Masks, suits: int, columns: int) -> bool:
    """No way to give each suit a row that all its cards could fill."""
    fits = broadcast(COLUMN_ONE << (columns - 2))
    for card in range(SUITS * (columns - 2), 0, -SUITS):
        fits = (fits & load(reach, card)) >> 1
    store(reach, ANY_TWO, fits & load(reach, 0))
    # Bit t of `together`: the suits so far can occupy the set t of rows together.
    together = 1
    for suit in range(suits):
        rows = reach[ANY_TWO + suit]
        together = (
            (together & 0x5555 & -(rows & 1)) << 1
            | (together & 0x3333 & -(rows >> STRIDE & 1)) << 2
            | (together & 0x0F0F & -(rows >> 2 * STRIDE & 1)) << 4
            | (together & 0x00FF & -(rows >> 3 * STRIDE & 1)) << 8
        )
    return together == 0
