"""Where a seat's chance fell and no move of its own is to blame: who loses a well-played game is told where as well."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from ludotheque.core.game import Seat
from ludotheque.play.judged import Moment, Ply
from ludotheque.play.judging import MATTERED, MOMENTS, blamed

Fall = tuple[float, Moment]
"""By how much, and where."""


def falls(seat: Seat, before: tuple[float, ...], plies: Sequence[Ply], named: Mapping[int, str]) -> list[Fall]:
    """Those that mattered, the largest first; of a seat that is blamed for nothing the largest in any case.

    None of a seat that had little to lose, or ended no worse than it began."""
    if not plies or before[seat] - plies[-1].chances[seat] < MATTERED:
        return []
    chances = [before[seat], *(one.chances[seat] for one in plies)]
    found = [
        (earlier - later, Moment(one.ply, _kind(one, seat, named)))
        for one, (earlier, later) in zip(plies, pairwise(chances), strict=True)
        if earlier > later and not blamed(one, seat)
    ]
    found.sort(key=lambda fall: (-fall[0], fall[1].ply))
    least = 0 if any(blamed(one, seat) for one in plies) else 1
    return found[: max(least, sum(by >= MATTERED for by, _ in found))]


def _kind(one: Ply, seat: Seat, named: Mapping[int, str]) -> str:
    """What another did wrong has its name already."""
    if one.seat is None:
        return "luck"
    return "fell" if one.seat == seat else named.get(one.ply, "raised")


def turning(found: Sequence[Fall]) -> tuple[Moment, ...]:
    """Where a game was decided in which nobody is blamed: the largest falls of those who lost by them."""
    largest = {moment.ply: moment for _, moment in sorted(found, key=lambda fall: -fall[0])[:MOMENTS]}
    return tuple(largest[ply] for ply in sorted(largest))
