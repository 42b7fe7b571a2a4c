"""What an eye takes for a fit: the right idea a cell beside, or its mirror image, where things stand close."""

from ludotheque.games.forma.rules.board import FREE, Board
from ludotheque.games.forma.rules.enclosing import collisions
from ludotheque.games.forma.rules.pieces import Cells
from ludotheque.games.forma.rules.state import Attempt

_BESIDE = ((-1, 0), (0, 1), (1, 0), (0, -1))


def tightness(board: Board, cells: Cells) -> float:
    """The share of the sides around a placement that are closed: on open ground nobody errs."""
    own = set(cells)
    sides = [
        board.inside((row + down, col + right)) and board[row + down, col + right] == FREE
        for row, col in cells
        for down, right in _BESIDE
        if (row + down, col + right) not in own
    ]
    return sides.count(False) / len(sides)


def misjudged(board: Board, move: Attempt) -> list[Attempt]:
    """The attempts that look like a placement and do not fit."""
    top, bottom = min(row for row, _ in move.cells), max(row for row, _ in move.cells)
    left, right = min(col for _, col in move.cells), max(col for _, col in move.cells)
    taken_for_it = [tuple((row + down, col + to) for row, col in move.cells) for down, to in _BESIDE]
    taken_for_it.append(tuple(sorted((row, left + right - col) for row, col in move.cells)))
    taken_for_it.append(tuple(sorted((top + bottom - row, col) for row, col in move.cells)))
    return [
        Attempt(move.shape, cells)
        for cells in dict.fromkeys(taken_for_it)
        if any(map(board.inside, cells)) and collisions(board, cells)
    ]
