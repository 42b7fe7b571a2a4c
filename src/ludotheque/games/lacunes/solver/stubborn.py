"""Stubborn sets: moves that can wait are left out, because every win can be reordered to begin inside the set.

A set of cards is closed when nothing outside it can disturb, or be disturbed by, a move inside it: with a card go
its predecessor (whose leaving would close the gap), whoever stands where it wants to go, and whoever must leave for
its successor to come and stand behind it first. A won layout has no moves, and such sets keep all layouts without
moves in reach (strong stubborn sets); used only where no card is in a loose level.
"""

from ludotheque.games.lacunes.solver.compiled import ANY_TWO, EMPTY, STRIDE, Board, Masks, compiled

QUEUE = 1024
"""Room for every card's disturbers, asked for more than once."""


@compiled
def behind(board: Board, reach: Masks, columns: int, card: int, here: int) -> int:
    """Whom a card that can move must consult so that its successor is not cheated of the cell behind it; −1: nobody."""
    if card % STRIDE == columns - 1 or here % STRIDE == columns - 1:
        return -1
    other = int(board[here + 1])
    if other == EMPTY:
        return card + 1
    return other if other != card + 1 and reach[card + 1] >> (here + 1) & 1 else -1


@compiled
def ask(queue: Masks, tail: int, chosen: int, card: int) -> int:
    """Queue a card that is not chosen yet; tells the new tail."""
    if not chosen >> card & 1:
        queue[tail] = card
        tail += 1
    return tail


@compiled
def disturbers(
    board: Board, places: Masks, reach: Masks, suits: int, columns: int, card: int, queue: Masks, tail: int, chosen: int
) -> int:
    """Queue whatever the leaving of a card depends on or disturbs; tells the new tail."""
    here = int(places[card])
    if here >= 0 and reach[card] == 1 << here:
        return tail
    can_move = False
    if card % STRIDE == 1:
        # A two waits for column 1: for all that stand there, and with all twos if there is room already.
        for row in range(suits):
            other = int(board[row * STRIDE])
            if other == EMPTY:
                can_move = True
            elif other != ANY_TWO and other % STRIDE != 1:
                tail = ask(queue, tail, chosen, other)
        if can_move:
            for suit in range(suits):
                tail = ask(queue, tail, chosen, STRIDE * suit + 1)
    elif places[card - 1] < 0:
        # A three whose two is unbound: any row that such a two heads, in rivalry with the other such threes.
        tail = ask(queue, tail, chosen, card - 1)
        for row in range(suits):
            if board[row * STRIDE] == ANY_TWO:
                other = int(board[row * STRIDE + 1])
                if other == EMPTY:
                    can_move = True
                elif other != card:
                    tail = ask(queue, tail, chosen, other)
        for suit in range(suits):
            if places[STRIDE * suit + 1] < 0:
                tail = ask(queue, tail, chosen, STRIDE * suit + 2)
    else:
        tail = ask(queue, tail, chosen, card - 1)
        goal = int(places[card - 1]) + 1
        if goal % STRIDE != columns % STRIDE:
            other = int(board[goal])
            if other == EMPTY:
                can_move = True
            elif other != card and reach[card] >> goal & 1:
                tail = ask(queue, tail, chosen, other)
    if can_move:
        other = behind(board, reach, columns, card, here)
        if other >= 0:
            tail = ask(queue, tail, chosen, other)
    return tail


@compiled
def closure(
    board: Board, places: Masks, reach: Masks, suits: int, columns: int, seed: int, wanted: int, enabled: int,
    failed: int, queue: Masks,
) -> int:  # fmt: skip
    """The closed set around a card as a mask; −1 once it holds `wanted` of the enabled cards, or a failed one."""
    chosen, met, head = 1 << seed, 1, 0
    tail = disturbers(board, places, reach, suits, columns, seed, queue, 0, chosen)
    while head < tail:
        card = int(queue[head])
        head += 1
        if chosen >> card & 1:
            continue
        chosen |= 1 << card
        met += enabled >> card & 1
        if met >= wanted or failed >> card & 1:
            return -1
        tail = disturbers(board, places, reach, suits, columns, card, queue, tail, chosen)
    return chosen
