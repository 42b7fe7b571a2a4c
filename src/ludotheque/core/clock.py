"""The settings of a clock: they stand beside the options, and never in a state."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Literal, get_args

from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import AnyGame
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
    patient: bool = False
    """The sand of a seat's first turn stands until its first action: reading the rules costs none."""

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
    kind, clause = data.get("kind"), data.get("clause")
    switches = {key: data.get(key, False) for key in ("call", "patient")}
    sound = (
        kind in get_args(Kind)
        and not set(data) - {"kind", "clause", *switches, *_SPANS}
        and all(type(numbers[key]) is int and low <= numbers[key] <= high for key, (low, high) in _SPANS.items())  # type: ignore[operator]
        and all(type(switch) is bool for switch in switches.values())
        and (kind == "hourglass" or not switches["patient"])
        and (clause is None or isinstance(clause, str))
    )
    if not sound:
        raise LudothequeError("BAD_CLOCK")
    return ClockSettings(kind, **numbers, **switches, clause=clause)  # type: ignore[arg-type]
