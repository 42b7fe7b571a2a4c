"""What crosses HTTP, typed; the TypeScript types are made from these as well."""

from datetime import date
from typing import Literal

from pydantic import Field

from ludotheque.play.passages import Passage
from ludotheque.server.messages import EventTold, JobState, Json, LogEntry, Message, OutcomeTold, Refused, SeatTold


class SeatWish(Message):
    kind: Literal["here", "link", "bot"]
    name: str = Field(default="", max_length=40)
    level: int | None = Field(default=None, ge=1, le=99)


class ClockWish(Message):
    """`turn`: so much time for each turn. `game`: so much for the whole match, and `increment` a move.

    `hourglass`, for games that have one: another glass; what is null is as the game has it."""

    kind: Literal["turn", "game", "hourglass"]
    seconds: int = Field(ge=1, le=7 * 24 * 3600)
    increment: int = Field(default=0, ge=0, le=3600)
    handover_ms: int | None = Field(default=None, ge=0, le=10_000)
    grace_ms: int | None = Field(default=None, ge=0, le=10_000)
    min_action_ms: int | None = Field(default=None, ge=0, le=10_000)
    patient: bool | None = None
    """The sand of a seat's first turn stands until its first action."""


class TableWish(Message):
    """A new table; with `record` the match goes on from its last move."""

    game: str
    options: dict[str, Json] = Field(default_factory=dict)
    seats: list[SeatWish]
    setup: str | None = Field(default=None, max_length=8000)
    record: dict[str, Json] | None = None
    begins: Literal["lot"] | int = "lot"
    """By lot, or one of `seats`: the table is turned until that one comes first. With `record` or `daily` it stays."""
    clock: ClockWish | None = None
    daily: bool = False
    day: date | None = None
    """The reader's own day, for `daily`; else the server's."""
    """Today's setup, the same for everybody, where the game has one."""
    gentle: bool = False
    """As the game welcomes a newcomer: its options where nothing else is wished for, and its setup."""
    hints: bool | None = None
    """Null: given unless people play at several screens."""


class TableMade(Message):
    """The host's token holds every `here` seat; each link seat has an invitation; `watch` only looks on."""

    table: str
    token: str
    invitations: dict[int, str]
    """By seat, as the table was turned."""
    watch: str
    address: str = ""
    """Where the links of this table begin for others."""
    local: bool = True
    """The links work on this machine only."""


class TableAsked(Message):
    table: str = Field(max_length=64)
    token: str = Field(max_length=64)


class TablesAsked(Message):
    tables: list[TableAsked] = Field(max_length=60)


class TableState(Message):
    """A table from afar, as its token may see it."""

    gone: Literal[False] = False
    table: str
    game: str
    options: dict[str, Json]
    number: int
    """Which match of this table, from 1."""
    seats: list[SeatTold]
    mine: list[int]
    host: bool
    daily: str | None = None
    over: bool
    outcome: OutcomeTold | None = None
    waits: bool
    """One of `mine` is to act."""
    ply: int
    active: int
    """When something last happened in the match: milliseconds since 1970."""
    seat: int | None
    """Whose `view` it is: null, as a watcher sees it, where several share the screen."""
    view: Json


class TableGone(Message):
    """The table or its token is unknown (`UNKNOWN_TOKEN`), or the table cannot be shown here (`OTHER_RULES`)."""

    gone: Literal[True] = True
    table: str
    code: str


class Invitation(Message):
    """What an invitation says before the seat is taken."""

    table: str
    game: str
    options: dict[str, Json]
    seat: int
    taken: bool
    seats: list[SeatTold]
    hints: bool = True
    """Hints are given at this table: whoever sits down agrees to that."""
    clock: ClockWish | None = None
    """How much time there is; null where nobody's is counted."""
    watch: str | None = None
    """To look on with, once the seat is taken."""


class TakeSeat(Message):
    token: str = Field(max_length=64)
    name: str = Field(default="", max_length=40)
    bot: bool = False
    """A program will play: the others are told so by its name, which then begins with `bot:`."""


class Token(Message):
    token: str = Field(max_length=64)


class SeatTaken(Message):
    table: str
    token: str
    seat: int


class OptionTold(Message):
    key: str
    values: list[Json]
    clause: str
    span: tuple[int, int] | None = None
    per_seat: bool = False
    distinct: bool = False
    """No two seats may have the same; the first value is whatever the others leave."""
    only: dict[str, list[Json]] = Field(default_factory=dict)
    value_only: list[tuple[Json, dict[str, list[Json]]]] = Field(default_factory=list)


