"""What moves are called by what they lost, which of them decided a game, and what a seat made of it."""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise

from ludotheque.core.game import Seat
from ludotheque.play.judged import DIGITS, Moment, PhaseLoss, Ply, Summary

JUDGEMENTS = ((0.02, "best"), (0.1, "good"), (0.2, "inaccuracy"), (0.3, "mistake"))
"""The loss under which a move is called so; a blunder is what is left."""
SMALL = ("given", "failed")
"""Moments that hardly changed who wins."""
BLUNDER, ONLY_MOVE = "blunder", "only"
FAILED = JUDGEMENTS[1][0]
"""What an attempt that came to nothing is judged by at least: an inaccuracy."""
FAULTS = ("inaccuracy", "mistake", BLUNDER)
HINTED = "hinted"
"""What a fault is called that a hint had named: nobody is blamed for it."""
ONLY = 0.3
"""What every other move loses where there is only one."""
MATTERED = 0.1
"""The loss from which a move may have decided something, and is one of its seat's moments."""
MOMENTS = 3
"""So many moments of a game, and of a seat, are named."""
STEEPNESS = 4
"""How accuracy falls with a loss: a quarter of the game lost leaves a third."""


def judgement(loss: float, only: bool = False) -> str:
    """What a move is called by what it lost."""
    return ONLY_MOVE if only else next((name for under, name in JUDGEMENTS if loss < under), BLUNDER)


def called(one: Ply) -> str | None:
    """What is said of a decision."""
    return HINTED if one.hinted and one.judgement in FAULTS else one.judgement


def weight(given: float, blunder: float) -> float:
    """What was given away of the game's own unit, as a loss of chance that is called the same."""
    return min(1.0, round(JUDGEMENTS[-1][0] * given / blunder, DIGITS))


def turning(plies: Sequence[Ply]) -> tuple[int, ...]:
    """The moves that lost most, as far as they mattered."""
    losing = sorted((one for one in plies if one.loss >= MATTERED), key=lambda one: -one.loss)[:MOMENTS]
    return tuple(sorted(one.ply for one in losing))


def fatal(before: str, plies: Sequence[Ply]) -> int | None:
    """The first move that turned what was proved winnable into what is proved lost; `before`: the first verdict."""
    verdicts = [before, *(one.verdict for one in plies)]
    changes = zip(pairwise(verdicts), plies, strict=True)
    return next((one.ply for around, one in changes if around == ("winnable", "lost")), None)


def kinds(before: tuple[float, ...], plies: Sequence[Ply], fatal: int | None) -> dict[int, str]:
    """What each decision was that may be a moment, by its ply."""
    found, last = {}, None
    for one, chances in zip(plies, [before, *(each.chances for each in plies)], strict=False):
        if one.seat is not None and (named := _kind(one, chances, last, fatal)):
            found[one.ply] = named
        last = one
    return found


def _kind(one: Ply, before: tuple[float, ...], last: Ply | None, fatal: int | None) -> str:
    assert one.seat is not None
    if one.judgement == ONLY_MOVE:
        return "" if one.hinted else ONLY_MOVE
    if one.ply == fatal:
        return "fatal"
    if called(one) == HINTED:
        return HINTED
    if one.loss < MATTERED:
        return _small(one)
    if one.best is not None and one.best.chances[one.seat] == 1:
        return "thrown" if one.certain else "passed"
    if _leads(before, one.seat) and not _leads(one.chances, one.seat):
        return "turned"
    given = last is not None and last.seat not in (None, one.seat) and last.weight >= MATTERED
    return "missed" if given else "slip"


def _small(one: Ply) -> str:
    """What hardly changed who wins."""
    return "failed" if one.failed else "given" if one.weight >= MATTERED else ""


def _leads(chances: tuple[float, ...], seat: Seat) -> bool:
    """Nobody is likelier to win; alone: a win is likelier than not."""
    return chances[seat] >= (max(chances) if len(chances) > 1 else 0.5)


def blamed(one: Ply, seat: Seat) -> bool:
    """Whether that seat did something there that is worth going back to."""
    return one.seat == seat and one.weight >= MATTERED


def summary(
    seat: Seat, plies: Sequence[Ply], named: Mapping[int, str], falls: Sequence[tuple[float, Moment]] = ()
) -> Summary:
    """What a seat made of the decisions that were its own, those that followed no hint.

    `falls`: where its chance fell without its fault, the largest first."""
    every = [one for one in plies if one.seat == seat]
    own = [one for one in every if not one.hinted]
    called = Counter(one.judgement for one in own)
    return Summary(
        seat, _accuracy(own),
        called["inaccuracy"], called["mistake"], called[BLUNDER], _lost(own), _phases(own), _moments(own, named, falls),
        len(every) - len(own),
    )  # fmt: skip


def _accuracy(own: Sequence[Ply]) -> float:
    """In percent, of what could be judged."""
    kept = [math.exp(-STEEPNESS * one.weight) for one in own if one.judgement is not None]
    return round(100 * sum(kept) / len(kept), 1) if kept else 100.0


def _lost(own: Sequence[Ply]) -> float:
    return round(sum(one.loss for one in own), DIGITS)


def _phases(own: Sequence[Ply]) -> tuple[PhaseLoss, ...]:
    """In the order in which they came."""
    names = dict.fromkeys(one.phase for one in own)
    parts = {name: [one for one in own if one.phase == name] for name in names}
    return tuple(PhaseLoss(name, len(part), _lost(part), _accuracy(part)) for name, part in parts.items())


def _moments(own: Sequence[Ply], named: Mapping[int, str], falls: Sequence[tuple[float, Moment]]) -> tuple[Moment, ...]:
    """The worst moves, the falls and the only moves that were found, by what hung on each.

    First what was lost by without a fault, last what hardly changed who wins."""
    fell = {moment.ply for _, moment in falls}
    known = [(_hung(one, named), Moment(one.ply, named[one.ply])) for one in own if one.ply in named.keys() - fell]
    decided = [] if any(one.weight >= MATTERED for one in own) else list(falls[:1])
    others = sorted([*known, *falls[len(decided) :]], key=lambda one: (one[1].kind in SMALL, -one[0]))
    return tuple(sorted((moment for _, moment in [*decided, *others][:MOMENTS]), key=lambda moment: moment.ply))


def _hung(one: Ply, named: Mapping[int, str]) -> float:
    return one.stake if named[one.ply] == ONLY_MOVE else one.weight
