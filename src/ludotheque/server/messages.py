"""The wire: every message that crosses the websocket, typed; the TypeScript types are made from these."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

Json = Any
OfferKind = Literal["takeback", "draw", "pause", "rematch", "anew"]
JobState = Literal["queued", "running", "done", "refused", "stopped", "failed"]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


# ---- from the browser


class Hello(Message):
    """The first message: a token (a seat's, a host's or a watcher's) and what is known already."""

    type: Literal["hello"] = "hello"
    token: str = Field(max_length=64)
    since: int = Field(default=0, ge=0)
    """How many entries of the log are known; it counts only with the `number` and `turn` of the same view."""
    number: int | None = None
    turn: int = 0


class Move(Message):
    """`turn` and `ply` are those of the view it answers; a stale one gets a fresh view and nothing else."""

    type: Literal["move"] = "move"
    seat: int
    turn: int
    ply: int
    move: str = Field(max_length=2000)


class Peek(Message):
    type: Literal["peek"] = "peek"
    seat: int
    on: bool


class Offer(Message):
    type: Literal["offer"] = "offer"
    seat: int
    offer: OfferKind


class Answer(Message):
    type: Literal["answer"] = "answer"
    seat: int
    offer: OfferKind
    yes: bool


class Resume(Message):
    """Let the clock run again after a pause; nobody is asked."""

    type: Literal["resume"] = "resume"
    seat: int


class Resign(Message):
    type: Literal["resign"] = "resign"
    seat: int


class Rename(Message):
    """Whoever sits there is called otherwise from now on; a name is held to what the set-up asks of one."""

    type: Literal["rename"] = "rename"
    seat: int
    name: str = Field(max_length=40)


class Gone(Message):
    """What to do about a seat whose person has been gone for two minutes."""

    type: Literal["gone"] = "gone"
    seat: int
    what: Literal["bot", "end"]


class Hint(Message):
    type: Literal["hint"] = "hint"
    seat: int


class Coach(Message):
    """What would a coach say now: one sentence at most. Refused wherever a hint is."""

    type: Literal["coach"] = "coach"
    seat: int


class Helped(Message):
    """The seat asks a service of the game for help: the match counts as assisted, as with a hint."""

    type: Literal["helped"] = "helped"
    seat: int


class Look(Message):
    """Ask for a past position of this match, as the asker may see it now."""

    type: Literal["look"] = "look"
    seat: int | None
    ply: int


class Stop(Message):
    type: Literal["stop"] = "stop"
    job: str


class Ping(Message):
    type: Literal["ping"] = "ping"


FromClient = Annotated[
    Hello | Move | Peek | Offer | Answer | Resume | Resign | Rename | Gone | Hint | Coach | Helped | Look | Stop | Ping,
    Field(discriminator="type"),
]


# ---- to the browser


class EventTold(Message):
    key: str
    facts: dict[str, Json]


class LogEntry(Message):
    """One move of the match as the reader may know it: `seat` is null where nobody made it."""

    ply: int
    seat: int | None
    move: str
    events: list[EventTold]


class SeatTold(Message):
    """`here`: on the host's screen; `link`: by invitation; `taken` tells whether somebody sits there."""

    seat: int
    kind: Literal["here", "link", "bot"]
    name: str
    level: int | None = None
    taken: bool = True
    present: bool = True
    gone: bool = False
    """Away for so long that the others may act."""


class OfferTold(Message):
    offer: OfferKind
    seat: int
    accepted: list[int]
    waiting: list[int]


class ClockTold(Message):
    """Milliseconds left a seat at the moment of sending; `running` names the seats whose time runs.

    `detail` holds the settings, why it stands (`pause`, `away` or null), `by` (the seat that asked for the pause, where
    that is known), and for a glass what is drawn of it (`waits`: it stands until the seat's first action)."""

    left: list[int | None]
    running: list[int]
    detail: dict[str, Json] = {}


class OutcomeTold(Message):
    reason: str
    scores: list[int]
    returns: list[float]
    winners: list[int]
    detail: dict[str, Json] = {}
    seat: int | None = None
    """Who resigned or ran out of time."""


class Can(Message):
    """What the reader may ask for now."""

    takeback: bool = False
    resign: bool = False
    draw: bool = False
    hint: bool = False
    coach: bool = False
    """A coach may sit beside the reader, in this turn or a later one."""
    rematch: bool = False
    anew: bool = False
    """Agree on another setup before the game has really begun."""
    pause: bool = False
    resume: bool = False
    """The clock stands by consent, and a word lets it run."""
    look: bool = True
    fork: bool = False
    """Go on from a position against a bot."""


class SatTold(Message):
    """Who sat in a seat of a match that is over; `now` is the seat of that chair in the match that is on."""

    kind: Literal["here", "link", "bot"]
    name: str
    level: int | None = None
    now: int


class EndedTold(Message):
    reason: str
    scores: list[int]
    winners: list[int]
    """By the seats of that match."""
    seat: int | None = None


class MatchTold(Message):
    """A match of the table that is over; its record is fetched by its number."""

    number: int
    seats: list[SatTold]
    ended: EndedTold | None = None
    """Null where an earlier version stored it."""


class TableTold(Message):
    """Who sits at the table and what is played; sent first and whenever it changes."""

    type: Literal["table"] = "table"
    table: str
    game: str
    options: dict[str, Json]
    number: int
    """Which match of this table, from 1."""
    seats: list[SeatTold]
    mine: list[int]
    host: bool
    daily: str | None = None
    """The day whose setup this match has."""
    counts: bool = False
    """The match counts in the statistics of the host's browser."""
    given: int = 0
    """So many moves came with the record that the match began from."""
    hints: bool = True
    """Hints are given at this table."""
    matches: list[MatchTold] = []
    """Those that are over, the newest last."""


class LogTold(Message):
    """A part of a long log, sent before the view that it belongs to: entries from `since` on."""

    type: Literal["log"] = "log"
    seat: int | None
    number: int
    since: int
    log: list[LogEntry]


class View(Message):
    """The match as one seat may see it; the log is whole from entry `since` on."""

    type: Literal["view"] = "view"
    seat: int | None
    number: int
    turn: int
    """Changes with every change of the position."""
    ply: int
    to_move: int | Literal["chance"] | None
    together: list[int]
    chosen: list[int]
    """Seats whose secret choice is in."""
    own_choice: str | None = None
    view: Json
    choices: Json = None
    since: int
    log: list[LogEntry]
    clock: ClockTold | None = None
    offers: list[OfferTold] = []
    outcome: OutcomeTold | None = None
    thinking: list[int] = []
    """Bots that think right now."""
    preparing: list[int] = []
    """Those of them whose machine code is made first, once on each machine."""
    can: Can = Can()
    assisted: bool = False
    seal: str | None = None
    """The hash of the match's secret, where chance is drawn from one."""
    secret: str | None = None
    """The secret itself, once the match is over; a day's secret once the day is over, for others still play."""


class Past(Message):
    """A past position, masked as the present is."""

    type: Literal["past"] = "past"
    seat: int | None
    ply: int
    view: Json


class Declined(Message):
    """`seat` has said no to what the reader offered."""

    type: Literal["declined"] = "declined"
    offer: OfferKind
    seat: int


class Hinted(Message):
    """`seat` has taken a hint: where people play at several screens, all of them are told."""

    type: Literal["hinted"] = "hinted"
    seat: int | None


class Refused(Message):
    type: Literal["refused"] = "refused"
    code: str
    clause: str | None = None
    facts: dict[str, Json] = {}


class Job(Message):
    """A hint or a coach's word: its place in the queue, its progress, then its result; a coach may have none."""

    type: Literal["job"] = "job"
    job: str
    kind: Literal["hint", "coach"]
    state: JobState
    progress: dict[str, Json] = {}
    result: dict[str, Json] | None = None


class Pong(Message):
    type: Literal["pong"] = "pong"


class Removed(Message):
    """The table was deleted."""

    type: Literal["removed"] = "removed"


FromServer = Annotated[
    TableTold | LogTold | View | Past | Declined | Hinted | Refused | Job | Pong | Removed, Field(discriminator="type")
]

client_message: TypeAdapter[FromClient] = TypeAdapter(FromClient)
server_message: TypeAdapter[FromServer] = TypeAdapter(FromServer)
