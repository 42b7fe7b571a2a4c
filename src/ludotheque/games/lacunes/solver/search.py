"""The search: depth first over classes of layouts, in slices, with restarts that keep what is known to be lost.

The classes form a graph without cycles, so whatever was left behind for good is lost for good; a restart gives up
only the line at hand and walks down in another order.
"""

import numpy as np

from ludotheque.games.lacunes.solver.compiled import (
    ANY_TWO,
    BOARD,
    CELLS,
    EMPTY,
    PLACES,
    ROW,
    SUITS,
    Board,
    Masks,
    compiled,
)  # fmt: skip
from ludotheque.games.lacunes.solver.freedom import arrange, bind, locate
from ludotheque.games.lacunes.solver.lanes import fetch
from ludotheque.games.lacunes.solver.moves import (
    BYTE,
    FROM,
    GOAL,
    ONE_DONE,
    is_exhausted,
    lay,
    offer_loose,
    offer_tight,
    sift,
)  # fmt: skip
from ludotheque.games.lacunes.solver.reach import hopeless, spread
from ludotheque.games.lacunes.solver.table import SLOT_NUMBERS, Slots, add, board_key, remove

RUNNING, WON, LOST, FULL = 0, 1, 2, 3
MAX_DEPTH = 400
"""Each move brings a card nearer to the origin of its suit: 4 · (1 + 2 + … + 12) = 312 moves at most."""

# What `numbers` holds.
DEPTH, STATES, RANDOM, UNTIL_RESTART, RESTARTS, PRUNED, ROOM, PATIENCE = 0, 1, 2, 3, 4, 5, 6, 7
# What `counts` holds for a frame: how many groups it has, at which it is, the levels that are loose, its gaps, the move
# that led on.
GROUPS, AT, LOOSE, GAPS, MOVE = 0, 1, 2, 3, 4


@compiled
def draw(numbers: Masks, n: int) -> int:
    """A cheap stream for the order of moves; verdicts do not depend on it."""
    state = numbers[RANDOM]
    state ^= state << 13
    state ^= (state >> 7) & 0x01FFFFFFFFFFFFFF
    state ^= state << 17
    numbers[RANDOM] = state
    return int(((state >> 11) & 0x7FFFFFFF) * n >> 31)


@compiled
def won(boards: Board, depth: int, suits: int, columns: int) -> bool:
    for row in range(suits):
        head, three = int(boards[depth, row * ROW]), int(boards[depth, row * ROW + 1])
        if three < 0 or three // SUITS != 1 or (head != ANY_TWO and head != three - SUITS):
            return False
        for level in range(2, columns - 1):
            if boards[depth, row * ROW + level] != three + SUITS * (level - 1):
                return False
    return True


@compiled
def look_forward(depth: int, found: int, groups: Masks, keys: Masks, table: Slots, zobrist: Masks) -> None:
    """Ask for the slots of the layouts to come; while the relaxed game is played they are fetched."""
    mask = table.shape[0] - 1
    for at in range(found):
        given = groups[depth, at]
        card, goal, source = given & BYTE, given >> GOAL & BYTE, given >> FROM & BYTE
        low = keys[depth, 0] ^ zobrist[source, card, 0] ^ zobrist[goal, card, 0]
        fetch(table, SLOT_NUMBERS * (low & mask))


@compiled
def enter(
    boards: Board, depth: int, suits: int, columns: int, locked: bool, groups: Masks, counts: Masks, numbers: Masks,
    start: Masks, reach: Masks, rows: Masks, held: Masks, keys: Masks, table: Slots, zobrist: Masks,
) -> None:  # fmt: skip
    """Open a frame for an arranged board: its groups of moves in random order, none if it is hopeless."""
    counts[depth, GROUPS] = counts[depth, AT] = 0
    gaps, loose = counts[depth, GAPS], counts[depth, LOOSE]
    if loose == 0:
        found = offer_tight(boards, depth, gaps, suits, columns, groups)
    else:
        found = offer_loose(boards, depth, suits, columns, loose, rows, held, groups)
    if found == 0:
        return
    if loose == 0:
        look_forward(depth, found, groups, keys, table, zobrist)
    spread(boards, depth, gaps, locked, start, reach)
    if hopeless(reach, suits, columns):
        numbers[PRUNED] += 1
        return
    if loose == 0:
        found = sift(boards, depth, start, reach, columns, groups, found)
    for i in range(found - 1, 0, -1):
        j = draw(numbers, i + 1)
        groups[depth, i], groups[depth, j] = groups[depth, j], groups[depth, i]
    counts[depth, GROUPS] = found


