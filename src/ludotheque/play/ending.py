"""Outcomes that the board does not show: resignation, agreement, loss on time, no result."""

from dataclasses import dataclass
from typing import Literal

from ludotheque.core.game import AnyGame, Seat
from ludotheque.core.outcome import Outcome, shared_returns

Reason = Literal["resigned", "agreed", "time", "abandoned"]


@dataclass(frozen=True)
class Ending:
    """How a match ended beside the board, and by whom."""

    reason: Reason
    seat: Seat | None = None


def sides(game: AnyGame) -> tuple[tuple[Seat, ...], ...]:
    """Who wins together; everybody alone where the game has no teams."""
    return game.info.sides or tuple((seat,) for seat in range(game.info.seats))


def outcome(game: AnyGame, ending: Ending) -> Outcome:
    """All sides share an agreed draw; a side that resigns or runs out of time leaves the win to the others."""
    if ending.reason == "abandoned":
        return Outcome("abandoned", (), (), ())
    every = sides(game)
    winning = every if ending.reason == "agreed" else tuple(side for side in every if ending.seat not in side)
    winners = tuple(sorted(seat for side in winning for seat in side))
    return Outcome(ending.reason, (), shared_returns(every, winning), winners)
