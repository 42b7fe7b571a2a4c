"""A view as text that reads back: a part of every game in which something is hidden."""

from typing import Any, Protocol, TypeVar, runtime_checkable

from ludotheque.core.catalog import INSTALLED, Catalog
from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.core.game import AnyGame

G = TypeVar("G", contravariant=True)
S = TypeVar("S")


@runtime_checkable
class ViewText(Protocol[G, S]):
    """Both ways, under the options of the game; what the view does not hold is `?` in the text."""

    def write(self, game: G, view: S) -> str:
        """All of the view, in one line or several."""
        ...

    def read(self, game: G, text: str) -> S:
        """The view that a text spells; raises InvalidRecord for one that no game could give."""
        ...


def view_text(game: AnyGame, catalog: Catalog = INSTALLED) -> ViewText[Any, Any]:
    """The part of a game's own folder; raises NO_VIEWS where nothing is ever hidden."""
    part = catalog.entry(game.info.key).part(ViewText)
    if part is None:
        raise LudothequeError("NO_VIEWS", None, game=game.info.key)
    return part


def wrong(problem: str, clause: str | None = None, **facts: str | int) -> InvalidRecord:
    """What a reader raises; `problem` is a key."""
    return InvalidRecord("view", problem, clause, **facts)
