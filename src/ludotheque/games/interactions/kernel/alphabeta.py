"""Alpha-beta on the margin with an explicit stack, so that it runs in slices and goes on where it stopped."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.interactions.kernel import bitboards
from ludotheque.games.interactions.kernel.bitboards import CELLS, FIRST, HANDS, KEY, MARGIN, PLACED, RECTO, SPAN, VERSO
from ludotheque.games.interactions.kernel.evaluation import evaluate
from ludotheque.games.interactions.kernel.play import NOTHING, VALUES, KernelOptions
from ludotheque.search.bits import bit_count, lowest_bit
from ludotheque.search.native import native

Numbers = NDArray[np.int64]

# More columns of a frame, after those of a position: below `bitboards.WIDTH`.
ALPHA, BETA, FLOOR, BEST, CHOSEN, COUNT, AT, SCOUT, DEPTH, CORNER = 12, 13, 14, 15, 16, 17, 18, 19, 20, 21
MOST_MOVES = 100
"""Moves of a position: at most 9 cells, 2 tiles, 5 raises."""
TURN_KINDS = 64
"""A tile and what is raised with it."""
INFINITE = 1000

# What a paused search remembers.
LEVEL, STEP, RETURNED, NODES = 0, 1, 2, 3
NOISE = 4
"""From here on: what is added to the ranks of the root's moves, so that equal ones vary."""
ENTER, NEXT, BACK, DONE = 0, 1, 2, 3

STORED_DEPTH = 4
"""With fewer plies to go it takes less to search a position than to look it up."""
EVALUATED_DEPTH = 4
"""With as many plies to search, moves are ordered by the evaluation, with fewer by what they gain at once."""
RANK = 12
"""A move in a list has its rank from this bit on."""
MOVE = (1 << RANK) - 1
ADVISED = 10000
"""The rank of what was best before."""
CERTAIN, PATIENCE, TRUST = 1 << 12, 5, 6
"""What always refuted is worth CERTAIN, four points after TRUST; each time moves it by one part of 1 << PATIENCE."""
RAISED = np.array((*VALUES[:, 0], 0), np.int64)
"""What is raised early counts against a move: the best tiles come last."""


class Stack(NamedTuple):
    """A row a level of the search: the position and what is known of it, and its moves with their ranks."""

    frames: Numbers
    moves: Numbers
    history: Numbers
    """By tiles laid, and by tile and what is raised with it: how often that refuted of late, between ± `CERTAIN`."""


@native
def probe(table: Numbers, key: int) -> int:
    """What is known of a key; −1 is nothing. A key and what is known of it, in one number, are side by side."""
    slot = key & table.size - 4
    if table[slot] == key:
        return int(table[slot + 1])
    if table[slot + 2] == key:
        return int(table[slot + 3])
    return -1


@native
def store(table: Numbers, key: int, lower: int, upper: int, depth: int, move: int) -> None:
    """Remember bounds: the deeper search stays, the newest is always there too."""
    slot = key & table.size - 4
    if table[slot] != key and (table[slot + 2] == key or table[slot + 1] >> 16 & 31 > depth):
        slot += 2
    known = table[slot + 1]
    if table[slot] == key and known >> 16 & 31 == depth:  # both searches hold: take the narrower bounds
        lower, upper = max(lower, (known & 255) - 128), min(upper, (known >> 8 & 255) - 128)
        if move == 0:
            move = known >> 24
    table[slot] = key
    table[slot + 1] = max(lower, -128) + 128 | (min(upper, 127) + 128) << 8 | depth << 16 | move << 24


@native
def relative_move(frame: Numbers, move: int, corner: int) -> int:
    """A move with its cell counted from a corner of the box."""
    rows, columns = frame[SPAN] & 127, frame[SPAN] >> bitboards.SIDE
    down, right = (move >> 9) - lowest_bit(rows), (move >> 6 & 7) - lowest_bit(columns)
    if corner & 2:
        down = bit_count(rows) - 1 - down
    if corner & 1:
        right = bit_count(columns) - 1 - right
    return int(((down + 1) * 8 + right + 1) * 64 + (move & 63))


@native
def absolute_move(frame: Numbers, move: int, corner: int) -> int:
    """The move that `relative_move` wrote, on this board."""
    rows, columns = frame[SPAN] & 127, frame[SPAN] >> bitboards.SIDE
    down, right = (move >> 9) - 1, (move >> 6 & 7) - 1
    if corner & 2:
        down = bit_count(rows) - 1 - down
    if corner & 1:
        right = bit_count(columns) - 1 - right
    return int(((down + lowest_bit(rows)) * 8 + right + lowest_bit(columns)) * 64 + (move & 63))


