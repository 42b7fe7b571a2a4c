"""What a move cost: by the search that saw it beside the best one, and by what came of it."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from ludotheque.core.analysis import Evaluation
from ludotheque.core.game import Seat

LITTLE = 0.25
"""Below such a chance points are counted too: the chance hardly tells one move from another any more."""


def settled(found: Sequence[Evaluation]) -> list[Evaluation]:
    """Each position as whoever went there and whoever goes on saw it: whose move it is favours neither."""
    return [found[0], *(_between(before, after) for before, after in pairwise(found))]


def _between(before: Evaluation, after: Evaluation) -> Evaluation:
    gone = before.played
    if gone is None or after.proven or len(after.chances) == 1:
        return after
    chances = tuple((one + other) / 2 for one, other in zip(gone.chances, after.chances, strict=True))
    score = after.score
    if gone.score is not None and score is not None:
        score = round((gone.score + score) / 2, 1)
    return replace(after, chances=chances, score=score)


def known(found: Sequence[Evaluation], played: Sequence[Sequence[str]]) -> list[Evaluation]:
    """Where the best move was played, the position was worth what that came to: a best move changes no chances.

    A patience has its verdicts."""
    told = settled(found)
    if len(found[0].chances) == 1:
        return told
    for number in range(len(played) - 1, -1, -1):
        before = told[number]
        if not before.proven and follows(before, played[number]):
            told[number] = replace(before, chances=told[number + 1].chances, score=told[number + 1].score)
    return told


def follows(before: Evaluation, moves: Sequence[str]) -> bool:
    """Whether that is how the best line begins."""
    return bool(before.lines) and before.lines[0].moves[: len(moves)] == tuple(moves)


def loss(before: Evaluation, after: Evaluation, seat: Seat, fell: float) -> float:
    """By how much the chance fell: in the one search that saw both moves, or in what came of it where that is more."""
    hoped = before.lines[0].chances[seat] if before.lines else before.chances[seat]
    if before.played is None or (before.proven and after.proven):
        return max(0.0, hoped - after.chances[seat])
    return max(0.0, hoped - before.played.chances[seat], fell)


def given(before: Evaluation, after: Evaluation, seat: Seat) -> float:
    """By how much of the game's own unit the best line was better, of two seats: a score is the first one's lead."""
    best = before.lines[0].score if before.lines else None
    reached = before.played.score if before.played is not None and not before.proven else after.score
    if best is None or reached is None or len(before.chances) != 2:
        return 0.0
    return round(max(0.0, best - reached if seat == 0 else reached - best), 1)
