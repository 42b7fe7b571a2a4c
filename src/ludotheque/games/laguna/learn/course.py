"""The course of Laguna: one file a lesson."""

from collections.abc import Sequence

from ludotheque.core.learning import Lesson, Lessons
from ludotheque.games.laguna.learn.currents import CURRENTS
from ludotheque.games.laguna.learn.delivering import DELIVERING
from ludotheque.games.laguna.learn.glass import GLASS
from ludotheque.games.laguna.learn.good_play import GOOD_PLAY
from ludotheque.games.laguna.learn.reefs import REEFS
from ludotheque.games.laguna.learn.trading import TRADING
from ludotheque.games.laguna.learn.variants import VARIANTS
from ludotheque.games.laguna.learn.voyage import VOYAGE

SETUP = "the set-up does it before anybody plays"
CLOCK = "the clock of a table does it, and a lesson has none"
LEFT_OUT = {
    "LAG-1": SETUP, "LAG-2": SETUP, "LAG-3": SETUP, "LAG-4": SETUP, "LAG-8": SETUP, "LAG-9": SETUP, "LAG-66": SETUP,
    "LAG-A1": SETUP, "LAG-A2": SETUP,
    "LAG-22": CLOCK, "LAG-A7": CLOCK, "LAG-A23": CLOCK, "LAG-E3": CLOCK, "LAG-E5": CLOCK,
    "LAG-A4": "on the house boards the line is the whole shore",
    "LAG-A15": "an island is never too full unless unloading there was agreed",
    "LAG-A21": "the game is won before it could matter",
    "LAG-A28": "nothing is ruled", "LAG-E4": "agreed on at the table, with no move of its own",
}  # fmt: skip


class Course(Lessons):
    def course(self) -> Sequence[Lesson]:
        return (VOYAGE, REEFS, CURRENTS, TRADING, DELIVERING, GLASS, VARIANTS, GOOD_PLAY)

    def left_out(self) -> dict[str, str]:
        return LEFT_OUT


COURSE = Course()
