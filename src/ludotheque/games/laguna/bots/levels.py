"""Bots for two to four players and for puzzles."""

from collections.abc import Mapping
from itertools import product

from ludotheque.core.bot import Bot, Limit, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.core.options import complete
from ludotheque.core.parts import Bots
from ludotheque.games.laguna.bots.distances import FEWEST, dock_distances
from ludotheque.games.laguna.bots.player import LagunaBot
from ludotheque.games.laguna.bots.traits import NOVICE, STRONGEST, TRAITS
from ludotheque.games.laguna.rules.board_text import HOUSE, house
from ludotheque.games.laguna.rules.game import make
from ludotheque.games.laguna.rules.geometry import ORIENTS
from ludotheque.games.laguna.rules.options import OPTIONS


class LagunaBots(Bots):
    """The levels of Laguna."""

    def levels(self) -> tuple[int, ...]:
        return tuple(TRAITS)

    def yardsticks(self) -> Mapping[str, Bot]:
        return {"novice": LagunaBot(NOVICE)}

    def bot(self, level: int) -> Bot:
        """A player of its own, which remembers its plans from move to move."""
        return LagunaBot(TRAITS[level])

    def limit(self, level: int) -> Limit:
        """Nodes of the search over stops, so that games repeat exactly."""
        return Limit(seconds=TRAITS[level].seconds, nodes=TRAITS[level].nodes)

    def cost_ms(self, level: int) -> int:
        """At a table the bot acts no faster."""
        return TRAITS[level].cost_ms

    def warm(self) -> None:
        """Compile what a bot needs by playing a few moves, and work out the distances of both house boards."""
        for board, orient in product(HOUSE, ORIENTS):
            dock_distances(house(board), orient, FEWEST + 2)
        game, below = make(complete(OPTIONS, {})), SplitMix64(1).below
        bot, limit = LagunaBot(STRONGEST), Limit(nodes=STRONGEST.nodes)
        state = game.initial(game.setup(below))
        for _ in range(8):
            view = game.view(state, state.turn)
            state = game.play(state, bot.choose(game, view, Seen(state.turn), limit, below).move)


BOTS = LagunaBots()
