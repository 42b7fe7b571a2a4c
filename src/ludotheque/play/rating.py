"""Glicko-2 (Glickman, 2012): how strong a solver is and how hard a puzzle, each moved by every first try.

A rating period is one try. Values are on the usual scale, 1500 in the middle."""

import math
from dataclasses import dataclass

SCALE = 173.7178
MIDDLE = 1500.0
TAU = 0.5
"""How much a volatility may change in a period."""
CLOSE = 1e-6


@dataclass(frozen=True)
class Rating:
    value: float = MIDDLE
    deviation: float = 350.0
    volatility: float = 0.06


def of_grade(grade: int) -> Rating:
    """Where a puzzle begins: by the level of bot that finds it, less uncertain than somebody nobody has seen."""
    return Rating(900.0 + 200.0 * grade, 200.0)


def after(mine: Rating, other: Rating, score: float) -> Rating:
    """My rating after one meeting; score 1 for a win, 0 for a loss."""
    return after_all(mine, [(other, score)])


def after_all(mine: Rating, met: list[tuple[Rating, float]]) -> Rating:
    """After a period in which these were met."""
    mu, phi = (mine.value - MIDDLE) / SCALE, mine.deviation / SCALE
    weights = [1 / math.sqrt(1 + 3 * (other.deviation / SCALE) ** 2 / math.pi**2) for other, _ in met]
    expected = [
        1 / (1 + math.exp(-g * (mu - (other.value - MIDDLE) / SCALE)))
        for g, (other, _) in zip(weights, met, strict=True)
    ]
    variance = 1 / sum(g * g * e * (1 - e) for g, e in zip(weights, expected, strict=True))
    gained = sum(g * (score - e) for g, e, (_, score) in zip(weights, expected, met, strict=True))
    sigma = _volatility(phi, mine.volatility, variance, variance * gained)
    wider = math.sqrt(phi * phi + sigma * sigma)
    narrow = 1 / math.sqrt(1 / (wider * wider) + 1 / variance)
    return Rating(MIDDLE + SCALE * (mu + narrow * narrow * gained), SCALE * narrow, sigma)


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """Step 5 of the paper: the root of f by the Illinois method."""
    start = math.log(sigma * sigma)

    def f(x: float) -> float:
        grown = phi * phi + variance + math.exp(x)
        return math.exp(x) * (delta * delta - grown) / (2 * grown * grown) - (x - start) / (TAU * TAU)

    low = start
    if delta * delta > phi * phi + variance:
        high = math.log(delta * delta - phi * phi - variance)
    else:
        steps = 1
        while f(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
