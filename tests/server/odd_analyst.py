"""An analyst for tests: it tells something deeper each time, and goes on until it is stopped or has said enough."""

from typing import Any

from ludotheque.core.analysis import Analyst, Evaluation, Line, Tell
from ludotheque.core.bot import Limit, Progress, Seen
from ludotheque.core.game import AnyGame

ENDLESS = 4
"""Whoever asks for so many lines asks for ever."""


class OddAnalyst(Analyst[AnyGame, Any]):
    version = "odd"

    def evaluate(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, lines: int, tell: Tell) -> Evaluation:
        moves = [game.write(view, move) for _, move in zip(range(lines), game.moves(view), strict=False)]
        found = [Line((move,), (0.75, 0.25), 2.0) for move in moves]
        depth = 0
        while True:
            depth += 1
            known = Evaluation((0.75, 0.25), 2.0, "margin", lines=tuple(found), depth=depth, nodes=depth * 100)
            goes_on = tell(known) and (limit.watch is None or limit.watch(Progress(depth)))
            if not goes_on or (lines != ENDLESS and depth >= 3):
                return known
