"""The clock of a match: settings beside the options, and the time left as a function of log and `now`."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Literal, get_args

from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame, Seat
from ludotheque.core.hourglass import Glass
from ludotheque.core.outcome import Json

LONGEST = 7 * 24 * 3600
Kind = Literal["turn", "game", "hourglass", "idle"]
_SPANS = {
    "seconds": (1, LONGEST), "increment": (0, 3600),
    "handover_ms": (0, 10_000), "grace_ms": (0, 10_000), "min_action_ms": (0, 10_000),
}  # fmt: skip


@dataclass(frozen=True)
class ClockSettings:
    """`turn`: so much time for each turn. `game`: so much for the whole match, and `increment` a move.

    `hourglass`: a glass a turn, whose sand is handed on. `idle`: so much without any action ends the turn.
    The last two run only where the game has an interruption to end a turn with.
    """

    kind: Kind
    seconds: int
    increment: int = 0
    handover_ms: int = 0
    """The pause between turns, in which the sand stands."""
    grace_ms: int = 0
    """An action so late after the deadline still counts."""
    min_action_ms: int = 0
    """The least time between two actions of a turn."""
    call: bool = False
    """Time is up only when another seat says so."""
    clause: str | None = None
    """The rule that `min_action_ms` comes from."""

    def to_json(self) -> dict[str, Json]:
        """As short as it can be: what is not said is not there."""
        told = asdict(self)
        kept = ("kind", "seconds", "increment")
        return {key: value for key, value in told.items() if key in kept or value}

    @property
    def full(self) -> int:
        return self.seconds * 1000

    @property
    def ends_turns(self) -> bool:
        """Running out ends the turn and never the match."""
        return self.kind in ("hourglass", "idle")

    def runs(self, game: AnyGame, state: object) -> bool:
        """Whether there is a clock at all in this state."""
        return not self.ends_turns or game.interruption(state, None) is not None


def settings(data: Mapping[str, Json] | None) -> ClockSettings | None:
    """Settings from the wire or the store; raises BAD_CLOCK."""
    if data is None:
        return None
    numbers = {key: data.get(key, 0) for key in _SPANS}
    kind, call, clause = data.get("kind"), data.get("call", False), data.get("clause")
    sound = (
        kind in get_args(Kind)
        and not set(data) - {"kind", "call", "clause", *_SPANS}
        and all(type(numbers[key]) is int and low <= numbers[key] <= high for key, (low, high) in _SPANS.items())  # type: ignore[operator]
        and type(call) is bool
        and (clause is None or isinstance(clause, str))
    )
    if not sound:
        raise LudothequeError("BAD_CLOCK")
    return ClockSettings(kind, **numbers, call=call, clause=clause)  # type: ignore[arg-type]


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


def glass_told(clock: ClockSettings, spent: Spent, seat: Seat, now: int) -> dict[str, Json]:
    """What a drawn hourglass needs; times are milliseconds from `now`, the server's."""
    glass, elapsed, ends = Glass(clock.full, spent.carry), spent.elapsed(seat, now), deadline(clock, spent, seat)
    inherited = glass.inherited(elapsed)
    return {
        "full": clock.full, "sand": glass.sand(elapsed), "inherited": inherited, "more": clock.full if inherited else 0,
        "starts": 0 if spent.began is None else max(0, spent.began - now),
        "deadline": None if ends is None else ends - now, "now": now, "call": clock.call,
    }  # fmt: skip
