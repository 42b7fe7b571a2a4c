"""Lessons and puzzles as values, and the parts that hold them: data in a game's folder, checked against its rules."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, Protocol, runtime_checkable

from ludotheque.core.bot import Limit
from ludotheque.core.chance import Below
from ludotheque.core.game import AnyGame, Seat
from ludotheque.core.outcome import Event, Json


def fits(move: str, patterns: Iterable[str]) -> bool:
    """Whether a move is one of these; in them `*`, `?` and `[0-9]` stand for what they do in names of files."""
    return any(move == pattern or fnmatchcase(move, pattern) for pattern in patterns)


def is_pattern(answer: str) -> bool:
    """Whether an answer stands for several moves."""
    return any(sign in answer for sign in "*?[")


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
    """A position with a goal in words, every answer that counts, and how hard it was for whom.

    Either each of the solver's moves is asked for (`answers`, then `line`), or a number of moves is given (`par`)
    within which the game is to be won, whichever way."""

    record: Mapping[str, Json]
    """Options, setup and moves; its replay is the position, and whoever is to move there solves it."""
    goal: str
    """The key of what is to be done, below `<game>-puzzle-`."""
    answers: tuple[str, ...]
    """Every move that is right now, as the rules write it, the first of them the one that is shown; later ones may
    be patterns (`fits`)."""
    grade: int = 0
    """Which of the levels that grade finds it first, one above their number where none does; 0: not measured yet."""
    themes: tuple[str, ...] = ()
    """Keys below `<game>-theme-`, the most telling first."""
    line: tuple[str, ...] = ()
    """The whole solution where it takes several moves, `answers[0]` first, what others and chance answer between;
    later moves of the solver are the only right ones there, so that nothing as good is refused."""
    par: int | None = None
    """The fewest moves that win; then `line` is one such way, and `answers` are the moves that keep the par."""
    id: str = ""
    """`SEED-ATTEMPT`, by which it can be made again."""


@dataclass(frozen=True)
class Tried:
    """The last move of a try: who made it where, as the rules write it, and where it led before anybody answered."""

    puzzle: Puzzle
    game: AnyGame
    seat: Seat
    before: Any
    move: str
    after: Any
    right: bool = False
    """Whether it solved the puzzle."""


@runtime_checkable
class Puzzles(Protocol):
    """The puzzles of a game, and what makes and judges them."""

    def read(self) -> Sequence[Puzzle]:
        """Those that are shipped."""
        ...

    def make(self, below: Below, limit: Limit) -> Puzzle | None:
        """Another one, proven within the limit; None where this attempt gave none."""
        ...

    def check(self, puzzle: Puzzle, limit: Limit) -> bool:
        """Whether its answers, and no others, are right: proven anew, from its position alone."""
        ...

    def by_levels(self, puzzle: Puzzle) -> bool:
        """Whether its grade is the level of bot that finds it; otherwise the game measures it when it makes it."""
        return True

    def right(self, game: AnyGame, before: Any, move: str, expected: Sequence[str]) -> bool:
        """Whether a move of the solver, as the rules write it, is as good as those that are expected there."""
        return fits(move, expected)

    def succeeded(self, puzzle: Puzzle, game: AnyGame, state: Any, seat: Seat, moves: int) -> bool | None:
        """Whether a way with a par has reached its goal after so many moves of the solver; None: not yet."""
        outcome = game.outcome(state)
        if outcome is not None:
            return outcome.returns[seat] > 0
        return False if moves >= (puzzle.par or 0) else None

    def refutation(self, tried: Tried) -> Sequence[str]:
        """What answers a wrong move, so that it is seen why it is wrong; none where that is plain."""
        return ()

    def comes_to(self, tried: Tried) -> Event | None:
        """What a try came to, if all play well; said in `<game>-puzzle-right-comes-<key>` and `-wrong-comes-<key>`,
        its `marks` name what it is about on the board, as those of a step. None where the board says it all."""
        return None

    def left(self, puzzle: Puzzle, state: Any, moves: int) -> int | None:
        """What is left of the par after so many moves of the solver, in what the game counts; None without one."""
        return None if puzzle.par is None else max(puzzle.par - moves, 0)
