"""Alpha-beta on the margin with an explicit stack, so that it runs in slices and goes on where it stopped."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.interactions.kernel import bitboards as duel
from ludotheque.games.interactions.kernel import evaluation as promise
from ludotheque.games.interactions.kernel.bitboards import AVAILABLE, CELLS, KEY, LEFT, MARGIN, PLACED, RESERVE, TOP
from ludotheque.games.interactions.kernel.play import VALUES
from ludotheque.search.native import native

Words = NDArray[np.uint64]
Numbers = NDArray[np.int64]

# More columns of a frame of numbers, after those of a position.
ALPHA, BETA, FLOOR, BEST, CHOSEN, COUNT, AT, SCOUT, DEPTH, CORNER = 12, 13, 14, 15, 16, 17, 18, 19, 20, 21
WIDTH = 24
MOST = 100
"""Moves of a position: at most 9 cells, 2 tiles, 5 raises."""
INFINITE = 1000

# What a paused search remembers.
LEVEL, STEP, RETURNED, NODES = 0, 1, 2, 3
SPICE = 4
"""From here on: what is added to the ranks of the root's moves."""
ENTER, NEXT, BACK, DONE = 0, 1, 2, 3

SHALLOW = 3
"""With fewer plies to go a position is not worth a place in the table."""
FAR = 4
"""With as many plies to search, moves are ordered by what they promise, with fewer by what they gain at once."""
_ONE, _NONE = np.uint64(1), np.uint64(0)


@native
def probe(keys: Words, kept: Numbers, key: Any) -> int:
    """What the table knows of a key; −1 is nothing."""
    slot = np.int64(key & np.uint64(keys.size - 2))
    if keys[slot] == key:
        return int(kept[slot])
    if keys[slot + 1] == key:
        return int(kept[slot + 1])
    return -1


@native
def keep(keys: Words, kept: Numbers, key: Any, lower: int, upper: int, depth: int, move: int) -> None:
    """Remember bounds: the deeper search stays, the newest is always there too."""
    slot = np.int64(key & np.uint64(keys.size - 2))
    if keys[slot] != key and (keys[slot + 1] == key or kept[slot] >> 16 & 31 > depth):
        slot += 1
    known = kept[slot]
    if keys[slot] == key and known >> 16 & 31 == depth:  # both searches hold: take the narrower bounds
        lower, upper = max(lower, (known & 255) - 128), min(upper, (known >> 8 & 255) - 128)
        if move == 0:
            move = known >> 24
    keys[slot] = key
    kept[slot] = max(lower, -128) + 128 | (min(upper, 127) + 128) << 8 | depth << 16 | move << 24


@native
def turned_move(numbers: Numbers, move: int, corner: int) -> int:
    """A move with its cell counted from a corner of the box, or back again."""
    cell, rest = move // 64, move % 64
    row, column = cell // 8, cell % 8
    down = numbers[duel.BOTTOM] - row if corner & 2 else row - numbers[TOP]
    right = numbers[duel.RIGHT] - column if corner & 1 else column - numbers[LEFT]
    return int(((down + 1) * 8 + right + 1) * 64 + rest)


@native
def placed_move(numbers: Numbers, kept: int, corner: int) -> int:
    """The move that `turned_move` wrote, on this board."""
    cell, rest = kept // 64, kept % 64
    down, right = cell // 8 - 1, cell % 8 - 1
    row = numbers[duel.BOTTOM] - down if corner & 2 else numbers[TOP] + down
    column = numbers[duel.RIGHT] - right if corner & 1 else numbers[LEFT] + right
    return int((row * 8 + column) * 64 + rest)


@native
def list_moves(
    words: Words, numbers: Numbers, after: Words, then: Numbers, tile_at: Numbers,
    first: int, moves: Numbers, ranks: Numbers,
) -> int:  # fmt: skip
    """Every move with its rank for ordering; `first` is the table's advice."""
    seat = numbers[PLACED] & 1
    available, reserve = numbers[AVAILABLE + seat], numbers[RESERVE + seat]
    bits = duel.open_cells(words, numbers)
    count = 0
    while bits != _NONE:
        cell = duel.first_bit(bits)
        bits &= bits - _ONE
        for tile in range(7):
            if not available >> tile & 1:
                continue
            if numbers[DEPTH] >= FAR:
                duel.lay(words, numbers, after, then, tile_at, cell * 64 + tile * 8 + 7)
                worth = -promise.guess(after, then, tile_at)
            else:
                worth = duel.gain(words, tile_at, seat, tile, cell)
            for raised in range(8):
                if reserve >> raised & 1 or (raised == 7 and reserve == 0):
                    moves[count] = cell * 64 + tile * 8 + raised
                    ranks[count] = worth * 16 - (VALUES[raised, 0] if raised < 7 else 0)
                    if moves[count] == first:
                        ranks[count] = 10000
                    count += 1
    return count


@native
def pick(moves: Numbers, ranks: Numbers, at: int, count: int) -> int:
    """Bring the best-ranked of the moves not yet tried to the front."""
    best = at
    for k in range(at + 1, count):
        if ranks[k] > ranks[best]:
            best = k
    moves[at], moves[best] = moves[best], moves[at]
    ranks[at], ranks[best] = ranks[best], ranks[at]
    return int(moves[at])


