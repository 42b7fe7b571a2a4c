"""The same setup for everybody on the same day."""

from datetime import date

from games.laguna.seas import laguna
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


def test_every_number_of_players_can_play_the_day() -> None:
    for players in (1, 2, 3, 4):
        game = laguna(players=players)
        assert game.turn(game.initial(DAILY.setup(game, DAY))) == 0
