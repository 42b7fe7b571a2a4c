"""A chart of the sea for one orientation: the tables that planner, solver and validator share."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from ludotheque.games.laguna.kernel import play as kernel
from ludotheque.games.laguna.rules.board import Board
from ludotheque.games.laguna.rules.geometry import POINTS, REEF, SEA, VOLCANO, Cell, shape

if TYPE_CHECKING:
    from ludotheque.games.laguna.kernel.play import Bytes, Ints

_CODES = {REEF: 1, **{symbol: 2 + "NESW".index(way) for symbol, way in POINTS.items()}}


@dataclass(frozen=True, eq=False)
class Chart:
    """Windows, their symbols and their neighbours; docks by part, `@` being the volcano."""

    board: Board
    orient: str
    valid: "Bytes"
    reefs: "Bytes"
    arrows: "Bytes"
    ways: "Ints"
    docks: dict[str, tuple[int, ...]]

    def window(self, row: int, col: int) -> int:
        return row * self.board.size[1] + col

    def anchor(self, window: int) -> tuple[int, int]:
        row, col = divmod(window, self.board.size[1])
        return row, col

    def symbols(self, window: int) -> int:
        """How many of the six cells carry a reef or an arrow."""
        return (int(self.reefs[window]) | int(np.bitwise_or.reduce(self.arrows[window]))).bit_count()

    def reef_count(self, window: int) -> int:
        return int(self.reefs[window]).bit_count()

    @property
    def windows(self) -> list[int]:
        return [int(window) for window in np.flatnonzero(self.valid)]

    def edges(self, pearls: int, penalty: int | None = None) -> "Ints":
        """The cost of every step; a penalty of None forbids reefs."""
        cost = kernel.FAR if penalty is None else penalty
        return kernel.edges(pearls, cost, self.reefs, self.arrows, self.ways)

    def distances(self, sources: list[int], pearls: int, penalty: int | None = None) -> "Ints":
        """From each source to every window."""
        return kernel.distances(np.array(sources, np.int32), self.edges(pearls, penalty), self.ways)

    def blocked(self, cells: frozenset[Cell]) -> "Chart":
        """The chart with other rafts on it."""
        return _with_rafts(self, cells) if cells else self

    def distances_to(self, goals: list[int], pearls: int, penalty: int | None = None) -> "Ints":
        """From every window to the nearest of the goals."""
        return kernel.distances_to(np.array(goals, np.int32), self.edges(pearls, penalty), self.ways)


@lru_cache(64)
def chart(board: Board, orient: str) -> Chart:
    valid, reefs, arrows, ways = _survey(board, orient, frozenset())
    land = tuple("".join("." if cell in SEA else cell for cell in row) for row in board.rows)
    return Chart(board, orient, valid, reefs, arrows, ways, _docks(Board("", "", "none", land), orient))


@lru_cache(16)
def _docks(land: Board, orient: str) -> dict[str, tuple[int, ...]]:
    """The windows that touch each part; symbols do not matter for that."""
    rows, cols = land.size
    docks: dict[str, list[int]] = {part: [] for part in (*land.islands, VOLCANO)}
    for row in range(rows):
        for col in range(cols):
            if land.is_sea(orient, row, col):
                for part in land.touched(orient, row, col):
                    docks[part].append(row * cols + col)
    return {part: tuple(found) for part, found in docks.items()}


@lru_cache(64)
def _with_rafts(found: Chart, taken: frozenset[Cell]) -> Chart:
    valid, reefs, arrows, ways = _survey(found.board, found.orient, taken)
    docks = {part: tuple(dock for dock in docks if valid[dock]) for part, docks in found.docks.items()}
    return Chart(found.board, found.orient, valid, reefs, arrows, ways, docks)


def _survey(board: Board, orient: str, taken: frozenset[Cell]) -> "tuple[Bytes, Bytes, Bytes, Ints]":
    rows, cols = board.size
    codes = np.array([_code(cell) for row in board.rows for cell in row], np.int32)
    for row, col in taken:
        codes[row * cols + col] = 6
    valid, reefs, arrows = kernel.survey(codes, rows, cols, *shape(orient))
    return valid, reefs, arrows, kernel.neighbours(valid, rows, cols)


def _code(cell: str) -> int:
    return _CODES.get(cell, 0) if cell in SEA else 6
