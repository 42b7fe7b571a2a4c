"""A game as a film: a picture a move, the end stays."""

from io import BytesIO
from itertools import pairwise

from ludotheque.core import record
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Seat
from ludotheque.core.missing import imported
from ludotheque.core.record import Record
from ludotheque.drawings.position import svg
from ludotheque.drawings.raster import png

WIDTH, MS, LAST_MS = 480, 700, 3000
KINDS = ("webp", "gif", "png")
"""What can be filmed as; a PNG that moves is shown still where that is not known."""
MOST = 600
"""So many pictures at the most: of longer games some moves are left out."""


def film(kept: Record, kind: str = "webp", seat: Seat | None = None, width: int = WIDTH, ms: int = MS) -> bytes:
    """The moves of a record, `ms` each, as a watcher sees them or as one seat does."""
    if kind not in KINDS:
        raise LudothequeError("NO_SUCH_FILM", None, kind=kind)
    image = imported("PIL.Image")
    replayed = record.replay(kept)
    every = -(-len(replayed.states) // MOST)
    states = [*replayed.states[:-1:every], replayed.states[-1]]
    drawings = _different([svg(replayed.game, state, seat, states[-1]) for state in states])
    first, *rest = [image.open(BytesIO(png(one, width))).convert("RGB") for one in drawings]
    out = BytesIO()
    shape = {"webp": {"quality": 82, "method": 4}, "gif": {}, "png": {}}[kind]
    first.save(
        out, kind, save_all=True, append_images=rest, loop=0, duration=[*[ms] * len(rest), LAST_MS], **shape
    )  # fmt: skip
    return out.getvalue()


def _different(drawings: list[str]) -> list[str]:
    """Without those that show nothing new: what a watcher does not see is no picture."""
    return [drawings[0], *(after for before, after in pairwise(drawings) if after != before)]
