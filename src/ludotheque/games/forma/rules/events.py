"""What everybody is told of a move: the log, the live region, animation and sound are made from it."""

from ludotheque.core.errors import Fact
from ludotheque.core.outcome import Event
from ludotheque.games.forma.rules.enclosing import collisions, place
from ludotheque.games.forma.rules.field import spelled
from ludotheque.games.forma.rules.options import Choices
from ludotheque.games.forma.rules.pieces import VALUE, Cells
from ludotheque.games.forma.rules.scoring import MARKER, TOWER
from ludotheque.games.forma.rules.state import Attempt, Begin, Field, Move, State, Take, Time


def events(before: State, move: Move, after: State, choices: Choices) -> tuple[Event, ...]:
    told = _told(before, move, choices)
    if after.end:
        told.append(Event("ended", {"reason": after.end}))
    return tuple(told)


def _told(before: State, move: Move, choices: Choices) -> list[Event]:
    seat = before.turn
    if isinstance(move, Field):
        return [Event("field", {"seat": seat, "obstacles": len(move.cells) - 1, "cells": _cells(move.cells)})]
    if isinstance(move, Begin):
        return [Event("begin", {"seat": seat, "first": move.seat})]
    if isinstance(move, Take):
        return [Event("taken", {"seat": seat, "shape": move.shape})]
    if isinstance(move, Attempt):
        return _attempted(before, move, choices)
    return [Event("time" if isinstance(move, Time) else "passed", {"seat": seat})]


def _attempted(before: State, move: Attempt, choices: Choices) -> list[Event]:
    seat = before.turn
    facts: dict[str, Fact] = {"seat": seat, "shape": move.shape, "cells": _cells(move.cells)}
    if hit := collisions(before.board, move.cells):
        return [Event("misfit", facts | {"hit": _cells(hit), "attempt": before.attempt})]
    placed = place(before.board, seat, move.cells, choices.markers_close_obstacles)
    told = [Event("placed", facts | {"points": VALUE[move.shape]})]
    for key, cells, points in (
        ("square", placed.squares, MARKER), ("obstacle", placed.obstacles, MARKER), ("tower", placed.towers, TOWER),
    ):  # fmt: skip
        told += [Event(key, {"seat": seat, "cell": spelled(cell), "points": points}) for cell in cells]
    return told


def _cells(cells: Cells) -> tuple[str, ...]:
    return tuple(map(spelled, cells))