@native
def last_turn(words: Words, numbers: Numbers, tile_at: Numbers, rules: Numbers) -> int:
    """The second player's last tile: one cell is left, two tiles to choose from (IXN-18)."""
    laid = words[duel.RECTO] | words[duel.VERSO]
    cell = duel.first_bit(duel.box_cells(numbers) & ~laid)
    hand, best = numbers[AVAILABLE + 1], -INFINITE
    for tile in range(7):
        if not hand >> tile & 1:
            continue
        faces, mine = numbers[duel.FACES], numbers[duel.FACES + 1] + 1
        swing = VALUES[tile, 0]
        turned = duel.targets(words, tile, cell)
        up = duel.TURNS_VERSO[tile] * 2 - 1
        while turned != _NONE:
            code = tile_at[duel.first_bit(turned)]
            turned &= turned - _ONE
            if code >= 7:
                mine += up
                swing += duel.LOSS[code - 7] * up
            else:
                faces += up
                swing -= duel.LOSS[code] * up
        if rules[duel.BONUS]:
            swing += duel.SEVENTH[hand ^ (1 << tile), mine] - duel.SEVENTH[numbers[AVAILABLE], faces]
        best = max(best, swing)
    if rules[duel.TERRITORY]:
        first = words[duel.FIRST]
        best += duel.zone((laid | _ONE << np.uint64(cell)) & ~first) - duel.zone(first)
    return int(numbers[MARGIN] + best)


@native
def last_two(
    words: Words, numbers: Numbers, after: Words, then: Numbers, tile_at: Numbers, rules: Numbers, memory: Numbers
) -> int:
    """The first player's last tile with every reply: too small for the stack."""
    bits = duel.open_cells(words, numbers)
    best = -INFINITE
    while bits != _NONE:
        cell = duel.first_bit(bits)
        bits &= bits - _ONE
        for tile in range(7):
            if numbers[AVAILABLE] >> tile & 1:
                duel.lay(words, numbers, after, then, tile_at, cell * 64 + tile * 8 + 7)
                memory[NODES] += 1
                best = max(best, -last_turn(after, then, tile_at, rules))
                if best >= numbers[BETA]:
                    return best
    return best


@native
def enter(
    words: Words, frames: Numbers, moves: Numbers, ranks: Numbers, tile_at: Numbers,
    keys: Words, kept: Numbers, rules: Numbers, memory: Numbers,
) -> int:  # fmt: skip
    """Begin a position: settle it at once where that is possible, list its moves otherwise; returns the next step."""
    level = memory[LEVEL]
    now, at = words[level], frames[level]
    memory[NODES] += 1
    at[CHOSEN] = 0
    if at[PLACED] == CELLS:
        memory[RETURNED] = duel.final(now, at, rules)
        return BACK
    if at[DEPTH] == 0:
        memory[RETURNED] = promise.guess(now, at, tile_at)
        return BACK
    if at[PLACED] == CELLS - 1 and level > 0:
        memory[RETURNED] = last_turn(now, at, tile_at, rules)
        return BACK
    if at[PLACED] == CELLS - 2 and level > 0:
        memory[RETURNED] = last_two(now, at, words[level + 1], frames[level + 1], tile_at, rules, memory)
        return BACK
    at[FLOOR] = at[ALPHA]
    advice = 0
    if at[DEPTH] >= SHALLOW:
        at[CORNER] = duel.key(now, at, tile_at, rules, now[KEY:])
        known = probe(keys, kept, now[KEY])
        if known >= 0:
            if known >> 24:
                advice = placed_move(at, known >> 24, at[CORNER])
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
    at[COUNT] = list_moves(now, at, words[level + 1], frames[level + 1], tile_at, advice, moves[level], ranks[level])
    at[AT], at[BEST] = 0, -INFINITE
    if level == 0:
        for k in range(at[COUNT]):
            ranks[0, k] += memory[SPICE + k]
    return NEXT


@native
def leave(words: Words, frames: Numbers, keys: Words, kept: Numbers, memory: Numbers) -> int:
    """End a position: remember what was found, and hand the value back."""
    level = memory[LEVEL]
    at = frames[level]
    if at[DEPTH] >= SHALLOW:
        value = at[BEST] - at[MARGIN]
        lower = value if at[BEST] > at[FLOOR] else -128
        upper = value if at[BEST] < at[BETA] else 127
        move = turned_move(at, at[CHOSEN], at[CORNER]) if at[CHOSEN] and at[BEST] > at[FLOOR] else 0
        keep(keys, kept, words[level, KEY], lower, upper, at[DEPTH], move)
    memory[RETURNED] = at[BEST]
    return BACK


@native
def run(
    words: Words, frames: Numbers, moves: Numbers, ranks: Numbers, tile_at: Numbers,
    keys: Words, kept: Numbers, rules: Numbers, memory: Numbers, budget: int,
) -> bool:  # fmt: skip
    """Search until the end or for about `budget` nodes more; True when the root is settled."""
    stop = memory[NODES] + budget
    while memory[STEP] != DONE:
        level = memory[LEVEL]
        at = frames[level]
        if memory[STEP] == ENTER:
            if memory[NODES] >= stop:
                return False
            memory[STEP] = enter(words, frames, moves, ranks, tile_at, keys, kept, rules, memory)
            if memory[STEP] == BACK:
                memory[LEVEL] -= 1
        elif memory[STEP] == NEXT:
            if at[AT] == at[COUNT] or at[BEST] >= at[BETA]:
                memory[STEP] = leave(words, frames, keys, kept, memory)
                memory[LEVEL] -= 1
            else:
                move = pick(moves[level], ranks[level], at[AT], at[COUNT])
                duel.lay(words[level], at, words[level + 1], frames[level + 1], tile_at, move)
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
