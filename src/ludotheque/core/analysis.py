"""What a position is worth, as an analyst tells it: a part that each game may offer."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar, runtime_checkable

from ludotheque.core.bot import Limit, Reason, Seen
from ludotheque.core.outcome import Outcome

G = TypeVar("G", contravariant=True)
S = TypeVar("S", contravariant=True)
T = TypeVar("T", covariant=True)


@dataclass(frozen=True)
class Line:
    """A way to go on, best play for all, in notation; `chances` of each seat to win, 0 … 1."""

    moves: tuple[str, ...]
    chances: tuple[float, ...]
    score: float | None = None
    proven: bool = False
    reason: Reason | None = None
    """Why it is good, where the game can say so: as a hint says it."""


@dataclass(frozen=True)
class Evaluation:
    """`score` is in the game's own `unit`: margin, colours, turns, moves over par. `lines`: best first."""

    chances: tuple[float, ...]
    score: float | None = None
    unit: str = ""
    proven: bool = False
    lines: tuple[Line, ...] = ()
    nodes: int = 0
    depth: int = 0
    played: Line | None = None
    """What was played there, seen by the same search as the lines, where that is known and asked."""
    verdict: str = ""
    """Where a game is won or lost for good: `winnable`, `lost`, `unknown`; empty where that is not asked."""


Evaluations = tuple[Evaluation, ...]


Tell = Callable[[Evaluation], bool]
"""Told each time the search knows more; answers whether to go on."""

LEADS = ("margin", "colours")
"""Units in which a score is the first side's lead."""
OVER_PAR = "over-par"
"""The unit of who plays alone for the fewest moves: a score is what they have lost of them."""
PHASES = ("opening", "middle", "end")
"""The parts of a game, as people speak of them."""

Along = Callable[[int, int], None]
"""How many positions of a game are judged, and of how many."""


@dataclass(frozen=True)
class Position(Generic[T]):
    """A position as one seat may see it, and what that seat has seen."""

    view: T
    seen: Seen
    played: tuple[str, ...] = ()
    """What was done there, up to the next decision."""


@runtime_checkable
class Analyst(Protocol[G, S]):
    """Judges positions as one seat may see them."""

    version: str
    """Changes with whatever changes an evaluation: kept reviews say which one made them."""

    blunder: float = math.inf
    """So much of the unit given away in a game that is lost anyway is called a blunder; lesser names by their share."""

    def knowing(self, game: G, states: Sequence[S], moves: Sequence[str]) -> "Analyst[G, S]":
        """As it judges one game that was played: what its players are like is known from all of it."""
        return self

    def evaluate(self, game: G, view: S, seen: Seen, limit: Limit, lines: int, tell: Tell) -> Evaluation:
        """The position with its best `lines`, deepened until the limit or until `tell` says stop."""
        ...

    def along(self, game: G, positions: Sequence[Position[S]], limit: Limit, lines: int, told: Along) -> Evaluations:
        """The positions of one game in their order, none of them its end; the limit is for each."""
        found = []
        for number, at in enumerate(positions):
            told(number, len(positions))
            found.append(self.judge(game, at, limit, lines))
        return tuple(found)

    def judge(self, game: G, at: Position[S], limit: Limit, lines: int) -> Evaluation:
        """A position of a game that was played: what was done there is looked at too, where a search might doubt."""
        return self.evaluate(game, at.view, at.seen, limit, lines, lambda known: True)

    def concluded(self, game: G, state: S, outcome: Outcome, before: Sequence[Evaluation]) -> Evaluation:
        """What an end is worth, after what was said of the positions before it."""
        chances = tuple((one + 1) / 2 for one in outcome.returns)
        judged = any(one.verdict for one in before)
        verdict = ("winnable" if max(chances) > 0.5 else "lost") if judged else ""
        counted = len(outcome.scores) == 2 and any(one.unit in LEADS for one in before)
        lead = float(outcome.scores[0] - outcome.scores[1]) if counted else None
        return Evaluation(chances, lead, proven=True, verdict=verdict)

    def decisions(self, game: G, states: Sequence[S]) -> Sequence[int]:
        """Where what people think in begins: every move, or the moves of a turn together."""
        return range(len(states) - 1)

    def failed(self, game: G, state: S, moves: Sequence[str]) -> bool:
        """Whether what was tried there came to nothing, and need not have been tried: nobody calls that good."""
        return False

    def phases(self, game: G, states: Sequence[S], decisions: Sequence[int]) -> Sequence[str]:
        """For each decision the part of the game that it belongs to: thirds, where a game has nothing better."""
        return [PHASES[len(PHASES) * number // len(decisions)] for number in range(len(decisions))]
