"""How likely a position is won: each flower by distance, each colour by its flowers, four colours of seven."""

from math import factorial
from typing import NamedTuple

import numpy as np

from ludotheque.games.lacuna.kernel.arrays import COLOUR_COUNT, PLACEMENTS, Floats, Ints, PondArrays, StateArrays
from ludotheque.games.lacuna.kernel.compiled import compiled
from ludotheque.games.lacuna.kernel.ownership import colours_won, result
from ludotheque.games.lacuna.kernel.play import lies
from ludotheque.games.lacuna.rules.pond import A_COLOUR
from ludotheque.games.lacuna.rules.scoring import MAJORITY
from ludotheque.search.native import native

FAR = 15000.0
"""The distance of a pawn that is not there yet; farther ones count as this far."""

SERIES = tuple(1 / factorial(term) for term in range(8, -1, -1))
"""Of the exponential function."""


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


@compiled
def flower_chance(own: float, other: float, scale: float, tempo: float) -> float:
    """The chance to own a flower at these distances."""
    lean = (min(other, FAR) - min(own, FAR)) / scale + tempo
    return 1.0 / (1.0 + exponential(-min(max(lean, -30.0), 30.0)))


@compiled
def exponential(power: float) -> float:
    """By the series of a 32nd of it, to six figures at least: plain products, of which several are made at once."""
    part, grown = power * 0.03125, 0.0
    for term in SERIES:
        grown = grown * part + term
    for _ in range(5):
        grown *= grown
    return grown


@compiled
def colour_chance(held: int, chances: Floats, first: int, end: int) -> float:
    """The chance of at least four: `held` for sure and the others each by its own chance, from the first on."""
    need = MAJORITY - held
    if need <= 0:
        return 1.0
    if need > end - first:
        return 0.0
    return at_least(need, chances, first, end)


@compiled
def game_chance(colours: Floats) -> float:
    """The chance of at least four of the seven colours."""
    return at_least(MAJORITY, colours, 0, COLOUR_COUNT)


@compiled
def at_least(need: int, chances: Floats, first: int, end: int) -> float:
    """The chance of at least `need`, one to four, successes; numbers instead of an array, for speed."""
    none, one, two, three = 1.0, 0.0, 0.0, 0.0
    for at in range(first, end):
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
    own, other = state.nearest[side], state.nearest[1 - side]
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
        won[c] = colour_chance(state.held[side, c], odds[c], 0, number[c])
    return won


@compiled
def final_value(held: Ints, side: int) -> float:
    """A finished count for one side, between 0 and 1: the result first, then colours, then flowers."""
    own, other, surplus = colours_won(held, side), colours_won(held, 1 - side), 0
    for c in range(COLOUR_COUNT):
        surplus += held[side, c] - held[1 - side, c]
    return count_value(own, other, surplus)


@compiled
def count_value(own: int, other: int, surplus: int) -> float:
    """By the colours that both sides won, and by how many flowers one has more."""
    return float(0.02 + 0.96 * result(own, other) + 0.002 * (own - other) + 0.0001 * surplus)
