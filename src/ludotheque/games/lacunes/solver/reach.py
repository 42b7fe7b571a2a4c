"""The relaxed game: nothing is ever lost, so a goal out of reach here is out of reach in truth.

`reach[card]` is a mask of the cells the card could come to, given that a cell once left stays open to all.
"""

from ludotheque.games.lacunes.solver.compiled import ANY_TWO, EMPTY, STRIDE, Board, Masks, compiled


@compiled
def spread(board: Board, places: Masks, suits: int, columns: int, locked: bool, reach: Masks) -> int:
    """Fill `reach` to its fixpoint; tells the cells that could ever be empty."""
    first = last = empty = shared = 0
    for row in range(suits):
        first |= 1 << (row * STRIDE)
        last |= 1 << (row * STRIDE + columns - 1)
        if board[row * STRIDE] == ANY_TWO:
            shared |= 1 << (row * STRIDE)
        for column in range(columns):
            if board[row * STRIDE + column] == EMPTY:
                empty |= 1 << (row * STRIDE + column)
    inner = ~last
    for suit in range(suits):
        for card in range(STRIDE * suit + 1, STRIDE * suit + columns):
            reach[card] = 1 << places[card] if places[card] >= 0 else shared
    quiet = 0
    suit = 0
    while quiet < suits:
        known = empty
        card = STRIDE * suit + 1
        if first & empty and not (locked and places[card] % STRIDE == 0):
            reach[card] |= first & empty
            empty |= 1 << places[card] if places[card] >= 0 else shared
            reach[card] |= first & empty
        step = (reach[card] & inner) << 1
        for follower in range(card + 1, STRIDE * suit + columns):
            before = reach[follower]
            now = before | (step & empty)
            if now != before:
                reach[follower] = now
                empty |= 1 << places[follower]
            step = (now & inner) << 1
        quiet = quiet + 1 if empty == known else 0
        suit = suit + 1 if suit + 1 < suits else 0
    return empty


@compiled
def hopeless(reach: Masks, suits: int, columns: int) -> bool:
    """No way to give each suit a row that all its cards could fill."""
    first = 0
    for row in range(suits):
        first |= 1 << (row * STRIDE)
    # `together` holds, as bits of an integer, the sets of rows that the suits so far can occupy together.
    together = 1
    for suit in range(suits):
        fits = first
        for rank in range(1, columns):
            fits &= reach[STRIDE * suit + rank] >> (rank - 1)
        if fits == 0:
            return True
        grown = 0
        for taken in range(1 << suits):
            if together >> taken & 1:
                for row in range(suits):
                    if fits >> (row * STRIDE) & 1 and not taken >> row & 1:
                        grown |= 1 << (taken | 1 << row)
        together = grown
        if together == 0:
            return True
    return False
