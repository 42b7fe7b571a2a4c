"""The engine in an analysis: a position as it is asked about, and its lines told move by move."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ludotheque.core.analysis import Analyst, Evaluation, Line
from ludotheque.core.bot import Limit, Reason, Seen
from ludotheque.core.catalog import Entry
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import CHANCE, AnyGame, Seat
from ludotheque.core.passing import Passing
from ludotheque.play.place import Place, to_move
from ludotheque.play.study.moving import Step

MOST_LINES = 5


@dataclass(frozen=True)
class Asked:
    """What is asked about: a view, so that the engine knows no more than whoever is to move."""

    view: Any
    seen: Seen
    lines: int = 1


@dataclass(frozen=True)
class LineTold:
    """A line with what its moves do, as far as the view tells it."""

    moves: tuple[str, ...]
    chances: tuple[float, ...]
    score: float | None
    proven: bool
    reason: Reason | None
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Engine:
    """What the engine knows so far; `seat` is whoever moves in its lines."""

    seat: Seat
    chances: tuple[float, ...]
    score: float | None
    unit: str
    proven: bool
    verdict: str
    depth: int
    nodes: int
    lines: tuple[LineTold, ...]


def asked(entry: Entry, at: Place, moves: tuple[str, ...], lines: int, threat: bool) -> Asked:
    """Raises NO_ANALYST, POSITION_OVER where nobody decides, or NO_THREAT where nobody can pass."""
    if not entry.offers(Analyst):
        raise LudothequeError("NO_ANALYST", None, game=entry.key)
    state = at.state
    if at.turn is None or at.turn == CHANCE:
        raise LudothequeError("POSITION_OVER")
    if threat:
        state = threatened(entry, at)
        if state is None:
            raise LudothequeError("NO_THREAT", None, game=entry.key)
    seat = to_move(at.game, state)
    assert seat is not None
    return Asked(at.game.view(state, seat, peek=True), Seen(seat, moves), min(max(lines, 1), MOST_LINES))


def threatened(entry: Entry, at: Place) -> Any:
    """The state with the turn given away; None where the game or the position has no such thing."""
    passing = entry.part(Passing)
    return passing.passed(at.game, at.state) if passing and at.outcome is None and at.turn != CHANCE else None


def evaluated(entry: Entry, game: AnyGame, what: Asked, limit: Limit, tell: Callable[[Engine], bool]) -> Engine:
    """The position, deepened until the limit or until `tell` says stop."""
    analyst = entry.part(Analyst)
    assert analyst is not None

    def heard(known: Evaluation) -> bool:
        return tell(told(game, what, known))

    return told(game, what, analyst.evaluate(game, what.view, what.seen, limit, what.lines, heard))


def told(game: AnyGame, what: Asked, known: Evaluation) -> Engine:
    lines = tuple(_line(game, what, line) for line in known.lines[: what.lines])
    return Engine(
        what.seen.seat, known.chances, known.score, known.unit, known.proven, known.verdict, known.depth, known.nodes,
        lines,
    )  # fmt: skip


def _line(game: AnyGame, what: Asked, line: Line) -> LineTold:
    state, steps = what.view, list[Step]()
    for text in line.moves:
        turn = to_move(game, state)
        seat = None if text.startswith("=") or turn is None or turn == CHANCE else turn
        try:
            move = game.read(state, text)
            after = game.play(state, move)
        except LudothequeError:  # what lies under what is covered nobody can tell
            break
        steps.append(Step(seat, text, tuple(game.events(state, move, after, seat))))
        state = after
    return LineTold(line.moves, line.chances, line.score, line.proven, line.reason, tuple(steps))
