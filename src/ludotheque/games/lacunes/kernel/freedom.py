"""Free-prefix classes: which cards of the first columns can still change places at will, and one board for them all.

While column 1 has a gap, every arrangement of the twos in it can be reached from every other; so can the threes
behind them while column 2 of those rows has a gap, and so on. A level is such a column: level 0 holds the twos.
Twos are bound to rows late: when column 1 closes they stay ANY_TWO until a three is put behind one of them, for
whatever is chosen then could have been arranged before.
"""

from ludotheque.games.lacunes.kernel.compiled import (
    ANY_TWO,
    CELLS,
    EMPTY,
    OUTSIDE,
    PLACES,
    ROW,
    SUITS,
    UNBOUND,
    Board,
    Masks,
    bits,
    compiled,
    lowest,
)  # fmt: skip


@compiled
def loose_levels(board: Board, suits: int, columns: int, rows: Masks, held: Masks) -> int:
    """How many levels are loose; `rows` and `held` are told the rows and the suits of each."""
    open_rows = gaps = 0
    for row in range(suits):
        card = int(board[row * ROW])
        if card == EMPTY:
            gaps += 1
        if card == ANY_TWO or card < SUITS:
            open_rows |= 1 << row
    if gaps == 0:
        return 0
    rows[0], held[0] = open_rows, ((1 << suits) - 1) & ~int(board[OUTSIDE])
    level = 1
    while level < columns - 1:
        free_rows = held_suits = gaps = 0
        for row in range(suits):
            if rows[level - 1] >> row & 1:
                card = int(board[row * ROW + level])
                if card == EMPTY:
                    free_rows |= 1 << row
                    gaps += 1
                elif card // SUITS == level and held[level - 1] >> (card % SUITS) & 1:
                    free_rows |= 1 << row
                    held_suits |= 1 << (card % SUITS)
        if gaps == 0:
            break
        rows[level], held[level] = free_rows, held_suits
        level += 1
    return level


@compiled
def unbound(board: Board, suits: int) -> int:
    """The suits whose two is an ANY_TWO."""
    found = ((1 << suits) - 1) & ~int(board[OUTSIDE])
    for row in range(suits):
        card = int(board[row * ROW])
        if 0 <= card < SUITS:
            found &= ~(1 << card)
    return found


@compiled
def arrange(board: Board, suits: int, columns: int, rows: Masks, held: Masks) -> int:
    """Bring a board into the form that stands for its class; tells how many levels are loose."""
    loose = loose_levels(board, suits, columns, rows, held)
    if loose == 0:
        loners = unbound(board, suits)
        if loners and loners & (loners - 1) == 0:
            for row in range(suits):
                if board[row * ROW] == ANY_TWO:
                    board[row * ROW] = lowest(loners)
        return 0
    twos = bits(held[0])
    for row in range(suits):
        if rows[0] >> row & 1:
            board[row * ROW] = ANY_TWO if twos > 0 else EMPTY
            twos -= 1
    for level in range(1, loose):
        suit = 0
        for row in range(suits):
            if rows[level] >> row & 1:
                while suit < suits and not held[level] >> suit & 1:
                    suit += 1
                board[row * ROW + level] = SUITS * level + suit if suit < suits else EMPTY
                suit += 1
    return loose


@compiled
def named_along(boards: Board, depth: int, two: int, suits: int) -> int:
    """The two that is known once this one is: the last without a name; UNBOUND if there are none or several."""
    found = UNBOUND
    for suit in range(suits):
        if suit != two and boards[depth, PLACES + suit] == UNBOUND:
            if found != UNBOUND:
                return UNBOUND
            found = suit
    return found


@compiled
def nameless_head(boards: Board, depth: int, known: int) -> int:
    """Where else than at a known cell of column 1 an ANY_TWO stands."""
    head = 0
    while head == known or boards[depth, head] != ANY_TWO:
        head += ROW
    return head


@compiled
def bind(boards: Board, depth: int, two: int, head: int, suits: int) -> None:
    """Give an ANY_TWO its name."""
    along = named_along(boards, depth, two, suits)
    if along != UNBOUND:
        other = nameless_head(boards, depth, head)
        boards[depth, other], boards[depth, PLACES + along] = along, other
    boards[depth, head], boards[depth, PLACES + two] = two, head


@compiled
def locate(board: Board, suits: int) -> int:
    """Write down the place of each card; tells the mask of gaps."""
    for suit in range(suits):
        board[PLACES + suit] = UNBOUND
    gaps = 0
    for cell in range(CELLS):
        card = int(board[cell])
        if card == EMPTY:
            gaps |= 1 << cell
        elif 0 <= card < ANY_TWO:
            board[PLACES + card] = cell
    return gaps


@compiled
def arrangements(level: int, loose: int, rows: Masks, held: Masks) -> int:
    """In how many ways the levels from `level` on can stand when a card fills the last gap of that level."""
    count = 1
    for deeper in range(max(level, 1), loose):
        places = bits(rows[deeper])
        cards = bits(held[deeper]) + (1 if deeper == level else 0)
        for taken in range(cards):
            count *= places - taken
    return count


@compiled
def join(board: Board, card: int, level: int, loose: int, rows: Masks, held: Masks, index: int, suits: int) -> None:
    """Put `card` into its level and lay out the levels from there on in arrangement number `index`."""
    if level == 0:
        board[OUTSIDE] &= ~(1 << card)
        for row in range(suits):
            if board[row * ROW] == EMPTY:
                board[row * ROW] = ANY_TWO
                break
    for deeper in range(max(level, 1), loose):
        cards = held[deeper]
        if deeper == level:
            cards |= 1 << (card % SUITS)
        places = rows[deeper]
        for row in range(suits):
            if places >> row & 1:
                board[row * ROW + deeper] = EMPTY
        for suit in range(suits):
            if cards >> suit & 1:
                count = bits(places)
                chosen, index = index % count, index // count
                for row in range(suits):
                    if places >> row & 1:
                        if chosen == 0:
                            board[row * ROW + deeper] = SUITS * deeper + suit
                            places &= ~(1 << row)
                            break
                        chosen -= 1
