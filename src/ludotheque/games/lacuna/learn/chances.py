"""The pawns that can be placed, each by the chance to win that it leaves, as the bots count it."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ludotheque.games.lacuna.kernel.arrays import PondArrays, StateArrays, move_of, pond_arrays, state_arrays
from ludotheque.games.lacuna.kernel.candidates import Candidates, generate, new_candidates
from ludotheque.games.lacuna.kernel.evaluation import COEFFICIENTS
from ludotheque.games.lacuna.kernel.ranking import evaluate
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.state import Place, State

DENSITY = 5
"""Points a stretch that are compared."""


@dataclass(frozen=True)
class Rated:
    """The pawns that can be placed in a position, and the chance to win that each leaves."""

    pond: PondArrays
    state: StateArrays
    seat: int
    every: Candidates
    total: int

    @property
    def values(self) -> NDArray[np.float64]:
        return self.every.values[: self.total]

    def colour(self, at: int) -> int:
        return move_of(self.pond, int(self.every.couples[at]), 0).colour

    def best_of(self, i: int, j: int) -> float:
        """The best that joining these two leaves; nothing where no pawn fits between them."""
        joined = self.every.couples[: self.total] == self.couple(i, j)
        return float(self.values[joined].max()) if joined.any() else 0.0

    def couple(self, i: int, j: int) -> int:
        a, b = self.pond.a, self.pond.b
        return int(np.flatnonzero(((a == i) & (b == j)) | ((a == j) & (b == i)))[0])

    def of(self, played: Place) -> float:
        """The chance that this very pawn leaves."""
        couple = self.couple(played.i, played.j)
        k = played.k if int(self.pond.a[couple]) == played.i else int(self.pond.steps[couple]) - played.k
        own = self.every._replace(couples=np.array([couple]), steps=np.array([k]), values=np.empty(1))
        evaluate(self.pond, self.state, self.seat, own, 1, COEFFICIENTS)
        return float(own.values[0])


def rated(game: Lacuna, view: State) -> Rated | None:
    """As the bots count them; None where nothing can be placed."""
    pond = pond_arrays(game.options, view.flowers or ())
    state, every = state_arrays(pond, view), new_candidates()
    total = generate(pond, state, view.turn, DENSITY, False, every)
    evaluate(pond, state, view.turn, every, total, COEFFICIENTS)
    return Rated(pond, state, view.turn, every, total) if total else None
