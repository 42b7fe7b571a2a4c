"""What the web board draws and offers, built from a view; cells are counted in reading order."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict  # pydantic checks no other before Python 3.12

from ludotheque.core.game import Seat
from ludotheque.core.parts import Wire
from ludotheque.games.lacunes.rules.cards import COLUMNS, GAP, PACK, UNKNOWN, token
from ludotheque.games.lacunes.rules.deals import id_of_cells
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import (
    Death,
    accepted,
    death,
    finish,
    is_blocked,
    is_won,
    moved,
    placed,
    prefixes,
    steps,
)
from ludotheque.games.lacunes.rules.notation import write_move
from ludotheque.games.lacunes.rules.options import RedealMode, RedealTime, Twos
from ludotheque.games.lacunes.rules.scoring import points
from ludotheque.games.lacunes.rules.state import Redeal, State, put


class Gap(TypedDict):
    """A gap, why it is dead if it is, and the cards it accepts."""

    cell: int
    dead: Death | None
    accepts: list[str]


class Redeals(TypedDict):
    """Redeals used, and left: null where they are unlimited."""

    used: int
    left: int | None


class RoundOptions(TypedDict):
    """What a question about the position must say besides its cells."""

    twos: Twos
    redeal: RedealMode
    when: RedealTime


class View(TypedDict):
    """The position: a card is `6H`, a gap `--`, an unknown cell `??`; `kept` is the run in place of each row."""

    cells: list[str]
    kept: list[int]
    gaps: list[Gap]
    placed: int
    points: int | None
    moves: int
    redeals: Redeals
    rules: RoundOptions
    due: bool
    won: bool
    blocked: bool
    id: str | None


Step = TypedDict(
    "Step", {"move": str, "card": str, "from": int, "to": int, "row": int, "column": int, "gain": int}
)  # fmt: skip
"""A card that can go, with the cell it would fill and the cards in place that it would gain."""


class Choices(TypedDict):
    """`finish` is the line that carries everything home, where nothing is left to decide."""

    moves: list[Step]
    redeal: bool
    finish: list[str] | None


class DetailRow(TypedDict):
    """The run of one row, counted from 1; no suit where it is empty."""

    row: int
    suit: Literal["C", "D", "H", "S"] | None
    placed: int


class Detail(TypedDict):
    """The score sheet; cost and points in the scored version only."""

    rows: list[DetailRow]
    placed: int
    redeals: int
    moves: int
    cost: NotRequired[int]
    points: NotRequired[int]


class LacunesWire(Wire[Lacunes, State]):
    """Lacunes for a board that knows no rules."""

    view_type = View
    choices_type = Choices
    detail_type = Detail

    def show(self, game: Lacunes, view: State, seat: Seat | None) -> View:
        """The cells in reading order, the runs in place, every gap with what it accepts, and the counts."""
        cells, options, due = view.cells, game.options, UNKNOWN in view.cells
        total = placed(cells)
        return {
            "cells": [token(code) for code in cells],
            "kept": list(prefixes(cells)),
            "gaps": [_gap(game, view, cell) for cell in range(PACK) if cells[cell] == GAP],
            "placed": total,
            "points": points(total, view.redeals, options.cost) if options.scored else None,
            "moves": view.moves,
            "redeals": {"used": view.redeals, "left": options.redeals_left(view.redeals)},
            "rules": {"twos": options.twos, "redeal": options.redeal, "when": options.when},
            "due": due,
            "won": not due and is_won(cells),
            "blocked": not due and is_blocked(cells, options.locked),
            "id": None if due else id_of_cells(cells),
        }

    def choices(self, game: Lacunes, view: State, seat: Seat) -> Choices | None:
        """Every card that can go with the cell it would fill; the redeal; and the way home where it is plain."""
        if seat != 0 or game.turn(view) != 0:
            return None
        home = finish(view.cells)
        return {
            "moves": [_step(view, card, cell) for card, cell in steps(view.cells, game.options.locked)],
            "redeal": Redeal() in game.moves(view),
            "finish": None if home is None else [write_move(put(card, cell)) for card, cell in home],
        }


def _gap(game: Lacunes, view: State, cell: int) -> Gap:
    cards = [token(card) for card in accepted(view.cells, cell, game.options.locked)]
    return {"cell": cell, "dead": death(view.cells, cell), "accepts": cards}


def _step(view: State, card: int, cell: int) -> Step:
    gain = placed(moved(view.cells, card, cell)) - placed(view.cells)
    return {
        "move": write_move(put(card, cell)), "card": token(card), "from": view.cells.index(card), "to": cell,
        "row": cell // COLUMNS + 1, "column": cell % COLUMNS + 1, "gain": gain,
    }  # fmt: skip


WIRE = LacunesWire()
