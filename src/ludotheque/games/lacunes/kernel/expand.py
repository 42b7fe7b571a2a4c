"""To open a layout: its moves in random order, without those that lead to layouts known already."""

from ludotheque.games.lacunes.kernel.compiled import ANY_TWO, CELLS, ROW, SUITS, UNBOUND, compiled
from ludotheque.games.lacunes.kernel.freedom import named_along, nameless_head
from ludotheque.games.lacunes.kernel.lanes import fetch
from ludotheque.games.lacunes.kernel.moves import (
    BYTE,
    FROM,
    GOAL,
    GROUP,
    HIGH,
    LEADS,
    LOW,
    offer_loose,
    offer_tight,
    safe_move,
)  # fmt: skip
from ludotheque.games.lacunes.kernel.reach import hopeless, spread
from ludotheque.games.lacunes.kernel.space import (
    AT,
    GAPS,
    GROUPS,
    LOOSE,
    RANDOM,
    TAKEN,
    Space,
)  # fmt: skip
from ludotheque.games.lacunes.kernel.visited import SLOT_NUMBERS, add


@compiled
def draw(space: Space, n: int) -> int:
    """A cheap stream for the order of moves; verdicts do not depend on it."""
    state = space.numbers[RANDOM]
    state ^= state << 13
    state ^= (state >> 7) & 0x01FFFFFFFFFFFFFF
    state ^= state << 17
    space.numbers[RANDOM] = state
    return int(((state >> 11) & 0x7FFFFFFF) * n >> 31)


@compiled
def is_plain(space: Space, depth: int, given: int) -> bool:
    """Whether a move takes one card from one cell to another and leaves all else, but names of twos, as it is."""
    tight = space.counts[depth, LOOSE] == 0 and (given >> FROM & BYTE) % ROW != 0
    return bool(given >> GOAL & BYTE < CELLS and (space.locked or tight))


@compiled
def part_after(space: Space, depth: int, given: int, part: int) -> int:
    """One half of the key of the layout that a plain move leads to."""
    card, goal, source = given & BYTE, given >> GOAL & BYTE, given >> FROM & BYTE
    zobrist, boards = space.zobrist, space.boards
    key = space.keys[depth, part] ^ zobrist[source, card, part] ^ zobrist[goal, card, part]
    if boards[depth, goal - 1] == ANY_TWO:
        two, head = card - SUITS, goal - 1
        key ^= zobrist[head, ANY_TWO, part] ^ zobrist[head, two, part]
        along = named_along(boards, depth, two, space.suits)
        if along != UNBOUND:
            other = nameless_head(boards, depth, head)
            key ^= zobrist[other, ANY_TWO, part] ^ zobrist[other, along, part]
    return int(key)


@compiled
def look_forward(space: Space, depth: int, found: int) -> None:
    """Work out the keys of the layouts to come and ask for their slots, fetched while the relaxed game is played."""
    groups, mask = space.groups, space.slots.shape[0] - 1
    for at in range(found):
        given = groups[depth, at, LEADS]
        if is_plain(space, depth, given):
            groups[depth, at, LOW] = part_after(space, depth, given, 0)
            groups[depth, at, HIGH] = part_after(space, depth, given, 1)
            fetch(space.slots, SLOT_NUMBERS * (groups[depth, at, LOW] & mask))


@compiled
def copy_group(space: Space, depth: int, source: int, goal: int) -> None:
    for part in range(GROUP):
        space.groups[depth, goal, part] = space.groups[depth, source, part]


@compiled
def claim(space: Space, depth: int, found: int) -> int:
    """Enter the layouts that plain moves lead to, and leave out the moves to those that were; tells how many are left.

    What is entered waits for its turn here, so whoever else comes by it may leave it alone.
    """
    kept = 0
    for at in range(found):
        if is_plain(space, depth, space.groups[depth, at, LEADS]):
            if not add(space.slots, space.groups[depth, at, LOW], space.groups[depth, at, HIGH]):
                continue
            space.numbers[TAKEN] += 1
        copy_group(space, depth, at, kept)
        kept += 1
    return kept


@compiled
def enter(space: Space, depth: int) -> None:
    """Open a frame for an arranged board: its groups of moves in random order, none if it is hopeless."""
    counts, groups, suits, columns = space.counts, space.groups, space.suits, space.columns
    counts[depth, GROUPS] = counts[depth, AT] = 0
    gaps, loose = counts[depth, GAPS], counts[depth, LOOSE]
    if loose == 0:
        found = offer_tight(space.boards, depth, gaps, suits, columns, groups)
        look_forward(space, depth, found)
    else:
        found = offer_loose(space.boards, depth, suits, columns, loose, space.rows, space.held, groups)
    if found == 0:
        return
    spread(space.boards, depth, gaps, space.locked, space.start, space.reach)
    if hopeless(space.reach, suits, columns):
        return
    if loose == 0:
        safe = safe_move(space.boards, depth, space.start, space.reach, columns, groups, found)
        if safe >= 0:
            copy_group(space, depth, safe, 0)
            found = 1
        found = claim(space, depth, found)
    for i in range(found - 1, 0, -1):
        j = draw(space, i + 1)
        for part in range(GROUP):
            groups[depth, i, part], groups[depth, j, part] = groups[depth, j, part], groups[depth, i, part]
    counts[depth, GROUPS] = found
