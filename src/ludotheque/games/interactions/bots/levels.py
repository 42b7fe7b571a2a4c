"""The levels, by mode: gentle ones that err as people do, and some that search further and further."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludotheque.core.bot import Bot, Choice, Limit, Seen
from ludotheque.core.chance import Below
from ludotheque.core.game import AnyGame
from ludotheque.core.parts import Bots
from ludotheque.games.interactions.bots.beginners import Dazzled, Novice
from ludotheque.games.interactions.bots.greedy import Greedy
from ludotheque.games.interactions.bots.searcher import Searcher
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.solver.starts import FAR


def _hasty(nodes: int, greedy_percent: int = 0) -> Searcher:
    """Plays out for so long, selects by lot, and takes the quick gain in so many of a hundred turns."""
    return Searcher(random_selection=True, greedy_percent=greedy_percent, nodes=nodes)


TWO: tuple[Bot, ...] = (
    Dazzled(overlooked_percent=50),
    Novice(overlooked_percent=25),
    Searcher(depth=1, random_selection=True, greedy_percent=65),
    Searcher(depth=1, random_selection=True),
    Searcher(depth=3, random_selection=True),
    Searcher(),
)
THREE: tuple[Bot, ...] = (
    Dazzled(overlooked_percent=50),
    Novice(overlooked_percent=15),
    _hasty(2_000, greedy_percent=65),
    _hasty(4_000),
    _hasty(40_000),
    _hasty(400_000),
    _hasty(2_000_000),
    Searcher(),
)
FOUR: tuple[Bot, ...] = (
    Dazzled(overlooked_percent=80),
    Novice(overlooked_percent=15),
    _hasty(2_000),
    _hasty(40_000),
    _hasty(400_000),
    Searcher(),
)
TEAMS: tuple[Bot, ...] = (
    Dazzled(overlooked_percent=50),
    Novice(overlooked_percent=20),
    _hasty(2_000, greedy_percent=65),
    _hasty(2_000),
    _hasty(6_500),
    _hasty(16_000),
    _hasty(40_000),
    _hasty(130_000),
    _hasty(400_000),
    _hasty(1_300_000),
    Searcher(nodes=4_000_000),
    Searcher(),
)
ALONE: tuple[Bot, ...] = (
    Dazzled(overlooked_percent=80),
    Novice(overlooked_percent=10),
    _hasty(2_000, greedy_percent=65),
    _hasty(2_000),
    _hasty(40_000),
    Searcher(),
)
_LIMITS = (
    *(Limit(nodes=nodes, memory_mb=64) for nodes in (200, 200, 2_000, 40_000)),
    Limit(nodes=400_000, memory_mb=128),
)
"""What the lower levels may use; those above them may use all that a move may take."""
_WHOLE = Limit(seconds=4.8, nodes=10_000_000, memory_mb=512)

YARDSTICKS: dict[str, Bot] = {"greedy": Greedy(), "novice": Novice()}
"""Players that the arena measures levels with."""


def of_mode(options: InteractionsOptions) -> tuple[Bot, ...]:
    """From the gentlest to the strongest; some modes have more steps than others."""
    return TEAMS if options.teams else {1: ALONE, 2: TWO, 3: THREE, 4: FOUR}[options.players]


@dataclass(frozen=True)
class Level:
    """The player of a level in whatever mode it is asked; above the last of a mode there is none stronger."""

    number: int

    def choose(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, below: Below) -> Choice:
        assert isinstance(game, Interactions)
        bots = of_mode(game.options)
        return bots[min(self.number, len(bots)) - 1].choose(game, view, seen, limit, below)


class InteractionsBots(Bots):
    """The levels of Interactions."""

    def levels(self) -> tuple[int, ...]:
        return tuple(range(1, max(map(len, (ALONE, TWO, THREE, FOUR, TEAMS))) + 1))

    def yardsticks(self) -> Mapping[str, Bot]:
        return YARDSTICKS

    def bot(self, level: int) -> Bot:
        """The bot of a level."""
        return Level(level)

    def limit(self, level: int) -> Limit:
        """What a level may use for a move; by nodes, so that its games repeat exactly."""
        return _LIMITS[level - 1] if level <= len(_LIMITS) else _WHOLE

    def warm(self) -> None:
        """Compile what the bots need, in the background: beyond what is proved, which answers without a search."""
        few = Limit(nodes=500, memory_mb=16)
        for players, tiles in ((2, FAR + 1), (1, 0)):
            game = Interactions(InteractionsOptions(players))
            state = game.initial(game.setup(lambda n: n - 1))
            while not state.all_selected or len(state.grid) < tiles:
                state = game.play(state, next(iter(game.moves(state))))
            Searcher().choose(game, game.view(state, 0), Seen(0), few, lambda n: 0)


BOTS = InteractionsBots()
