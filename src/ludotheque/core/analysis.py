"""What a position is worth, as an analyst tells it: a part that each game may offer."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeVar, runtime_checkable

from ludotheque.core.bot import Limit, Seen

G = TypeVar("G", contravariant=True)
S = TypeVar("S", contravariant=True)


@dataclass(frozen=True)
class Line:
    """A way to go on, best play for all, in notation; `chances` of each seat to win, 0 … 1."""

    moves: tuple[str, ...]
    chances: tuple[float, ...]
    score: float | None = None
    proven: bool = False


@dataclass(frozen=True)
class Evaluation:
    """`score` is in the game's own `unit`: margin, colours, turns, moves over par. `lines`: best first."""

    chances: tuple[float, ...]
    score: float | None = None
    unit: str = ""
    proven: bool = False
    lines: tuple[Line, ...] = ()
    nodes: int = 0
    depth: int = 0


Tell = Callable[[Evaluation], bool]
"""Told each time the search knows more; answers whether to go on."""


@runtime_checkable
class Analyst(Protocol[G, S]):
    """Judges positions as one seat may see them."""

    version: str
    """Changes with whatever changes an evaluation: kept reviews say which one made them."""

    def evaluate(self, game: G, view: S, seen: Seen, limit: Limit, lines: int, tell: Tell) -> Evaluation:
        """The position with its best `lines`, deepened until the limit or until `tell` says stop."""
        ...
