"""The moves of a position: `in` is exact; iteration gives all of them, or representatives."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import product
from math import prod
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

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

    @cached_property
    def _set(self) -> frozenset[M]:
        return frozenset(self._moves)

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


class Combined(Generic[M]):
    """Moves that are all combinations of some choices, the last changing fastest; each is made when it is asked for."""

    exhaustive = True

    def __init__(self, make: Callable[..., M], *choices: Sequence[Any]) -> None:
        self._make, self._choices = make, choices

    @cached_property
    def _set(self) -> frozenset[M]:
        return frozenset(self)

    def __contains__(self, move: object) -> bool:
        return move in self._set

    def __iter__(self) -> Iterator[M]:
        return (self._make(*chosen) for chosen in product(*self._choices))

    def __len__(self) -> int:
        return prod(map(len, self._choices))

    def __bool__(self) -> bool:
        return all(self._choices)

    def sample(self, below: Below) -> M:
        """The same move by the same lot as if all of them were listed."""
        number, chosen = below(len(self)), []
        for choice in reversed(self._choices):
            number, place = divmod(number, len(choice))
            chosen.append(choice[place])
        return self._make(*reversed(chosen))
