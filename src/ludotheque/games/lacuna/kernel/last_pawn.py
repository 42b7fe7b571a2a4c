"""The last pawn exactly: whom every flower falls to, counted in all colours at once."""

from typing import NamedTuple

import numpy as np

from ludotheque.games.lacuna.kernel.arrays import COLOUR_COUNT, FARTHEST, Ints, PondArrays, StateArrays
from ludotheque.games.lacuna.kernel.candidates import CRITICAL, Candidates, add_line, draw_circles
from ludotheque.games.lacuna.kernel.compiled import compiled, seldom
from ludotheque.games.lacuna.kernel.evaluation import count_value
from ludotheque.games.lacuna.kernel.ownership import equal, square_to, taker
from ludotheque.games.lacuna.kernel.play import lies, open_couples, pawn_at
from ludotheque.games.lacuna.kernel.room import ABREAST, Room
from ludotheque.games.lacuna.rules.scoring import MAJORITY

DIGIT = 8
"""The counts of all colours are the digits of one number, of so many bits each."""
ONES = sum(1 << DIGIT * colour for colour in range(COLOUR_COUNT))
TO_THE_TOP_BIT = (128 - MAJORITY) * ONES
"""Added to counts it sets the top bit of those that are a majority."""
GONE, SURE = -2, -1
"""Of a flower that does not lie there, and of one that is the side's wherever the pawn stands."""


class Contest(NamedTuple):
    """How many flowers a last pawn may still win, and in digits what the side has without them and all there is."""

    number: int
    have: int
    every: int


@compiled
def contested(pond: PondArrays, state: StateArrays, side: int, room: Room) -> Contest:
    """The flowers that a last pawn may still win: nearer than the square `within` it has one, farther than `beyond`
    not; between them, and anywhere where the nearest are equal already, all pawns have to be compared."""
    xs, ys, within, beyond = room.measures[3], room.measures[4], room.measures[5], room.measures[6]
    units, slot = room.marks[1], room.marks[2]
    flowers, slack, number, have = state.flowers[0], float(pond.tolerance), 0, digits(state.held[side])
    every = have + digits(state.held[1 - side])
    for f in range(pond.x.size):
        slot[f] = GONE
        if not lies(flowers, f):
            continue
        own, other, unit = state.nearest[side, f], state.nearest[1 - side, f], 1 << DIGIT * pond.colour[f]
        every += unit
        tied = max(own, other) < FARTHEST and equal(own, other, pond.tolerance)
        if own < other and not tied:
            slot[f] = SURE
            have += unit
            continue
        slot[f], units[number], xs[number], ys[number] = number, unit, pond.x[f], pond.y[f]
        within[number] = beyond[number] = float(other)  # whole numbers, exact also as floats
        if slack > 0.0 and other < FARTHEST:
            away = np.sqrt(float(other))
            within[number], beyond[number] = max(away - slack, 0.0) ** 2 - 1.0, (away + slack) ** 2 + 1.0
        if tied:
            beyond[number] = float(FARTHEST)
        number += 1
    while number % ABREAST:  # out of anybody's reach
        within[number], beyond[number], number = -1.0, -1.0, number + 1
    return Contest(number, have, every)


@compiled
def last_result(
    pond: PondArrays, state: StateArrays, side: int, couple: int, step: int, contest: Contest, room: Room
) -> float:  # fmt: skip
    """The exact value of a last pawn."""
    xs, ys, within, beyond = room.measures[3], room.measures[4], room.measures[5], room.measures[6]
    units, slot = room.marks[1], room.marks[2]
    x, y = pawn_at(pond, couple, step)
    px, py, won, doubtful = float(x), float(y), 0, 0
    for n in range(contest.number):
        dx, dy = xs[n] - px, ys[n] - py
        square = dx * dx + dy * dy
        won += units[n] if square < within[n] else 0
        doubtful += 1 if within[n] <= square <= beyond[n] else 0
    if doubtful:
        return settled(pond, state, side, couple, x, y)
    won += contest.have
    for f in (pond.a[couple], pond.b[couple]):  # taken, and so won, once
        n, unit = slot[f], 1 << DIGIT * pond.colour[f]
        if n != SURE and (xs[n] - px) ** 2 + (ys[n] - py) ** 2 >= within[n]:
            won += unit
    lost = contest.every - won
    return digits_value(won, lost)


