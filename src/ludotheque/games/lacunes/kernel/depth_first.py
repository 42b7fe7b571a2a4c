"""The search: depth first over classes of layouts, in slices, with restarts that keep what is known.

The classes form a graph without cycles. A layout is in the visited table when it is done with, on the line at hand, or
waits beside that line for its turn. A restart takes the last two out again: all of them hang together with the
beginning, so they come back before the search can end. When it ends, every layout in the table has been looked at, and
whatever can be reached from it is in the table too.
"""

from ludotheque.games.lacunes.kernel.arrays import (
    AT,
    DEPTH,
    FREE_LEVELS,
    FULL,
    GAPS,
    GROUPS,
    LOST,
    MOVE,
    RESTART_UNIT,
    RESTARTS,
    RUNNING,
    SLOTS_ALLOWED,
    SLOTS_TAKEN,
    STATES,
    UNTIL_RESTART,
    WON,
    SearchArrays,
)
from ludotheque.games.lacunes.kernel.compiled import (
    ANY_TWO,
    BOARD_SIZE,
    EMPTY,
    PLACES,
    STRIDE,
    SUITS,
    Board,
    compiled,
)
from ludotheque.games.lacunes.kernel.expand import expand, is_plain
from ludotheque.games.lacunes.kernel.free_prefixes import bind_two, canonicalize, index_cards
from ludotheque.games.lacunes.kernel.moves import (
    BYTE,
    GOAL_SHIFT,
    KEY_HIGH,
    KEY_LOW,
    MOVES,
    ONE_DONE,
    SOURCE_SHIFT,
    is_exhausted,
    make_group_move,
)
from ludotheque.games.lacunes.kernel.visited import add, board_key, remove


@compiled
def is_won(boards: Board, depth: int, suits: int, columns: int) -> bool:
    for row in range(suits):
        head, three = int(boards[depth, row * STRIDE]), int(boards[depth, row * STRIDE + 1])
        if three < 0 or three // SUITS != 1 or (head != ANY_TWO and head != three - SUITS):
            return False
        for level in range(2, columns - 1):
            if boards[depth, row * STRIDE + level] != three + SUITS * (level - 1):
                return False
    return True


@compiled
def restart(arrays: SearchArrays) -> None:
    """Begin, or give up the line at hand and what waits beside it: those layouts are not known to be lost."""
    counters, groups = arrays.counters, arrays.groups
    for frame in range(counters[DEPTH] + 1):
        if frame > 0:
            remove(arrays.slots, arrays.keys[frame, 0], arrays.keys[frame, 1])
        for at in range(arrays.stack[frame, AT], arrays.stack[frame, GROUPS]):
            if is_plain(arrays, frame, groups[frame, at, MOVES]):
                remove(arrays.slots, groups[frame, at, KEY_LOW], groups[frame, at, KEY_HIGH])
    turn = counters[RESTARTS]
    counters[RESTARTS] += 1
    counters[UNTIL_RESTART] = counters[RESTART_UNIT] * max(turn & -turn, 1)
    counters[DEPTH] = 0
    if arrays.stack[0, FREE_LEVELS] > 0:
        # Whoever expands a layout with free levels needs their rows and suits again.
        canonicalize(arrays.boards[0], arrays.suits, arrays.columns, arrays.free_rows, arrays.free_suits)


@compiled
def make_plain(arrays: SearchArrays, depth: int, at: int) -> None:
    """The frame after a plain move, whose layout is in the table already."""
    made, boards, packed = depth + 1, arrays.boards, arrays.groups[depth, at, MOVES]
    card, goal, source = packed & BYTE, packed >> GOAL_SHIFT & BYTE, packed >> SOURCE_SHIFT & BYTE
    arrays.keys[made, 0], arrays.keys[made, 1] = arrays.groups[depth, at, KEY_LOW], arrays.groups[depth, at, KEY_HIGH]
    boards[made, source], boards[made, goal], boards[made, PLACES + card] = EMPTY, card, goal
    if boards[made, goal - 1] == ANY_TWO:
        bind_two(boards, made, card - SUITS, goal - 1, arrays.suits)
    arrays.stack[made, FREE_LEVELS] = 0
    arrays.stack[made, GAPS] = arrays.stack[depth, GAPS] ^ (1 << source | 1 << goal)


@compiled
def make_canonical(arrays: SearchArrays, depth: int, packed: int) -> bool:
    """The frame after a move that changes which levels are free; False if its layout was visited."""
    made = depth + 1
    board, key = arrays.boards[made], arrays.keys[made]
    make_group_move(board, packed, arrays.suits, arrays.columns, arrays.free_rows, arrays.free_suits)
    arrays.stack[made, FREE_LEVELS] = canonicalize(
        board, arrays.suits, arrays.columns, arrays.free_rows, arrays.free_suits
    )
    board_key(board, arrays.zobrist, key)
    if not add(arrays.slots, key[0], key[1]):
        return False
    arrays.stack[made, GAPS] = index_cards(board, arrays.suits)
    arrays.counters[SLOTS_TAKEN] += 1
    return True


@compiled
def next_child(arrays: SearchArrays) -> int:
    """Make the next layout that was not visited and return its depth; below zero when there is none."""
    counters, stack, groups = arrays.counters, arrays.stack, arrays.groups
    while True:
        depth = counters[DEPTH]
        if depth < 0:
            return -1
        if counters[UNTIL_RESTART] <= 0 and (depth > 0 or counters[RESTARTS] == 0):
            restart(arrays)
            return 0
        at = stack[depth, AT]
        if at >= stack[depth, GROUPS]:
            counters[DEPTH] -= 1
            continue
        packed = groups[depth, at, MOVES]
        stack[depth, MOVE] = packed
        groups[depth, at, MOVES] += ONE_DONE
        if is_exhausted(groups[depth, at, MOVES]):
            stack[depth, AT] += 1
        for word in range(BOARD_SIZE // 8):
            arrays.words[depth + 1, word] = arrays.words[depth, word]
        if is_plain(arrays, depth, packed):
            make_plain(arrays, depth, at)
            return int(depth + 1)
        if make_canonical(arrays, depth, packed):
            return int(depth + 1)


@compiled
def advance(arrays: SearchArrays, goal: int) -> int:
    """Search on until so many layouts were looked at; the frames stay for the next slice, or as the line of a win."""
    counters, stack = arrays.counters, arrays.stack
    last = 0
    for row in range(arrays.suits):
        last |= 1 << (row * STRIDE + arrays.columns - 1)
    while counters[STATES] < goal and counters[SLOTS_TAKEN] <= counters[SLOTS_ALLOWED]:
        depth = next_child(arrays)
        if depth < 0:
            return LOST
        counters[DEPTH] = depth
        if depth > 0:
            counters[STATES] += 1
            counters[UNTIL_RESTART] -= 1
        if stack[depth, GAPS] == last and is_won(arrays.boards, depth, arrays.suits, arrays.columns):
            return WON
        expand(arrays, depth)
    return RUNNING if counters[SLOTS_TAKEN] <= counters[SLOTS_ALLOWED] else FULL
