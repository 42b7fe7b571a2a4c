"""What everybody is told of a move: the log, the live region, animation and sound are made from it."""

from ludotheque.core.errors import Fact
from ludotheque.core.outcome import Event
from ludotheque.games.forma.rules import bridges
from ludotheque.games.forma.rules.enclosing import collisions, place
from ludotheque.games.forma.rules.field import spelled
from ludotheque.games.forma.rules.options import FormaOptions
from ludotheque.games.forma.rules.pieces import VALUE, Cells
from ludotheque.games.forma.rules.scoring import BRIDGE_POINTS, MARKER_POINTS, TOWER_POINTS
from ludotheque.games.forma.rules.state import Attempt, Begin, Field, Move, State, Take, Time
from ludotheque.games.forma.rules.whereabouts import leaning, region


def of_move(before: State, move: Move, after: State, options: FormaOptions) -> tuple[Event, ...]:
    found = _before_end(before, move, options)
    if after.end:
        found.append(Event("ended", {"reason": after.end}))
    return tuple(found)


def _before_end(before: State, move: Move, options: FormaOptions) -> list[Event]:
    seat = before.turn
    if isinstance(move, Field):
        return [Event("field", {"seat": seat, "obstacles": len(move.cells) - 1, "cells": _cells(move.cells)})]
    if isinstance(move, Begin):
        return [Event("begin", {"seat": seat, "first": move.seat})]
    if isinstance(move, Take):
        return [Event("taken", {"seat": seat, "shape": move.shape})]
    if isinstance(move, Attempt):
        return _of_attempt(before, move, options)
    return [Event("time" if isinstance(move, Time) else "passed", {"seat": seat})]


def _of_attempt(before: State, move: Attempt, options: FormaOptions) -> list[Event]:
    seat = before.turn
    board = before.board
    where = region(move.cells, board.rows, board.cols)
    facts: dict[str, Fact] = {"seat": seat, "shape": move.shape, "cells": _cells(move.cells), "where": where}
    if hit := collisions(board, move.cells):
        return [Event("misfit", facts | {"hit": _cells(hit), "attempt": before.attempt})]
    placed = place(board, seat, move.cells, options.closing)
    found = [Event("placed", facts | {"by": leaning(board, move.cells), "points": VALUE[move.shape]})]
    for key, cells, points in (
        ("square", placed.squares, MARKER_POINTS), ("obstacle", placed.obstacles, MARKER_POINTS),
        ("tower", placed.towers, TOWER_POINTS),
    ):  # fmt: skip
        found += [Event(key, {"seat": seat, "cell": spelled(cell), "points": points}) for cell in cells]
    more = len(bridges.standing(placed.board, seat)) - len(bridges.standing(board, seat))
    if more > 0:  # FRM-A16: counted at the end, but whoever builds one is told
        found.append(Event("bridge", {"seat": seat, "count": more, "points": more * BRIDGE_POINTS}))
    return found


def _cells(cells: Cells) -> tuple[str, ...]:
    return tuple(map(spelled, cells))
