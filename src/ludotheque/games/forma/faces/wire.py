"""What the web board draws and offers; in strict play nothing here depends on what fits (FRM-15, §7)."""

from collections import Counter
from typing import Literal, NotRequired

from typing_extensions import TypedDict  # pydantic checks no other before Python 3.12

from ludotheque.core.game import Seat
from ludotheque.core.parts import Wire
from ludotheque.games.forma.rules import bridges
from ludotheque.games.forma.rules.field import FIELDS, MOST_OBSTACLES, spelled
from ludotheque.games.forma.rules.fitting import anchors
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.pieces import SHAPES, Cell
from ludotheque.games.forma.rules.scoring import sheet
from ludotheque.games.forma.rules.state import Element, State


class PlacedElement(TypedDict):
    """An element on the board; `colour` counts within its seat."""

    seat: int
    shape: str
    colour: int
    cells: list[Cell]


class Bridge(TypedDict):
    """A bridge that counts, with its cells from edge to edge."""

    axis: Literal["NS", "EW"]
    cells: list[Cell]


class Tray(TypedDict):
    """What a seat holds, has lost and won; `built` are bridges that stand, `bridges` null while nobody counts all."""

    reserve: dict[str, int]
    out: list[str]
    placed: int
    squares: int
    obstacles: int
    tower: int
    bridges: int | None
    built: list[Bridge]
    left: int
    discarded: int
    total: int


class View(TypedDict):
    """The board in the letters of the rule file, the elements with their identity, and everybody's tray."""

    size: tuple[int, int]
    rows: list[str]
    phase: Literal["field", "begin", "play", "over"]
    turn: int
    attempt: int
    hand: str | None
    colours: int
    aid: bool
    take: bool
    elements: list[PlacedElement]
    trays: list[Tray]


class FieldChoices(TypedDict):
    """What may be laid: the field is not laid by sight (FRM-A26)."""

    kind: Literal["field"]
    most: int
    mutual: bool
    diagonal: bool
    presets: dict[str, list[Cell]]


class BeginChoices(TypedDict):
    """Who may play the first element."""

    kind: Literal["begin"]
    moves: list[str]


class Fit(TypedDict):
    """An orientation that fits somewhere: its top-left corners as a hexadecimal mask, bit `row * stride + col`."""

    cells: str
    stride: int
    corners: str


PlayChoices = TypedDict(
    "PlayChoices",
    {"kind": Literal["play"], "tray": list[str], "pass": bool, "fits": NotRequired[dict[str, list[Fit]]]},
)
"""The shapes that are held; only the friendly mode tells where each fits."""

Choices = FieldChoices | BeginChoices | PlayChoices


class SeatSheet(TypedDict):
    """A seat's count line by line; `open` where more bridges are neither found nor refuted."""

    placed: int
    squares: int
    obstacles: int
    tower: int
    bridges: list[Bridge]
    reserve: int
    discarded: int
    total: int
    open: NotRequired[bool]


class Detail(TypedDict):
    """The score sheet, a part a seat."""

    seats: list[SeatSheet]


class FormaWire(Wire[Forma, State]):
    """Forma for a board that knows no rules."""

    view_type = View
    choices_type = Choices
    detail_type = Detail

    def show(self, game: Forma, view: State, seat: Seat | None) -> View:
        """The board, the elements with their identity, what everybody holds and has."""
        options = game.options
        return {
            "size": (view.board.rows, view.board.cols),
            "rows": view.board.lines(),
            "phase": "over" if view.end else view.phase,
            "turn": view.turn,
            "attempt": view.attempt,
            "hand": view.hand,
            "colours": options.colours,
            "aid": options.fit_aid,
            "take": options.touch_move,
            "elements": [_element(element) for element in view.elements],
            "trays": [_tray(game, view, each) for each in range(view.seats)],
        }

    def choices(self, game: Forma, view: State, seat: Seat) -> Choices | None:
        """The own tray and the kind of move that is due; only the friendly mode tells what fits."""
        if view.end or seat != view.turn:
            return None
        if view.phase == "field":
            return _field(game)
        if view.phase == "begin":
            return {"kind": "begin", "moves": [f"begin {each}" for each in range(view.seats)]}
        held = [shape for shape in SHAPES if shape in view.reserves[seat]]
        told: PlayChoices = {"kind": "play", "tray": held, "pass": view.hand is None}
        if game.options.fit_aid:
            told["fits"] = {shape: _fits(view, shape) for shape in held}
        return told

    def withheld(self, game: Forma) -> frozenset[str]:
        """What a running game by sight does not offer: each of these would tell what fits."""
        return frozenset() if game.options.fit_aid else frozenset({"hint", "moves", "fork"})


def _element(element: Element) -> PlacedElement:
    return {"seat": element.seat, "shape": element.shape, "colour": element.colour, "cells": list(element.cells)}


def _tray(game: Forma, view: State, seat: Seat) -> Tray:
    built = len(bridges.of_seat(view.board, seat)) if game.options.live_bridges or view.end else None
    line = sheet(view, seat, built or 0)
    return {
        "reserve": dict(Counter(view.reserves[seat])), "out": list(view.out[seat]),
        "placed": line.placed, "squares": line.squares, "obstacles": line.obstacles, "tower": line.tower,
        "bridges": built, "built": _standing(view, seat),
        "left": line.reserve, "discarded": line.discarded, "total": line.total,
    }  # fmt: skip


def _standing(view: State, seat: Seat) -> list[Bridge]:
    found = bridges.standing(view.board, seat)
    down = [Bridge(axis="NS", cells=list(cells)) for cells in found.down]
    return down + [Bridge(axis="EW", cells=list(cells)) for cells in found.across]


def _field(game: Forma) -> FieldChoices:
    contact = game.options.contact
    presets = {name: list(cells) for name, cells in FIELDS.items()}
    return {
        "kind": "field", "most": MOST_OBSTACLES, "mutual": contact.mutual, "diagonal": contact.diagonal,
        "presets": presets,
    }  # fmt: skip


def _fits(view: State, shape: str) -> list[Fit]:
    return [
        {"cells": " ".join(map(spelled, cells)), "stride": view.board.stride, "corners": f"{mask:x}"}
        for cells, mask in anchors(view.board, shape)
        if mask
    ]


WIRE = FormaWire()
