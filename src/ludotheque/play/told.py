"""What a reader is told of a table and its match, as plain values; the wire's messages have the same fields."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from ludotheque.core.game import Seat
from ludotheque.core.options import Value
from ludotheque.core.outcome import Event, Json
from ludotheque.core.parts import Told
from ludotheque.play.entries import OfferKind
from ludotheque.play.finished import Ended
from ludotheque.play.seats import Kind

ToMove = Seat | Literal["chance"] | None


@dataclass(frozen=True)
class LogEntry:
    """One move of the match as the reader may know it: `seat` is None where nobody made it."""

    ply: int
    seat: Seat | None
    move: str
    events: tuple[Event, ...]


@dataclass(frozen=True)
class SeatTold:
    seat: Seat
    kind: Kind
    name: str
    level: int | None
    taken: bool
    present: bool
    gone: bool
    """Away for so long that the others may act."""


@dataclass(frozen=True)
class SatTold:
    """Who sat in a seat of a match that is over; `now` is the seat of that chair in the match that is on."""

    kind: Kind
    name: str
    level: int | None
    now: Seat


@dataclass(frozen=True)
class MatchTold:
    """A match of the table that is over."""

    number: int
    seats: tuple[SatTold, ...]
    ended: Ended | None


@dataclass(frozen=True)
class TableTold:
    """Who sits at the table and what is played."""

    table: str
    game: str
    options: Mapping[str, Value]
    number: int
    seats: tuple[SeatTold, ...]
    mine: tuple[Seat, ...]
    host: bool
    daily: str | None
    counts: bool
    given: int
    hints: bool
    matches: tuple[MatchTold, ...]


@dataclass(frozen=True)
class OfferTold:
    offer: OfferKind
    seat: Seat
    accepted: tuple[Seat, ...]
    waiting: tuple[Seat, ...]


@dataclass(frozen=True)
class Declined:
    """`seat` has refused an offer of the reader."""

    offer: OfferKind
    seat: Seat


@dataclass(frozen=True)
class Hinted:
    """`seat` has taken a hint, and somebody at another screen plays along."""

    seat: Seat | None


@dataclass(frozen=True)
class ClockTold:
    """Milliseconds left a seat; `running` names the seats whose time runs."""

    left: tuple[int | None, ...]
    running: tuple[Seat, ...]
    detail: Mapping[str, Json]


@dataclass(frozen=True)
class OutcomeTold:
    reason: str
    scores: tuple[int, ...]
    returns: tuple[float, ...]
    winners: tuple[Seat, ...]
    detail: Mapping[str, Json]
    seat: Seat | None = None
    """Who resigned or ran out of time."""


@dataclass(frozen=True)
class Can:
    """What the reader may ask for now."""

    takeback: bool = False
    resign: bool = False
    draw: bool = False
    hint: bool = False
    coach: bool = False
    rematch: bool = False
    anew: bool = False
    pause: bool = False
    resume: bool = False
    look: bool = True
    fork: bool = False


@dataclass(frozen=True)
class TableState:
    """A table from afar: what a list of tables shows of it."""

    table: str
    game: str
    options: Mapping[str, Value]
    number: int
    seats: tuple[SeatTold, ...]
    mine: tuple[Seat, ...]
    host: bool
    daily: str | None
    over: bool
    outcome: OutcomeTold | None
    waits: bool
    """One of the reader's seats is to act."""
    ply: int
    active: int
    """When something last happened."""
    seat: Seat | None
    """Whose view it is: a watcher's where several share the reader's screen."""
    view: Told


@dataclass(frozen=True)
class Past:
    """A past position, masked as the present is."""

    seat: Seat | None
    ply: int
    view: Told


@dataclass(frozen=True)
class Log:
    """A part of a long log, told before the view that it belongs to."""

    seat: Seat | None
    number: int
    since: int
    log: tuple[LogEntry, ...]


@dataclass(frozen=True)
class View:
    """The match as one seat may see it; the log is whole from entry `since` on."""

    seat: Seat | None
    number: int
    turn: int
    ply: int
    to_move: ToMove
    together: tuple[Seat, ...]
    chosen: tuple[Seat, ...]
    own_choice: str | None
    view: Told
    choices: Told | None
    since: int
    log: tuple[LogEntry, ...]
    clock: ClockTold | None
    offers: tuple[OfferTold, ...]
    outcome: OutcomeTold | None
    thinking: tuple[Seat, ...]
    preparing: tuple[Seat, ...] = ()
    can: Can = field(default_factory=Can)
    assisted: bool = False
    seal: str | None = None
    secret: str | None = None
