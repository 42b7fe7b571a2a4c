"""The state and the moves of Interactions: frozen values, the unknown written `?`."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from ludotheque.games.interactions.rules.tiles import LETTERS, TILES

Cell = tuple[int, int]
"""(row, column), both from 0 on the 11 × 11 canvas; f6 is (5, 5)."""

FIRST_CELL: Cell = (5, 5)
TURNS = 6
"""Every player places six of the seven tiles (IXN-20)."""
WILD = 1
"""The owner number of the wild player in solo."""


@dataclass(frozen=True, order=True)
class Laid:
    """A tile on the Territory."""

    owner: int
    tile: str
    front: bool

    @property
    def value(self) -> int:
        return TILES[self.tile].value(self.front)


@dataclass(frozen=True)
class Hand:
    """The tiles in front of a player: two available, the others in the Reserve (IXN-4, IXN-5)."""

    available: str = ""
    reserve: str = LETTERS

    @property
    def selected(self) -> bool:
        return self.reserve != LETTERS


HIDDEN_HAND = Hand("??", "?????")


@dataclass(frozen=True)
class Answer:
    """Where a tile went and what it turned; `step` is the step of IXN-33 that found the cell."""

    tile: str
    cell: Cell
    turned: tuple[Cell, ...]
    step: int = 0


@dataclass(frozen=True)
class State:
    """`grid` is sorted by cell, so that equal positions are equal states."""

    grid: tuple[tuple[Cell, Laid], ...]
    hands: tuple[Hand, ...]
    aside: str = ""
    pile: str = ""
    last: tuple[Answer, ...] = field(default=(), compare=False)
    """The newest placement and, in solo, the wild player's answer: for marking, not for deciding."""

    @property
    def territory(self) -> dict[Cell, Laid]:
        """A dictionary of the asker's own."""
        return dict(self.grid)

    @cached_property
    def laid(self) -> Mapping[Cell, Laid]:
        """The same for reading only, made once."""
        return dict(self.grid)

    @property
    def all_selected(self) -> bool:
        """Every player has moved two tiles up: the placing has begun (IXN-5)."""
        return bool(self.grid) or all(hand.selected for hand in self.hands)


@dataclass(frozen=True)
class Select:
    """The first two available tiles, in order; anything else than two different ones is refused."""

    tiles: str


@dataclass(frozen=True)
class Place:
    """A whole turn: the tile, its cell, and the Reserve tile raised (IXN-8)."""

    tile: str
    cell: Cell
    raised: str | None


Move = Select | Place
