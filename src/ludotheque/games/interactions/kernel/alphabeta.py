"""Alpha-beta on the margin with an explicit stack, so that it runs in slices and goes on where it stopped."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.interactions.kernel import bitboards
from ludotheque.games.interactions.kernel.bitboards import AVAILABLE, CELLS, KEY, LEFT, MARGIN, PLACED, RESERVE, TOP
from ludotheque.games.interactions.kernel.evaluation import evaluate
from ludotheque.games.interactions.kernel.play import NOTHING, TURNS_SIDE, VALUES, KernelOptions
from ludotheque.search.native import native

Words = NDArray[np.uint64]
Numbers = NDArray[np.int64]

# More columns of a frame of numbers, after those of a position: below `bitboards.WIDTH`.
ALPHA, BETA, FLOOR, BEST, CHOSEN, COUNT, AT, SCOUT, DEPTH, CORNER = 12, 13, 14, 15, 16, 17, 18, 19, 20, 21
MOST_MOVES = 100
"""Moves of a position: at most 9 cells, 2 tiles, 5 raises."""
INFINITE = 1000

# What a paused search remembers.
LEVEL, STEP, RETURNED, NODES = 0, 1, 2, 3
NOISE = 4
"""From here on: what is added to the ranks of the root's moves, so that equal ones vary."""
ENTER, NEXT, BACK, DONE = 0, 1, 2, 3

STORED_DEPTH = 3
"""With fewer plies to go a position is not worth a place in the table."""
EVALUATED_DEPTH = 4
"""With as many plies to search, moves are ordered by the evaluation, with fewer by what they gain at once."""
_ONE, _NONE = np.uint64(1), np.uint64(0)


class Stack(NamedTuple):
    """A row a level of the search: the position as words and numbers, its moves and their ranks.

    `tile_at` is shared by all levels: a cell that is filled below is empty again above.
    """

    words: Words
    numbers: Numbers
    moves: Numbers
    ranks: Numbers
    tile_at: Numbers


class Transpositions(NamedTuple):
    """What is known of positions, by key: bounds, depth and best move in one number each."""

    keys: Words
    known: Numbers


@native
def probe(transpositions: Transpositions, key: Any) -> int:
    """What is known of a key; −1 is nothing."""
    keys = transpositions.keys
    slot = np.int64(key & np.uint64(keys.size - 2))
    if keys[slot] == key:
        return int(transpositions.known[slot])
    if keys[slot + 1] == key:
        return int(transpositions.known[slot + 1])
    return -1


@native
def store(transpositions: Transpositions, key: Any, lower: int, upper: int, depth: int, move: int) -> None:
    """Remember bounds: the deeper search stays, the newest is always there too."""
    keys, entries = transpositions.keys, transpositions.known
    slot = np.int64(key & np.uint64(keys.size - 2))
    if keys[slot] != key and (keys[slot + 1] == key or entries[slot] >> 16 & 31 > depth):
        slot += 1
    known = entries[slot]
    if keys[slot] == key and known >> 16 & 31 == depth:  # both searches hold: take the narrower bounds
        lower, upper = max(lower, (known & 255) - 128), min(upper, (known >> 8 & 255) - 128)
        if move == 0:
            move = known >> 24
    keys[slot] = key
    entries[slot] = max(lower, -128) + 128 | (min(upper, 127) + 128) << 8 | depth << 16 | move << 24


@native
def relative_move(numbers: Numbers, move: int, corner: int) -> int:
    """A move with its cell counted from a corner of the box, or back again."""
    cell, rest = move // 64, move % 64
    row, column = cell // 8, cell % 8
    down = numbers[bitboards.BOTTOM] - row if corner & 2 else row - numbers[TOP]
    right = numbers[bitboards.RIGHT] - column if corner & 1 else column - numbers[LEFT]
    return int(((down + 1) * 8 + right + 1) * 64 + rest)


