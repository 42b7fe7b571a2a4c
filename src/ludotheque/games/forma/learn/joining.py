"""Bridges as bits, for asking thousands of placements: whether there is one, and whether a placement could make one."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from ludotheque.games.forma.rules.board import Board, own_letters
from ludotheque.games.forma.rules.pieces import Cell
from ludotheque.games.forma.rules.state import Attempt


def bridged(board: Board, seat: int) -> bool:
    """Whether own cells lead from an edge to the opposite one."""
    ways = Ways.of(board, seat)
    return any(ways.reached[edge] & ways.edges[opposite] for edge, opposite in ((0, 1), (2, 3)))


@dataclass(frozen=True)
class Lying:
    """A placement with its cells as bits, and those that it could win: a square beside it, the tower beside that."""

    attempt: Attempt
    bits: int
    winnable: int
    near: int
    """What these touch."""

    @staticmethod
    def of(attempt: Attempt, stride: int) -> "Lying":
        bits = _bits(attempt.cells, stride)
        winnable = _grown(_grown(bits, stride), stride)
        return Lying(attempt, bits, winnable, _grown(winnable, stride))

    def fits(self, board: Board) -> bool:
        return not self.bits & ~board.free_mask


@dataclass(frozen=True)
class Ways:
    """How far a seat's own cells lead from each edge: north, south, west, east."""

    edges: tuple[int, ...]
    reached: tuple[int, ...]

    @staticmethod
    def of(board: Board, seat: int) -> "Ways":
        edges, own = _edges(board.rows, board.cols), _bits(board.find(own_letters(seat)), board.stride)
        return Ways(edges, tuple(_spread(edge & own, own, board.stride) for edge in edges))

    def may_join(self, laid: Lying) -> bool:
        """Whether a placement makes a bridge if it wins all that is near: where not, it makes none."""
        near, won = laid.near, laid.winnable
        north, south, west, east = self.reached
        if (near & north or won & self.edges[0]) and (near & south or won & self.edges[1]):
            return True
        return bool((near & west or won & self.edges[2]) and (near & east or won & self.edges[3]))


@cache
def _edges(rows: int, cols: int) -> tuple[int, ...]:
    down, across = [(row, 0) for row in range(rows)], [(0, col) for col in range(cols)]
    last_row, last_col = [(rows - 1, col) for col in range(cols)], [(row, cols - 1) for row in range(rows)]
    return tuple(_bits(cells, cols + 1) for cells in (across, last_row, down, last_col))


def _bits(cells: Iterable[Cell], stride: int) -> int:
    found = 0
    for row, col in cells:
        found |= 1 << (row * stride + col)
    return found


def _grown(bits: int, stride: int) -> int:
    """The same and what is beside it; the column after the last one is nobody's."""
    return bits | bits << 1 | bits >> 1 | bits << stride | bits >> stride


def _spread(bits: int, own: int, stride: int) -> int:
    while (wider := _grown(bits, stride) & own) != bits:
        bits = wider
    return bits
