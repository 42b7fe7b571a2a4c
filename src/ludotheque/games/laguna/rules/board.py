"""The sea as a value: cells, islands, white lines; and the house boards."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from ludotheque.games.laguna.rules.geometry import (
    BIT,
    DELTA,
    ISLANDS,
    SEA,
    UNKNOWN,
    VOID,
    VOLCANO,
    Cell,
    Orient,
    rim,
    window,
)

MAX_SIZE = 64


@dataclass(frozen=True)
class Board:
    """Rows of characters as in §7.1; in a view the cells under pearls are `?`."""

    name: str
    side: str
    symmetry: str
    rows: tuple[str, ...]
    lines: tuple[str, ...] | None = None
    """The grid of white lines; None: every shore is one."""

    @cached_property
    def size(self) -> Cell:
        return len(self.rows), len(self.rows[0])

    @cached_property
    def islands(self) -> str:
        """The letters of the islands there are, in order."""
        return "".join(letter for letter in ISLANDS if any(letter in row for row in self.rows))

    def at(self, cell: Cell) -> str:
        """The character of a cell; beyond the edge there is nothing."""
        row, col = cell
        return _at(self.rows, row, col)

    def under(self, orient: Orient, row: int, col: int) -> str:
        """The six characters under a raft."""
        return _under(self.rows, orient, row, col)

    def is_sea(self, orient: Orient, row: int, col: int) -> bool:
        return all(character in SEA for character in self.under(orient, row, col))

    def line(self, cell: Cell) -> int:
        """The sides of an island cell that are white line, as bits."""
        if self.lines is not None:
            return int(self.lines[cell[0]][cell[1]], 16)
        (row, col), sides = cell, 0
        for direction, (down, right) in DELTA.items():
            if self.at((row + down, col + right)) in SEA:
                sides |= BIT[direction]
        return sides

    def touched(self, orient: Orient, row: int, col: int, line: bool = False) -> frozenset[str]:
        """The islands and the volcano that a side of the raft meets (LAG-46); `line`: islands by white line only."""
        return _touched(self, orient, row, col, line)

    def masked(self, cells: Iterable[Cell]) -> "Board":
        """The same board with those cells unknown."""
        return self.with_cells(dict.fromkeys(cells, UNKNOWN))

    def with_cells(self, changes: dict[Cell, str]) -> "Board":
        if not changes:
            return self
        rows = [list(row) for row in self.rows]
        for (row, col), character in changes.items():
            rows[row][col] = character
        return replace(self, rows=tuple("".join(row) for row in rows))


def _at(rows: tuple[str, ...], row: int, col: int) -> str:
    return rows[row][col] if 0 <= row < len(rows) and 0 <= col < len(rows[0]) else VOID


@lru_cache(maxsize=1 << 14)
def _touched(board: Board, orient: Orient, row: int, col: int, line: bool) -> frozenset[str]:
    found = set()
    for cell, side in rim(orient, row, col):
        character = board.at(cell)
        if character == VOLCANO or (character in ISLANDS and (not line or board.line(cell) & BIT[side])):
            found.add(character)
    return frozenset(found)


@lru_cache(maxsize=1 << 14)
def _under(rows: tuple[str, ...], orient: Orient, row: int, col: int) -> str:
    """Kept: rafts come by the same places again and again."""
    return "".join([_at(rows, *cell) for cell in window(orient, row, col)])
