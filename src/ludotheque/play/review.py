"""A game judged move by move: what each cost its seat, where it was decided, and what was better."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from ludotheque.core import catalog, record
from ludotheque.core.analysis import Along, Analyst, Evaluation, Line, Position
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import CHANCE, AnyGame, Seat
from ludotheque.core.record import Record
from ludotheque.play.place import to_move

QUICK = Limit(nodes=200_000)
JUDGEMENTS = ((0.02, "best"), (0.1, "good"), (0.2, "inaccuracy"), (0.3, "mistake"))
"""The loss under which a move is called so; a blunder is what is left."""
BLUNDER, UNKNOWN = "blunder", "unknown"
ONLY = 0.3
"""What every other move loses where there is only one."""
TURNING = 3
"""So many moments of a game are named."""


@dataclass(frozen=True)
class Ply:
    """A decision: `chances` are those after it, `loss` is what it cost its seat, `best` what was best before it."""

    ply: int
    seat: Seat | None
    move: str
    chances: tuple[float, ...]
    score: float | None
    proven: bool
    best: Line | None
    loss: float
    judgement: str | None
    """None for what chance did, and where nobody knows what it cost."""
    verdict: str = ""


@dataclass(frozen=True)
class Summary:
    """What a seat made of its game; `accuracy` in percent."""

    seat: Seat
    accuracy: float
    inaccuracies: int
    mistakes: int
    blunders: int


@dataclass(frozen=True)
class Review:
    game: str
    engine: str
    """The version of what judged it."""
    before: tuple[float, ...]
    """The chances before the first move."""
    plies: tuple[Ply, ...]
    summary: tuple[Summary, ...]
    turning: tuple[int, ...]
    """The plies that decided most, in their order."""
    fatal: int | None = None
    """The move after which a game that could be won was lost for good, where that is proved."""


def review(kept: Record, limit: Limit = QUICK, told: Along = lambda done, total: None) -> Review:
    """Judge a record; the limit is for each position. Raises NO_ANALYST, or what its replay raises."""
    analyst = catalog.entry(kept.game).part(Analyst)
    if analyst is None:
        raise LudothequeError("NO_ANALYST", None, game=kept.game)
    replayed = record.replay(kept)
    game, states = replayed.game, replayed.states
    begins = [*analyst.decisions(game, states), len(states) - 1]
    found = _evaluations(analyst, game, kept, [(at, states[at]) for at in begins], limit, told)
    plies = tuple(
        _ply(game, kept, first, last, states[first], (before, after))
        for (first, last), (before, after) in zip(pairwise(begins), pairwise(found), strict=True)
    )
    summary = tuple(_summary(seat, plies) for seat in range(game.info.seats))
    return Review(
        kept.game, analyst.version, found[0].chances, plies, summary, turning(plies), fatal(found[0].verdict, plies)
    )


def _evaluations(
    analyst: Analyst[Any, Any], game: AnyGame, kept: Record, at: Sequence[tuple[int, Any]], limit: Limit, told: Along
) -> list[Evaluation]:
    """One for each position; what an end or chance is worth nobody is asked."""
    ends = {number: game.outcome(state) for number, (_, state) in enumerate(at)}
    asked = [number for number, (_, state) in enumerate(at) if ends[number] is None and game.turn(state) != CHANCE]
    positions = [_position(game, kept.moves[: at[number][0]], at[number][1]) for number in asked]
    judged = dict(zip(asked, analyst.along(game, positions, limit, 2, told), strict=True))
    told(len(positions), len(positions))
    for number, outcome in ends.items():
        if outcome is not None:
            chances = tuple((one + 1) / 2 for one in outcome.returns)
            judged[number] = Evaluation(chances, proven=True, verdict=_ended(judged, chances))
        elif number not in judged:  # before chance has spoken nobody knows more than the mover did
            judged[number] = replace(judged[number - 1], lines=()) if number else Evaluation(_even(game))
    return [judged[number] for number in range(len(at))]


def _even(game: AnyGame) -> tuple[float, ...]:
    return (1 / game.info.seats,) * game.info.seats


def _ended(judged: dict[int, Evaluation], chances: tuple[float, ...]) -> str:
    """An end has a verdict where the positions before it have one."""
    if not any(one.verdict for one in judged.values()):
        return ""
    return "winnable" if max(chances, default=0) > 0.5 else "lost"


def _position(game: AnyGame, moves: tuple[str, ...], state: Any) -> Position[Any]:
    """As whoever decides may see it, what may be looked at included."""
    turn = to_move(game, state)
    seat = 0 if turn is None or turn == CHANCE else turn
    return Position(game.view(state, seat, peek=True), Seen(seat, moves))


def _ply(game: AnyGame, kept: Record, first: int, last: int, state: Any, around: tuple[Evaluation, Evaluation]) -> Ply:
    before, after = around
    turn = to_move(game, state)
    seat = None if turn is None or turn == CHANCE else turn
    moves, best = kept.moves[first:last], before.lines[0] if before.lines else None
    follows = best is not None and best.moves[: len(moves)] == moves
    known = seat is not None and before.verdict != UNKNOWN  # what may have been lost already was not lost by this move
    loss = 0.0 if seat is None or not known or follows else max(0.0, _hoped(before, seat) - after.chances[seat])
    told = judgement(loss, only=follows and _only(before, seat)) if seat is not None and known else None
    return Ply(
        first, seat, " ".join(moves), after.chances, after.score, after.proven, best, loss, told, after.verdict
    )  # fmt: skip


def _hoped(before: Evaluation, seat: Seat) -> float:
    return before.lines[0].chances[seat] if before.lines else before.chances[seat]


def _only(before: Evaluation, seat: Seat) -> bool:
    """Every other move would have lost a third of the game."""
    return len(before.lines) > 1 and before.lines[0].chances[seat] - before.lines[1].chances[seat] >= ONLY


def judgement(loss: float, only: bool = False) -> str:
    """What a move is called by the chance that it lost."""
    return "only" if only else next((name for under, name in JUDGEMENTS if loss < under), BLUNDER)


def turning(plies: Sequence[Ply]) -> tuple[int, ...]:
    """The moves that lost most, as far as they mattered."""
    losing = sorted((one for one in plies if one.loss >= 0.1), key=lambda one: -one.loss)[:TURNING]
    return tuple(sorted(one.ply for one in losing))


def fatal(before: str, plies: Sequence[Ply]) -> int | None:
    """The first move that turned what was proved winnable into what is proved lost; `before`: the first verdict."""
    verdicts = [before, *(one.verdict for one in plies)]
    changes = zip(pairwise(verdicts), plies, strict=True)
    return next((one.ply for around, one in changes if around == ("winnable", "lost")), None)


def _summary(seat: Seat, plies: Sequence[Ply]) -> Summary:
    own = [one for one in plies if one.seat == seat]
    kept = [math.exp(-4 * one.loss) for one in own]
    count = [sum(one.judgement == name for one in own) for name in ("inaccuracy", "mistake", BLUNDER)]
    return Summary(seat, round(100 * sum(kept) / len(kept), 1) if kept else 100.0, *count)
