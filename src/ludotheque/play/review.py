"""A game judged move by move: what each cost its seat, where it was decided, and what was better."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from ludotheque.core import catalog, record
from ludotheque.core.analysis import Along, Analyst, Evaluation, Line, Position
from ludotheque.core.bot import Limit, Seen
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import CHANCE, AnyGame, Seat
from ludotheque.core.record import Record
from ludotheque.play import falls, hindsight, judging
from ludotheque.play.hindsight import Done
from ludotheque.play.judged import DIGITS, Moment, Ply, Review
from ludotheque.play.place import to_move
from ludotheque.play.second_look import SecondLook

QUICK = Limit(nodes=200_000)
LINES = 2
"""The best line, and the next one to know whether it was the only one."""
UNKNOWN, LOST = "unknown", "lost"
"""Verdicts: what may have been lost already was not lost by this move."""


def review(
    kept: Record, limit: Limit = QUICK, told: Along = lambda done, total: None, by: Analyst[Any, Any] | None = None
) -> Review:
    """Judge a record, by its game's analyst or another; the limit is for each position.

    Raises NO_ANALYST, or what its replay raises."""
    analyst = by or catalog.entry(kept.game).part(Analyst)
    if analyst is None:
        raise LudothequeError("NO_ANALYST", None, game=kept.game)
    replayed = record.replay(kept)
    game, states = replayed.game, replayed.states
    analyst = analyst.knowing(game, states, kept.moves)
    begins = [*analyst.decisions(game, states), len(states) - 1]
    found = _evaluations(analyst, game, kept, [(at, states[at]) for at in begins], limit, told)
    done = [_done(analyst, game, states[first], kept.moves[first:last]) for first, last in pairwise(begins)]
    look = SecondLook(analyst, game, kept, states, limit)
    known, cost = hindsight.known(found, done, lambda number, line: look(begins[number], line))
    phases = analyst.phases(game, states, begins[:-1])
    plies = tuple(
        replace(
            _ply(first, one, around, course, cost.get(number), analyst.blunder),
            phase=phase,
            hinted=any(first <= ply < first + len(one.moves) for ply in kept.hinted),
        )
        for number, (first, one, around, course, phase) in enumerate(
            zip(begins[:-1], done, pairwise(found), pairwise(known), phases, strict=True)
        )
    )
    return _told(kept.game, analyst.version, game.info.seats, known, plies)


def _told(key: str, engine: str, seats: int, found: Sequence[Evaluation], plies: tuple[Ply, ...]) -> Review:
    before = _rounded(found[0].chances)
    fatal = judging.fatal(found[0].verdict, plies)
    named = judging.kinds(before, plies, fatal)
    fell = [falls.falls(seat, before, plies, named) for seat in range(seats)]
    lost = tuple(Moment(ply, named[ply]) for ply in judging.turning(plies))
    moments = lost or falls.turning([fall for each in fell for fall in each])
    return Review(
        key, engine, before, plies,
        tuple(judging.summary(seat, plies, named, each) for seat, each in enumerate(fell)),
        tuple(moment.ply for moment in moments), fatal, next((one.unit for one in found if one.unit), ""), moments,
    )  # fmt: skip


def _evaluations(
    analyst: Analyst[Any, Any], game: AnyGame, kept: Record, at: Sequence[tuple[int, Any]], limit: Limit, told: Along
) -> list[Evaluation]:
    """One for each position; what an end or chance is worth nobody is asked."""
    ends = {number: game.outcome(state) for number, (_, state) in enumerate(at)}
    asked = [number for number, (_, state) in enumerate(at) if ends[number] is None and game.turn(state) != CHANCE]
    positions = [_position(game, kept, at, number) for number in asked]
    judged = dict(zip(asked, analyst.along(game, positions, limit, LINES, told), strict=True))
    told(len(positions), len(positions))
    for number, outcome in ends.items():
        if outcome is not None:
            judged[number] = analyst.concluded(game, at[number][1], outcome, [judged[one] for one in asked])
        elif number not in judged:  # before chance has spoken nobody knows more than the mover did
            judged[number] = replace(judged[number - 1], lines=()) if number else Evaluation(_even(game))
    return [judged[number] for number in range(len(at))]


def _even(game: AnyGame) -> tuple[float, ...]:
    return (1 / game.info.seats,) * game.info.seats


def _position(game: AnyGame, kept: Record, at: Sequence[tuple[int, Any]], number: int) -> Position[Any]:
    """As whoever decides may see it, what may be looked at included."""
    first, state = at[number]
    turn = to_move(game, state)
    seat = 0 if turn is None or turn == CHANCE else turn
    played = kept.moves[first : at[number + 1][0]] if number + 1 < len(at) else ()
    return Position(game.view(state, seat, peek=True), Seen(seat, kept.moves[:first]), played)


Around = tuple[Evaluation, Evaluation]
"""Of the positions before and after a decision."""


def _done(analyst: Analyst[Any, Any], game: AnyGame, state: Any, moves: Sequence[str]) -> Done:
    turn = to_move(game, state)
    if turn is None or turn == CHANCE:
        return Done(None, moves)
    return Done(turn, moves, bool(game.together(state)), analyst.failed(game, state, moves))


def _ply(first: int, done: Done, around: Around, course: Around, cost: float | None, blunder: float) -> Ply:
    """`around` is what the searches said, `course` what is known of it afterwards, `cost` what a second look says."""
    (before, after), (seat, moves, _, failed) = around, done
    best = before.lines[0] if before.lines else None
    follows = hindsight.follows(before, moves)
    known = seat is not None and UNKNOWN not in (before.verdict, after.verdict) and not _lost_for_good(before)
    loss, given = (0.0, 0.0) if seat is None or not known or follows else _cost(around, course, seat, first > 0, cost)
    weight = max(loss, judging.weight(given, blunder)) if best and given and _lost(best, seat) else loss
    weight = max(weight, judging.FAILED) if failed else weight
    stake = 0.0 if seat is None else _stake(before, seat)
    only = follows and stake >= judging.ONLY
    return Ply(
        first, seat, " ".join(moves), _rounded(course[1].chances), course[1].score, after.proven, best and _line(best),
        round(loss, DIGITS), judging.judgement(weight, only) if known else None, after.verdict,
        known and (follows or after.proven) and best is not None and best.proven, stake,
        given=given, weight=round(weight, DIGITS), failed=failed,
    )  # fmt: skip


def _cost(around: Around, course: Around, seat: Seat, later: bool, cost: float | None) -> tuple[float, float]:
    """In chance and in the game's unit; before the first decision one side alone has looked."""
    given = hindsight.given(*around, seat)
    if hindsight.harmless(around[0], course[1], seat):
        return 0.0, given
    fell = course[0].chances[seat] - course[1].chances[seat] if later else 0.0
    return hindsight.loss(*around, seat, fell) if cost is None else cost, given


def _lost_for_good(before: Evaluation) -> bool:
    """What is lost already is not lost by this move, and no way to go on is a good one."""
    return before.verdict == LOST and max(before.chances) == 0


def _lost(best: Line, seat: Seat | None) -> bool:
    return seat is not None and best.chances[seat] < hindsight.LITTLE


def _line(best: Line) -> Line:
    return replace(best, chances=_rounded(best.chances))


def _rounded(chances: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(round(one, DIGITS) for one in chances)


def _stake(before: Evaluation, seat: Seat) -> float:
    """By how much the best line is better than the next one."""
    if len(before.lines) < LINES:
        return 0.0
    return round(max(0.0, before.lines[0].chances[seat] - before.lines[1].chances[seat]), DIGITS)


__all__ = ["LINES", "QUICK", "Moment", "Ply", "Review", "review"]
