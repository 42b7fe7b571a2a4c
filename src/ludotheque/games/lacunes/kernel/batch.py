"""Many games at once: each a row of bytes, its legal actions a word of 61 bits, numbered as in the encoding."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.search.native import natively

native = natively(error_model="numpy")

Bytes = NDArray[np.int8]
Words = NDArray[np.uint64]
Numbers = NDArray[np.int64]
Floats = NDArray[np.float32]
Truths = NDArray[np.bool_]

# A row: the cells (a card or −1 for a gap), where each card lies, the four gaps, the redeals used.
WHERE, GAPS, REDEALS, SIZE = 52, 104, 108, 112
GAP = -1
ACTIONS, TWOS, REDEAL = 61, 44, 60
UNLIMITED = 1_000_000
DRAWN_DEALS = 1_000_000_000
ONE = np.uint64(1)


class BatchOptions(NamedTuple):
    """The options as compiled functions read them."""

    redeals: int
    any_time: bool
    locked: bool
    gaps_after: bool
    montana: bool
    longest: int


@native
def next_random(state: Any) -> Any:
    """SplitMix64, as in `core.chance`."""
    state[0] += np.uint64(0x9E3779B97F4A7C15)
    z = state[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@native
def below(state: Any, n: int) -> int:
    """Without bias, draw for draw as `core.chance` does: numbered deals are what they are (GAP §7)."""
    limit = np.uint64(n)
    excess = (np.uint64(0xFFFFFFFFFFFFFFFF) % limit + ONE) % limit
    while True:
        drawn = next_random(state)
        if excess == 0 or drawn < np.uint64(0) - excess:
            return int(drawn % limit)


@native
def shuffle(cards: Numbers, count: int, state: Any) -> None:
    for i in range(count - 1, 0, -1):
        j = below(state, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@native
def lay(s: Bytes, cards: Numbers) -> None:
    """Every cell anew; aces leave, and their cells become gaps (GAP-4)."""
    gaps = 0
    for cell in range(52):
        card = cards[cell]
        if card < 0 or card % 13 == 0:
            s[cell] = GAP
            s[GAPS + gaps] = cell
            gaps += 1
        else:
            s[cell] = card
            s[WHERE + card] = cell


@native
def deal(s: Bytes, number: int, montana: bool, cards: Numbers, stream: Any) -> None:
    """The deal of that number (GAP §7); under `montana` the twos head the rows (GAP-33)."""
    for i in range(52):
        cards[i] = i
    stream[0] = np.uint64(number)
    shuffle(cards, 52, stream)
    if montana:
        twos, others = 0, 0
        kept = cards[52:]
        for i in range(52):
            kept[i] = cards[i]
        for i in range(52):
            if kept[i] % 13 == 1:
                cards[13 * twos] = kept[i]
                twos += 1
            else:
                cards[others // 12 * 13 + others % 12 + 1] = kept[i]
                others += 1
    lay(s, cards)
    s[REDEALS] = 0


@native
def prefix(s: Bytes, row: int) -> int:
    """The run that starts with a 2 in column 1 (GAP-18)."""
    start = row * 13
    first = s[start]
    if first < 0 or first % 13 != 1:
        return 0
    length = 1
    while length < 12 and s[start + length] == first + length:
        length += 1
    return length


@native
def redeal(s: Bytes, options: BatchOptions, cards: Numbers, chance: Any) -> None:
    """What is not in place is gathered, shuffled and dealt again (GAP-18 to GAP-21)."""
    gathered = cards[52:]
    count = 0
    for row in range(4):
        length = prefix(s, row)
        for column in range(13):
            cell = row * 13 + column
            cards[cell] = s[cell] if column < length else -2
            if options.gaps_after and column == length:
                cards[cell] = GAP
            if column >= length and s[cell] >= 0:
                gathered[count] = s[cell]
                count += 1
    if not options.gaps_after:
        for suit in range(4):
            gathered[count] = 13 * suit
            count += 1
    shuffle(gathered, count, chance)
    at = 0
    for cell in range(52):
        if cards[cell] == -2:
            cards[cell] = gathered[at]
            at += 1
    lay(s, cards)
    s[REDEALS] += 1


@native
def legal(s: Bytes, options: BatchOptions) -> Any:
    """The legal actions as bits."""
    found = np.uint64(0)
    for g in range(4):
        cell = np.int64(s[GAPS + g])
        if cell % 13 == 0:
            for suit in range(4):
                if not (options.locked and s[WHERE + 13 * suit + 1] % 13 == 0):
                    found |= ONE << np.uint64(TWOS + suit * 4 + cell // 13)
        else:
            left = np.int64(s[cell - 1])
            if left >= 0 and left % 13 != 12:
                found |= ONE << np.uint64(left // 13 * 11 + left % 13 - 1)
    if s[REDEALS] < options.redeals and (options.any_time or found == 0):
        found |= ONE << np.uint64(REDEAL)
    return found


@native
def put(s: Bytes, action: int) -> None:
    """A legal card to its gap (GAP-6 to GAP-8)."""
    if action < TWOS:
        card = action // 11 * 13 + action % 11 + 2
        goal = s[WHERE + card - 1] + 1
    else:
        card = (action - TWOS) // 4 * 13 + 1
        goal = (action - TWOS) % 4 * 13
    source = s[WHERE + card]
    s[source], s[goal], s[WHERE + card] = GAP, card, goal
    for g in range(4):
        if s[GAPS + g] == goal:
            s[GAPS + g] = source


@native
def won(s: Bytes) -> bool:
    for g in range(4):
        if s[GAPS + g] % 13 != 12:
            return False
    return prefix(s, 0) + prefix(s, 1) + prefix(s, 2) + prefix(s, 3) == 48


@native
def begin(states: Bytes, moves: Words, deals: Numbers, options: BatchOptions, i: int, cards: Numbers, chance: Any,
          stream: Any) -> None:  # fmt: skip
    """The next deal that is not lost from the start."""
    while True:
        deals[i] = below(chance, DRAWN_DEALS)
        deal(states[i], deals[i], options.montana, cards, stream)
        moves[i] = legal(states[i], options)
        if moves[i] != 0:
            return


@native
def step(
    states: Bytes, moves: Words, deals: Numbers, plies: Numbers, options: BatchOptions, actions: Numbers,
    rewards: Floats, ended: Truths, cut_off: Truths, chance: Any,
) -> None:  # fmt: skip
    cards, stream = np.zeros(104, np.int64), np.zeros(1, np.uint64)
    for i in range(states.shape[0]):
        s, action = states[i], actions[i]
        fine = 0 <= action < ACTIONS and moves[i] >> np.uint64(action) & ONE != 0
        rewards[i, 0], cut_off[i] = 0, False
        win = False
        if fine:
            if action == REDEAL:
                redeal(s, options, cards, chance)
            else:
                put(s, action)
            win = won(s)
            moves[i] = legal(s, options)
        plies[i] += 1
        ended[i] = not fine or win or moves[i] == 0
        cut_off[i] = not ended[i] and plies[i] >= options.longest
        if ended[i]:
            rewards[i, 0] = 1 if win else -1
        if ended[i] or cut_off[i]:
            plies[i] = 0
            begin(states, moves, deals, options, i, cards, chance, stream)


@native
def sample(moves: Words, chance: Any, out: Numbers) -> None:
    for i in range(moves.shape[0]):
        word, count = moves[i], np.uint64(0)
        while word:
            word &= word - ONE
            count += ONE
        nth = ((next_random(chance) >> np.uint64(32)) * count) >> np.uint64(32)
        word = moves[i]
        for _ in range(nth):
            word &= word - ONE
        bit = 0
        while not word & ONE:
            word >>= ONE
            bit += 1
        out[i] = bit


@native
def masks(moves: Words, out: Truths) -> None:
    for i in range(moves.shape[0]):
        for action in range(ACTIONS):
            out[i, action] = moves[i] >> np.uint64(action) & ONE != 0


@native
def observations(states: Bytes, options: BatchOptions, out: Floats) -> None:
    """The fields of the encoding: planes of suits, ranks, gaps, unknown cells and cards in place, then the rest."""
    out[:] = 0
    for i in range(states.shape[0]):
        s, row = states[i], out[i]
        for cell in range(52):
            card = np.int64(s[cell])
            if card >= 0:
                row[card // 13 * 52 + cell] = 1
                row[(3 + card % 13) * 52 + cell] = 1
            else:
                row[16 * 52 + cell] = 1
        for line in range(4):
            length = prefix(s, line)
            for column in range(length):
                row[18 * 52 + line * 13 + column] = 1
            row[19 * 52 + line] = np.float32(length) / np.float32(12)
        left = options.redeals - s[REDEALS]
        row[19 * 52 + 4] = 1 if options.redeals == UNLIMITED else np.float32(left) / np.float32(3)
        row[19 * 52 + 5] = left > 0