@native
def absolute_move(numbers: Numbers, move: int, corner: int) -> int:
    """The move that `relative_move` wrote, on this board."""
    cell, rest = move // 64, move % 64
    down, right = cell // 8 - 1, cell % 8 - 1
    row = numbers[bitboards.BOTTOM] - down if corner & 2 else numbers[TOP] + down
    column = numbers[bitboards.RIGHT] - right if corner & 1 else numbers[LEFT] + right
    return int((row * 8 + column) * 64 + rest)


@native
def list_moves(stack: Stack, level: int, first: int) -> int:
    """Every move of a level with its rank for ordering; `first` is what was best before; returns how many."""
    words, numbers, tile_at = stack.words[level], stack.numbers[level], stack.tile_at
    after, then = stack.words[level + 1], stack.numbers[level + 1]
    moves, ranks = stack.moves[level], stack.ranks[level]
    seat = numbers[PLACED] & 1
    available, reserve = numbers[AVAILABLE + seat], numbers[RESERVE + seat]
    bits = bitboards.open_cells(words, numbers)
    count = 0
    while bits != _NONE:
        cell = bitboards.first_bit(bits)
        bits &= bits - _ONE
        for tile in range(7):
            if not available >> tile & 1:
                continue
            if numbers[DEPTH] >= EVALUATED_DEPTH:
                bitboards.lay(words, numbers, after, then, tile_at, cell * 64 + tile * 8 + NOTHING)
                worth = -evaluate(after, then, tile_at)
            else:
                worth = bitboards.gain(words, tile_at, seat, tile, cell)
            for raised in range(8):
                if reserve >> raised & 1 or (raised == NOTHING and reserve == 0):
                    moves[count] = cell * 64 + tile * 8 + raised
                    ranks[count] = worth * 16 - (VALUES[raised, 0] if raised != NOTHING else 0)
                    if moves[count] == first:
                        ranks[count] = 10000
                    count += 1
    return count


@native
def pick_best(moves: Numbers, ranks: Numbers, at: int, count: int) -> int:
    """Bring the best-ranked of the moves not yet tried to the front."""
    best = at
    for k in range(at + 1, count):
        if ranks[k] > ranks[best]:
            best = k
    moves[at], moves[best] = moves[best], moves[at]
    ranks[at], ranks[best] = ranks[best], ranks[at]
    return int(moves[at])


@native
def last_turn(words: Words, numbers: Numbers, tile_at: Numbers, options: KernelOptions) -> int:
    """The second player's last tile: one cell is left, two tiles to choose from (IXN-18)."""
    laid = words[bitboards.RECTO] | words[bitboards.VERSO]
    cell = bitboards.first_bit(bitboards.box_cells(numbers) & ~laid)
    hand, best = numbers[AVAILABLE + 1], -INFINITE
    for tile in range(7):
        if not hand >> tile & 1:
            continue
        theirs, mine = numbers[bitboards.FRONTS], numbers[bitboards.FRONTS + 1] + 1
        swing = VALUES[tile, 0]
        turned = bitboards.targets(words, tile, cell)
        up = TURNS_SIDE[tile] * 2 - 1
        while turned != _NONE:
            code = tile_at[bitboards.first_bit(turned)]
            turned &= turned - _ONE
            if code >= 7:
                mine += up
                swing += bitboards.LOSS[code - 7] * up
            else:
                theirs += up
                swing -= bitboards.LOSS[code] * up
        if options.bonus:
            swing += bitboards.SEVENTH[hand ^ (1 << tile), mine] - bitboards.SEVENTH[numbers[AVAILABLE], theirs]
        best = max(best, swing)
    if options.territory:
        first = words[bitboards.FIRST]
        best += bitboards.largest_group((laid | _ONE << np.uint64(cell)) & ~first) - bitboards.largest_group(first)
    return int(numbers[MARGIN] + best)


