"""Lessons and puzzles as values, and the parts that hold them: data in a game's folder, checked against its rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from ludotheque.core.bot import Limit
from ludotheque.core.chance import Below
from ludotheque.core.options import Value
from ludotheque.core.outcome import Json


@dataclass(frozen=True)
class Step:
    """A position, a text, something marked, something to do; `answers` are moves in notation, none: go on."""

    record: Mapping[str, Json]
    """Its replay is the position."""
    text: str
    """The key of what is said."""
    marks: tuple[str, ...] = ()
    """What the board points at, in the words of its game's wire."""
    answers: tuple[str, ...] = ()
    mistakes: Mapping[str, str] = field(default_factory=dict)
    """Moves that somebody may well try, each with the key of what it would have done."""
    clauses: tuple[str, ...] = ()
    """The rules that it shows."""


@dataclass(frozen=True)
class Lesson:
    """Three to eight steps under one key, which names its texts."""

    key: str
    steps: tuple[Step, ...]


@runtime_checkable
class Lessons(Protocol):
    """The course of a game."""

    def course(self, options: Mapping[str, Value]) -> Sequence[Lesson]:
        """The lessons for these options, the first one for a stranger."""
        ...


@dataclass(frozen=True)
class Puzzle:
    """A position with a goal in words, every answer that counts, and how hard it was for whom."""

    id: str
    record: Mapping[str, Json]
    goal: str
    answers: tuple[str, ...]
    grade: int
    themes: tuple[str, ...] = ()


@runtime_checkable
class Puzzles(Protocol):
    """The puzzles of a game, and what makes and judges them."""

    def read(self) -> Sequence[Puzzle]:
        """Those that are shipped."""
        ...

    def make(self, below: Below, limit: Limit) -> Puzzle | None:
        """Another one; None where this attempt gave none."""
        ...

    def check(self, puzzle: Puzzle, limit: Limit) -> bool:
        """Whether its answers, and no others, are right."""
        ...
