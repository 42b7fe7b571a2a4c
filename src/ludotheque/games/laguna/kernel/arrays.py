"""A board as arrays: the windows of one orientation, which planner, solver and validator share."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from ludotheque.games.laguna.kernel import play
from ludotheque.games.laguna.kernel.play import FAR, LAND, Bytes, Ints, Sea
from ludotheque.games.laguna.rules.board import Board
from ludotheque.games.laguna.rules.geometry import DIRECTIONS, HOLES, POINTS, REEF, SEA, VOLCANO, Cell, Orient, shape
from ludotheque.games.laguna.rules.state import Raft

_CODES = {REEF: 1, **{symbol: 2 + DIRECTIONS.index(way) for symbol, way in POINTS.items()}}


@dataclass(frozen=True, eq=False)
class SeaMap:
    """Windows, their symbols and their neighbours; docks by part, `@` being the volcano."""

    board: Board
    orient: Orient
    valid: Bytes
    sea: Sea
    docks: dict[str, tuple[int, ...]]

    def window(self, row: int, col: int) -> int:
        return row * self.board.size[1] + col

    def anchor(self, window: int) -> tuple[int, int]:
        row, col = divmod(window, self.board.size[1])
        return row, col

    def symbols(self, window: int) -> int:
        """How many of the six cells carry a reef or an arrow."""
        return (int(self.sea.reefs[window]) | int(np.bitwise_or.reduce(self.sea.arrows[window]))).bit_count()

    def reef_count(self, window: int) -> int:
        return int(self.sea.reefs[window]).bit_count()

    @property
    def windows(self) -> list[int]:
        return [int(window) for window in np.flatnonzero(self.valid)]

    def step_costs(self, pearls: int, penalty: int | None = None) -> Ints:
        """The cost of every step; a penalty of None forbids reefs."""
        return play.step_costs(pearls, FAR if penalty is None else penalty, self.sea)

    def distances(self, sources: list[int], pearls: int, penalty: int | None = None) -> Ints:
        """From each source to every window."""
        return play.distances(np.array(sources, np.int32), self.step_costs(pearls, penalty), self.sea)

    def distances_to(self, goals: list[int], pearls: int, penalty: int | None = None) -> Ints:
        """From every window to the nearest of the goals."""
        return play.distances_to(np.array(goals, np.int32), self.step_costs(pearls, penalty), self.sea)

    def blocked(self, cells: frozenset[Cell]) -> "SeaMap":
        """The same sea with other rafts on it."""
        return _with_rafts(self, cells) if cells else self


def cover_of(raft: Raft) -> int:
    """The covered holes of a raft as a mask."""
    return sum(1 << hole for hole in HOLES if raft.covered(hole))


@lru_cache(64)
def sea_map(board: Board, orient: Orient) -> SeaMap:
    valid, sea = _survey(board, orient, frozenset())
    land = tuple("".join("." if cell in SEA else cell for cell in row) for row in board.rows)
    return SeaMap(board, orient, valid, sea, _docks(Board("", "", "none", land), orient))


@lru_cache(16)
def _docks(land: Board, orient: Orient) -> dict[str, tuple[int, ...]]:
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
def _with_rafts(found: SeaMap, taken: frozenset[Cell]) -> SeaMap:
    valid, sea = _survey(found.board, found.orient, taken)
    docks = {part: tuple(dock for dock in docks if valid[dock]) for part, docks in found.docks.items()}
    return SeaMap(found.board, found.orient, valid, sea, docks)


def _survey(board: Board, orient: Orient, taken: frozenset[Cell]) -> tuple[Bytes, Sea]:
    rows, cols = board.size
    codes = np.array([_code(cell) for row in board.rows for cell in row], np.int32)
    for row, col in taken:
        codes[row * cols + col] = LAND
    valid, reefs, arrows = play.survey(codes, rows, cols, *shape(orient))
    return valid, Sea(reefs, arrows, play.neighbour_table(valid, rows, cols))


def _code(cell: str) -> int:
    return _CODES.get(cell, 0) if cell in SEA else LAND
