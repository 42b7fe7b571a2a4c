"""The moves that lead out of a class, in groups: one card, one goal, and the arrangements it can leave behind."""

from ludotheque.games.lacunes.solver.compiled import ANY_TWO, CELLS, EMPTY, OUTSIDE, STRIDE, Board, Masks, compiled
from ludotheque.games.lacunes.solver.freedom import arrange, arrangements, bits, join
from ludotheque.games.lacunes.solver.stubborn import closure

# A group: the card, its goal (a cell, or CELLS + level for a loose level), the number of arrangements, how many are
# done, and the cell it leaves.
CARD, GOAL, COUNT, DONE, FROM = 0, 1, 2, 3, 4
MAX_GROUPS = 64


@compiled
def locate(board: Board, suits: int, places: Masks) -> None:
    """Card → cell; −1 for a two that is bound to no row."""
    for suit in range(suits):
        places[STRIDE * suit + 1] = -1
    for cell in range(CELLS):
        card = board[cell]
        if card >= 0:
            places[card] = cell


@compiled
def put(groups: Masks, found: int, card: int, goal: int, count: int, source: int) -> int:
    groups[found, CARD], groups[found, GOAL], groups[found, COUNT] = card, goal, count
    groups[found, DONE], groups[found, FROM] = 0, source
    return found + 1


@compiled
def offer_tight(board: Board, places: Masks, suits: int, columns: int, groups: Masks) -> int:
    """List the groups where no level is loose: each gap knows its card, or the threes of all unbound twos."""
    found = 0
    for row in range(suits):
        for cell in range(row * STRIDE + 1, row * STRIDE + columns):
            if board[cell] == EMPTY:
                left = int(board[cell - 1])
                if left == ANY_TWO:
                    for suit in range(suits):
                        if places[STRIDE * suit + 1] < 0:
                            found = put(groups, found, STRIDE * suit + 2, cell, 1, places[STRIDE * suit + 2])
                elif left >= 0 and left % STRIDE != columns - 1:
                    found = put(groups, found, left + 1, cell, 1, places[left + 1])
    return found


@compiled
def offer(
    board: Board, places: Masks, suits: int, columns: int, locked: bool, loose: int, rows: Masks, held: Masks,
    groups: Masks,
) -> int:  # fmt: skip
    """List the groups; tells how many."""
    if loose == 0 and not locked:
        return offer_tight(board, places, suits, columns, groups)
    found = 0
    for suit in range(suits):
        card = STRIDE * suit + 1
        if locked and places[card] % STRIDE:
            for row in range(suits):
                if board[row * STRIDE] == EMPTY:
                    found = put(groups, found, card, row * STRIDE, 1, places[card])
        if loose > 0 and board[OUTSIDE] >> suit & 1:
            last = bits(rows[0]) - bits(held[0]) == 1
            count = arrangements(0, loose, rows, held) if last else 1
            found = put(groups, found, card, CELLS, count, places[card])
        for card in range(STRIDE * suit + 2, STRIDE * suit + columns):
            level = card % STRIDE - 1
            before = places[card - 1]
            if level <= loose and held[level - 1] >> suit & 1:
                if level < loose and not held[level] >> suit & 1:
                    last = bits(rows[level]) - bits(held[level]) == 1
                    count = arrangements(level, loose, rows, held) if last else 1
                    found = put(groups, found, card, CELLS + level, count, places[card])
            elif before % STRIDE != columns - 1 and board[before + 1] == EMPTY:
                found = put(groups, found, card, before + 1, 1, places[card])
    return found


@compiled
def reduce(
    board: Board, places: Masks, reach: Masks, suits: int, columns: int, groups: Masks, found: int, queue: Masks
) -> int:
    """Keep the groups of the smallest stubborn set; tells how many."""
    if found < 2:
        return found
    enabled = 0
    for group in range(found):
        enabled |= 1 << groups[group, CARD]
    best, fewest, failed = -1, bits(enabled), 0
    for group in range(found):
        card = groups[group, CARD]
        if card % STRIDE != 1 and (places[card - 1] < 0 or reach[card - 1] != 1 << places[card - 1]):
            # The set of a card whose predecessor can leave is nearly always everything: not worth its time.
            continue
        chosen = closure(board, places, reach, suits, columns, card, fewest, enabled, failed, queue)
        if chosen == -1:
            failed |= 1 << card
        else:
            best, fewest = chosen & enabled, bits(chosen & enabled)
            if fewest == 1:
                break
    if best == -1:
        return found
    kept = 0
    for group in range(found):
        if best >> groups[group, CARD] & 1:
            kept = put(groups, kept, groups[group, CARD], groups[group, GOAL], groups[group, COUNT],
                       groups[group, FROM])  # fmt: skip
    return kept


@compiled
def lay(made: Board, group: Masks, suits: int, columns: int, rows: Masks, held: Masks) -> None:
    """Make the group's next move on a board whose loose levels are arranged."""
    card, goal = int(group[CARD]), int(group[GOAL])
    if goal < CELLS:
        made[group[FROM]] = EMPTY
        if made[goal - 1] == ANY_TWO and card % STRIDE == 2:
            made[goal - 1] = card - 1
        made[goal] = card
    else:
        loose = arrange(made, suits, columns, rows, held)
        made[group[FROM]] = EMPTY
        join(made, card, goal - CELLS, loose, rows, held, int(group[DONE]), suits)
