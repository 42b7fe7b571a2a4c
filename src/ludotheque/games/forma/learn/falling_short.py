"""What a wrong placement makes of what was asked, in numbers and on the board: how few it encloses, what stays open."""

from collections import deque
from collections.abc import Iterable
from typing import Literal

from ludotheque.core.learning import Tried
from ludotheque.core.outcome import Event
from ludotheque.games.forma.learn.joining import bridged
from ludotheque.games.forma.learn.judging import NUMBERS
from ludotheque.games.forma.rules.board import FREE, SIDES, TOWER, Board, own_letters
from ludotheque.games.forma.rules.enclosing import collisions, place
from ludotheque.games.forma.rules.field import spelled
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.pieces import Cell, Cells
from ludotheque.games.forma.rules.state import Attempt

_ASKED = {goal: count for count, goal in NUMBERS.items()}


def told(tried: Tried) -> Event | None:
    """None where the goal is reached."""
    game, board = tried.game, tried.before.board
    assert isinstance(game, Forma)
    move = game.read(tried.before, tried.move)
    if not isinstance(move, Attempt):
        return Event("nothing")
    if hit := collisions(board, move.cells):
        return Event("misfit", {"hit": len(hit), "marks": _marks(cell for cell in hit if board.inside(cell))})
    if tried.puzzle.goal == "bridge":
        return None if bridged(tried.after.board, tried.seat) else _unbridged(tried.after.board, tried.seat)
    placed = place(board, tried.seat, move.cells, game.options.closing)
    if asked := _ASKED.get(tried.puzzle.goal):
        return _enclosing(placed.squares + placed.obstacles, asked)
    return None if placed.towers or tried.puzzle.goal != "tower" else _open_tower(placed.board)


def _enclosing(won: Cells, asked: int) -> Event | None:
    return None if len(won) >= asked else Event("encloses", {"count": len(won), "asked": asked, "marks": _marks(won)})


def _open_tower(board: Board) -> Event:
    """Its sides that nothing closes yet."""
    beside = ((row + down, col + right) for row, col in board.find(TOWER) for down, right in SIDES)
    still = [cell for cell in beside if board.free(cell)]
    return Event("tower", {"open": len(still), "marks": _marks(still)})


def _unbridged(board: Board, seat: int) -> Event:
    """The free squares of the shortest way across; none where every way is barred."""
    ways = [way for way in (missing(board, seat, "down"), missing(board, seat, "across")) if way]
    if not ways:
        return Event("barred")
    shortest = min(ways, key=len)
    return Event("bridge", {"missing": len(shortest), "marks": _marks(shortest)})


def missing(board: Board, seat: int, way: Literal["down", "across"]) -> Cells | None:
    """The fewest free squares that join an edge to the opposite one with one's own; None where there is no way."""
    last = (board.rows if way == "down" else board.cols) - 1
    axis = 0 if way == "down" else 1
    every = [(row, col) for row in range(board.rows) for col in range(board.cols)]
    passable = {cell: int(board[cell] == FREE) for cell in every if board[cell] in FREE + own_letters(seat)}
    found: dict[Cell, Cells] = {}
    waiting = deque[tuple[Cell, Cells]]()
    for cell in (cell for cell in passable if cell[axis] == 0):
        _wait(waiting, cell, (), passable[cell])
    while waiting:
        cell, filled = waiting.popleft()
        if cell in found:
            continue
        found[cell] = filled
        if cell[axis] == last:
            return filled
        for down, right in SIDES:
            beside = cell[0] + down, cell[1] + right
            if beside in passable and beside not in found:
                _wait(waiting, beside, filled, passable[beside])
    return None


def _wait(waiting: deque[tuple[Cell, Cells]], cell: Cell, filled: Cells, free: int) -> None:
    """What costs nothing is looked at first."""
    if free:
        waiting.append((cell, (*filled, cell)))
    else:
        waiting.appendleft((cell, filled))


def _marks(cells: Iterable[Cell]) -> tuple[str, ...]:
    return tuple(f"cell:{spelled(cell)}" for cell in cells)
