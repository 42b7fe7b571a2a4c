"""What a program in a seat of a table is asked: what the seat knows, as text, and nothing else."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice

from ludotheque.core.game import Seat
from ludotheque.core.options import Value
from ludotheque.core.parts import Wire
from ludotheque.core.view_text import ViewText
from ludotheque.play.sitting import Sitting

CHOICES = 2_000
"""So many moves are listed at most."""


@dataclass(frozen=True)
class Asked:
    """A decision: `number`, `turn` and `ply` are what the move must name."""

    seat: Seat
    number: int
    turn: int
    ply: int
    game: str
    rules: int
    options: Mapping[str, Value]
    setup: str
    """As far as the seat knows it, `?` for the rest."""
    moves: tuple[str, ...]
    view: str | None
    """The text of the view, where the game hides anything; else setup and moves are the position."""
    choices: tuple[str, ...]
    """Legal moves, all or some of them; none where the game withholds hints while it runs."""
    left: int | None
    """Milliseconds that an hourglass leaves the seat in this turn."""


def asked(sitting: Sitting, seat: Seat, now: int) -> Asked | None:
    """None where this seat has nothing to decide."""
    match, table = sitting.match, sitting.table
    if match.over or seat not in match.deciding:
        return None
    game, question = match.game, sitting.question(seat, now)
    part, wire = sitting.entry.part(ViewText) if game.info.hidden else None, sitting.entry.part(Wire)
    withheld = wire is not None and "hint" in wire.withheld(game)
    listed = () if withheld else islice(iter(game.moves(question.view, seat)), CHOICES)
    return Asked(
        seat, table.number, match.turn, match.ply, game.info.key, game.info.rules, dict(game.info.options),
        question.seen.setup, question.seen.moves, part.write(game, question.view) if part else None,
        tuple(game.write(question.view, move) for move in listed), question.seen.left,
    )  # fmt: skip
