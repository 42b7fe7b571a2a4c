"""The clock of a match: the time left as a function of its settings, the log and `now`."""

from dataclasses import dataclass, field, replace

from ludotheque.core.clock import ClockSettings
from ludotheque.core.game import Seat
from ludotheque.core.hourglass import Glass
from ludotheque.core.outcome import Json


@dataclass
class Spent:
    """Milliseconds used, folded from the log: a take-back gives no time back."""

    began: int | None
    """Since when the time of those who must decide runs; None while it stands still."""
    game: dict[Seat, int] = field(default_factory=dict)
    turn: dict[Seat, int] = field(default_factory=dict)
    moves: dict[Seat, int] = field(default_factory=dict)
    carry: int = 0
    """The sand that this turn inherited."""
    acted: int | None = None
    """When the last action of this turn was made."""
    turns: int = 0
    """Changes with every turn."""
    since: int = 0
    """The match's `turn` when this one began: who calls that it is over need not know its newest move."""
    down: bool = False
    """It stands because the server was down, until those who must decide are back."""
    paused_by: Seat | None = None
    """Who asked for the pause in which it stands."""

    def run(self, at: int | None) -> None:
        """The time of those who must decide runs from now on, or stands because nobody must."""
        self.began, self.down, self.paused_by = at, False, None

    def stand(self, down: bool, by: Seat | None) -> None:
        self.began, self.down, self.paused_by = None, down, by

    def copy(self) -> "Spent":
        return replace(self, game=dict(self.game), turn=dict(self.turn), moves=dict(self.moves))

    def move(self, seat: Seat, used: int) -> None:
        self.game[seat] = self.game.get(seat, 0) + used
        self.turn[seat] = self.turn.get(seat, 0) + used
        self.moves[seat] = self.moves.get(seat, 0) + 1

    def pass_on(self, carry: int, since: int) -> None:
        """Another turn begins."""
        self.turn.clear()
        self.carry, self.acted, self.turns, self.since = carry, None, self.turns + 1, since

    def running(self, now: int) -> int:
        return 0 if self.began is None else max(0, now - self.began)

    def elapsed(self, seat: Seat, now: int) -> int:
        """What a seat that must decide has used of this turn."""
        return self.turn.get(seat, 0) + self.running(now)


def left(clock: ClockSettings, spent: Spent, seat: Seat, deciding: bool, now: int) -> int:
    """Milliseconds that the seat has left."""
    running = spent.running(now) if deciding else 0
    if clock.kind == "idle":
        return clock.full - running
    if clock.kind == "game":
        gained = clock.increment * spent.moves.get(seat, 0)
        return (clock.seconds + gained) * 1000 - spent.game.get(seat, 0) - running
    inherited = spent.carry if clock.kind == "hourglass" else 0
    return clock.full + (inherited - spent.elapsed(seat, now) if deciding else 0)


def deadline(clock: ClockSettings, spent: Spent, seat: Seat) -> int | None:
    """When the time of a seat that must decide is up; None while it stands still."""
    return None if spent.began is None else spent.began + left(clock, spent, seat, True, spent.began)


def due(clock: ClockSettings, spent: Spent, seat: Seat) -> int | None:
    """When the clock acts: the grace is over too."""
    ends = deadline(clock, spent, seat)
    return None if ends is None else ends + clock.grace_ms


def sand(clock: ClockSettings, spent: Spent, seat: Seat, now: int) -> int:
    """What lies in the upper half of the glass (§5: s(e))."""
    return Glass(clock.full, spent.carry).sand(spent.elapsed(seat, now))


def glass_detail(clock: ClockSettings, spent: Spent, seat: Seat, now: int) -> dict[str, Json]:
    """What a drawn hourglass needs; times are milliseconds from `now`, the server's."""
    glass, elapsed, ends = Glass(clock.full, spent.carry), spent.elapsed(seat, now), deadline(clock, spent, seat)
    inherited = glass.inherited(elapsed)
    return {
        "full": clock.full, "sand": glass.sand(elapsed), "inherited": inherited, "more": clock.full if inherited else 0,
        "starts": 0 if spent.began is None else max(0, spent.began - now),
        "deadline": None if ends is None else ends - now, "now": now, "call": clock.call,
    }  # fmt: skip