@native
def last_two_turns(stack: Stack, options: KernelOptions, memory: Numbers) -> int:
    """The first player's last tile with every reply: too small a search for levels of its own."""
    level, tile_at = memory[LEVEL], stack.tile_at
    words, numbers = stack.words[level], stack.numbers[level]
    after, then = stack.words[level + 1], stack.numbers[level + 1]
    bits = bitboards.open_cells(words, numbers)
    best = -INFINITE
    while bits != _NONE:
        cell = bitboards.first_bit(bits)
        bits &= bits - _ONE
        for tile in range(7):
            if numbers[AVAILABLE] >> tile & 1:
                bitboards.lay(words, numbers, after, then, tile_at, cell * 64 + tile * 8 + NOTHING)
                memory[NODES] += 1
                best = max(best, -last_turn(after, then, tile_at, options))
                if best >= numbers[BETA]:
                    return best
    return best


@native
def enter(stack: Stack, transpositions: Transpositions, options: KernelOptions, memory: Numbers) -> int:
    """Begin a position: settle it at once where that is possible, list its moves otherwise; returns the next step."""
    level = memory[LEVEL]
    now, at, tile_at = stack.words[level], stack.numbers[level], stack.tile_at
    memory[NODES] += 1
    at[CHOSEN] = 0
    if at[PLACED] == CELLS:
        memory[RETURNED] = bitboards.final_margin(now, at, options)
        return BACK
    if at[DEPTH] == 0:
        memory[RETURNED] = evaluate(now, at, tile_at)
        return BACK
    if at[PLACED] == CELLS - 1 and level > 0:
        memory[RETURNED] = last_turn(now, at, tile_at, options)
        return BACK
    if at[PLACED] == CELLS - 2 and level > 0:
        memory[RETURNED] = last_two_turns(stack, options, memory)
        return BACK
    at[FLOOR] = at[ALPHA]
    advice = 0
    if at[DEPTH] >= STORED_DEPTH:
        at[CORNER] = bitboards.position_key(now, at, tile_at, options, now[KEY:])
        known = probe(transpositions, now[KEY])
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
            stack.ranks[0, k] += memory[NOISE + k]
    return NEXT


@native
def leave(stack: Stack, transpositions: Transpositions, memory: Numbers) -> int:
    """End a position: remember what was found, and hand the value back."""
    level = memory[LEVEL]
    at = stack.numbers[level]
    if at[DEPTH] >= STORED_DEPTH:
        value = at[BEST] - at[MARGIN]
        lower = value if at[BEST] > at[FLOOR] else -128
        upper = value if at[BEST] < at[BETA] else 127
        move = relative_move(at, at[CHOSEN], at[CORNER]) if at[CHOSEN] and at[BEST] > at[FLOOR] else 0
        store(transpositions, stack.words[level, KEY], lower, upper, at[DEPTH], move)
    memory[RETURNED] = at[BEST]
    return BACK


@native
def run(stack: Stack, transpositions: Transpositions, options: KernelOptions, memory: Numbers, budget: int) -> bool:
    """Search until the end or for about `budget` nodes more; True when the root is settled."""
    words, frames, moves = stack.words, stack.numbers, stack.moves
    stop = memory[NODES] + budget
    while memory[STEP] != DONE:
        level = memory[LEVEL]
        at = frames[level]
        if memory[STEP] == ENTER:
            if memory[NODES] >= stop:
                return False
            memory[STEP] = enter(stack, transpositions, options, memory)
            if memory[STEP] == BACK:
                memory[LEVEL] -= 1
        elif memory[STEP] == NEXT:
            if at[AT] == at[COUNT] or at[BEST] >= at[BETA]:
                memory[STEP] = leave(stack, transpositions, memory)
                memory[LEVEL] -= 1
            else:
                move = pick_best(moves[level], stack.ranks[level], at[AT], at[COUNT])
                bitboards.lay(words[level], at, words[level + 1], frames[level + 1], stack.tile_at, move)
                below = frames[level + 1]
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
                    at[ALPHA], at[CHOSEN] = value, moves[level, at[AT]]
            at[AT] += 1
            memory[STEP] = NEXT
    return True
