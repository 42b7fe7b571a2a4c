"""The relaxed game: nothing is ever lost, so a goal out of reach here is out of reach in truth.

`reach[card]` is a mask of the cells the card could come to, given that a cell once left stays open to all.
"""

from ludotheque.games.lacunes.solver.compiled import (
    ANY_TWO,
    HEADS,
    PLACES,
    ROW,
    ROWS,
    SUITS,
    UNBOUND,
    Board,
    Masks,
    compiled,
)  # fmt: skip


@compiled
def spread(boards: Board, depth: int, gaps: int, columns: int, locked: bool, start: Masks, reach: Masks) -> None:
    """Fill `start` with the places of the cards and `reach` with the least fixpoint, four suits side by side."""
    shared = 0
    for row in range(ROWS):
        if boards[depth, row * ROW] == ANY_TWO:
            shared |= 1 << (row * ROW)
    last = SUITS * (columns - 1)
    for card in range(last):
        place = int(boards[depth, PLACES + card])
        start[card] = 1 << place if place != UNBOUND else shared
    empty, known = gaps, 0
    while empty != known:
        known = empty
        heads = empty & HEADS
        for suit in range(SUITS):
            reach[suit] = start[suit]
            if heads and not (locked and start[suit] & HEADS):
                reach[suit] |= heads
                empty |= start[suit]
        left0, left1, left2, left3 = reach[0] << 1, reach[1] << 1, reach[2] << 1, reach[3] << 1
        for card in range(SUITS, last, SUITS):
            own0, own1, own2, own3 = start[card], start[card + 1], start[card + 2], start[card + 3]
            all0, all1 = own0 | (left0 & empty), own1 | (left1 & empty)
            all2, all3 = own2 | (left2 & empty), own3 | (left3 & empty)
            reach[card], reach[card + 1], reach[card + 2], reach[card + 3] = all0, all1, all2, all3
            opened = own0 if all0 != own0 else 0
            opened |= own1 if all1 != own1 else 0
            opened |= own2 if all2 != own2 else 0
            empty |= opened | (own3 if all3 != own3 else 0)
            left0, left1, left2, left3 = all0 << 1, all1 << 1, all2 << 1, all3 << 1


@compiled
def hopeless(reach: Masks, suits: int, columns: int) -> bool:
    """No way to give each suit a row that all its cards could fill."""
    # Bit t of `together`: the suits so far can occupy the set t of rows together.
    together = 1
    for suit in range(suits):
        fits = HEADS
        for level in range(columns - 1):
            fits &= reach[SUITS * level + suit] >> level
        grown = 0
        if fits & 1:
            grown |= (together & 0x5555) << 1
        if fits >> ROW & 1:
            grown |= (together & 0x3333) << 2
        if fits >> 2 * ROW & 1:
            grown |= (together & 0x0F0F) << 4
        if fits >> 3 * ROW & 1:
            grown |= (together & 0x00FF) << 8
        together = grown
        if together == 0:
            return True
    return False
