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
    earlier: tuple["Last", ...] = ()
    """The moves of the same turn before it, where a turn has several."""

    @property
    def turn(self) -> tuple["Last", ...]:
        """The whole of it, move by move."""
        return (*self.earlier, self)


@runtime_checkable
class Coach(Protocol[G, S]):
    """Speaks from a view, as bots choose from one: it knows nothing that its player may not know."""

    def remarks(self, game: G, view: S, seen: Seen, last: Last | None, limit: Limit) -> Iterable[Remark]:
        """All that is worth a sentence: what can be won or lost now, how the last move was; one of them is made."""
        ...


def weightiest(remarks: Iterable[Remark], besides: Remark | None = None) -> Remark | None:
    """The one that is about most, the first of equals; what was said last is not said again, and what is only of
    the same kind weighs half, so that other things are heard too."""
    news = [one for one in remarks if besides is None or (one.key, one.facts) != (besides.key, besides.facts)]
    kind = besides.key if besides else None
    return max(news, key=lambda one: one.stake / 2 if one.key == kind else one.stake, default=None)
