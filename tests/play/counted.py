"""A game that counts how often its rules are asked to read and to play a move."""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from ludotheque.core.chance import Below
from ludotheque.core.game import AnyGame, GameInfo
from ludotheque.core.moves import Moves
from ludotheque.core.outcome import Event, Outcome


class Counted:
    """Everything as the game itself does it."""

    def __init__(self, game: AnyGame) -> None:
        self._game, self.runs = game, Counter[str]()

    def play(self, state: Any, move: Any) -> Any:
        self.runs["play"] += 1
        return self._game.play(state, move)

    def read(self, state: Any, text: str) -> Any:
        self.runs["read"] += 1
        return self._game.read(state, text)

    def initial(self, setup: str) -> Any:
        self.runs["initial"] += 1
        return self._game.initial(setup)

    def events(self, before: Any, move: Any, after: Any, seat: int | None) -> tuple[Event, ...]:
        self.runs["events"] += 1
        return self._game.events(before, move, after, seat)

    @property
    def info(self) -> GameInfo:
        return self._game.info

    def setup(self, below: Below) -> str:
        return self._game.setup(below)

    def known_setup(self, setup: str, state: Any, seat: int | None) -> str:
        return self._game.known_setup(setup, state, seat)

    def turn(self, state: Any) -> int | None:
        return self._game.turn(state)

    def together(self, state: Any) -> tuple[int, ...]:
        return self._game.together(state)

    def moves(self, state: Any, seat: int | None = None) -> Moves[Any]:
        return self._game.moves(state, seat)

    def interruption(self, state: Any, by: int | None) -> Any:
        return self._game.interruption(state, by)

    def draw(self, state: Any, below: Below) -> Any:
        return self._game.draw(state, below)

    def chances(self, state: Any) -> Iterable[tuple[Any, Fraction]] | None:
        return self._game.chances(state)

    def outcome(self, state: Any) -> Outcome | None:
        return self._game.outcome(state)

    def view(self, state: Any, seat: int | None, peek: bool = False) -> Any:
        return self._game.view(state, seat, peek)

    def guess(self, view: Any, below: Below) -> Any:
        return self._game.guess(view, below)

    def seals(self, before: Any, move: Any) -> bool:
        return self._game.seals(before, move)

    def write(self, state: Any, move: Any) -> str:
        return self._game.write(state, move)

    def position(self, state: Any) -> str:
        return self._game.position(state)
