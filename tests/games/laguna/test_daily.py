"""The same setup for everybody on the same day."""

from datetime import date

from games.laguna.seas import laguna
from ludotheque.games.laguna.faces.clocking import CLOCKING
from ludotheque.games.laguna.faces.daily import DAILY
from ludotheque.games.laguna.rules.puzzles import of_the_day

DAY = date(2026, 11, 15)


def test_alone_the_day_gives_its_puzzle() -> None:
    assert DAILY.setup(laguna(players=1), DAY) == of_the_day(20772).setup


def test_among_others_the_day_gives_one_distribution() -> None:
    game = laguna()
    assert DAILY.setup(game, DAY) == DAILY.setup(game, DAY)
    assert DAILY.setup(game, DAY) != DAILY.setup(game, date(2026, 11, 16))
    assert game.initial(DAILY.setup(game, DAY)).stage == "place"


def test_the_clock_that_the_rules_ask_for_follows_the_options() -> None:
    assert CLOCKING.default(laguna(players=1)) is None
    glass, none = CLOCKING.default(laguna(glass=20, time_call="call")), CLOCKING.default(laguna(glass="none"))
    assert glass is not None and (glass["kind"], glass["seconds"], glass["call"]) == ("hourglass", 20, True)
    assert none is not None and (none["kind"], none["min_action_ms"], none["clause"]) == ("idle", 200, "LAG-E5")
