"""Moves and positions as text (rule file §8 and §11)."""

import re
from functools import cache

from ludotheque.core.errors import InvalidMove
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import Cell, Laid, Move, Place, Select, State
from ludotheque.games.interactions.rules.territory import box
from ludotheque.games.interactions.rules.tiles import in_order

COLOURS = "brgy"
_SELECT = re.compile(r"sel ([PHMCSKA]*)")
_CELL = r"[a-k](?:1[01]|[1-9])"
_PLACE = re.compile(rf"([PHMCSKA])({_CELL})(?:\+([PHMCSKA]))?(?: x({_CELL}(?:,{_CELL})*))?")


@cache
def cell_name(cell: Cell) -> str:
    return f"{'abcdefghijk'[cell[1]]}{cell[0] + 1}"


def read_cell(name: str) -> Cell:
    return int(name[1:]) - 1, ord(name[0]) - ord("a")


def write_move(move: Move) -> str:
    if isinstance(move, Select):
        return f"sel {move.tiles}"
    return f"{move.tile}{cell_name(move.cell)}{f'+{move.raised}' if move.raised else ''}"


def read_move(text: str) -> tuple[Move, frozenset[Cell] | None]:
    """The move, and the cells said to be turned where the text lists them after ` x`."""
    if found := _SELECT.fullmatch(text):
        return Select(in_order(found[1])), None
    if found := _PLACE.fullmatch(text):
        claimed = frozenset(map(read_cell, found[4].split(","))) if found[4] else None
        return Place(found[1], read_cell(found[2]), found[3]), claimed
    raise InvalidMove(text)


def position(options: InteractionsOptions, state: State) -> str:
    """`<players> <topleft> <rows> <tiles on the Territory> <hand> …`"""
    colours = "bw" if options.solo else COLOURS
    hands = [f"{colour}:{hand.available}.{hand.reserve}" for colour, hand in zip(colours, state.hands, strict=False)]
    if options.solo:
        hands.append(f"w:{state.aside}.{state.pile}")
    return " ".join([str(options.players), *_drawn(state.territory, colours), str(len(state.grid)), *hands])


def _drawn(grid: dict[Cell, Laid], colours: str) -> tuple[str, str]:
    if not grid:
        return "-", "-"
    top, left, bottom, right = box(grid)
    rows = ("".join(_token(grid.get((r, c)), colours) for c in range(left, right + 1)) for r in range(top, bottom + 1))
    return cell_name((top, left)), "/".join(rows)


def _token(laid: Laid | None, colours: str) -> str:
    if laid is None:
        return "."
    return colours[laid.owner] + (laid.tile if laid.front else laid.tile.lower())