class RungTold(Message):
    """A level of bots to choose: `grade` says in a word how strong it is, 0 to 5, `rating` in Elo above the lowest."""

    level: int
    grade: int
    rating: int | None
    error: int | None
    """Half of the interval of the rating at 95 %."""


class LadderTold(Message):
    """The levels where these options are so; of several the first one holds."""

    where: dict[str, Json]
    rungs: list[RungTold]


class GameTold(Message):
    """A game of the catalog, for the home page and the set-up."""

    key: str
    rules: int
    seats: list[int]
    minutes: tuple[int, int]
    options: list[OptionTold]
    presets: dict[str, dict[str, Json]] = Field(default_factory=dict)
    ladders: list[LadderTold]
    """None where it has no bots."""
    solver: bool
    daily: bool
    """It has a setup a day."""
    lessons: bool
    puzzles: bool
    """It has a course."""
    review: bool
    """Its matches can be judged once they are over."""
    coach: bool
    """A coach can sit beside a newcomer."""
    youngest: bool
    """The youngest begins: no bot where somebody sits."""
    glass: str | None = None
    """The option by which an hourglass is chosen, `none` for none: no other clock is offered beside it."""
    gentle: dict[str, Json] = Field(default_factory=dict)
    """The options by which it welcomes a newcomer, where they differ from the rulebook's."""


class RecordTold(Message):
    """A record that was read, replayed and judged."""

    game: str
    options: dict[str, Json]
    seats: list[str]
    plies: int
    to_move: int | Literal["chance"] | None
    position: str
    log: list[LogEntry]
    outcome: OutcomeTold | None = None
    assisted: bool = False


class RecordOpened(TableMade):
    """The record on a table of its own, to look through and to go on from."""

    record: RecordTold


class Health(Message):
    ok: bool
    version: str
    address: str
    local: bool
    tables: int
    """Tables in use at the moment."""
    jobs: int
    """Bots and hints that think or wait."""


class Live(Message):
    ok: bool


class Ready(Message):
    """Whether visitors may be sent here."""

    ok: bool
    store: bool
    """It answers."""
    draining: bool
    """The server has been told to stop: come back, and somebody else, or it itself after its start, goes on."""


class ServiceAsked(Message):
    """A game's service is at work under this name."""

    job: str


class ServiceTold(Message):
    """How far a service is; `result` once it is done, `error` where it refused the question."""

    job: str
    state: JobState
    place: int = 0
    progress: dict[str, Json] = Field(default_factory=dict)
    result: Json = None
    error: Refused | None = None


class ResultTold(Message):
    """One match that counts in the statistics; `facts` are the game's own."""

    preset: str
    daily: str | None
    ended: int
    reason: str
    scores: list[int]
    won: bool
    assisted: bool
    plies: int
    milliseconds: int
    facts: dict[str, Json]


class StatisticsTold(Message):
    """A player's matches of one game: a summary a preset as the game reckons it, and the newest ones."""

    game: str
    presets: dict[str, Json]
    """By the preset's name, `other` for options that no preset has; or by the group that the game sorts matches in."""
    newest: list[ResultTold]
    """Oldest first."""
    days: list[str]
    """The days whose daily setup was played to an end."""


class LessonListed(Message):
    """A lesson in the list of its course; its title is `<game>-learn-<key>`."""

    key: str
    steps: int
    clauses: list[str]
    """The rules that it shows."""


class CourseTold(Message):
    """The lessons of a game in their order."""

    game: str
    lessons: list[LessonListed]


class StepTold(Message):
    """A position, a text, something marked, something to do: `asks` for a move, of which `answer` is a right one."""

    text: str
    marks: list[str]
    asks: bool
    answer: str | None
    seats: int
    seat: int
    view: Json
    choices: Json
    events: list[EventTold]
    peeked: Json = None
    outcome: OutcomeTold | None = None
    """How it ended, where the position is the end of a game."""
    passage: Passage | None = None
    """How the board changed since the step before, where it did."""


class LessonTold(Message):
    game: str
    key: str
    steps: list[StepTold]


class MoveTried(Message):
    move: str = Field(max_length=2000)


class TriedTold(Message):
    """The position after a move that was tried, and the key of what there is to say about it."""

    right: bool
    text: str | None
    view: Json
    events: list[EventTold]
    outcome: OutcomeTold | None = None
