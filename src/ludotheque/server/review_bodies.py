"""What crosses HTTP about reviews."""

from typing import Literal

from pydantic import Field

from ludotheque.server.messages import Json, LogEntry, Message, OutcomeTold, SeatTold
from ludotheque.server.puzzle_bodies import MoveShown


class ReviewWish(Message):
    """`deep` takes ten times as long; `number`: an earlier match of the table."""

    depth: Literal["quick", "deep"] = "quick"
    number: int | None = None


class ReviewState(Message):
    """How far a review is. `none`: nobody has asked for one; `done`: it can be read."""

    state: Literal["none", "queued", "running", "done", "failed"]
    place: int = 0
    share: float | None = None
    depth: Literal["quick", "deep"] | None = None
    """Of the one that can be read already."""


class ReasonTold(Message):
    """Why a line is good: `<game>-hint-<key>` with its facts."""

    key: str
    facts: dict[str, Json]


class LineTold(Message):
    moves: list[str]
    chances: list[float]
    score: float | None
    proven: bool
    reason: ReasonTold | None


class DecisionTold(Message):
    """A move, or the moves of a turn: `chances` after it, what it cost, and what was `best` before it."""

    ply: int
    seat: int | None
    move: str
    chances: list[float]
    score: float | None
    proven: bool
    best: LineTold | None
    loss: float
    judgement: Literal["only", "best", "good", "inaccuracy", "mistake", "blunder"] | None
    verdict: Literal["winnable", "lost", "unknown", ""]
    certain: bool
    stake: float
    phase: str
    given: float
    weight: float
    hinted: bool
    failed: bool


class MomentTold(Message):
    """A decision worth going back to, and why."""

    ply: int
    kind: Literal[
        "fatal", "thrown", "passed", "turned", "missed", "slip", "given", "failed", "only", "hinted", "fell", "raised",
        "luck",
    ]  # fmt: skip


class PhaseTold(Message):
    phase: str
    moves: int
    loss: float
    accuracy: float


class SummaryTold(Message):
    """What a seat made of its game; `accuracy` in percent."""

    seat: int
    accuracy: float
    inaccuracies: int
    mistakes: int
    blunders: int
    loss: float
    phases: list[PhaseTold]
    moments: list[MomentTold]
    hinted: int


class JudgedTold(Message):
    """The review itself, the same for everybody."""

    engine: str
    unit: str
    before: list[float]
    plies: list[DecisionTold]
    summary: list[SummaryTold]
    turning: list[int]
    moments: list[MomentTold]
    fatal: int | None


class ReviewTold(Message):
    """A match judged, with what its board needs; `seat`: whose eyes see it."""

    table: str
    number: int
    game: str
    options: dict[str, Json]
    seats: list[SeatTold]
    mine: list[int]
    seat: int
    plies: int
    log: list[LogEntry]
    outcome: OutcomeTold | None
    assisted: bool
    depth: Literal["quick", "deep"]
    made: int
    """Milliseconds since 1970."""
    stale: bool
    """A newer engine would judge it anew."""
    review: JudgedTold


class PositionsTold(Message):
    """The positions of the line from `since` on."""

    since: int
    views: list[Json]


class BetterTold(Message):
    """The best line at a decision, move by move."""

    shown: list[MoveShown]


class AskedAgain(Message):
    """Where another move is asked for, as whoever decided there saw it."""

    ply: int
    seat: int
    view: Json
    choices: Json
    peeked: Json


class TriedAgain(Message):
    """Moves in the place of the decision at `ply`, all of one turn."""

    ply: int
    moves: list[str] = Field(min_length=1, max_length=200)
    number: int | None = None


class JudgedAgain(Message):
    """What they did. `on`: the turn goes on; `right`: as good as the best; `better`: than what was played."""

    standing: Literal["on", "right", "better", "wrong"]
    shown: list[MoveShown]
    choices: Json
    peeked: Json
    chances: list[float] | None = None
    loss: float | None = None
    judgement: str | None = None