@native
def list_moves(stack: Stack, level: int, first: int) -> int:
    """Every move of a level with its rank for ordering; `first` is what was best before; returns how many."""
    frame, after, moves = stack.frames[level], stack.frames[level + 1], stack.moves[level]
    history = stack.history[frame[PLACED]]
    hands = frame[HANDS] >> 8 * (frame[PLACED] & 1)
    reserve = hands >> 16 & 127
    if reserve == 0:
        reserve = 1 << NOTHING
    bits, count = bitboards.open_cells(frame), 0
    while bits:
        cell, tiles = lowest_bit(bits), hands & 127
        bits &= bits - 1
        while tiles:
            tile, raises = lowest_bit(tiles), reserve
            tiles &= tiles - 1
            placed = cell * 64 + tile * 8
            if frame[DEPTH] >= EVALUATED_DEPTH:
                bitboards.lay(frame, after, placed + NOTHING)
                worth = -evaluate(after)
            else:
                worth = bitboards.gain(frame, tile, cell)
            while raises:
                raised = lowest_bit(raises)
                raises &= raises - 1
                move = placed + raised
                rank = worth * 16 - RAISED[raised] + (history[move & 63] >> TRUST)
                if move == first:
                    rank = ADVISED
                moves[count] = rank << RANK | move
                count += 1
    return count


@native
def pick_best(moves: Numbers, at: int, count: int) -> int:
    """Bring the best-ranked of the moves not yet tried to the front."""
    best, most = at, moves[at]
    for k in range(at + 1, count):
        if moves[k] > most:
            best, most = k, moves[k]
    moves[best] = moves[at]
    moves[at] = most
    return int(most & MOVE)


@native
def last_turn(frame: Numbers, options: KernelOptions, enough: int) -> int:
    """The second player's last tile: one cell is left, two tiles to choose from (IXN-18)."""
    recto, first = frame[RECTO], frame[FIRST]
    laid = recto | frame[VERSO]
    cell = lowest_bit(bitboards.box_cells(frame) & ~laid)
    here, hand, best = 1 << cell, frame[HANDS] >> 8, -INFINITE
    tiles, settled = hand, frame[MARGIN]
    if options.territory:
        settled += bitboards.largest_group((laid | here) & ~first) - bitboards.largest_group(first)
    while tiles and best < enough:
        tile = lowest_bit(tiles)
        tiles &= tiles - 1
        margin = settled + bitboards.gain(frame, tile, cell)
        if options.bonus:
            fronts = recto ^ bitboards.targets(frame, tile, cell) | here
            margin += bitboards.SEVENTH[hand ^ 1 << tile, bit_count(fronts & ~first)]
            margin -= bitboards.SEVENTH[frame[HANDS] & 127, bit_count(fronts & first)]
        best = max(best, margin)
    return int(best)


@native
def last_two_turns(stack: Stack, level: int, alpha: int, beta: int, options: KernelOptions, memory: Numbers) -> int:
    """The first player's last tile with every reply."""
    frame, after = stack.frames[level], stack.frames[level + 1]
    bits, best = bitboards.open_cells(frame), -INFINITE
    while bits:
        cell, tiles = lowest_bit(bits), frame[HANDS] & 127
        bits &= bits - 1
        while tiles:
            bitboards.lay(frame, after, cell * 64 + lowest_bit(tiles) * 8 + NOTHING)
            tiles &= tiles - 1
            memory[NODES] += 1
            best = max(best, -last_turn(after, options, -max(alpha, best)))
            if best >= beta:
                return best
    return best


@native
def last_three_turns(stack: Stack, level: int, alpha: int, beta: int, options: KernelOptions, memory: Numbers) -> int:
    """The second player's last tile but one: what gains most at once first."""
    frame, after, moves = stack.frames[level], stack.frames[level + 1], stack.moves[level]
    count, best = list_moves(stack, level, 0), -INFINITE
    for at in range(count):
        bitboards.lay(frame, after, pick_best(moves, at, count))
        memory[NODES] += 1
        best = max(best, -last_two_turns(stack, level + 1, -beta, -max(alpha, best), options, memory))
        if best >= beta:
            return best
    return best


