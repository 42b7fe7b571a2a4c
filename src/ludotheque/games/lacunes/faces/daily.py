"""The deal of the day: its number is the date, so that everybody can name it."""

from datetime import date

from ludotheque.games.lacunes.rules.game import Lacunes


def setup(game: Lacunes, day: date) -> str:
    return f"deal:{day:%Y%m%d}"
