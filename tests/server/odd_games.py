"""The catalog of the test servers: the real rules, odd bots and analysts everywhere, odd services in Interactions."""

from ludotheque.core import catalog
from ludotheque.core.analysis import Analyst
from ludotheque.core.catalog import Catalog
from ludotheque.core.parts import Bots, Services
from play.weighing import Weighing
from server.odd_analyst import OddAnalyst
from server.odd_bots import OddBots
from server.odd_services import OddServices


def odd_games() -> Catalog:
    games = catalog.INSTALLED.giving("interactions", Services, OddServices())
    for key in (entry.key for entry in games.entries()):
        games = games.giving(key, Bots, OddBots()).giving(key, Analyst, Weighing())
    games = games.giving("lacuna", Analyst, OddAnalyst())
    return games
