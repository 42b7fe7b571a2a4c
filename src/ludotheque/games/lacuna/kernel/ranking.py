"""The values of candidates while pawns are to come: by chances, and only what a pawn changes is counted anew.

Candidates are gone through by the block, one thing at a time, so that a processor reckons with several at once."""

import numpy as np

from ludotheque.games.lacuna.kernel.arrays import COLOUR_COUNT, PLACEMENTS, Floats, Ints, PondArrays, StateArrays
from ludotheque.games.lacuna.kernel.candidates import Candidates
from ludotheque.games.lacuna.kernel.compiled import compiled
from ludotheque.games.lacuna.kernel.evaluation import FAR, Coefficients, flower_chance
from ludotheque.games.lacuna.kernel.play import lies, pawn_at
from ludotheque.games.lacuna.kernel.room import ABREAST, BLOCK, Room
from ludotheque.games.lacuna.rules.pond import A_COLOUR
from ludotheque.games.lacuna.rules.scoring import MAJORITY
from ludotheque.search.bits import lowest_bit

NOWHERE = COLOUR_COUNT * A_COLOUR
"""The place of no flower, after those of all colours."""


@compiled
def evaluate(
    pond: PondArrays, state: StateArrays, side: int, candidates: Candidates, total: int, coefficients: Coefficients
) -> None:  # fmt: skip
    """The side's chance to win after each candidate, the other to move."""
    room, left = candidates.room, PLACEMENTS - 1 - state.placed[0] - state.placed[1]
    scale, tempo = coefficients.scale[left], -coefficients.tempo[left]
    number = lay_out(pond, state, side, scale, tempo, room)
    squares, fars, chances = room.touching[0], room.touching[1], room.touching[2]
    for first in range(0, total, BLOCK):
        some, touched = min(BLOCK, total - first), 0
        for at in range(some):
            x, y = pawn_at(pond, candidates.couples[first + at], candidates.steps[first + at])
            touched = touch(at, float(x), float(y), number, touched, room)
        for t in range(touched):
            chances[t] = flower_chance(np.sqrt(squares[t]), fars[t], scale, tempo)
        fill_in(pond, candidates, first, some, touched)
        count_colours(state.held[side], room)
        count_games(candidates.values[first : first + some], room.won)


@compiled
def lay_out(pond: PondArrays, state: StateArrays, side: int, scale: float, tempo: float, room: Room) -> int:
    """The flowers left, each with its place among those of its colour and its chance as it stands; squares are whole
    numbers also as floats."""
    xs, ys, reach, far, base, near = (
        room.measures[0], room.measures[1], room.measures[2], room.measures[3], room.measures[4], room.measures[5],
    )  # fmt: skip
    places, place_of, lying, number = room.marks[0], room.marks[1], room.marks[2], 0
    on_pond, own, other = state.flowers[0], state.nearest[side], state.nearest[1 - side]
    for c in range(COLOUR_COUNT):
        lying[c] = 0
    for f in range(pond.x.size):
        if not lies(on_pond, f):
            continue
        c = pond.colour[f]
        place_of[f] = c * A_COLOUR + lying[c]
        lying[c] += 1
        places[number], xs[number], ys[number] = place_of[f] * BLOCK, pond.x[f], pond.y[f]
        reach[number], far[number] = min(float(own[f]), FAR * FAR), float(other[f])
        number += 1
    while number % ABREAST:  # out of anybody's reach
        places[number], reach[number], number = NOWHERE * BLOCK, -1.0, number + 1
    for place in range(NOWHERE):
        base[place] = 0.0
    for n in range(number):
        far[n] = min(np.sqrt(far[n]), FAR)
        near[n] = flower_chance(np.sqrt(max(reach[n], 0.0)), far[n], scale, tempo)
    for n in range(number):
        base[places[n] // BLOCK] = near[n]
    return number


@compiled
def touch(at: int, x: float, y: float, number: int, total: int, room: Room) -> int:
    """The flowers that a pawn comes nearer to than its side was, after those of the pawns before; returns how many they
    are together."""
    xs, ys, reach, far, near = (
        room.measures[0], room.measures[1], room.measures[2], room.measures[3], room.measures[5],
    )  # fmt: skip
    places, squares, fars, touched = room.marks[0], room.touching[0], room.touching[1], room.touched
    nearer = 0
    for n in range(number):
        dx, dy = xs[n] - x, ys[n] - y
        near[n] = dx * dx + dy * dy
        nearer |= 1 << n if near[n] < reach[n] else 0
    while nearer:
        n = lowest_bit(nearer)
        squares[total], fars[total], touched[total] = near[n], far[n], places[n] + at
        nearer, total = nearer & (nearer - 1), total + 1
    return total


@compiled
def fill_in(pond: PondArrays, candidates: Candidates, first: int, some: int, total: int) -> None:
    """The chances of all flowers after each pawn of a block: as they were, but for those that it touches, and for the
    pair, which is taken for sure."""
    room = candidates.room
    odds, chances, touched, place_of = room.odds, room.touching[2], room.touched, room.marks[1]
    for place in range(NOWHERE):
        row, chance = odds[place * BLOCK : (place + 1) * BLOCK], room.measures[4, place]
        for at in range(BLOCK):
            row[at] = chance
    for t in range(total):
        odds[touched[t]] = chances[t]
    for at in range(some):
        couple = candidates.couples[first + at]
        i, j = place_of[pond.a[couple]], place_of[pond.b[couple]]
        odds[i * BLOCK + at] = odds[j * BLOCK + at] = 1.0


@compiled
def count_colours(held: Ints, room: Room) -> None:
    """For every pawn of a block the chance of each colour: at least four, with those that are held."""
    odds, won, lying = room.odds, room.won, room.marks[2]
    for c in range(COLOUR_COUNT):
        need, first = MAJORITY - held[c], c * A_COLOUR
        possible = 1.0 if need <= lying[c] else 0.0
        short_0, short_1 = 1.0 if need > 0 else 0.0, 1.0 if need > 1 else 0.0
        short_2, short_3 = 1.0 if need > 2 else 0.0, 1.0 if need > 3 else 0.0
        for at in range(BLOCK):
            none, one, two, three = 1.0, 0.0, 0.0, 0.0
            for place in range(A_COLOUR):
                p = odds[(first + place) * BLOCK + at]
                q = 1.0 - p
                three = three * q + two * p
                two = two * q + one * p
                one = one * q + none * p
                none = none * q
            short = short_0 * none + short_1 * one + short_2 * two + short_3 * three
            won[c, at] = possible * max(1.0 - short, 0.0)


@compiled
def count_games(values: Floats, won: Floats) -> None:
    """For every pawn of a block the chance of four colours of seven."""
    for at in range(values.size):
        none, one, two, three = 1.0, 0.0, 0.0, 0.0
        for c in range(COLOUR_COUNT):
            p = won[c, at]
            q = 1.0 - p
            three = three * q + two * p
            two = two * q + one * p
            one = one * q + none * p
            none = none * q
        values[at] = max(1.0 - (none + one + two + three), 0.0)
