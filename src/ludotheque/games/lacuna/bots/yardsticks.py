"""Simple players of known strength that the levels are measured with."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludotheque.core.bot import Choice, Limit, Seen
from ludotheque.core.chance import Below
from ludotheque.core.game import AnyGame
from ludotheque.games.lacuna.kernel.arrays import PondArrays, StateArrays, move_of, pond_arrays, state_arrays
from ludotheque.games.lacuna.kernel.candidates import Candidates, generate, new_candidates
from ludotheque.games.lacuna.kernel.control import best_of_two_plies, most_controlled
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.state import State


@dataclass(frozen=True)
class Yardstick(ABC):
    """Looks at so many points a stretch, by a plain measure; picks at random."""

    density: int

    def choose(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, below: Below) -> Choice:
        assert isinstance(game, Lacuna) and isinstance(view, State)
        if view.phase == "pick":
            return Choice(game.moves(view).sample(below))
        pond = pond_arrays(game.options, view.flowers or ())
        state, candidates = state_arrays(pond, view), new_candidates()
        total = generate(pond, state, view.turn, self.density, False, candidates)
        if total == 0:  # only single steps left by rounding
            return Choice(next(iter(game.moves(view))))
        candidates, total = self.seen(candidates, total, below)
        best = self.best(pond, state, view.turn, candidates, total)
        return Choice(move_of(pond, int(candidates.couples[best]), int(candidates.steps[best])))

    def seen(self, candidates: Candidates, total: int, below: Below) -> tuple[Candidates, int]:
        """What it looks at: all of them."""
        return candidates, total

    @abstractmethod
    def best(self, pond: PondArrays, state: StateArrays, side: int, candidates: Candidates, total: int) -> int:
        """The place of its choice among the candidates."""


@dataclass(frozen=True)
class Greedy(Yardstick):
    """One ply: the most flowers that were not its own and now are, the pair included."""

    density: int = 9

    def best(self, pond: PondArrays, state: StateArrays, side: int, candidates: Candidates, total: int) -> int:
        return int(most_controlled(pond, state, side, candidates, total))


@dataclass(frozen=True)
class Novice(Greedy):
    """Who has just read the rules: greedy, with half of the placements overlooked."""

    def seen(self, candidates: Candidates, total: int, below: Below) -> tuple[Candidates, int]:
        kept = np.array([at for at in range(total) if below(2)] or [below(total)])
        return candidates._replace(couples=candidates.couples[kept], steps=candidates.steps[kept]), len(kept)


@dataclass(frozen=True)
class AlphaBeta(Yardstick):
    """Two plies, by colours led and flowers controlled."""

    density: int = 7

    def best(self, pond: PondArrays, state: StateArrays, side: int, candidates: Candidates, total: int) -> int:
        return int(best_of_two_plies(pond, state, side, candidates, total, self.density))


YARDSTICKS = {"novice": Novice(), "greedy": Greedy(), "alphabeta7": AlphaBeta(7), "alphabeta15": AlphaBeta(15)}
