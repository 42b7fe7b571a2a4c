"""The clock of a match: settings beside the options, and the time left as a function of log and `now`."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Seat
from ludotheque.core.outcome import Json

LONGEST = 7 * 24 * 3600


@dataclass(frozen=True)
class ClockSettings:
    """`turn`: so much time for each turn. `game`: so much for the whole match, and `increment` a move."""

    kind: Literal["turn", "game"]
    seconds: int
    increment: int = 0

    def to_json(self) -> dict[str, Json]:
        return {"kind": self.kind, "seconds": self.seconds, "increment": self.increment}


def settings(data: Mapping[str, Json] | None) -> ClockSettings | None:
    """Settings from the wire or the store; raises BAD_CLOCK."""
    if data is None:
        return None
    kind, seconds, increment = data.get("kind"), data.get("seconds"), data.get("increment", 0)
    whole = type(seconds) is int and type(increment) is int
    if kind not in ("turn", "game") or not whole or set(data) - {"kind", "seconds", "increment"}:
        raise LudothequeError("BAD_CLOCK")
    assert isinstance(seconds, int) and isinstance(increment, int)
    if not 1 <= seconds <= LONGEST or not 0 <= increment <= 3600:
        raise LudothequeError("BAD_CLOCK")
    return ClockSettings("turn" if kind == "turn" else "game", seconds, increment)


@dataclass
class Spent:
    """Milliseconds used, folded from the log: a take-back gives no time back."""

    began: int | None
    """Since when the time of those who must decide runs; None while it stands still."""
    game: dict[Seat, int] = field(default_factory=dict)
    turn: dict[Seat, int] = field(default_factory=dict)
    moves: dict[Seat, int] = field(default_factory=dict)

    def move(self, seat: Seat, used: int) -> None:
        self.game[seat] = self.game.get(seat, 0) + used
        self.turn[seat] = self.turn.get(seat, 0) + used
        self.moves[seat] = self.moves.get(seat, 0) + 1

    def running(self, now: int) -> int:
        return 0 if self.began is None else max(0, now - self.began)


def left(clock: ClockSettings, spent: Spent, seat: Seat, deciding: bool, now: int) -> int:
    """Milliseconds that the seat has left."""
    running = spent.running(now) if deciding else 0
    if clock.kind == "turn":
        return clock.seconds * 1000 - (spent.turn.get(seat, 0) + running if deciding else 0)
    gained = clock.increment * spent.moves.get(seat, 0)
    return (clock.seconds + gained) * 1000 - spent.game.get(seat, 0) - running
