"""The placements of a position: far too many to list, so that iteration gives the middle of each stretch."""

from collections.abc import Callable, Iterator

from ludotheque.core.chance import Below
from ludotheque.games.lacuna.rules.lines import Pair
from ludotheque.games.lacuna.rules.state import Place


class Placements:
    """`in` is the pointwise rule (F3); where rounding leaves legal steps only, those are given."""

    exhaustive = False

    def __init__(self, pairs: tuple[Pair, ...], legal: Callable[[object], bool]) -> None:
        self._legal = legal
        self._runs = [(pair, run) for pair in pairs for run in pair.stretches]
        if not self._runs:
            self._runs = [(pair, (k, k)) for pair in pairs for k in pair.flickers]

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Place) and self._legal(move)

    def __iter__(self) -> Iterator[Place]:
        return (_place(pair, (first + last) // 2) for pair, (first, last) in self._runs)

    def __bool__(self) -> bool:
        return bool(self._runs)

    def sample(self, below: Below) -> Place:
        """A stretch by lot, then a step of it."""
        pair, (first, last) = self._runs[below(len(self._runs))]
        return _place(pair, first + below(last - first + 1))


def _place(pair: Pair, k: int) -> Place:
    return Place(pair.a.colour, pair.a.id, pair.b.id, k)
