"""How likely a position is won: each flower by distance, each colour by its flowers, four colours of seven."""

import numpy as np
from numpy.typing import NDArray

from ludotheque.search.native import native

Floats = NDArray[np.float64]

FAR = 15000.0
"""The distance of a pawn that is not there yet; farther ones count as this far."""
WIDTHS = (60, 1680, 3020, 5300, 9000, 17000, 38000, 80000, 80000, 80000, 80000, 80000, 80000)
"""By pawns still to come: how many hundredths of a millimetre make a flower e times as likely."""
PULL = (0.0, 0.7, 0.0, 0.33, 0.0, 0.2, 0.0, 0.13, 0.0, 0.1, 0.0, 0.08, 0.0)
"""What being next to place is worth for a flower, in the same measure, by pawns still to come."""
FEEL: Floats = np.array([WIDTHS, PULL], float)


@native
def likely(own: float, other: float, width: float, pull: float) -> float:
    """The chance to own a flower at these distances."""
    lean = (min(other, FAR) - min(own, FAR)) / width + pull
    return float(1.0 / (1.0 + np.exp(-min(max(lean, -30.0), 30.0))))


@native
def colour_chance(held: int, chances: Floats, number: int) -> float:
    """The chance of at least four: `held` for sure and the others each by its own chance."""
    need = 4 - held
    if need <= 0:
        return 1.0
    if need > number:
        return 0.0
    return at_least(need, chances, number)


@native
def game_chance(colours: Floats) -> float:
    """The chance of at least four of the seven colours."""
    return at_least(4, colours, 7)


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