@compiled
def digits(counts: Ints) -> int:
    """Counts by colour as the digits of one number."""
    number = 0
    for c in range(COLOUR_COUNT):
        number += counts[c] << DIGIT * c
    return number


@compiled
def digits_value(won: int, lost: int) -> float:
    return count_value(majorities(won), majorities(lost), won % 255 - lost % 255)


@compiled
def majorities(counts: int) -> int:
    """How many digits are a majority: the sum of the digits of a number is what it leaves when divided by 255."""
    return ((counts + TO_THE_TOP_BIT) >> (DIGIT - 1) & ONES) % 255


@seldom
def settled(pond: PondArrays, state: StateArrays, side: int, couple: int, x: int, y: int) -> float:
    """The value of a last pawn by the whole law of ties; it stands there meanwhile."""
    i, j, pawn = pond.a[couple], pond.b[couple], state.pawns[side, state.placed[side]]
    before_x, before_y = pawn[0], pawn[1]
    pawn[0], pawn[1] = x, y
    state.placed[side] += 1
    won, lost = digits(state.held[side]) + (2 << DIGIT * pond.colour[i]), digits(state.held[1 - side])
    for f in range(pond.x.size):
        if not lies(state.flowers[0], f) or f in (i, j):
            continue
        square = square_to(state, side, state.placed[side] - 1, pond.x[f], pond.y[f])
        own, other = min(state.nearest[side, f], square), state.nearest[1 - side, f]
        who = taker(pond, state, f, own, other) if side == 0 else taker(pond, state, f, other, own)
        won += 1 << DIGIT * pond.colour[f] if who == side else 0
        lost += 1 << DIGIT * pond.colour[f] if who == 1 - side else 0
    state.placed[side] -= 1
    pawn[0], pawn[1] = before_x, before_y
    return digits_value(won, lost)


@seldom
def value_now(pond: PondArrays, state: StateArrays, side: int) -> float:
    """The count if nobody places any more."""
    won, lost = digits(state.held[side]), digits(state.held[1 - side])
    for f in range(pond.x.size):
        if lies(state.flowers[0], f):
            who = taker(pond, state, f, state.nearest[0, f], state.nearest[1, f])
            won += 1 << DIGIT * pond.colour[f] if who == side else 0
            lost += 1 << DIGIT * pond.colour[f] if who == 1 - side else 0
    return digits_value(won, lost)


@compiled
def evaluate_last(
    pond: PondArrays, state: StateArrays, side: int, candidates: Candidates, total: int, enough: float
) -> int:  # fmt: skip
    """The exact result of each last pawn; returns the best, or the first that is `enough`."""
    couples, steps, values, best = candidates.couples, candidates.steps, candidates.values, 0
    contest = contested(pond, state, side, candidates.room)
    for at in range(total):
        values[at] = last_result(pond, state, side, couples[at], steps[at], contest, candidates.room)
        if values[at] > values[best]:
            best = at
        if values[at] >= enough:
            break
    return best


@compiled
def best_last(
    pond: PondArrays, state: StateArrays, side: int, candidates: Candidates, enough: float = 2.0
) -> int:  # fmt: skip
    """The best last pawn, exactly, or one that is `enough`: its place among the candidates, which are generated line
    by line; −1 where none can be placed."""
    couples, steps, values, room = candidates.couples, candidates.steps, candidates.values, candidates.room
    free, total, best = room.lines[0], 0, -1
    circles, contest = draw_circles(pond, state, side, room), contested(pond, state, side, room)
    number = open_couples(pond, state, free)
    for line in range(number):
        begin = total
        total = add_line(pond, state, free[line], CRITICAL, circles, free[:0], candidates, total)
        for at in range(begin, total):
            values[at] = last_result(pond, state, side, couples[at], steps[at], contest, room)
            if best < 0 or values[at] > values[best]:
                best = at
            if values[at] >= enough:
                return best
    return best
