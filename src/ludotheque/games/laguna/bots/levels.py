"""Bots for two to four players and for puzzles, five levels."""

from itertools import product

from ludotheque.core.bot import Bot, Limit, Seen
from ludotheque.core.chance import SplitMix64
from ludotheque.core.options import complete
from ludotheque.core.parts import Bots
from ludotheque.games.laguna.bots.distances import FEWEST, dock_distances
from ludotheque.games.laguna.bots.player import LagunaBot
from ludotheque.games.laguna.bots.traits import TRAITS, action_cost_ms
from ludotheque.games.laguna.rules.board_text import HOUSE, house
from ludotheque.games.laguna.rules.game import make
from ludotheque.games.laguna.rules.geometry import ORIENTS
from ludotheque.games.laguna.rules.options import OPTIONS


class LagunaBots(Bots):
    """The five levels of Laguna."""

    def bot(self, level: int) -> Bot:
        """A player of its own, which remembers its plans from move to move."""
        return LagunaBot(level)

    def limit(self, level: int) -> Limit:
        """Nodes of the search over stops, so that games repeat exactly."""
        return Limit(seconds=5.0 if level == 5 else None, nodes=TRAITS[level].nodes)

    def cost_ms(self, level: int) -> int:
        """At a table the bot acts no faster."""
        return action_cost_ms(level)

    def warm(self) -> None:
        """Compile what a bot needs by playing a few moves, and work out the distances of both house boards."""
        for board, orient in product(HOUSE, ORIENTS):
            dock_distances(house(board), orient, FEWEST + 2)
        game, below = make(complete(OPTIONS, {})), SplitMix64(1).below
        state = game.initial(game.setup(below))
        for _ in range(8):
            view = game.view(state, state.turn)
            state = game.play(state, self.bot(5).choose(game, view, Seen(state.turn), self.limit(5), below).move)


BOTS = LagunaBots()
