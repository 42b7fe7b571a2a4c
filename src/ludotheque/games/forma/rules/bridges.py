"""The largest set of compatible bridges of a player, proved, with their cells (FRM-25 to FRM-28, §5)."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache

from ludotheque.games.forma.rules import crossings, proving
from ludotheque.games.forma.rules.board import SIDES, Board, own_letters
from ludotheque.games.forma.rules.crossings import Families
from ludotheque.games.forma.rules.pieces import Cell, Cells
from ludotheque.games.forma.rules.proving import Undecided
from ludotheque.games.forma.rules.roads import EAST, NORTH, SOUTH, WEST, Roads, of_cells, sides


@dataclass(frozen=True)
class Bridges:
    """North–south bridges share no cell, nor do east–west ones; each of one crosses each of the other once."""

    down: tuple[Cells, ...] = ()
    across: tuple[Cells, ...] = ()
    proved: bool = True
    """False where a larger set was neither found nor refuted in the time of a game."""

    def __len__(self) -> int:
        return len(self.down) + len(self.across)


Compatible = Callable[[Roads, int, int], Bridges | None]
"""So many bridges of each axis, or None if there are not; raises Undecided."""


def of_seat(board: Board, seat: int) -> Bridges:
    return largest(board.find(own_letters(seat)), board.rows, board.cols)


def standing(board: Board, seat: int) -> Bridges:
    """Bridges that all can see and that will count; unless proved there may be more, which only the end settles."""
    return _standing(board.find(own_letters(seat)), board.rows, board.cols)


@lru_cache(maxsize=1024)
def _standing(cells: Cells, rows: int, cols: int) -> Bridges:
    return _largest(cells, rows, cols, _at_once) if _joined(cells, rows, cols) else Bridges()


@lru_cache(maxsize=256)
def largest(cells: Cells, rows: int, cols: int) -> Bridges:
    """A largest compatible set of bridges over these cells (FRM-A16, FRM-A17)."""
    return _largest(cells, rows, cols, _compatible)


def _largest(cells: Cells, rows: int, cols: int, compatible: Compatible) -> Bridges:
    roads = of_cells(cells, rows, cols)
    most_down, most_across = roads.axis(NORTH, SOUTH).most(), roads.axis(WEST, EAST).most()
    best = _drawn(roads, _one_axis(roads, most_down, most_across))
    proved = True
    # What is possible stays so with a bridge less (Lemma 3): from a down on, only a larger sum is asked for.
    for a in range(most_down, 0, -1):
        while (b := len(best) + 1 - a) <= most_across and rows * a + cols * b - a * b <= len(cells):
            try:
                found = compatible(roads, a, b)
            except Undecided:
                proved = False
                break
            if found is None:
                break
            best = found
    return replace(best, proved=proved)


def _compatible(roads: Roads, a: int, b: int) -> Bridges | None:
    """By prices and cases where these settle it, else by CP-SAT."""
    try:
        families = crossings.compatible(roads, a, b)
    except crossings.TooManyCases:
        found = proving.compatible(roads, a, b)
        return found and Bridges(*found)
    return None if families is None else _drawn(roads, families)


def _at_once(roads: Roads, a: int, b: int) -> Bridges | None:
    """By prices alone: what these leave open would hold up a move."""
    try:
        families = crossings.compatible(roads, a, b, most_cases=1)
    except crossings.TooManyCases:
        raise Undecided from None
    return None if families is None else _drawn(roads, families)


def _joined(cells: Cells, rows: int, cols: int) -> bool:
    """Whether any cells lead from an edge to the opposite one: in most positions none do."""
    left = set(cells)
    while left:
        edge, touched = [left.pop()], set[int]()
        while edge:
            row, col = edge.pop()
            touched |= sides((row, col), rows, cols)
            near = [cell for down, right in SIDES if (cell := (row + down, col + right)) in left]
            left.difference_update(near)
            edge += near
        if {NORTH, SOUTH} <= touched or {EAST, WEST} <= touched:
            return True
    return False


def _one_axis(roads: Roads, most_down: int, most_across: int) -> Families:
    lengths = [len(cells) for cells in roads.cells]
    if most_down >= most_across:
        return roads.axis(NORTH, SOUTH).cheapest(most_down, lengths) or [], []
    return [], roads.axis(WEST, EAST).cheapest(most_across, lengths) or []


def _drawn(roads: Roads, families: Families) -> Bridges:
    down, across = (tuple(sorted(_cells(roads, road) for road in family)) for family in families)
    return Bridges(down, across)


def _cells(roads: Roads, road: list[int]) -> Cells:
    """The cells of a road in order; a stretch is turned so that it goes on from the place before."""
    line: list[Cell] = []
    for place in road:
        stretch = roads.cells[place]
        line += stretch if not line or _beside(line[-1], stretch[0]) else stretch[::-1]
    return tuple(line)


def _beside(one: Cell, other: Cell) -> bool:
    return (other[0] - one[0], other[1] - one[1]) in SIDES
