"""Thousands of games side by side, each a row of arrays: a part for games whose kernels can play them."""

from typing import Protocol, TypeVar, runtime_checkable

from ludotheque.core.encoding import Array

G = TypeVar("G", contravariant=True)


class Batch(Protocol):
    """`count` games of one kind. What has ended begins anew in the same step, so that every row always has somebody to
    move; an action that is none there ends its game with −1 for whoever chose it."""

    count: int
    seats: int
    size: int
    """How many actions there are; their numbers, and the observations, are those of the game's encoding."""
    turns: Array
    """Who is to move, a seat a game."""
    rewards: Array
    """Of the last step, a row a game: the returns of those that ended, 0 for the others."""
    ended: Array
    """Which games came to their end in the last step, and were begun anew."""
    cut_off: Array
    """Which were begun anew because they had become too long."""

    def reset(self, seed: int) -> None:
        """Begin all games; the same seed gives the same ones."""
        ...

    def step(self, actions: Array) -> None:
        """Play one action in each game."""
        ...

    def sample(self) -> Array:
        """One legal action in each game, each as likely as any other."""
        ...

    def masks(self) -> Array:
        """The legal actions, a row a game; the same array is filled again by the next call."""
        ...

    def observations(self) -> Array:
        """What whoever is to move sees, a row a game; likewise."""
        ...


@runtime_checkable
class Vectors(Protocol[G]):
    """The part: many games at once."""

    def batch(self, game: G, count: int, longest: int) -> Batch:
        """So many games under these options, none longer than so many plies."""
        ...
