"""The moves that lead out of a class, in groups: one card, one goal, and the arrangements it can leave behind."""

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
from ludotheque.games.lacunes.kernel.freedom import arrange, arrangements, join

MAX_GROUPS = 64
# A group is one number: the card, its goal (a cell, or CELLS + level for a loose level), the cell it leaves, how many
# arrangements are done, and how many there are.
GOAL, FROM, DONE, COUNT = 8, 16, 24, 44
BYTE, ONE_DONE = 0xFF, 1 << DONE
# Beside it stand both halves of the key that its layout has, where that can be told before the layout is made.
LEADS, LOW, HIGH, GROUP = 0, 1, 2, 3


@compiled
def group(card: int, goal: int, source: int, count: int) -> int:
    return card | goal << GOAL | source << FROM | count << COUNT


@compiled
def is_exhausted(given: int) -> bool:
    return given >> DONE & 0xFFFFF >= given >> COUNT


@compiled
def offer_tight(boards: Board, depth: int, gaps: int, suits: int, columns: int, groups: Masks) -> int:
    """List the groups where no level is loose: each gap knows its card, or the threes of all unbound twos."""
    found = 0
    while gaps:
        cell = lowest(gaps)
        gaps &= gaps - 1
        if cell % ROW == 0:
            # Only a game with locked twos comes here: the others have a loose level now.
            for suit in range(suits):
                source = int(boards[depth, PLACES + suit])
                if source % ROW:
                    groups[depth, found, LEADS] = group(suit, cell, source, 1)
                    found += 1
            continue
        left = int(boards[depth, cell - 1])
        if left == ANY_TWO:
            for suit in range(suits):
                if boards[depth, PLACES + suit] == UNBOUND:
                    groups[depth, found, LEADS] = group(
                        SUITS + suit, cell, int(boards[depth, PLACES + SUITS + suit]), 1
                    )
                    found += 1
        elif left >= 0 and left < SUITS * (columns - 2):
            groups[depth, found, LEADS] = group(left + SUITS, cell, int(boards[depth, PLACES + left + SUITS]), 1)
            found += 1
    return found


@compiled
def offer_loose(
    boards: Board, depth: int, suits: int, columns: int, loose: int, rows: Masks, held: Masks, groups: Masks
) -> int:
    """List the groups where column 1 has a gap; tells how many."""
    found = 0
    for card in range(SUITS * (columns - 1)):
        suit, level = card % SUITS, card // SUITS
        source = int(boards[depth, PLACES + card])
        if suit >= suits:
            continue
        if level == 0:
            if boards[depth, OUTSIDE] >> suit & 1:
                last = bits(rows[0]) - bits(held[0]) == 1
                count = arrangements(0, loose, rows, held) if last else 1
                groups[depth, found, LEADS] = group(card, CELLS, source, count)
                found += 1
        elif level <= loose and held[level - 1] >> suit & 1:
            if level < loose and not held[level] >> suit & 1:
                last = bits(rows[level]) - bits(held[level]) == 1
                count = arrangements(level, loose, rows, held) if last else 1
                groups[depth, found, LEADS] = group(card, CELLS + level, source, count)
                found += 1
        else:
            goal = int(boards[depth, PLACES + card - SUITS]) + 1
            if boards[depth, goal] == EMPTY:
                groups[depth, found, LEADS] = group(card, goal, source, 1)
                found += 1
    return found


@compiled
def safe_move(boards: Board, depth: int, start: Masks, reach: Masks, columns: int, groups: Masks, found: int) -> int:
    """The number of a move that is safe, so that all others can be left out; or -1.

    A card that can go behind one that will never leave (it is at home, or the layout were hopeless) has nowhere else
    to go, and nobody else can take that place; so if its leaving cheats its successor of no cell behind it, whatever
    could be done before can be done after.
    """
    for at in range(found):
        given = groups[depth, at, LEADS]
        card, here = given & BYTE, given >> FROM & BYTE
        before = card - SUITS
        if before >= 0 and boards[depth, PLACES + before] != UNBOUND and reach[before] == start[before]:
            after = card + SUITS
            if (
                after >= SUITS * (columns - 1)
                or here % ROW == columns - 1
                or boards[depth, here + 1] == after
                or not reach[after] >> (here + 1) & 1
            ):
                return at
    return -1


@compiled
def lay(made: Board, given: int, suits: int, columns: int, rows: Masks, held: Masks) -> None:
    """Make a group's next move on a board whose loose levels are arranged."""
    card, goal = given & BYTE, given >> GOAL & BYTE
    if goal < CELLS:
        made[given >> FROM & BYTE] = EMPTY
        if made[goal - 1] == ANY_TWO and card // SUITS == 1:
            made[goal - 1] = card - SUITS
        made[goal] = card
    else:
        loose = arrange(made, suits, columns, rows, held)
        made[given >> FROM & BYTE] = EMPTY
        join(made, card, goal - CELLS, loose, rows, held, given >> DONE & 0xFFFFF, suits)