@native
def enter(stack: Stack, table: Numbers, options: KernelOptions, memory: Numbers) -> int:
    """Begin a position: settle it at once where that is possible, list its moves otherwise; returns the next step."""
    level = memory[LEVEL]
    at = stack.frames[level]
    memory[NODES] += 1
    at[CHOSEN] = 0
    if at[PLACED] == CELLS:
        memory[RETURNED] = bitboards.final_margin(at, options)
        return BACK
    if at[DEPTH] == 0:
        memory[RETURNED] = evaluate(at)
        return BACK
    if at[PLACED] == CELLS - 1 and level > 0:
        memory[RETURNED] = last_turn(at, options, INFINITE)
        return BACK
    if at[PLACED] == CELLS - 2 and level > 0:
        memory[RETURNED] = last_two_turns(stack, level, at[ALPHA], at[BETA], options, memory)
        return BACK
    if at[PLACED] == CELLS - 3 and level > 0 and at[DEPTH] == 3:
        memory[RETURNED] = last_three_turns(stack, level, at[ALPHA], at[BETA], options, memory)
        return BACK
    at[FLOOR] = at[ALPHA]
    advice = 0
    if at[DEPTH] >= STORED_DEPTH:
        at[CORNER] = bitboards.position_key(at, options)
        known = probe(table, at[KEY])
        if known >= 0:
            if known >> 24:
                advice = absolute_move(at, known >> 24, at[CORNER])
            if known >> 16 & 31 >= at[DEPTH] and level > 0:
                lower = (known & 255) - 128 + at[MARGIN] if known & 255 else -INFINITE
                upper = (known >> 8 & 255) - 128 + at[MARGIN] if known >> 8 & 255 != 255 else INFINITE
                if lower >= at[BETA] or lower == upper:
                    memory[RETURNED] = lower
                    return BACK
                if upper <= at[ALPHA]:
                    memory[RETURNED] = upper
                    return BACK
                at[ALPHA], at[BETA] = max(at[ALPHA], lower), min(at[BETA], upper)
                at[FLOOR] = at[ALPHA]
    at[COUNT] = list_moves(stack, level, advice)
    at[AT], at[BEST] = 0, -INFINITE
    if level == 0:
        for k in range(at[COUNT]):
            stack.moves[0, k] += memory[NOISE + k] << RANK
    return NEXT


@native
def learn(stack: Stack, level: int) -> None:
    """The move tried last refuted; those before it did not."""
    at, moves = stack.frames[level], stack.moves[level]
    history, last = stack.history[at[PLACED]], at[AT] - 1
    for k in range(last):
        vain = moves[k] & 63
        history[vain] -= (CERTAIN + history[vain]) >> PATIENCE
    good = moves[last] & 63
    history[good] += (CERTAIN - history[good]) >> PATIENCE


@native
def leave(stack: Stack, table: Numbers, memory: Numbers) -> int:
    """End a position: remember what was found, and hand the value back."""
    at = stack.frames[memory[LEVEL]]
    if at[BEST] >= at[BETA]:
        learn(stack, memory[LEVEL])
    if at[DEPTH] >= STORED_DEPTH:
        value = at[BEST] - at[MARGIN]
        lower = value if at[BEST] > at[FLOOR] else -128
        upper = value if at[BEST] < at[BETA] else 127
        move = relative_move(at, at[CHOSEN], at[CORNER]) if at[CHOSEN] and at[BEST] > at[FLOOR] else 0
        store(table, at[KEY], lower, upper, at[DEPTH], move)
    memory[RETURNED] = at[BEST]
    return BACK


@native
def run(stack: Stack, table: Numbers, options: KernelOptions, memory: Numbers, budget: int) -> bool:
    """Search until the end or for about `budget` nodes more; True when the root is settled."""
    frames = stack.frames
    stop = memory[NODES] + budget
    while memory[STEP] != DONE:
        level = memory[LEVEL]
        at = frames[level]
        if memory[STEP] == ENTER:
            if memory[NODES] >= stop:
                return False
            memory[STEP] = enter(stack, table, options, memory)
            if memory[STEP] == BACK:
                memory[LEVEL] -= 1
        elif memory[STEP] == NEXT:
            if at[AT] == at[COUNT] or at[BEST] >= at[BETA]:
                memory[STEP] = leave(stack, table, memory)
                memory[LEVEL] -= 1
            else:
                below = frames[level + 1]
                bitboards.lay(at, below, pick_best(stack.moves[level], at[AT], at[COUNT]))
                below[DEPTH] = at[DEPTH] - 1
                at[SCOUT] = 1 if at[AT] and at[BETA] - at[ALPHA] > 1 else 0
                below[ALPHA] = -at[ALPHA] - 1 if at[SCOUT] else -at[BETA]
                below[BETA] = -at[ALPHA]
                memory[LEVEL], memory[STEP] = level + 1, ENTER
        else:
            if level < 0:
                memory[STEP] = DONE
                break
            value = -memory[RETURNED]
            if at[SCOUT] and at[ALPHA] < value < at[BETA]:  # the scout was wrong: look again with the whole window
                below = frames[level + 1]
                at[SCOUT] = 0
                below[ALPHA], below[BETA] = -at[BETA], -at[ALPHA]
                memory[LEVEL], memory[STEP] = level + 1, ENTER
                continue
            if value > at[BEST]:
                at[BEST] = value
                if value > at[ALPHA]:
                    at[ALPHA], at[CHOSEN] = value, stack.moves[level, at[AT]] & MOVE
            at[AT] += 1
            memory[STEP] = NEXT
    return True
