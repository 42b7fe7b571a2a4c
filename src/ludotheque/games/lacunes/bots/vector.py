"""Thousands of games of Lacunes at once."""

import numpy as np
from numpy.typing import NDArray

from ludotheque.core.vector import Batch, Vectors
from ludotheque.games.lacunes.bots.encoding import LacunesEncoding
from ludotheque.games.lacunes.kernel import batch
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.search.encoding import Floats, Truths


class LacunesBatch(Batch):
    """Every game begins from a numbered deal; one that is lost before the first move is passed over."""

    seats = 1
    size = batch.ACTIONS

    def __init__(self, game: Lacunes, count: int, longest: int) -> None:
        chosen = game.options
        self.count = count
        self.options = batch.BatchOptions(
            batch.UNLIMITED if chosen.redeals is None else chosen.redeals,
            chosen.when == "any", chosen.locked, chosen.gaps_after, chosen.montana, longest,
        )  # fmt: skip
        self.states = np.zeros((count, batch.SIZE), np.int8)
        self.moves = np.zeros(count, np.uint64)
        self.deals, self.plies = np.zeros(count, np.int64), np.zeros(count, np.int64)
        self.turns = np.zeros(count, np.int8)
        self.rewards = np.zeros((count, 1), np.float32)
        self.ended, self.cut_off = np.zeros(count, np.bool_), np.zeros(count, np.bool_)
        self._chance = np.zeros(1, np.uint64)
        self._legal = np.zeros((count, self.size), np.bool_)
        width = sum(field.size for field in LacunesEncoding(game).fields)
        self._seen = np.zeros((count, width), np.float32)
        self.reset(0)

    def reset(self, seed: int) -> None:
        self._chance[0] = seed
        cards, stream = np.zeros(104, np.int64), np.zeros(1, np.uint64)
        for i in range(self.count):
            batch.begin(self.states, self.moves, self.deals, self.options, i, cards, self._chance, stream)
        self.plies[:], self.rewards[:], self.ended[:], self.cut_off[:] = 0, 0, False, False

    def step(self, actions: NDArray[np.int64]) -> None:
        batch.step(
            self.states, self.moves, self.deals, self.plies, self.options, actions, self.rewards, self.ended,
            self.cut_off, self._chance,
        )  # fmt: skip

    def sample(self) -> NDArray[np.int64]:
        chosen = np.empty(self.count, np.int64)
        batch.sample(self.moves, self._chance, chosen)
        return chosen

    def masks(self) -> Truths:
        batch.masks(self.moves, self._legal)
        return self._legal

    def observations(self) -> Floats:
        batch.observations(self.states, self.options, self._seen)
        return self._seen


class LacunesVectors(Vectors[Lacunes]):
    def batch(self, game: Lacunes, count: int, longest: int) -> LacunesBatch:
        return LacunesBatch(game, count, longest)


VECTORS = LacunesVectors()
