"""Many games at once, by compiled rules where a game has them, else by the plain ones: `make("interactions", 4096)`."""

from ludotheque.core import catalog
from ludotheque.core.encoding import learning_game
from ludotheque.core.vector import Batch, Vectors
from ludotheque.search.many import RulesBatch
from ludotheque.search.session import LONGEST


def make(key: str, count: int, /, *, longest: int = LONGEST, detail: int | None = None, **options: object) -> Batch:
    """So many games of one kind under these options; `detail` says how fine a list of moves is, where there is one."""
    game, part = learning_game(key, options), catalog.entry(key).part(Vectors)
    if part is None:
        return RulesBatch(game, count, longest, detail)
    return part.batch(game, count, longest)


__all__ = ["Batch", "make"]
