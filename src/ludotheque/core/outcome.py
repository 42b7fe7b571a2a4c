"""How a game ended, and what happened on the way."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from ludotheque.core.errors import Fact

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


@dataclass(frozen=True)
class Outcome:
    """`returns` are in [−1, 1], one a seat; `detail` is the score sheet line by line."""

    reason: str
    scores: tuple[int, ...]
    returns: tuple[float, ...]
    winners: tuple[int, ...]
    detail: Mapping[str, Json] = field(default_factory=dict, compare=False)


@dataclass(frozen=True)
class Event:
    """Something a seat may know of: the log, the live region, animation and sound are made from it."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


def shared_returns(sides: Collection[Collection[int]], winning: Collection[Collection[int]]) -> tuple[float, ...]:
    """k winning sides get 2/k − 1 each, the others −1; every seat gets its side's return."""
    prize = float(Fraction(2, len(winning)) - 1) if winning else -1.0
    won = {seat for side in winning for seat in side}
    return tuple(prize if seat in won else -1.0 for seat in range(sum(map(len, sides))))
