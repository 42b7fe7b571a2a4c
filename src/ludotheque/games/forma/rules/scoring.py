"""The score sheet and the outcome (FRM-20 to FRM-33)."""

from dataclasses import dataclass

from ludotheque.core.outcome import Json, Outcome, shared_returns
from ludotheque.games.forma.rules import bridges
from ludotheque.games.forma.rules.board import ELEMENTS, MARKERS, ON_OBSTACLES, ON_TOWERS
from ludotheque.games.forma.rules.bridges import Bridges
from ludotheque.games.forma.rules.pieces import Cells, worth
from ludotheque.games.forma.rules.state import State

MARKER_POINTS, TOWER_POINTS, BRIDGE_POINTS = 10, 50, 50


@dataclass(frozen=True)
class Sheet:
    """What a seat has, line by line; `placed`, `reserve` and `discarded` are squares, the others numbers of things."""

    placed: int
    squares: int
    obstacles: int
    tower: int
    bridges: int
    reserve: int
    discarded: int

    @property
    def won(self) -> int:
        """The points beside the squares placed."""
        return (
            MARKER_POINTS * (self.squares + self.obstacles) + TOWER_POINTS * self.tower + BRIDGE_POINTS * self.bridges
        )

    @property
    def total(self) -> int:
        return self.placed + self.won - self.reserve - self.discarded


def sheet(state: State, seat: int, built: int) -> Sheet:
    """Everything but the bridges is counted from the letters of the board."""
    board = state.board
    return Sheet(
        board.count(ELEMENTS[seat]), board.count(MARKERS[seat]), board.count(ON_OBSTACLES[seat]),
        board.count(ON_TOWERS[seat]), built, worth(state.reserves[seat]), worth(state.out[seat]),
    )  # fmt: skip


def outcome(state: State, tie_by_placed: bool) -> Outcome | None:
    if not state.end:
        return None
    built = [bridges.of_seat(state.board, seat) for seat in range(state.seats)]
    sheets = [sheet(state, seat, len(built[seat])) for seat in range(state.seats)]
    scores = tuple(line.total for line in sheets)
    winners = _winners(sheets, tie_by_placed)
    alone = [(seat,) for seat in range(state.seats)]
    returns = shared_returns(alone, [(seat,) for seat in winners])
    detail: dict[str, Json] = {"seats": [sheet_json(line, own) for line, own in zip(sheets, built, strict=True)]}
    return Outcome(state.end, scores, returns, winners, detail)


def _winners(sheets: list[Sheet], tie_by_placed: bool) -> tuple[int, ...]:
    """FRM-33; a tie is shared, or goes to the larger placed value first (FRM-A21)."""
    keys = [(line.total, line.placed if tie_by_placed else 0) for line in sheets]
    return tuple(seat for seat, key in enumerate(keys) if key == max(keys))


def sheet_json(line: Sheet, own: Bridges) -> dict[str, Json]:
    """A seat's part of the outcome; `open` where more bridges are neither found nor refuted."""
    drawn: list[Json] = [{"axis": "NS", "cells": _pairs(cells)} for cells in own.down]
    drawn += [{"axis": "EW", "cells": _pairs(cells)} for cells in own.across]
    return {
        "placed": line.placed, "squares": line.squares, "obstacles": line.obstacles, "tower": line.tower,
        "bridges": drawn, "reserve": line.reserve, "discarded": line.discarded, "total": line.total,
        **({} if own.proved else {"open": True}),
    }  # fmt: skip


def _pairs(cells: Cells) -> Json:
    return [[row, col] for row, col in cells]
