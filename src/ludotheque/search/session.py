"""One game after the other played by numbers: whose turn it is, what each seat sees, and how it ended."""

from typing import Any

import numpy as np

from ludotheque.core.chance import Below
from ludotheque.core.encoding import Array, NoAction, encoding_of
from ludotheque.core.errors import IllegalMove, InvalidMove
from ludotheque.core.game import AnyGame, Seat, settle

LONGEST = 1000
"""Plies after which a game that nothing bounds is cut off, unless it is said otherwise."""


class Session:
    """What the frames share. An action that is none here ends the game against whoever chose it."""

    def __init__(self, game: AnyGame, detail: int | None = None, max_plies: int | None = None) -> None:
        self.game = game
        self.encoding = encoding_of(game, detail)
        self.most = max_plies or game.info.max_plies or LONGEST
        self.width = sum(field.size for field in self.encoding.fields)
        self.state: Any = None
        self.plies = 0
        self.wrong: Seat | None = None

    def begin(self, below: Below) -> None:
        self.below, self.plies, self.wrong = below, 0, None
        self.state, _ = settle(self.game, self.game.initial(self.game.setup(below)), below)

    @property
    def turn(self) -> Seat | None:
        """Whose decision is due; None when the game is over or was cut off."""
        return None if self.ended or self.cut_off else self.game.turn(self.state)

    @property
    def ended(self) -> bool:
        return self.wrong is not None or self.game.turn(self.state) is None

    @property
    def cut_off(self) -> bool:
        return not self.ended and self.plies >= self.most

    @property
    def returns(self) -> tuple[float, ...]:
        """In [−1, 1], one a seat; 0 while the game goes on and where it was cut off."""
        if self.wrong is not None:
            return tuple(-1.0 if seat == self.wrong else 0.0 for seat in range(self.game.info.seats))
        outcome = self.game.outcome(self.state)
        return outcome.returns if outcome else (0.0,) * self.game.info.seats

    def view(self, seat: Seat) -> Any:
        return self.game.view(self.state, seat, peek=True)

    def observe(self, seat: Seat) -> Array:
        return self.encoding.observe(self.view(seat), seat)

    def mask(self, seat: Seat) -> Array:
        """Of that seat as 0 and 1; all 0 unless it is to decide."""
        if seat != self.turn:
            return np.zeros(self.encoding.size, np.int8)
        return self.encoding.mask(self.view(seat), seat).astype(np.int8)

    def play(self, action: int) -> None:
        seat = self.turn
        assert seat is not None, "nobody is to move"
        try:
            move = self.encoding.decode(self.state, action)
            self.state, _ = settle(self.game, self.game.play(self.state, move), self.below)
        except (IllegalMove, InvalidMove, NoAction):
            self.wrong = seat
        self.plies += 1
