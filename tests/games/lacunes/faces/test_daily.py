"""The deal of the day is named by its date."""

from datetime import date, timedelta

from ludotheque.core import catalog
from ludotheque.games.lacunes.faces.daily import DAILY
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.options import PRESETS


def presets() -> list[Lacunes]:
    games = [catalog.entry("lacunes").game({"preset": preset}) for preset in PRESETS]
    return [game for game in games if isinstance(game, Lacunes)]


def test_the_deal_of_a_day_has_the_number_of_its_date() -> None:
    assert DAILY.setup(Lacunes(), date(2026, 3, 7)) == "deal:20260307"


def test_every_day_has_a_deal_of_its_own_that_can_be_played_under_every_preset() -> None:
    days = [date(2026, 2, 20) + timedelta(days=number) for number in range(20)]
    for game in presets():
        starts = {game.initial(DAILY.setup(game, day)) for day in days}
        assert len(starts) == len(days) and all(game.moves(start) for start in starts)


def test_all_presets_share_the_order_of_the_day() -> None:
    """One deal number serves plain and Montana starts (Q9)."""
    day = date(2026, 3, 7)
    assert len({DAILY.setup(game, day) for game in presets()}) == 1
