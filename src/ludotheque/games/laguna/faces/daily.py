"""The day's setup: alone the puzzle of the day, among others a distribution that everybody shares."""

from datetime import date

from ludotheque.core.chance import SplitMix64
from ludotheque.core.parts import Daily
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.puzzles import of_the_day

_FIRST = date(1970, 1, 1)


class LagunaDaily(Daily[Laguna]):
    """The day of Laguna."""

    def setup(self, game: Laguna, day: date) -> str:
        number = (day - _FIRST).days
        return of_the_day(number).setup if game.options.solo else game.setup(SplitMix64(number).below)


DAILY = LagunaDaily()
