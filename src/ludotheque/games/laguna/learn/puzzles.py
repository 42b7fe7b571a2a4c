"""The puzzles of Laguna: voyages alone with a par in steps, errands in one turn, and the only shift."""

from collections.abc import Sequence
from typing import Any

from ludotheque.core import puzzle_file
from ludotheque.core.bot import Limit
from ludotheque.core.chance import Below
from ludotheque.core.game import AnyGame, Seat
from ludotheque.core.learning import Puzzle, Puzzles, Tried
from ludotheque.core.outcome import Event
from ludotheque.games.laguna.learn import falling_short, shifts, sprints, voyages
from ludotheque.games.laguna.rules.game import Laguna

GOALS = (*voyages.GOALS, *sprints.GOALS, *shifts.GOALS)
THEMES = ("solitaire", "delivery", "arranging", "trading", "reef", "current", "shift", "fixed", "five")
_FAMILIES = 24
_VOYAGES, _SPRINTS = 6, 12
"""Below the first number a voyage, below the second a sprint, else a shift: most attempts at one of those fail."""


class LagunaPuzzles(Puzzles):
    """Each family has limits of its own, in positions looked at: what takes longer is not kept."""

    def read(self) -> Sequence[Puzzle]:
        return puzzle_file.shipped("ludotheque.games.laguna.learn")

    def make(self, below: Below, limit: Limit) -> Puzzle | None:
        family = below(_FAMILIES)
        if family < _VOYAGES:
            return voyages.make(below)
        return sprints.make(below) if family < _SPRINTS else shifts.make(below)

    def by_levels(self, puzzle: Puzzle) -> bool:
        """Only what is to be done in one turn is within a bot's sight."""
        return puzzle.goal in sprints.GOALS

    def check(self, puzzle: Puzzle, limit: Limit) -> bool:
        if puzzle.goal in voyages.GOALS:
            return voyages.check(puzzle)
        return sprints.check(puzzle) if puzzle.goal in sprints.GOALS else shifts.check(puzzle)

    def left(self, puzzle: Puzzle, state: Any, moves: int) -> int | None:
        """Alone the par counts steps, in a turn it counts moves."""
        if puzzle.par is None or puzzle.goal not in voyages.GOALS:
            return super().left(puzzle, state, moves)
        return max(0, puzzle.par - int(state.spent))

    def succeeded(self, puzzle: Puzzle, game: AnyGame, state: Any, seat: Seat, moves: int) -> bool | None:
        assert isinstance(game, Laguna)
        if puzzle.goal in voyages.GOALS:
            return voyages.succeeded(puzzle, game, state)
        return sprints.succeeded(puzzle, game, state, seat, moves)

    def refutation(self, tried: Tried) -> Sequence[str]:
        return falling_short.straight_on(tried)

    def comes_to(self, tried: Tried) -> Event | None:
        return None if tried.right else falling_short.told(tried)


PUZZLES = LagunaPuzzles()
