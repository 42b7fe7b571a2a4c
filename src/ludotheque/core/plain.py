"""What a game without chance, without secrets or without interruptions inherits instead of writing it."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Generic, TypeVar

from ludotheque.core.chance import Below
from ludotheque.core.errors import IllegalMove
from ludotheque.core.game import Seat

S = TypeVar("S")
M = TypeVar("M")


class WithoutChance(Generic[S, M]):
    """Chance speaks in the setup alone, or never."""

    def draw(self, state: S, below: Below) -> M:
        raise IllegalMove("IMPOSSIBLE_CHANCE")

    def chances(self, state: S) -> Iterable[tuple[M, Fraction]] | None:
        return ()


class WithoutSecrets(Generic[S]):
    """Everybody sees everything, and nobody chooses behind a hand."""

    def known_setup(self, setup: str, state: S, seat: Seat | None) -> str:
        return setup

    def view(self, state: S, seat: Seat | None, peek: bool = False) -> S:
        return state

    def guess(self, view: S, below: Below) -> S:
        return view


class InTurn(Generic[S]):
    """Nobody ever chooses at the same time as somebody else."""

    def together(self, state: S) -> tuple[Seat, ...]:
        return ()


class WithoutInterruptions(Generic[S, M]):
    """No move is made when time runs out: a clock that does loses the game."""

    def interruption(self, state: S, by: Seat | None) -> M | None:
        return None
