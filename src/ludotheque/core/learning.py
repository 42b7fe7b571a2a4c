"""Lessons and puzzles as values, and the parts that hold them: data in a game's folder, checked against its rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from ludotheque.core.bot import Limit
from ludotheque.core.chance import Below
from ludotheque.core.outcome import Json


@dataclass(frozen=True)
class Step:
    """A position, a text, something marked, something to do; `answers` are moves in notation, none: go on.

    Texts are keys of the game's locale below `<game>-learn-`; `<text>-right` is the praise for an answer."""

    record: Mapping[str, Json]
    """Options, setup and moves; its replay is the position."""
    text: str
    """The key of what is said."""
    marks: tuple[str, ...] = ()
    """What is pointed at on the board, by its data attributes: `cell:e6` is what has `data-cell="e6"`."""
    answers: tuple[str, ...] = ()
    """Every move that is right, the first of them the one that is shown; later ones may hold `*` for anything."""
    mistakes: Mapping[str, str] = field(default_factory=dict)
    """Moves that somebody may well try, `*` for anything, each with the key of what it would have done."""
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

    def course(self) -> Sequence[Lesson]:
        """The lessons in their order, the first one for a stranger; each position brings its own options."""
        ...

    def left_out(self) -> Mapping[str, str]:
        """Clauses that change play and that no lesson shows, each with the reason."""
        return {}


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
