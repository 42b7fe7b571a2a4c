"""What the web board draws and offers, built from a view."""

from ludotheque.core.game import Seat
from ludotheque.core.outcome import Json
from ludotheque.core.parts import Told, Wire
from ludotheque.games.lacunes.rules.cards import COLUMNS, GAP, PACK, TWO, UNKNOWN, rank, word
from ludotheque.games.lacunes.rules.deals import id_of_cells
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.layout import (
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
from ludotheque.games.lacunes.rules.scoring import points
from ludotheque.games.lacunes.rules.state import Put, Redeal, State


def _gap(game: Lacunes, view: State, cell: int) -> Json:
    cards: list[Json] = [word(card) for card in accepted(view.cells, cell, game.locked)]
    return {"cell": cell, "dead": death(view.cells, cell), "accepts": cards}


def _step(view: State, card: int, cell: int) -> Json:
    gain = placed(moved(view.cells, card, cell)) - placed(view.cells)
    return {
        "move": _text(card, cell), "card": word(card), "from": view.cells.index(card), "to": cell,
        "row": cell // COLUMNS + 1, "column": cell % COLUMNS + 1, "gain": gain,
    }  # fmt: skip


def _text(card: int, cell: int) -> str:
    return write_move(Put(card, cell // COLUMNS if rank(card) == TWO else None))


class LacunesWire(Wire[Lacunes, State]):
    """Lacunes for a board that knows no rules."""

    view_type = dict
    choices_type = dict
    detail_type = dict

    def show(self, game: Lacunes, view: State, seat: Seat | None) -> dict[str, Json]:
        """The cells in reading order, the runs in place, every gap with what it accepts, and the counts."""
        cells, due = view.cells, UNKNOWN in view.cells
        total = placed(cells)
        shown: dict[str, Json] = {
            "cells": [word(code) for code in cells],
            "kept": list(prefixes(cells)),
            "gaps": [_gap(game, view, cell) for cell in range(PACK) if cells[cell] == GAP],
            "placed": total,
            "points": points(total, view.redeals, game.cost) if game.score == "points" else None,
            "moves": view.moves,
            "redeals": {"used": view.redeals, "left": None if game.redeals is None else game.redeals - view.redeals},
            "rules": {"twos": game.twos, "redeal": game.redeal, "when": game.when},
            "due": due,
            "won": not due and is_won(cells),
            "blocked": not due and is_blocked(cells, game.locked),
            "id": None if due else id_of_cells(cells),
        }
        return shown

    def choices(self, game: Lacunes, view: State, seat: Seat | None) -> Told | None:
        """Every card that can go with the cell it would fill; the redeal; and the way home where it is plain."""
        if seat != 0 or game.turn(view) != 0:
            return None
        offered: list[Json] = [_step(view, card, cell) for card, cell in steps(view.cells, game.locked)]
        home = finish(view.cells)
        line: Json = None if home is None else [_text(card, cell) for card, cell in home]
        return {"moves": offered, "redeal": Redeal() in game.moves(view), "finish": line}


WIRE = LacunesWire()
