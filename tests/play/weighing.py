"""An analyst for tests: a position is worth what the letters of the last move say, so that every loss is known."""

import os
from pathlib import Path
from typing import Any
from zlib import crc32

from ludotheque.core.analysis import Analyst, Evaluation, Line, Tell
from ludotheque.core.bot import Limit, Progress, Reason, Seen
from ludotheque.core.game import AnyGame


def chance(seats: int, mover: int, move: str) -> tuple[float, ...]:
    """Of each seat after a move: what the mover has comes from the letters of the move."""
    own = crc32(move.encode()) % 101 / 100
    if seats == 1:
        return (own,)
    return tuple(round(own if seat == mover else (1 - own) / (seats - 1), 4) for seat in range(seats))


def mark(name: str) -> Path:
    return Path(os.environ.get("MORTAL_MARKS", "/nowhere")) / name


class Weighing(Analyst[AnyGame, Any]):
    """Its version is in a file, where a test has put one, so that it can grow newer while a server runs; while there
    is one called `held` it thinks until somebody stops it."""

    @property
    def version(self) -> str:  # type: ignore[override]
        kept = mark("engine")
        return kept.read_text() if kept.exists() else "weighing-1"

    def evaluate(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, lines: int, tell: Tell) -> Evaluation:
        while mark("held").exists() and (limit.watch is None or limit.watch(Progress(0))):
            pass
        seats, turn = game.info.seats, seen.seat
        last = seen.moves[-1] if seen.moves else ""
        mover = turn if seats == 1 else (turn + 1) % seats
        moves = [game.write(view, move) for move in game.moves(view, turn)]
        ranked = sorted(moves, key=lambda move: -chance(seats, turn, move)[turn])[:lines]
        told = tuple(Line((move,), chance(seats, turn, move), reason=Reason("search", {})) for move in ranked)
        return Evaluation(chance(seats, mover, last), unit="margin", lines=told)
