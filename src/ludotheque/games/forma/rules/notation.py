"""Moves as text (§10 of the rule file)."""

import re
from collections.abc import Iterable

from ludotheque.core.errors import InvalidMove
from ludotheque.games.forma.rules.field import spelled
from ludotheque.games.forma.rules.pieces import SHAPES, Cell, shape_of
from ludotheque.games.forma.rules.state import Attempt, Begin, Field, Move, Pass, State, Take, Time

_CELL = re.compile(r"(0|-?[1-9]\d{0,3}),(0|-?[1-9]\d{0,3})", re.ASCII)
_MOST_WORDS = 500


def write(move: Move) -> str:
    if isinstance(move, Field):
        return _words("field", move.cells)
    if isinstance(move, Begin):
        return f"begin {move.seat}"
    if isinstance(move, Take):
        return f"take {move.shape}"
    if isinstance(move, Attempt):
        return _words(move.shape, move.cells)
    return "pass" if isinstance(move, Pass) else "=time"


def read(state: State, text: str) -> Move:
    """Cells in any order; the result is in the canonical one."""
    words = text.split()
    if not words or len(words) > _MOST_WORDS:
        raise InvalidMove(text)
    head, rest = words[0], words[1:]
    if head == "field":
        return read_field(text)
    if head in SHAPES:
        return well_formed(state, Attempt(head, tuple(sorted(_cells(rest, text)))), text)
    if text in ("pass", "=time"):
        return Pass() if head == "pass" else Time()
    if head == "take" and len(rest) == 1 and rest[0] in SHAPES:
        return Take(rest[0])
    if head == "begin" and rest in [[str(seat)] for seat in range(state.seats)]:
        return Begin(int(rest[0]))
    raise InvalidMove(text)


def read_field(text: str) -> Field:
    head, *rest = text.split() or [""]
    if head != "field":
        raise InvalidMove(text)
    cells = _cells(rest, text)
    return Field((*cells[:1], *sorted(cells[1:])))


def well_formed(state: State, move: Attempt, text: str) -> Attempt:
    """An attempt is an element of its shape with at least one square on the board."""
    if len(move.cells) > 5 or not move.cells or shape_of(move.cells) != move.shape:
        raise InvalidMove(text)
    if not any(map(state.board.inside, move.cells)):
        raise InvalidMove(text)
    return move


def _cells(words: Iterable[str], text: str) -> list[Cell]:
    found = [_CELL.fullmatch(word) for word in words]
    if not all(found):
        raise InvalidMove(text)
    return [(int(match[1]), int(match[2])) for match in found if match]


def _words(head: str, cells: Iterable[Cell]) -> str:
    return " ".join([head, *map(spelled, cells)])