@compiled
def open_first(
    boards: Board, suits: int, columns: int, locked: bool, groups: Masks, counts: Masks, numbers: Masks,
    start: Masks, reach: Masks, rows: Masks, held: Masks, keys: Masks, table: Slots, zobrist: Masks,
) -> None:  # fmt: skip
    """Open the frame of the layout that the search begins with, arranged already."""
    counts[0, LOOSE] = 0 if locked else arrange(boards[0], suits, columns, rows, held)
    counts[0, GAPS] = locate(boards[0], suits)
    numbers[DEPTH] = 0
    enter(boards, 0, suits, columns, locked, groups, counts, numbers, start, reach, rows, held, keys, table, zobrist)


@compiled
def restart(keys: Masks, table: Slots, numbers: Masks) -> None:
    """Give up the line at hand: its layouts are not known to be lost."""
    for frame in range(1, numbers[DEPTH] + 1):
        remove(table, keys[frame, 0], keys[frame, 1])
    numbers[RESTARTS] += 1
    turn = numbers[RESTARTS]
    numbers[UNTIL_RESTART] = numbers[PATIENCE] * (turn & -turn)


@compiled
def advance(
    boards: Board, words: Masks, groups: Masks, counts: Masks, keys: Masks, table: Slots, zobrist: Masks,
    numbers: Masks, suits: int, columns: int, locked: bool, nodes: int,
) -> int:  # fmt: skip
    """Search on for so many new layouts; the frames stay for the next slice, or as the line of a win."""
    start, reach = np.zeros(CELLS, np.int64), np.zeros(CELLS, np.int64)
    rows, held = np.zeros(ROW, np.int64), np.zeros(ROW, np.int64)
    last = 0
    for row in range(suits):
        last |= 1 << (row * ROW + columns - 1)
    while True:
        depth = numbers[DEPTH]
        if depth < 0:
            return LOST
        if numbers[UNTIL_RESTART] <= 0 and depth > 0:
            restart(keys, table, numbers)
            open_first(
                boards, suits, columns, locked, groups, counts, numbers, start, reach, rows, held, keys, table, zobrist
            )
            continue
        at = counts[depth, AT]
        if at >= counts[depth, GROUPS]:
            numbers[DEPTH] -= 1
            continue
        given = groups[depth, at]
        counts[depth, MOVE] = given
        groups[depth, at] += ONE_DONE
        if is_exhausted(groups[depth, at]):
            counts[depth, AT] += 1
        card, goal, source = given & BYTE, given >> GOAL & BYTE, given >> FROM & BYTE
        made = depth + 1
        plain = goal < CELLS and (locked or (counts[depth, LOOSE] == 0 and source % ROW != 0))
        for word in range(BOARD // 8):
            words[made, word] = words[depth, word]
        if plain:
            for part in range(2):
                keys[made, part] = keys[depth, part] ^ zobrist[source, card, part] ^ zobrist[goal, card, part]
            boards[made, source], boards[made, goal], boards[made, PLACES + card] = EMPTY, card, goal
            if boards[made, goal - 1] == ANY_TWO:
                bind(boards, made, card - SUITS, goal - 1, suits, keys, zobrist)
            counts[made, LOOSE] = 0
        else:
            lay(boards[made], given, suits, columns, rows, held)
            counts[made, LOOSE] = arrange(boards[made], suits, columns, rows, held)
            board_key(boards[made], zobrist, keys[made])
        if not add(table, keys[made, 0], keys[made, 1]):
            continue
        if plain:
            counts[made, GAPS] = counts[depth, GAPS] ^ (1 << source | 1 << goal)
        else:
            counts[made, GAPS] = locate(boards[made], suits)
        numbers[STATES] += 1
        numbers[UNTIL_RESTART] -= 1
        nodes -= 1
        numbers[DEPTH] = made
        if counts[made, GAPS] == last and won(boards, made, suits, columns):
            return WON
        enter(
            boards,
            made,
            suits,
            columns,
            locked,
            groups,
            counts,
            numbers,
            start,
            reach,
            rows,
            held,
            keys,
            table,
            zobrist,
        )
        if numbers[STATES] > numbers[ROOM]:
            return FULL
        if nodes <= 0:
            return RUNNING
