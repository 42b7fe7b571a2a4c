"""What the board draws and what may be chosen."""

from typing_extensions import TypedDict

from ludotheque.core.game import Seat
from ludotheque.core.parts import Wire
from ludotheque.games.noughts.rules.game import Noughts
from ludotheque.games.noughts.rules.state import State


class View(TypedDict):
    """The nine cells row by row, `.` where nothing stands."""

    cells: list[str]
    row: list[int]
    """Three in a row, once there are three."""


class Choices(TypedDict):
    """The moves, by cell; null where something stands."""

    moves: list[str | None]


class Detail(TypedDict):
    row: list[int]


class NoughtsWire(Wire[Noughts, State]):
    """Noughts and crosses for a board that knows no rules."""

    view_type = View
    choices_type = Choices
    detail_type = Detail

    def show(self, game: Noughts, view: State, seat: Seat | None) -> View:
        return {"cells": list(view.cells), "row": list(view.row)}

    def choices(self, game: Noughts, view: State, seat: Seat) -> Choices | None:
        if game.turn(view) != seat:
            return None
        legal = {move.cell: game.write(view, move) for move in game.moves(view)}
        return {"moves": [legal.get(cell) for cell in range(len(view.cells))]}


WIRE = NoughtsWire()
