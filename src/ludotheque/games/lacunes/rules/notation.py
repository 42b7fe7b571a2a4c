"""Moves as text (GAP §8, §11): `6H`, `2H@3`, `R`, `=` with a layout; a legal drop `6H@2.7` reads as its short form."""

import re

from ludotheque.core.errors import InvalidMove
from ludotheque.games.lacunes.rules.cards import (
    COLUMNS,
    PACK,
    TWO,
    Cells,
    rank,
    read_cells,
    read_token,
    token,
    write_cells,
)
from ludotheque.games.lacunes.rules.layout import target
from ludotheque.games.lacunes.rules.state import Deal, Drop, Move, Put, Redeal

_PUT = re.compile(r"([A2-9TJQK][CDHS])(?:@([1-4])(?:\.([1-9]|1[0-3]))?)?")


def write_move(move: Move) -> str:
    match move:
        case Redeal():
            return "R"
        case Deal(cells):
            return "=" + write_cells(cells)
        case Drop(card, cell):
            return f"{token(card)}@{cell // COLUMNS + 1}.{cell % COLUMNS + 1}"
        case Put(card, row):
            return token(card) if row is None else f"{token(card)}@{row + 1}"


def read_move(cells: Cells, text: str) -> Move:
    """The move that a text spells here; raises InvalidMove."""
    if text == "R":
        return Redeal()
    if text.startswith("="):
        return _read_deal(text)
    found = _PUT.fullmatch(text)
    card = read_token(found[1]) if found else None
    if found is None or card is None:
        raise InvalidMove(text)
    row = int(found[2]) - 1 if found[2] else None
    if found[3]:
        return _read_drop(cells, card, int(found[2]) * COLUMNS - COLUMNS + int(found[3]) - 1)
    if (rank(card) == TWO) != (row is not None):
        raise InvalidMove(text)
    return Put(card, row)


def _read_deal(text: str) -> Deal:
    cells = read_cells(text[1:])
    if cells is None or any(code < -1 for code in cells):
        raise InvalidMove(text)
    return Deal(cells)


def _read_drop(cells: Cells, card: int, cell: int) -> Move:
    """A drop where the card fits is that card's Put; any other keeps its cell, for the refusal to name."""
    if rank(card) == TWO and cell in range(0, PACK, COLUMNS) and cells[cell] < 0:
        return Put(card, cell // COLUMNS)
    return Put(card) if target(cells, card) == cell else Drop(card, cell)
