"""A review on the board: its positions, the better line played out, and another move tried at a mistake."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from ludotheque.core.catalog import Entry
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import CHANCE, Seat
from ludotheque.core.parts import Told, Wire
from ludotheque.play.judged import DIGITS, Ply, Review
from ludotheque.play.judging import judgement
from ludotheque.play.place import Place, to_move
from ludotheque.play.puzzles import Shown
from ludotheque.play.reviewing import Worth
from ludotheque.play.sitting import Sitting

AS_GOOD = 0.05
"""What a search of another position may be wrong by: a move that loses less is as good as the best."""

Standing = Literal["on", "right", "better", "wrong"]
"""`on`: the turn goes on; `better`: than what was played, and not as good as the best."""


@dataclass(frozen=True)
class Retried:
    """Another way in the place of a decision: what it did so far, as the rules write it."""

    at: Place
    moves: tuple[str, ...]
    shown: tuple[Shown, ...]


@dataclass(frozen=True)
class Verdict:
    """How good it is: what it loses against the best, and the chances after it."""

    standing: Standing
    loss: float
    judgement: str
    chances: tuple[float, ...]


def decision(found: Review, ply: int) -> Ply:
    """The decision that begins at a ply; raises NO_SUCH_PLY."""
    known = next((one for one in found.plies if one.ply == ply), None)
    if known is None:
        raise LudothequeError("NO_SUCH_PLY", None, ply=ply, plies=len(found.plies))
    return known


def positions(sitting: Sitting, seat: Seat, since: int, upto: int) -> tuple[Told, ...]:
    """Those of the line from one ply to another, both with it, as a seat saw them."""
    last = min(upto, sitting.match.ply)
    return tuple(_place(sitting, ply, seat).shown() for ply in range(since, last + 1))


def better(sitting: Sitting, found: Review, ply: int, seat: Seat) -> tuple[Shown, ...]:
    """The best line at a decision, move by move as a seat sees it."""
    best = decision(found, ply).best
    return _played(_place(sitting, ply, seat), best.moves if best else ())[1]


def asked(sitting: Sitting, found: Review, ply: int) -> Place:
    """Where another way is tried, seen by whoever decided there."""
    seat = decision(found, ply).seat
    if seat is None:
        raise LudothequeError("NO_SUCH_PLY", None, ply=ply, plies=len(found.plies))
    return _place(sitting, ply, seat)


def retried(sitting: Sitting, found: Review, ply: int, moves: Sequence[str]) -> Retried:
    """Another way so far; raises what the rules raise."""
    at, shown = _played(asked(sitting, found, ply), moves)
    return Retried(at, tuple(one.move for one in shown), shown)


def settled(found: Review, ply: int, moves: tuple[str, ...]) -> Verdict | None:
    """What the review itself says of a whole decision; None where it says nothing of it."""
    known = decision(found, ply)
    if " ".join(moves) == known.move:
        return Verdict(_standing(known.loss, known.loss), known.loss, judgement(known.loss), known.chances)
    if known.best is not None and moves == known.best.moves[: len(moves)]:
        return Verdict("right", 0.0, judgement(0.0), known.best.chances)
    return None


def compared(found: Review, ply: int) -> tuple[str, ...]:
    """The line that what is tried is looked at beside; none where its worth is proved."""
    best = decision(found, ply).best
    return () if best is None or best.proven else best.moves


def verdict(found: Review, ply: int, worth: Worth) -> Verdict:
    """By the chances after what was tried; of the best no more is asked than an equal look at it still hopes for."""
    known = decision(found, ply)
    assert known.seat is not None
    hoped = known.best.chances[known.seat] if known.best else known.chances[known.seat] + known.loss
    if worth.best is not None:
        hoped = min(hoped, (hoped + worth.best[known.seat]) / 2)
    loss = max(0.0, round(hoped - worth.tried[known.seat], DIGITS))
    return Verdict(_standing(loss, known.loss), loss, judgement(loss), worth.tried)


def _standing(loss: float, played: float) -> Standing:
    if loss < AS_GOOD:
        return "right"
    return "better" if loss < played - AS_GOOD else "wrong"


def single(sitting: Sitting, found: Review) -> bool:
    """Whether every move is a decision of its own."""
    return len(found.plies) == sitting.match.ply


def _place(sitting: Sitting, ply: int, seat: Seat) -> Place:
    match = sitting.match
    if not 0 <= ply <= match.ply:
        raise LudothequeError("NO_SUCH_PLY", None, ply=ply, plies=match.ply)
    return Place(match.game, match.state_at(ply), seat, _wire(sitting.entry))


def _played(at: Place, moves: Sequence[str]) -> tuple[Place, tuple[Shown, ...]]:
    shown = []
    for move in moves:
        mover = to_move(at.game, at.state)
        written, at = at.play(move)
        shown.append(Shown(None if mover == CHANCE else mover, written, at.shown(), at.newest))
    return at, tuple(shown)


def _wire(entry: Entry) -> Wire[Any, Any]:
    wire = entry.part(Wire)
    assert wire is not None
    return wire
