"""Thousands of games of Interactions at once."""

import numpy as np
from numpy.typing import NDArray

from ludotheque.core.vector import Batch, Vectors
from ludotheque.games.interactions.bots.encoding import InteractionsEncoding
from ludotheque.games.interactions.kernel import batch, play
from ludotheque.games.interactions.kernel.arrays import kernel_options
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.search.encoding import Floats, Truths


class InteractionsBatch(Batch):
    """No game lasts longer than its tiles, so that none is cut off."""

    def __init__(self, game: Interactions, count: int) -> None:
        encoding = InteractionsEncoding(game)
        self.count, self.seats, self.size = count, game.options.players, encoding.size
        self.width = sum(field.size for field in encoding.fields)
        self.options = kernel_options(game.options)
        self.canvas = batch.Canvas(encoding.side, encoding.corner + 1, game.options.players, game.options.secret)
        self.states = np.zeros((count, play.SIZE), np.int8)
        self.turns = np.zeros(count, np.int8)
        self.rewards = np.zeros((count, self.seats), np.float32)
        self.ended, self.cut_off = np.zeros(count, np.bool_), np.zeros(count, np.bool_)
        self._chance = np.zeros(1, np.uint64)
        self._legal = np.zeros((count, self.size), np.bool_)
        self._seen = np.zeros((count, self.width), np.float32)
        self.reset(0)

    def reset(self, seed: int) -> None:
        self._chance[0] = seed
        for state in self.states:
            batch.begin(state, self.options, self.canvas, self._chance)
        self.turns[:] = 0
        self.rewards[:], self.ended[:] = 0, False

    def step(self, actions: NDArray[np.int64]) -> None:
        batch.step(
            self.states, self.options, self.canvas, actions, self.turns, self.rewards, self.ended, self._chance
        )  # fmt: skip

    def sample(self) -> NDArray[np.int64]:
        chosen = np.empty(self.count, np.int64)
        batch.sample(self.states, self.options, self.canvas, self.turns, self._chance, chosen)
        return chosen

    def masks(self) -> Truths:
        batch.masks(self.states, self.options, self.canvas, self.turns, self._legal)
        return self._legal

    def observations(self) -> Floats:
        batch.observations(self.states, self.options, self.canvas, self.turns, self._seen)
        return self._seen


class InteractionsVectors(Vectors[Interactions]):
    def batch(self, game: Interactions, count: int, longest: int) -> InteractionsBatch:
        return InteractionsBatch(game, count)


VECTORS = InteractionsVectors()
