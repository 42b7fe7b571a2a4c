"""Free-prefix classes: which cards of the first columns can still change places at will, and one board for them all.

While column 1 has a gap, every arrangement of the twos in it can be reached from every other; so can the threes
behind them while column 2 of those rows has a gap, and so on. A level is such a column: level 0 holds the twos. It is
free while its cards can still change places.
Twos are bound to rows late: when column 1 closes they stay ANY_TWO until a three is put behind one of them, for
whatever is chosen then could have been arranged before.
"""

from ludotheque.games.lacunes.kernel.compiled import (
    ANY_TWO,
    CELLS,
    EMPTY,
    PLACES,
    STRIDE,
    SUITS,
    TWOS_OUTSIDE,
    UNBOUND,
    Board,
    Masks,
    compiled,
)
from ludotheque.search.bits import bit_count, lowest_bit


@compiled
def find_free_levels(board: Board, suits: int, columns: int, free_rows: Masks, free_suits: Masks) -> int:
    """How many levels are free; writes the rows that each spans and the suits it holds."""
    open_rows = gaps = 0
    for row in range(suits):
        card = int(board[row * STRIDE])
        if card == EMPTY:
            gaps += 1
        if card == ANY_TWO or card < SUITS:
            open_rows |= 1 << row
    if gaps == 0:
        return 0
    free_rows[0], free_suits[0] = open_rows, ((1 << suits) - 1) & ~int(board[TWOS_OUTSIDE])
    level = 1
    while level < columns - 1:
        rows_here = suits_here = gaps = 0
        for row in range(suits):
            if free_rows[level - 1] >> row & 1:
                card = int(board[row * STRIDE + level])
                if card == EMPTY:
                    rows_here |= 1 << row
                    gaps += 1
                elif card // SUITS == level and free_suits[level - 1] >> (card % SUITS) & 1:
                    rows_here |= 1 << row
                    suits_here |= 1 << (card % SUITS)
        if gaps == 0:
            break
        free_rows[level], free_suits[level] = rows_here, suits_here
        level += 1
    return level


@compiled
def unbound_suits(board: Board, suits: int) -> int:
    """The suits whose two is an ANY_TWO."""
    found = ((1 << suits) - 1) & ~int(board[TWOS_OUTSIDE])
    for row in range(suits):
        card = int(board[row * STRIDE])
        if 0 <= card < SUITS:
            found &= ~(1 << card)
    return found


@compiled
def canonicalize(board: Board, suits: int, columns: int, free_rows: Masks, free_suits: Masks) -> int:
    """Bring a board into the form that stands for its class; returns how many levels are free."""
    free_levels = find_free_levels(board, suits, columns, free_rows, free_suits)
    if free_levels == 0:
        loners = unbound_suits(board, suits)
        if loners and loners & (loners - 1) == 0:
            for row in range(suits):
                if board[row * STRIDE] == ANY_TWO:
                    board[row * STRIDE] = lowest_bit(loners)
        return 0
    twos = bit_count(free_suits[0])
    for row in range(suits):
        if free_rows[0] >> row & 1:
            board[row * STRIDE] = ANY_TWO if twos > 0 else EMPTY
            twos -= 1
    for level in range(1, free_levels):
        suit = 0
        for row in range(suits):
            if free_rows[level] >> row & 1:
                while suit < suits and not free_suits[level] >> suit & 1:
                    suit += 1
                board[row * STRIDE + level] = SUITS * level + suit if suit < suits else EMPTY
                suit += 1
    return free_levels


@compiled
def last_unbound(boards: Board, depth: int, two: int, suits: int) -> int:
    """The two that is known once this one is: the last without a name; UNBOUND if there are none or several."""
    found = UNBOUND
    for suit in range(suits):
        if suit != two and boards[depth, PLACES + suit] == UNBOUND:
            if found != UNBOUND:
                return UNBOUND
            found = suit
    return found


@compiled
def other_unbound_cell(boards: Board, depth: int, known: int) -> int:
    """Where else than at a known cell of column 1 an ANY_TWO stands."""
    head = 0
    while head == known or boards[depth, head] != ANY_TWO:
        head += STRIDE
    return head


@compiled
def bind_two(boards: Board, depth: int, two: int, head: int, suits: int) -> None:
    """Give an ANY_TWO its name."""
    along = last_unbound(boards, depth, two, suits)
    if along != UNBOUND:
        other = other_unbound_cell(boards, depth, head)
        boards[depth, other], boards[depth, PLACES + along] = along, other
    boards[depth, head], boards[depth, PLACES + two] = two, head


@compiled
def index_cards(board: Board, suits: int) -> int:
    """Write down the place of each card; returns the mask of gaps."""
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
def count_arrangements(level: int, free_levels: int, free_rows: Masks, free_suits: Masks) -> int:
    """In how many ways the levels from `level` on can stand when a card fills the last gap of that level."""
    count = 1
    for deeper in range(max(level, 1), free_levels):
        places = bit_count(free_rows[deeper])
        cards = bit_count(free_suits[deeper]) + (1 if deeper == level else 0)
        for taken in range(cards):
            count *= places - taken
    return count


@compiled
def put_arranged(
    board: Board, card: int, level: int, free_levels: int, free_rows: Masks, free_suits: Masks, index: int, suits: int
) -> None:
    """Put `card` into its level and lay out the levels from there on in arrangement number `index`."""
    if level == 0:
        board[TWOS_OUTSIDE] &= ~(1 << card)
        for row in range(suits):
            if board[row * STRIDE] == EMPTY:
                board[row * STRIDE] = ANY_TWO
                break
    for deeper in range(max(level, 1), free_levels):
        cards = free_suits[deeper]
        if deeper == level:
            cards |= 1 << (card % SUITS)
        places = free_rows[deeper]
        for row in range(suits):
            if places >> row & 1:
                board[row * STRIDE + deeper] = EMPTY
        for suit in range(suits):
            if cards >> suit & 1:
                count = bit_count(places)
                chosen, index = index % count, index // count
                for row in range(suits):
                    if places >> row & 1:
                        if chosen == 0:
                            board[row * STRIDE + deeper] = SUITS * deeper + suit
                            places &= ~(1 << row)
                            break
                        chosen -= 1
