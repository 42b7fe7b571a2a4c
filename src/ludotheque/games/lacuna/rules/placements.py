"""The placements of a position: far too many to list, so that iteration gives the middle of each stretch."""

from collections.abc import Callable, Iterator

from ludotheque.core.chance import Below
from ludotheque.games.lacuna.rules.lines import Pair
from ludotheque.games.lacuna.rules.state import Place


class Placements:
    """`in` is the pointwise rule (F3); where rounding leaves legal steps only, those are given."""

    exhaustive = False

    def __init__(self, pairs: tuple[Pair, ...], legal: Callable[[Place], bool]) -> None:
        self._legal = legal
        self._stretches = [(pair, stretch) for pair in pairs for stretch in pair.stretches]
        if not self._stretches:
            self._stretches = [(pair, (k, k)) for pair in pairs for k in pair.stray_steps]

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Place) and self._legal(move)

    def __iter__(self) -> Iterator[Place]:
        return (_place(pair, (first + last) // 2) for pair, (first, last) in self._stretches)

    def __bool__(self) -> bool:
        return bool(self._stretches)

    def sample(self, below: Below) -> Place:
        """A stretch by lot, then a step of it."""
        pair, (first, last) = self._stretches[below(len(self._stretches))]
        return _place(pair, first + below(last - first + 1))


def _place(pair: Pair, k: int) -> Place:
    return Place(pair.a.colour, pair.a.id, pair.b.id, k)
