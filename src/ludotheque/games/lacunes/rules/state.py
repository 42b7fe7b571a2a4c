"""States and moves of Lacunes as values."""

from dataclasses import dataclass

from ludotheque.games.lacunes.rules.cards import COLUMNS, TWO, Cells, rank


@dataclass(frozen=True)
class State:
    """`redeals` and `moves` count what was made so far; the order of redeals to come is nowhere."""

    cells: Cells
    redeals: int = 0
    moves: int = 0


@dataclass(frozen=True)
class Put:
    """A card to the gap it fits; a 2 names the row, counted from 0."""

    card: int
    row: int | None = None


def put(card: int, cell: int) -> Put:
    """The move that sends a card to a cell which it fits."""
    return Put(card, cell // COLUMNS if rank(card) == TWO else None)


@dataclass(frozen=True)
class Drop:
    """A card on a named cell that it does not fit: reading turns every legal drop into a Put."""

    card: int
    cell: int


@dataclass(frozen=True)
class Redeal:
    """The call for a redeal; chance answers it with a Deal."""


@dataclass(frozen=True)
class Deal:
    """The layout that a redeal gave."""

    cells: Cells


Move = Put | Drop | Redeal | Deal
