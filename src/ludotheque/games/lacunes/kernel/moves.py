"""The moves that lead out of a class, in groups: one card, one goal, and the arrangements it can leave behind."""

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
from ludotheque.games.lacunes.kernel.free_prefixes import canonicalize, count_arrangements, put_arranged
from ludotheque.search.bits import bit_count, lowest_bit

MAX_GROUPS = 64
# A group is packed into one number: the card, its goal (a cell, or CELLS + level for a free level), the cell it leaves,
# how many arrangements are done, and how many there are.
GOAL_SHIFT, SOURCE_SHIFT, DONE_SHIFT, COUNT_SHIFT = 8, 16, 24, 44
BYTE, ONE_DONE = 0xFF, 1 << DONE_SHIFT
# Beside it stand both halves of the key that its layout has, where that can be told before the layout is made.
MOVES, KEY_LOW, KEY_HIGH, GROUP_SIZE = 0, 1, 2, 3


@compiled
def pack_group(card: int, goal: int, source: int, count: int) -> int:
    return card | goal << GOAL_SHIFT | source << SOURCE_SHIFT | count << COUNT_SHIFT


@compiled
def is_exhausted(packed: int) -> bool:
    return packed >> DONE_SHIFT & 0xFFFFF >= packed >> COUNT_SHIFT


@compiled
def generate_fixed(boards: Board, depth: int, gaps: int, suits: int, columns: int, groups: Masks) -> int:
    """List the groups where no level is free: each gap knows its card, or the threes of all unbound twos."""
    found = 0
    while gaps:
        cell = lowest_bit(gaps)
        gaps &= gaps - 1
        if cell % STRIDE == 0:
            # Only a game with locked twos comes here: the others have a free level now.
            for suit in range(suits):
                source = int(boards[depth, PLACES + suit])
                if source % STRIDE:
                    groups[depth, found, MOVES] = pack_group(suit, cell, source, 1)
                    found += 1
            continue
        left = int(boards[depth, cell - 1])
        if left == ANY_TWO:
            for suit in range(suits):
                if boards[depth, PLACES + suit] == UNBOUND:
                    groups[depth, found, MOVES] = pack_group(
                        SUITS + suit, cell, int(boards[depth, PLACES + SUITS + suit]), 1
                    )
                    found += 1
        elif left >= 0 and left < SUITS * (columns - 2):
            groups[depth, found, MOVES] = pack_group(left + SUITS, cell, int(boards[depth, PLACES + left + SUITS]), 1)
            found += 1
    return found


@compiled
def generate_free(
    boards: Board,
    depth: int,
    suits: int,
    columns: int,
    free_levels: int,
    free_rows: Masks,
    free_suits: Masks,
    groups: Masks,
) -> int:
    """List the groups where column 1 has a gap, so that levels are free; returns how many."""
    found = 0
    for card in range(SUITS * (columns - 1)):
        suit, level = card % SUITS, card // SUITS
        source = int(boards[depth, PLACES + card])
        if suit >= suits:
            continue
        if level == 0:
            if boards[depth, TWOS_OUTSIDE] >> suit & 1:
                last = bit_count(free_rows[0]) - bit_count(free_suits[0]) == 1
                count = count_arrangements(0, free_levels, free_rows, free_suits) if last else 1
                groups[depth, found, MOVES] = pack_group(card, CELLS, source, count)
                found += 1
        elif level <= free_levels and free_suits[level - 1] >> suit & 1:
            if level < free_levels and not free_suits[level] >> suit & 1:
                last = bit_count(free_rows[level]) - bit_count(free_suits[level]) == 1
                count = count_arrangements(level, free_levels, free_rows, free_suits) if last else 1
                groups[depth, found, MOVES] = pack_group(card, CELLS + level, source, count)
                found += 1
        else:
            goal = int(boards[depth, PLACES + card - SUITS]) + 1
            if boards[depth, goal] == EMPTY:
                groups[depth, found, MOVES] = pack_group(card, goal, source, 1)
                found += 1
    return found


@compiled
def safe_move(boards: Board, depth: int, start: Masks, reach: Masks, columns: int, groups: Masks, found: int) -> int:
    """The number of a move that is safe, so that all others can be left out; or -1.

    A card that can go behind one that will never leave (it is at home, or the layout were a dead end) has nowhere else
    to go, and nobody else can take that place; so if its leaving cheats its successor of no cell behind it, whatever
    could be done before can be done after.
    """
    for at in range(found):
        packed = groups[depth, at, MOVES]
        card, here = packed & BYTE, packed >> SOURCE_SHIFT & BYTE
        before = card - SUITS
        if before >= 0 and boards[depth, PLACES + before] != UNBOUND and reach[before] == start[before]:
            after = card + SUITS
            if (
                after >= SUITS * (columns - 1)
                or here % STRIDE == columns - 1
                or boards[depth, here + 1] == after
                or not reach[after] >> (here + 1) & 1
            ):
                return at
    return -1


@compiled
def make_group_move(made: Board, packed: int, suits: int, columns: int, free_rows: Masks, free_suits: Masks) -> None:
    """Make a group's next move on a board in canonical form."""
    card, goal = packed & BYTE, packed >> GOAL_SHIFT & BYTE
    if goal < CELLS:
        made[packed >> SOURCE_SHIFT & BYTE] = EMPTY
        if made[goal - 1] == ANY_TWO and card // SUITS == 1:
            made[goal - 1] = card - SUITS
        made[goal] = card
    else:
        free_levels = canonicalize(made, suits, columns, free_rows, free_suits)
        made[packed >> SOURCE_SHIFT & BYTE] = EMPTY
        put_arranged(
            made, card, goal - CELLS, free_levels, free_rows, free_suits, packed >> DONE_SHIFT & 0xFFFFF, suits
        )
