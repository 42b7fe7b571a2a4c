"""Where cells lie, as a person would say it: in which part of the board, and leaning on what."""

from ludotheque.games.forma.rules.board import OBSTACLE, ON_OBSTACLES, ON_TOWERS, TOWER, Board
from ludotheque.games.forma.rules.pieces import Cells

_NEAR = 35
"""So many hundredths of the board from an edge are near it."""


def region(cells: Cells, rows: int, cols: int) -> str:
    """`nw`, `n`, `ne`, `w`, `e`, `sw`, `s`, `se` or `middle`, by the middle of the cells."""
    down = _part([row for row, _ in cells], rows, "n", "s")
    return down + _part([col for _, col in cells], cols, "w", "e") or "middle"


def _part(places: list[int], whole: int, low: str, high: str) -> str:
    middle = 100 * (2 * sum(places) + len(places)) / (2 * len(places) * whole)
    return low if middle < _NEAR else high if middle > 100 - _NEAR else ""


def leaning(board: Board, cells: Cells) -> str:
    """`tower` before `obstacle` before `edge`, or `none`."""
    beside = {letter for cell in cells for letter in board.around(cell)}
    for letters, name in ((TOWER + ON_TOWERS, "tower"), (OBSTACLE + ON_OBSTACLES, "obstacle")):
        if beside & set(letters):
            return name
    return "edge" if None in beside else "none"
