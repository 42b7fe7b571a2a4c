"""Moves as numbers and views as arrays, for programs that learn: a part that each game may offer."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import prod
from typing import Any, Protocol, TypeVar, runtime_checkable

from ludotheque.core.catalog import INSTALLED, Catalog
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame, Seat
from ludotheque.core.options import Value

G = TypeVar("G", contravariant=True)
S = TypeVar("S", contravariant=True)
M = TypeVar("M")

Array = Any
"""A NumPy array; the core itself needs the standard library alone."""


class NoAction(LudothequeError):
    """A move without a number: the finite list of a game's actions does not hold it."""

    def __init__(self, move: str) -> None:
        super().__init__("NO_ACTION", None, move=move[:80])

    def __reduce__(self) -> tuple[object, ...]:
        return NoAction, (self.facts["move"],)


@dataclass(frozen=True)
class Field:
    """One field of an observation: so many numbers, each from −1 to 1, and what they mean."""

    key: str
    shape: tuple[int, ...]
    meaning: str
    names: tuple[str, ...] = ()
    """Of the entries of the first axis, where each has a meaning of its own."""

    @property
    def size(self) -> int:
        return prod(self.shape)


@runtime_checkable
class Encoding(Protocol[S, M]):
    """One game under its options. Actions are stable integers below `size`, each with one name in every position; an
    observation holds what a seat knows and nothing else, its `fields` one after the other."""

    @property
    def size(self) -> int:
        """How many actions there are."""
        ...

    @property
    def fields(self) -> tuple[Field, ...]:
        """What an observation consists of, in its order."""
        ...

    def encode(self, state: S, move: M) -> int:
        """The number of a move, or of the nearest listed one; raises NoAction where it has none."""
        ...

    def decode(self, state: S, action: int) -> M:
        """The move of a number; raises NoAction where it stands for none here."""
        ...

    def name(self, action: int) -> str:
        """What an action is called in every position."""
        ...

    def action(self, name: str) -> int:
        """The number of a name; raises NoAction."""
        ...

    def listed(self, view: S, seat: Seat | None = None) -> Iterable[M]:
        """The legal moves of a seat (None: of whoever is to move) that have a number: all, or representatives."""
        ...

    def mask(self, view: S, seat: Seat | None = None) -> Array:
        """Which actions are listed, one truth an action."""
        ...

    def observe(self, view: S, seat: Seat) -> Array:
        """The view as one row of 32-bit floats, own things first."""
        ...


@runtime_checkable
class Encodings(Protocol[G]):
    """The part: the encoding of a game under its options."""

    options: Mapping[str, Value] = {}
    """What is chosen for programs that learn unless it is said otherwise; the rest is as the rulebook has it."""
    detail: int = 1
    """How fine the list is where moves are too many to list: what `encoding` takes unless it is told."""

    def encoding(self, game: G, detail: int | None = None) -> Encoding[Any, Any]:
        """Of the rules with their options fixed."""
        ...


def encoding_of(game: AnyGame, detail: int | None = None, catalog: Catalog = INSTALLED) -> Encoding[Any, Any]:
    """The encoding that a game's own folder offers; raises LudothequeError where it offers none."""
    part = catalog.entry(game.info.key).part(Encodings)
    if part is None:
        raise LudothequeError("NO_ENCODING", None, game=game.info.key)
    return part.encoding(game, detail)


def learning_game(key: str, given: Mapping[str, object], catalog: Catalog = INSTALLED) -> AnyGame:
    """The rules with these options, and what the game's encodings choose beside them for programs that learn."""
    entry = catalog.entry(key)
    part = entry.part(Encodings)
    usual = {} if part is None or "preset" in given else part.options
    return entry.game({**usual, **given})
