"""What a move cost: by the search that saw it beside the best one, and by what came of it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from ludotheque.core.analysis import LEADS, OVER_PAR, Evaluation
from ludotheque.core.game import Seat

LITTLE = 0.25
"""Below such a chance points are counted too: the chance hardly tells one move from another any more."""
MUCH = 0.1
"""A move that seems to have cost so much is looked at again before it is blamed."""


class Done(NamedTuple):
    """Who decided, None for chance, and what.

    `secret`: not knowing what the others chose at the same time; `failed`: it came to nothing by the rules."""

    seat: Seat | None
    moves: Sequence[str]
    secret: bool = False
    failed: bool = False


Look = Callable[[int, Sequence[str]], Evaluation | None]
"""What is found where a line leads from the position before a decision; None where chance has the word."""


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


def known(found: Sequence[Evaluation], done: Sequence[Done], look: Look) -> tuple[list[Evaluation], dict[int, float]]:
    """What each position was worth by all that was seen later, and what doubtful decisions cost by a second look.

    What a best move, or one that is proved to win, turned out to be worth was there to be had before it; where even the
    best that was found went down the fall stays there, for nobody knows that all was lost before. Where a move seems to
    have cost much, it and the better one are looked at again, equally long: what only later moves brought to light is
    nobody's fault. A patience has its verdicts, and who plays alone may have been lucky: nothing is carried back."""
    told, cost = settled(found), dict[int, float]()
    alone = len(found[0].chances) == 1
    if any(one.verdict for one in found):
        return told, cost
    for number in range(len(done) - 1, -1, -1):
        before, after, (mover, moves, secret, _) = told[number], told[number + 1], done[number]
        if before.proven or not before.lines:
            continue
        if mover is not None and not alone and _gained(before, after, mover, secret, follows(before, moves)):
            told[number] = replace(before, chances=after.chances, score=after.score)
        elif mover is not None and _doubtful(found[number], found[number + 1], after, mover):
            best, own = look(number, before.lines[0].moves), look(number, moves)
            if best and own:
                own = after if best.proven else own
                cost[number] = _cost(before, best, own, mover)
                if best.proven and best.chances[mover] <= after.chances[mover] < before.chances[mover]:
                    told[number] = replace(before, chances=after.chances, score=after.score)
    return told, cost


def _gained(before: Evaluation, after: Evaluation, mover: Seat, secret: bool, best: bool) -> bool:
    """Whether it went up by a best move, or to a win that was not owed to what others chose at the same time."""
    up = after.chances[mover] >= before.chances[mover]
    return up and (best or (after.chances[mover] == 1 and not secret))


def _cost(before: Evaluation, best: Evaluation, own: Evaluation, mover: Seat) -> float:
    """What the better move was better by, in two equal looks; never more than was hoped."""
    hoped = _between(replace(before, played=before.lines[0]), best).chances[mover]
    return max(0.0, min(hoped, before.lines[0].chances[mover]) - own.chances[mover])


def _doubtful(before: Evaluation, after: Evaluation, known: Evaluation, seat: Seat) -> bool:
    """It seems to have cost much, and not both to the search before it and to what came of it."""
    hoped = before.lines[0].chances[seat]
    seems = [loss(before, after, seat, 0.0), hoped - known.chances[seat]]
    return max(seems) >= MUCH and (before.played is None or min(seems) < MUCH)


def follows(before: Evaluation, moves: Sequence[str]) -> bool:
    """Whether that is how the best line begins."""
    return bool(before.lines) and before.lines[0].moves[: len(moves)] == tuple(moves)


def loss(before: Evaluation, after: Evaluation, seat: Seat, fell: float) -> float:
    """By how much the chance fell: in the one search that saw both moves, or in what came of it where that is more."""
    hoped = before.lines[0].chances[seat] if before.lines else before.chances[seat]
    if before.played is None or (before.proven and after.proven):
        return max(0.0, hoped - after.chances[seat])
    return max(0.0, hoped - before.played.chances[seat], fell)


def harmless(before: Evaluation, known: Evaluation, seat: Seat) -> bool:
    """Who has won has lost nothing; nor has who of two lost by no more than the best was thought to lose by."""
    if known.chances[seat] == 1:
        return True
    best = before.lines[0].score if before.lines else None
    counted = len(known.chances) == 2 and before.unit in LEADS
    if before.proven or known.chances[seat] > 0 or not counted or best is None or known.score is None:
        return False
    return best <= known.score if seat == 0 else best >= known.score


def given(before: Evaluation, after: Evaluation, seat: Seat) -> float:
    """By how much of the game's own unit the best line was better, of two seats: a score is the first one's lead.

    Of a voyage alone the moves that it takes more."""
    if before.unit == OVER_PAR and before.score is not None and after.score is not None:
        return max(0.0, after.score - before.score)
    best = before.lines[0].score if before.lines else None
    reached = before.played.score if before.played is not None and not before.proven else after.score
    if best is None or reached is None or len(before.chances) != 2:
        return 0.0
    return round(max(0.0, best - reached if seat == 0 else reached - best), 1)
