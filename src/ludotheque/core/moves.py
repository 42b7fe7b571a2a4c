"""The moves of a position: `in` is exact; iteration gives all of them, or representatives."""

from collections.abc import Iterable, Iterator
from typing import Generic, Protocol, TypeVar, runtime_checkable

from ludotheque.core.chance import Below

M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)


@runtime_checkable
class Moves(Protocol[M_co]):
    """What may be played; `exhaustive` is False where iteration gives representatives only."""

    @property
    def exhaustive(self) -> bool: ...
    def __contains__(self, move: object, /) -> bool: ...
    def __iter__(self) -> Iterator[M_co]: ...
    def __bool__(self) -> bool: ...
    def sample(self, below: Below) -> M_co: ...


class Listed(Generic[M]):
    """Moves that are all listed, in a stable order."""

    exhaustive = True

    def __init__(self, moves: Iterable[M]) -> None:
        self._moves = tuple(moves)
        self._set = frozenset(self._moves)

    def __contains__(self, move: object) -> bool:
        return move in self._set

    def __iter__(self) -> Iterator[M]:
        return iter(self._moves)

    def __len__(self) -> int:
        return len(self._moves)

    def __bool__(self) -> bool:
        return bool(self._moves)

    def sample(self, below: Below) -> M:
        return self._moves[below(len(self._moves))]
