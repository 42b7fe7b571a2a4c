"""What an analysis and a study send over HTTP, typed; the TypeScript types are made from these as well."""

from typing import Literal

from pydantic import Field

from ludotheque.play.study.study import MOST_CHAPTERS, MOST_MOVES
from ludotheque.server.messages import EventTold, Json, Message, OutcomeTold

LONGEST_MOVE = 2000


class NodeTold(Message):
    """A move of a tree and what is said about it; node 0 is the beginning, and has neither parent nor move."""

    node: int
    parent: int | None
    seat: int | None
    """Null where nobody made it."""
    move: str
    events: list[EventTold]
    comment: str
    marks: list[str]
    judgement: str


class ChapterTold(Message):
    """Nodes come after their parents, siblings in their order, the main one first."""

    chapter: int
    title: str
    start: dict[str, Json]
    """A record without its moves: game, rules, options, setup, and who played."""
    game: str
    options: dict[str, Json]
    """All of them."""
    seats: int
    engine: bool
    """The game has an engine."""
    nodes: list[NodeTold]


class StudyTold(Message):
    title: str
    chapters: list[ChapterTold]


class TableFrom(Message):
    """A match that is over, for the bearer of a token of its table; `number` asks for an earlier one."""

    table: str = Field(max_length=64)
    number: int | None = None


class PuzzleFrom(Message):
    game: str = Field(max_length=32)
    id: str = Field(max_length=40)


class GameFrom(Message):
    """A new game; without a setup chance lays it out."""

    game: str = Field(max_length=32)
    options: dict[str, Json] = Field(default_factory=dict)
    setup: str | None = Field(default=None, max_length=8000)


class AnalysisWish(Message):
    """Where an analysis begins: one of these."""

    file: dict[str, Json] | None = None
    """A record, or a study."""
    table: TableFrom | None = None
    puzzle: PuzzleFrom | None = None
    game: GameFrom | None = None


class PositionAsked(Message):
    """A position by how it began and the moves since."""

    start: dict[str, Json]
    moves: list[str] = Field(max_length=MOST_MOVES)


class MoveAsked(PositionAsked):
    """One move more, of whoever is to move; null asks chance, where it is due."""

    move: str | None = Field(max_length=LONGEST_MOVE)


class PositionTold(Message):
    """A position as whoever is to move there sees it."""

    seat: int
    to_move: int | Literal["chance"] | None
    view: Json
    choices: Json = None
    peeked: Json = None
    """What is seen by who looks under what is covered, where the rules allow it."""
    outcome: OutcomeTold | None = None
    threat: bool = False
    """The turn can be given away here, so that the engine can show a threat."""


class MoveTold(Message):
    seat: int | None
    move: str
    events: list[EventTold]


class MoveMade(Message):
    """The move as the rules write it, what chance added, and the position after that."""

    steps: list[MoveTold]
    position: PositionTold


class EngineAsked(PositionAsked):
    lines: int = Field(ge=1, le=5)
    threat: bool


class ReasonTold(Message):
    key: str
    facts: dict[str, Json]


class EngineLine(Message):
    """Chances are of each seat; `steps` are as many of the moves as can be told."""

    moves: list[str]
    chances: list[float]
    score: float | None
    proven: bool
    reason: ReasonTold | None
    steps: list[MoveTold]


class EngineTold(Message):
    """What the engine knows so far: the `progress` of its job, in the end the `result`."""

    seat: int
    chances: list[float]
    score: float | None
    unit: str
    proven: bool
    verdict: str
    depth: int
    nodes: int
    lines: list[EngineLine]


class NodeWish(Message):
    node: int
    parent: int | None = None
    move: str = Field(default="", max_length=LONGEST_MOVE)
    comment: str = ""
    marks: list[str] = Field(default_factory=list)
    judgement: str = ""


class ChapterWish(Message):
    """A chapter as a browser holds it."""

    title: str = ""
    start: dict[str, Json]
    nodes: list[NodeWish] = Field(max_length=MOST_MOVES + 1)


class StudyWish(Message):
    title: str = ""
    chapters: list[ChapterWish] = Field(min_length=1, max_length=MOST_CHAPTERS)


class FileWish(Message):
    """A study as a file, or a chapter of it, by its place, as a lesson or, from a node on, as a puzzle."""

    study: StudyWish
    kind: Literal["study", "lesson", "puzzle"] = "study"
    chapter: int = Field(default=0, ge=0)
    node: int = 0
    goal: str = Field(default="", max_length=40)


class FileTold(Message):
    name: str
    text: str


class GoalsAsked(Message):
    """How the game began whose positions are to be puzzles."""

    start: dict[str, Json]


class GoalsTold(Message):
    """What puzzles of a game ask for, by the keys of their words."""

    goals: list[str]


class StudyMade(Message):
    """A study that is kept, with a token to edit it and one to read it."""

    study: str
    edit: str
    read: str
    address: str = ""
    """Where the links of this study begin for others."""
    local: bool = True
    """The links work on this machine only."""
