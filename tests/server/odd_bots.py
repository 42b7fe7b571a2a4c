"""Bots for tests: a level each for playing anything, never ending, dying, failing, and explaining."""

import os
import threading
from pathlib import Path
from typing import Any

from ludotheque.core.bot import Choice, Limit, Progress, Reason, Seen
from ludotheque.core.chance import Below
from ludotheque.core.game import AnyGame
from ludotheque.core.parts import Bots

ANYTHING, ENDLESS, MORTAL, FAILING, WISE = 1, 2, 3, 4, 5


class Odd:
    def __init__(self, level: int) -> None:
        self.level = level

    def choose(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, below: Below) -> Choice:
        move = game.moves(game.guess(view, below), seen.seat).sample(below)
        if self.level == ENDLESS:
            nodes = 0
            while limit.watch is None or limit.watch(Progress(nodes, 1.5, ("a", "b"), 0.5)):
                nodes += 1
        if self.level == MORTAL:
            _die_once(len(seen.moves))
        if self.level == FAILING:
            raise RuntimeError("no idea")
        return Choice(move, 2.5, (game.write(view, move),), True, Reason("because", {"points": 3}), 7)


def _die_once(ply: int) -> None:
    """Die in the middle of thinking, once a position: the next try finds the mark."""
    mark = Path(os.environ["MORTAL_MARKS"]) / str(ply)
    if not mark.exists():
        mark.touch()
        os._exit(9)


class OddBots(Bots):
    """In the place of a game's own."""

    def levels(self) -> tuple[int, ...]:
        return (1,)

    def bot(self, level: int) -> Odd:
        return Odd(level)

    def limit(self, level: int) -> Limit:
        return Limit(nodes=100)

    def warm(self) -> None:
        """Take for ever the first time, as a kernel that compiles seems to."""
        mark = Path(os.environ["MORTAL_MARKS"]) / "warming"
        if not mark.exists():
            mark.touch()
            threading.Event().wait()
