"""What everybody is told of a move."""

from ludotheque.core.outcome import Event
from ludotheque.games.noughts.rules.notation import write
from ludotheque.games.noughts.rules.scoring import over
from ludotheque.games.noughts.rules.state import Mark, State


def events(before: State, move: Mark, after: State) -> tuple[Event, ...]:
    seat = before.placed % 2
    told = [Event("marked", {"seat": seat, "cell": write(move)})]
    if after.row:
        told.append(Event("row", {"seat": seat}))
    elif over(after):
        told.append(Event("full"))
    return tuple(told)
