"""Chance written out: whatever a game draws through `below` becomes a row of equal lots, each of few outcomes.

Nothing about a game need be known: what it asks for is run again with the lots drawn so far, and the next lot is what
it then asks for. A shuffle is so dealt card by card."""

from collections.abc import Callable
from typing import TypeVar

from ludotheque.core.chance import Below

T = TypeVar("T")

MOST_OUTCOMES = 1024
"""Of one lot; a larger draw is made in several."""


class LotDue(Exception):
    """The next lot has not been drawn yet."""

    def __init__(self, outcomes: int) -> None:
        self.outcomes = outcomes


def ways(n: int) -> tuple[int, ...]:
    """The lots whose product is n, each at most MOST_OUTCOMES; numbers that games draw have no large prime."""
    found: list[int] = []
    while n > MOST_OUTCOMES:
        divisor = next((d for d in range(MOST_OUTCOMES, 1, -1) if n % d == 0), None)
        if divisor is None:
            raise ValueError(f"{n} equal outcomes cannot be listed in small lots")
        found.append(divisor)
        n //= divisor
    return (*found, n)


def below_of(lots: tuple[int, ...]) -> Below:
    """A source of chance that answers by these lots in their order, and raises LotDue after the last."""
    left = iter(lots)

    def below(n: int) -> int:
        drawn = 0
        for outcomes in ways(n):
            lot = next(left, None) if outcomes > 1 else 0
            if lot is None:
                raise LotDue(outcomes)
            drawn = drawn * outcomes + lot
        return drawn

    return below


def drawn(ask: Callable[[Below], T], lots: tuple[int, ...]) -> T | LotDue:
    """What the asking gives by these lots, or the lot that it still needs."""
    try:
        return ask(below_of(lots))
    except LotDue as due:
        return due
