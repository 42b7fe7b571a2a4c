"""The relaxed game: nothing is ever lost, so a goal out of reach here is out of reach in truth.

`reach[card]` is a mask of the cells the card could come to, given that a cell once left stays open to all.
"""

from ludotheque.games.lacunes.kernel.compiled import (
    ANY_TWO,
    BOARD,
    HEADS,
    PLACES,
    ROW,
    ROWS,
    SUITS,
    Board,
    Masks,
    compiled,
)  # fmt: skip
from ludotheque.games.lacunes.kernel.lanes import cells_at, differ, in_each, load, store, united, where

HALFWAY = ANY_TWO // 2
"""A cell that was left is open to the cards of other suits from here, or from the next round, on."""


@compiled
def spread(boards: Board, depth: int, gaps: int, locked: bool, start: Masks, reach: Masks) -> None:
    """Fill `start` with the places of the cards and `reach` with the least fixpoint, four suits side by side."""
    shared = 0
    for row in range(ROWS):
        if boards[depth, row * ROW] == ANY_TWO:
            shared |= 1 << (row * ROW)
    for card in range(0, ANY_TWO, SUITS):
        store(start, card, cells_at(boards, depth * BOARD + PLACES + card, shared))
    twos, heads = load(start, 0), in_each(HEADS)
    hops = heads ^ where(twos & heads, heads) if locked else heads
    empty, known = in_each(gaps), in_each(0)
    while differ(empty, known):
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
                empty = opened = united(opened)
        empty = united(opened)


@compiled
def hopeless(reach: Masks, suits: int, columns: int) -> bool:
    """No way to give each suit a row that all its cards could fill."""
    fits = in_each(HEADS << (columns - 2))
    for card in range(SUITS * (columns - 2), 0, -SUITS):
        fits = (fits & load(reach, card)) >> 1
    store(reach, ANY_TWO, fits & load(reach, 0))
    # Bit t of `together`: the suits so far can occupy the set t of rows together.
    together = 1
    for suit in range(suits):
        rows = reach[ANY_TWO + suit]
        together = (
            (together & 0x5555 & -(rows & 1)) << 1
            | (together & 0x3333 & -(rows >> ROW & 1)) << 2
            | (together & 0x0F0F & -(rows >> 2 * ROW & 1)) << 4
            | (together & 0x00FF & -(rows >> 3 * ROW & 1)) << 8
        )
    return together == 0
