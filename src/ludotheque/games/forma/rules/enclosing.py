"""What a placement encloses: free squares, obstacles and the tower, in the order of §2 of the rule file."""

from dataclasses import dataclass

from ludotheque.games.forma.rules.board import (
    ELEMENTS,
    FREE,
    MARKERS,
    OBSTACLE,
    ON_OBSTACLES,
    ON_TOWERS,
    SIDES,
    TOWER,
    Board,
    own_letters,
)
from ludotheque.games.forma.rules.pieces import Cell, Cells


@dataclass(frozen=True)
class Closing:
    """What closes an obstacle, and which of the squares that one element encloses count (FRM-A11, FRM-A29)."""

    markers: bool = False
    """Own markers are sides of an obstacle too."""
    corners: bool = False
    """Squares enclosed together that touch by a corner do not count."""


@dataclass(frozen=True)
class Placed:
    """The board after a placement, with what the mover won by it."""

    board: Board
    squares: Cells = ()
    obstacles: Cells = ()
    towers: Cells = ()


def place(board: Board, seat: int, cells: Cells, closing: Closing) -> Placed:
    """Put an element on free cells and resolve everything that it closes."""
    board = board.with_letters(dict.fromkeys(cells, ELEMENTS[seat]))
    squares = _squares(board, cells, closing.corners)
    board = board.with_letters(dict.fromkeys(squares, MARKERS[seat]))
    board, obstacles = _obstacles(board, seat, closing.markers)
    towers = tuple(cell for cell in board.find(TOWER) if board.closed(cell))
    board = board.with_letters(dict.fromkeys(towers, ON_TOWERS[seat]))
    return Placed(board, squares, obstacles, towers)


def _squares(board: Board, cells: Cells, apart_by_corners: bool) -> Cells:
    """Free cells beside the new squares with four closed sides; by sides they never touch (FRM-21, FRM-23)."""
    beside = {(r + down, c + right) for r, c in cells for down, right in SIDES}
    enclosed = {cell for cell in beside if board.free(cell) and board.closed(cell)}
    if apart_by_corners:
        enclosed = {
            (r, c) for r, c in enclosed if not any((r + i, c + j) in enclosed for i in (-1, 1) for j in (-1, 1))
        }
    return tuple(sorted(enclosed))


def _obstacles(board: Board, seat: int, with_markers: bool) -> tuple[Board, Cells]:
    """FRM-24; again until nothing changes, since obstacles may touch with `obstacle_touch=tower_only`."""
    closing = set(own_letters(seat)) if with_markers else {ELEMENTS[seat]}
    won: list[Cell] = []
    while found := [cell for cell in board.find(OBSTACLE) if _ringed(board, cell, closing)]:
        board = board.with_letters(dict.fromkeys(found, ON_OBSTACLES[seat]))
        won += found
    return board, tuple(sorted(won))


def _ringed(board: Board, cell: Cell, closing: set[str]) -> bool:
    return all(side is None or side in closing for side in board.around(cell))


def collisions(board: Board, cells: Cells) -> Cells:
    """The cells of an attempt that are off the board or taken: any of them makes it a misfit (FRM-A6)."""
    return tuple(cell for cell in cells if not board.inside(cell) or board[cell] != FREE)
