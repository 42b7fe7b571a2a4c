"""Many games side by side by the plain rules, for those whose kernels cannot play them so."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.core.chance import SplitMix64
from ludotheque.core.game import AnyGame
from ludotheque.core.vector import Batch
from ludotheque.search.encoding import Floats, Truths
from ludotheque.search.session import Session


class RulesBatch(Batch):
    """A session a row; what the rules and the encoding take a move is what a ply takes."""

    def __init__(self, game: AnyGame, count: int, longest: int, detail: int | None = None) -> None:
        self.sessions = [Session(game, detail, longest) for _ in range(count)]
        first = Session(game, detail, longest)
        self.count, self.seats, self.size = count, game.info.seats, first.encoding.size
        self.turns = np.zeros(count, np.int8)
        self.rewards = np.zeros((count, self.seats), np.float32)
        self.ended, self.cut_off = np.zeros(count, np.bool_), np.zeros(count, np.bool_)
        self._legal = np.zeros((count, self.size), np.bool_)
        self._seen = np.zeros((count, first.width), np.float32)
        self.reset(0)

    def reset(self, seed: int) -> None:
        self._below = SplitMix64(seed).below
        for row in range(self.count):
            self._begin(row)
        self.rewards[:], self.ended[:], self.cut_off[:] = 0, False, False
        self._masked = False

    def _begin(self, row: int) -> None:
        """One that is over before the first move is passed over."""
        session = self.sessions[row]
        session.begin(self._below)
        while session.turn is None:
            session.begin(self._below)
        self.turns[row] = session.turn

    def step(self, actions: NDArray[np.int64]) -> None:
        for row, (session, action) in enumerate(zip(self.sessions, actions.tolist(), strict=True)):
            session.play(action)
            self.rewards[row] = session.returns
            self.ended[row], self.cut_off[row] = session.ended, session.cut_off
            if (turn := session.turn) is None:
                self._begin(row)
            else:
                self.turns[row] = turn
        self._masked = False

    def sample(self) -> NDArray[np.int64]:
        return np.array([self._drawn(row) for row in self.masks()], np.int64)

    def _drawn(self, legal: Truths) -> Any:
        actions = np.flatnonzero(legal)
        return actions[self._below(len(actions))]

    def masks(self) -> Truths:
        """Worked out once a step: to draw an action takes them too."""
        if not self._masked:
            for row, session in enumerate(self.sessions):
                self._legal[row] = session.mask(int(self.turns[row]))
            self._masked = True
        return self._legal

    def observations(self) -> Floats:
        for row, session in enumerate(self.sessions):
            self._seen[row] = session.observe(int(self.turns[row]))
        return self._seen
