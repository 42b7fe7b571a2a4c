"""The entries of a match's log: what happened, in the order it happened, never changed afterwards."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Literal, get_args

from ludotheque.core.game import Seat
from ludotheque.core.outcome import Json

OfferKind = Literal["takeback", "draw", "pause", "rematch", "anew"]


@dataclass(frozen=True)
class Played:
    """A move on the board; `seat` is None where chance or the clock made it. Times are milliseconds."""

    seat: Seat | None
    move: str
    at: int
    spent: int = 0
    revealed: bool = False
    """It was a secret choice, and is now known to all."""
    left: int | None = None
    """What the mover had left; None where no clock ran."""
    carry: int = 0
    """The sand handed to the turn that this move begins."""
    pause: int = 0
    """The time until that turn's clock runs."""


@dataclass(frozen=True)
class Chosen:
    """A secret choice that waits for the others."""

    seat: Seat
    move: str
    at: int


@dataclass(frozen=True)
class Withdrawn:
    """A secret choice taken back before anybody saw it."""

    seat: Seat
    at: int


@dataclass(frozen=True)
class TakenBack:
    """The line that stands is cut to its first `to` moves."""

    seat: Seat
    to: int
    at: int


@dataclass(frozen=True)
class Offered:
    seat: Seat
    offer: OfferKind
    at: int


@dataclass(frozen=True)
class Answered:
    """`seat` answers every standing offer of this kind."""

    seat: Seat
    offer: OfferKind
    yes: bool
    at: int


@dataclass(frozen=True)
class Resigned:
    seat: Seat
    at: int


@dataclass(frozen=True)
class Agreed:
    """A draw that everybody agreed to."""

    at: int


@dataclass(frozen=True)
class TimeLost:
    seat: Seat
    at: int


@dataclass(frozen=True)
class Abandoned:
    """Ended without a result, because the person of `seat` is gone."""

    seat: Seat
    at: int


@dataclass(frozen=True)
class BotSeated:
    """A bot took over the seat."""

    seat: Seat
    level: int
    at: int


@dataclass(frozen=True)
class Helped:
    """A hint was given: the match counts as assisted. Nobody's where it came with a record."""

    seat: Seat | None
    at: int
    move: str = ""
    """The one that it named, where it did."""
    ply: int = 0
    """Where that is to be played."""


@dataclass(frozen=True)
class Paused:
    """By consent, or because the server was down (`at` is then the last commit before)."""

    at: int
    down: bool = False
    seat: Seat | None = None
    """Who asked for it."""


@dataclass(frozen=True)
class Resumed:
    """The clock runs again: after a pause, or after the server was down."""

    at: int
    seat: Seat | None = None
    """Who said so."""


@dataclass(frozen=True)
class Again:
    """Everybody wants another match; the table opens it."""

    at: int
    seated: bool = False
    """It begins this one anew: everybody keeps their seat."""


MatchEntry = (
    Played | Chosen | Withdrawn | TakenBack | Offered | Answered | Resigned | Agreed | TimeLost
    | Abandoned | BotSeated | Helped | Paused | Resumed | Again
)  # fmt: skip

_KINDS: dict[str, type[MatchEntry]] = {kind.__name__.lower(): kind for kind in get_args(MatchEntry)}


def to_json(entry: MatchEntry) -> dict[str, Json]:
    return {"kind": type(entry).__name__.lower(), **asdict(entry)}


def from_json(data: Mapping[str, Json]) -> MatchEntry:
    """The entry that was stored; an unknown kind is a store of a newer version."""
    fields = dict(data)
    kind = _KINDS.get(str(fields.pop("kind", None)))
    if kind is None:
        raise ValueError(f"unknown kind of entry: {data.get('kind')!r}")
    return kind(**fields)  # type: ignore[arg-type]
