"""What the web board draws and offers; in strict play nothing here depends on what fits (FRM-15, §7)."""

from collections import Counter

from ludotheque.core.game import Seat
from ludotheque.core.outcome import Json
from ludotheque.core.parts import Told, Wire
from ludotheque.games.forma.rules import bridges
from ludotheque.games.forma.rules.field import MOST_OBSTACLES, PRESETS, spelled
from ludotheque.games.forma.rules.fitting import anchors
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.pieces import SHAPES
from ludotheque.games.forma.rules.scoring import sheet
from ludotheque.games.forma.rules.state import Element, State


def _element(element: Element) -> Json:
    return {
        "seat": element.seat, "shape": element.shape, "colour": element.colour,
        "cells": [[row, col] for row, col in element.cells],
    }  # fmt: skip


def _tray(game: Forma, view: State, seat: Seat) -> Json:
    built = len(bridges.of_seat(view.board, seat)) if game.choices.live_bridges or view.end else None
    line = sheet(view, seat, built or 0)
    return {
        "reserve": dict(Counter(view.reserves[seat])), "out": list(view.out[seat]),
        "placed": line.placed, "squares": line.squares, "obstacles": line.obstacles, "tower": line.tower,
        "bridges": built, "left": line.reserve, "discarded": line.discarded, "total": line.total,
    }  # fmt: skip


def _field(game: Forma) -> dict[str, Json]:
    """What may be laid: the field is not laid by sight (FRM-A26)."""
    contact = game.choices.contact
    presets: Json = {name: [[row, col] for row, col in cells] for name, cells in PRESETS.items()}
    return {"most": MOST_OBSTACLES, "mutual": contact.mutual, "diagonal": contact.diagonal, "presets": presets}


def _fits(view: State, shape: str) -> Json:
    """For each orientation with a fit: its cells, and the top-left corners as a hexadecimal mask of the board."""
    stride = view.board.stride
    return [
        {"cells": " ".join(map(spelled, cells)), "stride": stride, "corners": f"{mask:x}"}
        for cells, mask in anchors(view.board, shape)
        if mask
    ]


class FormaWire(Wire[Forma, State]):
    """Forma for a board that knows no rules."""

    view_type = dict
    choices_type = dict
    detail_type = dict

    def show(self, game: Forma, view: State, seat: Seat | None) -> dict[str, Json]:
        """The board, the elements with their identity, what everybody holds and has."""
        choices = game.choices
        return {
            "size": [view.board.rows, view.board.cols],
            "rows": list(view.board.lines()),
            "phase": view.phase if not view.end else "over",
            "turn": view.turn,
            "attempt": view.attempt,
            "hand": view.hand,
            "colours": choices.colours,
            "aid": choices.fit_aid,
            "take": choices.touch_move,
            "elements": [_element(element) for element in view.elements],
            "trays": [_tray(game, view, each) for each in range(view.seats)],
        }

    def choices(self, game: Forma, view: State, seat: Seat | None) -> Told | None:
        """The own tray and the kind of move that is due; only the friendly mode tells what fits."""
        if view.end or seat != view.turn:
            return None
        if view.phase == "field":
            return {"kind": "field", **_field(game)}
        if view.phase == "begin":
            return {"kind": "begin", "moves": [f"begin {each}" for each in range(view.seats)]}
        held = [shape for shape in SHAPES if shape in view.reserves[seat]]
        told: dict[str, Json] = {"kind": "play", "tray": list(held), "pass": view.hand is None}
        if game.choices.fit_aid:
            told["fits"] = {shape: _fits(view, shape) for shape in held}
        return told

    def withheld(self, game: Forma) -> frozenset[str]:
        """What a running game by sight does not offer: each of these would tell what fits."""
        return frozenset() if game.choices.fit_aid else frozenset({"hint", "moves", "fork"})


WIRE = FormaWire()
