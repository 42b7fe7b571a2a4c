"""The search: depth first over classes of layouts, in slices, with restarts that keep what is known to be lost.

The classes form a graph without cycles, so whatever was left behind for good is lost for good; a restart gives up
only the line at hand and walks down in another order.
"""

import numpy as np

from ludotheque.games.lacunes.solver.compiled import ANY_TWO, BOARD, CELLS, EMPTY, STRIDE, Board, Masks, compiled
from ludotheque.games.lacunes.solver.freedom import arrange
from ludotheque.games.lacunes.solver.moves import CARD, COUNT, DONE, FROM, GOAL, lay, locate, offer, reduce
from ludotheque.games.lacunes.solver.reach import hopeless, spread
from ludotheque.games.lacunes.solver.stubborn import QUEUE
from ludotheque.games.lacunes.solver.table import add, board_key, remove

RUNNING, WON, LOST, FULL = 0, 1, 2, 3
MAX_DEPTH = 600

# What `numbers` holds.
DEPTH, STATES, RANDOM, UNTIL_RESTART, RESTARTS, PRUNED, ROOM, PATIENCE = 0, 1, 2, 3, 4, 5, 6, 7
# What `counts` holds for a frame: how many groups it has, at which it is, how many levels are loose.
GROUPS, AT, LOOSE = 0, 1, 2


@compiled
def draw(numbers: Masks, n: int) -> int:
    """A cheap stream for the order of moves; verdicts do not depend on it."""
    state = numbers[RANDOM]
    state ^= state << 13
    state ^= (state >> 7) & 0x01FFFFFFFFFFFFFF
    state ^= state << 17
    numbers[RANDOM] = state
    return int((state >> 11) & 0x7FFFFFFF) % n


@compiled
def won(board: Board, suits: int, columns: int) -> bool:
    for row in range(suits):
        head, three = board[row * STRIDE], board[row * STRIDE + 1]
        if three < 0 or three % STRIDE != 2 or (head != ANY_TWO and head != three - 1):
            return False
        for column in range(2, columns - 1):
            if board[row * STRIDE + column] != three - 1 + column:
                return False
    return True


@compiled
def enter(
    board: Board, suits: int, columns: int, locked: bool, groups: Masks, count: Masks, numbers: Masks,
    places: Masks, reach: Masks, queue: Masks, rows: Masks, held: Masks,
) -> None:  # fmt: skip
    """Open a frame for an arranged board: its groups of moves in random order, none if it is hopeless."""
    count[GROUPS] = count[AT] = count[LOOSE] = 0
    locate(board, suits, places)
    loose = 0
    held[0] = 0
    if not locked:
        loose = arrange(board, suits, columns, rows, held)
    found = offer(board, places, suits, columns, locked, loose, rows, held, groups)
    if found == 0:
        return
    spread(board, places, suits, columns, locked, reach)
    if hopeless(reach, suits, columns):
        numbers[PRUNED] += 1
        return
    if loose == 0:
        found = reduce(board, places, reach, suits, columns, groups, found, queue)
    for i in range(found - 1, 0, -1):
        j = draw(numbers, i + 1)
        for part in range(5):
            groups[i, part], groups[j, part] = groups[j, part], groups[i, part]
    count[GROUPS], count[LOOSE] = found, loose


@compiled
def advance(
    boards: Board, groups: Masks, counts: Masks, keys: Masks, table: Masks, zobrist: Masks, numbers: Masks,
    suits: int, columns: int, locked: bool, nodes: int,
) -> int:  # fmt: skip
    """Search on for so many new layouts; the frames stay for the next slice, or as the line of a win."""
    places, reach, queue = np.zeros(BOARD, np.int64), np.zeros(BOARD, np.int64), np.zeros(QUEUE, np.int64)
    rows, held = np.zeros(STRIDE, np.int64), np.zeros(STRIDE, np.int64)
    while True:
        depth = numbers[DEPTH]
        if depth < 0:
            return LOST
        if numbers[UNTIL_RESTART] <= 0 and depth > 0:
            for frame in range(1, depth + 1):
                remove(table, keys[frame, 0], keys[frame, 1])
            numbers[RESTARTS] += 1
            turn = numbers[RESTARTS]
            numbers[UNTIL_RESTART] = numbers[PATIENCE] * (turn & -turn)
            numbers[DEPTH] = 0
            enter(boards[0], suits, columns, locked, groups[0], counts[0], numbers, places, reach, queue, rows, held)
            continue
        at = counts[depth, AT]
        if at >= counts[depth, GROUPS]:
            numbers[DEPTH] -= 1
            continue
        group = groups[depth, at]
        if group[DONE] >= group[COUNT]:
            counts[depth, AT] += 1
            continue
        board, made = boards[depth], boards[depth + 1]
        key, made_key = keys[depth], keys[depth + 1]
        card, goal, source = group[CARD], group[GOAL], group[FROM]
        plain = goal < CELLS and (
            locked or (counts[depth, LOOSE] == 0 and source % STRIDE != 0 and board[goal - 1] != ANY_TWO)
        )
        if plain:
            for part in range(2):
                made_key[part] = key[part] ^ zobrist[source, card, part] ^ zobrist[goal, card, part]
        else:
            made[:] = board
            lay(made, group, suits, columns, rows, held)
            arrange(made, suits, columns, rows, held)
            board_key(made, zobrist, made_key)
        group[DONE] += 1
        if not add(table, made_key[0], made_key[1]):
            continue
        if plain:
            made[:] = board
            made[source], made[goal] = EMPTY, card
        numbers[STATES] += 1
        numbers[UNTIL_RESTART] -= 1
        nodes -= 1
        depth += 1
        numbers[DEPTH] = depth
        if won(made, suits, columns):
            return WON
        enter(made, suits, columns, locked, groups[depth], counts[depth], numbers, places, reach, queue, rows, held)
        if numbers[STATES] > numbers[ROOM]:
            return FULL
        if nodes <= 0:
            return RUNNING
