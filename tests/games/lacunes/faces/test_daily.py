from datetime import date

from ludotheque.games.lacunes.faces.daily import DAILY
from ludotheque.games.lacunes.rules.game import Lacunes


def test_the_deal_of_a_day_has_the_number_of_its_date() -> None:
    assert DAILY.setup(Lacunes(), date(2026, 3, 7)) == "deal:20260307"


def test_every_day_has_a_deal_that_can_be_played() -> None:
    game = Lacunes()
    first, second = (game.initial(DAILY.setup(game, date(2026, 3, day))) for day in (7, 8))
    assert first != second
