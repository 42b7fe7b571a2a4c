"""A coach beside a player: a part of a game that says, once a turn at most, what matters now."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar, runtime_checkable

from ludotheque.core.bot import Limit, Seen
from ludotheque.core.errors import Fact

G = TypeVar("G", contravariant=True)
S = TypeVar("S", contravariant=True)


@dataclass(frozen=True)
class Remark:
    """One sentence: its words are `<game>-coach-<key>` with the facts."""

    key: str
    facts: dict[str, Fact] = field(default_factory=dict)
    marks: tuple[str, ...] = ()
    """What it is about, on the board, as a lesson points at things: `cell:e6`."""
    stake: float = 0.0
    """How much it is about, in the game's own unit: of several remarks the weightiest is made."""


@dataclass(frozen=True)
class Last:
    """What the seat saw when it last decided, and what it played then."""

    view: Any
    move: str


@runtime_checkable
class Coach(Protocol[G, S]):
    """Speaks from a view, as bots choose from one: it knows nothing that its player may not know."""

    def remark(self, game: G, view: S, seen: Seen, last: Last | None, limit: Limit) -> Remark | None:
        """What can be won or lost now, or how the last move was; None where nothing is worth a sentence."""
        ...


def weightiest(remarks: Iterable[Remark | None], least: float = 0.0) -> Remark | None:
    """The one that is about most, if it is about enough; the first of equals."""
    return max((one for one in remarks if one and one.stake >= least), key=lambda one: one.stake, default=None)
