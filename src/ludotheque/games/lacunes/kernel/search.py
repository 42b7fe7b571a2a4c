"""The search: depth first over classes of layouts, in slices, with restarts that keep what is known.

The classes form a graph without cycles. A layout is in the table when it is done with, on the line at hand, or waits
beside that line for its turn. A restart takes the last two out again: all of them hang together with the beginning, so
they come back before the search can end. When it ends, every layout in the table has been looked at, and whatever can
be reached from it is in the table too.
"""

from ludotheque.games.lacunes.kernel.compiled import (
    ANY_TWO,
    BOARD,
    EMPTY,
    PLACES,
    ROW,
    SUITS,
    Board,
    compiled,
)  # fmt: skip
from ludotheque.games.lacunes.kernel.expand import enter, is_plain
from ludotheque.games.lacunes.kernel.freedom import arrange, bind, locate
from ludotheque.games.lacunes.kernel.moves import BYTE, FROM, GOAL, HIGH, LEADS, LOW, ONE_DONE, is_exhausted, lay
from ludotheque.games.lacunes.kernel.space import (
    AT,
    DEPTH,
    FULL,
    GAPS,
    GROUPS,
    LOOSE,
    LOST,
    MOVE,
    PATIENCE,
    RESTARTS,
    ROOM,
    RUNNING,
    STATES,
    TAKEN,
    UNTIL_RESTART,
    WON,
    Space,
)  # fmt: skip
from ludotheque.games.lacunes.kernel.visited import add, board_key, remove


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
def restart(space: Space) -> None:
    """Begin, or give up the line at hand and what waits beside it: those layouts are not known to be lost."""
    numbers, groups = space.numbers, space.groups
    for frame in range(numbers[DEPTH] + 1):
        if frame > 0:
            remove(space.slots, space.keys[frame, 0], space.keys[frame, 1])
        for at in range(space.counts[frame, AT], space.counts[frame, GROUPS]):
            if is_plain(space, frame, groups[frame, at, LEADS]):
                remove(space.slots, groups[frame, at, LOW], groups[frame, at, HIGH])
    turn = numbers[RESTARTS]
    numbers[RESTARTS] += 1
    numbers[UNTIL_RESTART] = numbers[PATIENCE] * max(turn & -turn, 1)
    numbers[DEPTH] = 0
    if space.counts[0, LOOSE] > 0:
        # Its rows and suits are told again, as whoever opens a loose layout needs them.
        arrange(space.boards[0], space.suits, space.columns, space.rows, space.held)


@compiled
def make_plain(space: Space, depth: int, at: int) -> None:
    """The frame after a plain move, whose layout is in the table already."""
    made, boards, given = depth + 1, space.boards, space.groups[depth, at, LEADS]
    card, goal, source = given & BYTE, given >> GOAL & BYTE, given >> FROM & BYTE
    space.keys[made, 0], space.keys[made, 1] = space.groups[depth, at, LOW], space.groups[depth, at, HIGH]
    boards[made, source], boards[made, goal], boards[made, PLACES + card] = EMPTY, card, goal
    if boards[made, goal - 1] == ANY_TWO:
        bind(boards, made, card - SUITS, goal - 1, space.suits)
    space.counts[made, LOOSE] = 0
    space.counts[made, GAPS] = space.counts[depth, GAPS] ^ (1 << source | 1 << goal)


@compiled
def make_arranged(space: Space, depth: int, given: int) -> bool:
    """The frame after a move that changes what is loose; False if its layout was known."""
    made = depth + 1
    board, key = space.boards[made], space.keys[made]
    lay(board, given, space.suits, space.columns, space.rows, space.held)
    space.counts[made, LOOSE] = arrange(board, space.suits, space.columns, space.rows, space.held)
    board_key(board, space.zobrist, key)
    if not add(space.slots, key[0], key[1]):
        return False
    space.counts[made, GAPS] = locate(board, space.suits)
    space.numbers[TAKEN] += 1
    return True


@compiled
def next_frame(space: Space) -> int:
    """Make the next layout that nobody has looked at and tell its depth; below zero when there is none."""
    numbers, counts, groups = space.numbers, space.counts, space.groups
    while True:
        depth = numbers[DEPTH]
        if depth < 0:
            return -1
        if numbers[UNTIL_RESTART] <= 0 and (depth > 0 or numbers[RESTARTS] == 0):
            restart(space)
            return 0
        at = counts[depth, AT]
        if at >= counts[depth, GROUPS]:
            numbers[DEPTH] -= 1
            continue
        given = groups[depth, at, LEADS]
        counts[depth, MOVE] = given
        groups[depth, at, LEADS] += ONE_DONE
        if is_exhausted(groups[depth, at, LEADS]):
            counts[depth, AT] += 1
        for word in range(BOARD // 8):
            space.words[depth + 1, word] = space.words[depth, word]
        if is_plain(space, depth, given):
            make_plain(space, depth, at)
            return int(depth + 1)
        if make_arranged(space, depth, given):
            return int(depth + 1)


@compiled
def advance(space: Space, goal: int) -> int:
    """Search on until so many layouts were looked at; the frames stay for the next slice, or as the line of a win."""
    numbers, counts = space.numbers, space.counts
    last = 0
    for row in range(space.suits):
        last |= 1 << (row * ROW + space.columns - 1)
    while numbers[STATES] < goal and numbers[TAKEN] <= numbers[ROOM]:
        depth = next_frame(space)
        if depth < 0:
            return LOST
        numbers[DEPTH] = depth
        if depth > 0:
            numbers[STATES] += 1
            numbers[UNTIL_RESTART] -= 1
        if counts[depth, GAPS] == last and won(space.boards, depth, space.suits, space.columns):
            return WON
        enter(space, depth)
    return RUNNING if numbers[TAKEN] <= numbers[ROOM] else FULL
