"""What bots share: a limit, what a seat has seen, and a choice with its value and reason."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from ludotheque.core.chance import Below
from ludotheque.core.errors import Fact
from ludotheque.core.game import AnyGame, Seat


@dataclass(frozen=True)
class Progress:
    """How far a search is: shown while people wait."""

    nodes: int
    value: float | None = None
    line: tuple[str, ...] = ()
    share: float | None = None
    """Of the whole work, where it is known."""
    compiling: bool = False
    """It has not begun: its machine code is made first, once on each machine."""


Watch = Callable[[Progress], bool]
"""Told between slices of a search; answers whether to go on."""


@dataclass(frozen=True)
class Limit:
    """What a search may use; None is no limit. A bot limited by nodes alone repeats exactly."""

    seconds: float | None = None
    nodes: int | None = None
    memory_mb: int = 1024
    watch: Watch | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True)
class Seen:
    """What a seat has seen: who it is, the moves so far as far as it knows them, and the glass."""

    seat: Seat
    moves: tuple[str, ...] = ()
    left: int | None = None
    """Milliseconds that an hourglass leaves it in this turn; None where there is none or nobody counts."""
    setup: str = ""
    """What was laid out before the first move, as far as it knows: with the moves, the position where nothing hides."""


@dataclass(frozen=True)
class Reason:
    """Why a move is good, as a key and facts for the reader's language."""

    key: str
    facts: dict[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True)
class Choice:
    """A chosen move; `value` is for the chooser in the game's own unit, `line` in notation."""

    move: Any
    value: float | None = None
    line: tuple[str, ...] = ()
    proven: bool = False
    reason: Reason | None = None
    nodes: int = 0


class Bot(Protocol):
    """Chooses from a view, so that it cannot cheat; it searches in guesses."""

    def choose(self, game: AnyGame, view: Any, seen: Seen, limit: Limit, below: Below) -> Choice: ...
