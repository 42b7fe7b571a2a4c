"""The puzzles of Lacunes: positions with no redeal left, where everything can be seen and everything is proven."""

from collections.abc import Sequence

from ludotheque.core import puzzle_file, record
from ludotheque.core.bot import Limit
from ludotheque.core.chance import Below
from ludotheque.core.errors import LudothequeError
from ludotheque.core.learning import Puzzle, Puzzles, Tried
from ludotheque.core.outcome import Event
from ludotheque.games.lacunes.learn import falling_short
from ludotheque.games.lacunes.learn.puzzle_goals import GOALS
from ludotheque.games.lacunes.learn.rounds import drawn_round
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.state import State

DRAWN = ("alive", "path", "mistake", "mistake", "finish", "finish")
"""The goals; the rarer ones are looked for more often."""
DEALS_TRIED = 4
"""About half the deals are won quickly enough."""


class LacunesPuzzles(Puzzles):
    """Read, made and judged; their grade is what somebody has to look at who tries everything.

    Bots of every level but the first prove them all: they could not tell the hard ones."""

    def read(self) -> Sequence[Puzzle]:
        return puzzle_file.shipped("ludotheque.games.lacunes.learn")

    def make(self, below: Below, limit: Limit) -> Puzzle | None:
        goal = GOALS[DRAWN[below(len(DRAWN))]]
        rounds = (drawn_round(below, limit) for _ in range(DEALS_TRIED))
        played = next((found for found in rounds if found), None)
        return None if played is None else goal.find(played, below)

    def by_levels(self, puzzle: Puzzle) -> bool:
        return False

    def check(self, puzzle: Puzzle, limit: Limit) -> bool:
        """Right answers and no others, in a position that no redeal can save."""
        goal = GOALS.get(puzzle.goal)
        try:
            position = record.replay(record.from_json({"game": "lacunes", **puzzle.record}))
            game, state = position.game, position.last
            assert isinstance(game, Lacunes) and isinstance(state, State)
            last = game.options.redeals_left(state.redeals) == 0
            return goal is not None and last and goal.holds(game, state, puzzle, limit)
        except (LudothequeError, record.BadMove):
            return False

    def comes_to(self, tried: Tried) -> Event | None:
        return None if tried.right else falling_short.told(tried)


PUZZLES = LacunesPuzzles()
