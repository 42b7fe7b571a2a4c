"""The deal of the day: its number is the date, so that everybody can name it."""

from datetime import date

from ludotheque.core.parts import Daily
from ludotheque.games.lacunes.rules.game import Lacunes


class LacunesDaily(Daily[Lacunes]):
    """The day of Lacunes."""

    def setup(self, game: Lacunes, day: date) -> str:
        return f"deal:{day:%Y%m%d}"


DAILY = LacunesDaily()
