"""Moves as numbers and views as arrays, for programs that learn: a part that each game may offer."""

from collections.abc import Sequence
from typing import Protocol, TypeVar, runtime_checkable

from ludotheque.core.game import Seat

S = TypeVar("S", contravariant=True)
M = TypeVar("M")


@runtime_checkable
class Encoding(Protocol[S, M]):
    """Actions are stable integers below `size`; observations hold what a seat knows and nothing else."""

    @property
    def size(self) -> int:
        """How many actions there are."""
        ...

    def encode(self, state: S, move: M) -> int:
        """The number of a move."""
        ...

    def decode(self, state: S, action: int) -> M:
        """The move of a number; raises IllegalMove where it has none here."""
        ...

    def mask(self, view: S) -> Sequence[bool]:
        """Which actions are legal, one entry an action."""
        ...

    def observe(self, view: S, seat: Seat) -> Sequence[float]:
        """The view as numbers; `docs/library` names every field."""
        ...
