"""How likely a position is won: each flower by distance, each colour by its flowers, four colours of seven."""

from typing import NamedTuple

import numpy as np

from ludotheque.games.lacuna.kernel.arrays import COLOUR_COUNT, PLACEMENTS, Floats, Ints, PondArrays, StateArrays
from ludotheque.games.lacuna.kernel.ownership import colours_won, nearest_squares, result
from ludotheque.games.lacuna.kernel.play import lies
from ludotheque.games.lacuna.rules.pond import A_COLOUR
from ludotheque.games.lacuna.rules.scoring import MAJORITY
from ludotheque.search.native import native

FAR = 15000.0
"""The distance of a pawn that is not there yet; farther ones count as this far."""


class Coefficients(NamedTuple):
    """Of the logistic model of a flower's owner, by pawns still to come."""

    scale: Floats
    """How many hundredths of a millimetre make a flower e times as likely."""
    tempo: Floats
    """What being next to place is worth for a flower, in the same measure."""


COEFFICIENTS = Coefficients(
    np.array([60, 1680, 3020, 5300, 9000, 17000, 38000, 80000, 80000, 80000, 80000, 80000, 80000], float),
    np.array([0.0, 0.7, 0.0, 0.33, 0.0, 0.2, 0.0, 0.13, 0.0, 0.1, 0.0, 0.08, 0.0]),
)
"""Fitted to self-play by bench/lacuna_fit.py."""


@native
def flower_chance(own: float, other: float, scale: float, tempo: float) -> float:
    """The chance to own a flower at these distances."""
    lean = (min(other, FAR) - min(own, FAR)) / scale + tempo
    return float(1.0 / (1.0 + np.exp(-min(max(lean, -30.0), 30.0))))


@native
def colour_chance(held: int, chances: Floats, number: int) -> float:
    """The chance of at least four: `held` for sure and the others each by its own chance."""
    need = MAJORITY - held
    if need <= 0:
        return 1.0
    if need > number:
        return 0.0
    return at_least(need, chances, number)


@native
def game_chance(colours: Floats) -> float:
    """The chance of at least four of the seven colours."""
    return at_least(MAJORITY, colours, COLOUR_COUNT)


@native
def at_least(need: int, chances: Floats, number: int) -> float:
    """The chance of at least `need`, one to four, successes; numbers instead of an array, for speed."""
    none, one, two, three = 1.0, 0.0, 0.0, 0.0
    for at in range(number):
        p = chances[at]
        q = 1.0 - p
        three = three * q + two * p
        two = two * q + one * p
        one = one * q + none * p
        none = none * q
    short = none
    if need > 1:
        short += one
    if need > 2:
        short += two
    if need > 3:
        short += three
    return float(max(1.0 - short, 0.0))


@native
def colour_chances(
    pond: PondArrays, state: StateArrays, side: int, turn: int, coefficients: Coefficients
) -> Floats:  # fmt: skip
    """By colour, the side's chance to win it with `turn` to place next."""
    left = PLACEMENTS - state.placed[0] - state.placed[1]
    own, other = nearest_squares(pond, state, side), nearest_squares(pond, state, 1 - side)
    scale, tempo = coefficients.scale[left], coefficients.tempo[left]
    if turn != side:
        tempo = -tempo
    odds, number = np.zeros((COLOUR_COUNT, A_COLOUR)), np.zeros(COLOUR_COUNT, np.int64)
    flowers = state.flowers[0]
    for f in range(pond.x.size):
        if lies(flowers, f):
            c = pond.colour[f]
            odds[c, number[c]] = flower_chance(np.sqrt(float(own[f])), np.sqrt(float(other[f])), scale, tempo)
            number[c] += 1
    won = np.empty(COLOUR_COUNT)
    for c in range(COLOUR_COUNT):
        won[c] = colour_chance(state.held[side, c], odds[c], number[c])
    return won


@native
def final_value(held: Ints, side: int) -> float:
    """A finished count for one side, between 0 and 1: the result first, then colours, then flowers."""
    own, other, surplus = colours_won(held, side), colours_won(held, 1 - side), 0
    for c in range(COLOUR_COUNT):
        surplus += held[side, c] - held[1 - side, c]
    return float(0.02 + 0.96 * result(own, other) + 0.002 * (own - other) + 0.0001 * surplus)
