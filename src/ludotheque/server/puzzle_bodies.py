"""What crosses HTTP about puzzles and their days."""

from datetime import date
from typing import Literal

from pydantic import Field

from ludotheque.server.messages import EventTold, Json, Message


class PuzzleCard(Message):
    """A puzzle in a list: its goal is `<game>-puzzle-<goal>`, and `view` is what its picture shows."""

    game: str
    id: str
    goal: str
    par: int | None
    grade: int
    themes: list[str]
    seats: int
    seat: int
    view: Json


class PuzzleTold(PuzzleCard):
    """A puzzle on its board; nothing in it tells the answer."""

    moves: int
    """How many moves the solver has to find."""
    choices: Json
    events: list[EventTold]
    peeked: Json


class ThemeCount(Message):
    key: str
    count: int


class GradeCount(Message):
    grade: int
    count: int


class ShelfTold(Message):
    """A page of a game's puzzles; `next` is what to ask for `after` this page, null on the last."""

    game: str
    count: int
    """How many fit what was asked for."""
    themes: list[ThemeCount]
    grades: list[GradeCount]
    puzzles: list[PuzzleCard]
    next: str | None
    rating: float | None
    """Of the player who asks, where one was rated."""


class PuzzleTried(Message):
    """The solver's moves so far. `rated`: a first try counts for both sides; `day`: it is that day's puzzle."""

    moves: list[str] = Field(max_length=200)
    rated: bool = False
    day: date | None = None


class MoveShown(Message):
    """A move as the solver sees it: whose it was, and the position after it."""

    seat: int | None
    move: str
    view: Json
    events: list[EventTold]


class RatingTold(Message):
    before: float
    after: float


class PuzzleJudged(Message):
    """What the newest move and the answers to it did; `on`: it goes on."""

    standing: Literal["on", "right", "wrong"]
    shown: list[MoveShown]
    choices: Json
    peeked: Json
    left: int | None
    """How many moves the par leaves."""
    comes_to: EventTold | None = None
    """How a try that is over ends, if all play well: `<game>-puzzle-<standing>-comes-<key>`."""
    rating: RatingTold | None = None


class PuzzleGivenUp(Message):
    rated: bool = False
    day: date | None = None


class SolutionTold(Message):
    """The solution move by move."""

    shown: list[MoveShown]
    rating: RatingTold | None = None


class DailyTold(Message):
    """The day's puzzle of a game and what was made of it; `missed`: how often something else was tried first."""

    puzzle: PuzzleCard
    solved: bool
    missed: int
    on_time: bool


class TodayTold(Message):
    """A day's puzzles; a streak counts days on which one of them was solved in time."""

    day: date
    puzzles: list[DailyTold]
    streak: int
    best: int


class DayTold(Message):
    """A past day: the games solved in time, and those solved later."""

    day: date
    in_time: list[str]
    late: list[str]


class DaysTold(Message):
    first: date
    """The first day that has a puzzle."""
    days: list[DayTold]
