"""States and moves: frozen, hashable values."""

from dataclasses import dataclass
from typing import Literal

from ludotheque.games.forma.rules.board import Board
from ludotheque.games.forma.rules.pieces import Cell, Cells

Phase = Literal["field", "begin", "play"]
End = Literal["", "full", "nothing_fits", "passes"]


@dataclass(frozen=True)
class Element:
    """A placed element keeps its identity for display; `colour` counts within its seat (FRM-6)."""

    seat: int
    shape: str
    cells: Cells
    colour: int = 0


@dataclass(frozen=True)
class State:
    """Everything is public (FRM-7); an element in hand still counts in its reserve."""

    board: Board
    phase: Phase
    turn: int
    reserves: tuple[tuple[str, ...], ...]
    out: tuple[tuple[str, ...], ...]
    attempt: int = 1
    passes: int = 0
    hand: str | None = None
    elements: tuple[Element, ...] = ()
    end: End = ""

    @property
    def seats(self) -> int:
        return len(self.reserves)


@dataclass(frozen=True)
class Field:
    """The tower's cell first, then the obstacles (FRM-9)."""

    cells: Cells


@dataclass(frozen=True)
class Begin:
    """`cut_choose`: who plays the first element (FRM-A24)."""

    seat: int


@dataclass(frozen=True)
class Take:
    """`touch_move`: an element is taken up and binds (FRM-16)."""

    shape: str


@dataclass(frozen=True)
class Attempt:
    """One element on cells in reading order, some of them perhaps occupied or off the board (FRM-A6)."""

    shape: str
    cells: Cells


@dataclass(frozen=True)
class Pass:
    pass


@dataclass(frozen=True)
class Time:
    """The house clock ran out: a pass that the seat did not make (FRM-E3)."""


Move = Field | Begin | Take | Attempt | Pass | Time

__all__ = ["Attempt", "Begin", "Cell", "Element", "End", "Field", "Move", "Pass", "Phase", "State", "Take", "Time"]
