"""A turn given away, in analysis only: what the other side would do if it could move now."""

from typing import Protocol, TypeVar, runtime_checkable

G = TypeVar("G", contravariant=True)
S = TypeVar("S")


@runtime_checkable
class Passing(Protocol[G, S]):
    """For games in which a position makes sense with the turn given to the next seat."""

    def passed(self, game: G, state: S) -> S | None:
        """The same position with the next seat to move; None where that cannot be."""
        ...
