"""What a move is told as: events for log, live region, animation and sound; nothing that lies under a pearl."""

from ludotheque.core.errors import Fact
from ludotheque.core.outcome import Event
from ludotheque.games.laguna.rules.effects import is_over, solved, strands
from ludotheque.games.laguna.rules.geometry import POINTS, REEF
from ludotheque.games.laguna.rules.moves import (
    Drop,
    End,
    Load,
    Move,
    Pearl,
    Place,
    Shift,
    Step,
    Swap,
    Time,
    Trade,
    Unload,
)
from ludotheque.games.laguna.rules.options import Terms
from ludotheque.games.laguna.rules.state import PLAY, State, directions, visible


def events(terms: Terms, before: State, move: Move, after: State) -> tuple[Event, ...]:
    """The action first, then what followed from it."""
    seat = before.turn
    told = [Event(_key(move), {"seat": seat, **_facts(before, move)})]
    if before.stage != PLAY:
        if after.stage == PLAY:
            told.append(Event("turn", {"seat": after.turn}))
        return tuple(told)
    raft = after.rafts[seat]
    if not before.raft.launched and raft.launched:
        told.append(Event("launched", {"seat": seat}))
    if is_over(terms, after):
        return (*told, _ending(terms, after, seat))
    if strands(terms, before, move):
        under = after.under(raft)
        reefs = [hole for hole in range(6) if under[hole] == REEF and not raft.covered(hole)]
        row, col = raft.window[reefs[0]]
        told.append(Event("reef", {"seat": seat, "row": row, "col": col, "holes": tuple(reefs)}))
    elif isinstance(move, Step | Shift | Unload | Drop) and after.turns == before.turns:
        bound = directions(after) & {POINTS[symbol] for symbol in visible(after, raft) if symbol in POINTS}
        if bound:
            told.append(Event("current", {"seat": seat, "ways": tuple(sorted(bound))}))
    if after.turns != before.turns:
        if not strands(terms, before, move) and not isinstance(move, End | Time):
            told.append(Event("tired", {"seat": seat}))
        told.append(Event("turn", {"seat": after.turn}))
    return tuple(told)


def _key(move: Move) -> str:
    if isinstance(move, Time) and move.seat is not None:
        return "called"
    return type(move).__name__.lower()


def _facts(before: State, move: Move) -> dict[str, Fact]:
    match move:
        case Place(orient, row, col, island):
            return {"orient": orient, "row": row, "col": col, "island": island}
        case Pearl(colour, island):
            return {"colour": colour, "island": island}
        case Load(island, colour, hole):
            return {"island": island, "colour": colour, "hole": hole}
        case Swap(island, give, take):
            given = tuple(before.raft.holes[hole] for hole in give)
            return {"island": island, "given": given, "taken": tuple(colour for _, colour in take)}
        case Trade(seat, give, take):
            mine, theirs = before.raft, before.rafts[seat]
            given, taken = tuple(mine.holes[a] for a, _ in give), tuple(theirs.holes[a] for a, _ in take)
            return {"other": seat, "raft": before.colours[seat], "given": given, "taken": taken}
        case Shift(source, target):
            return {"colour": before.raft.holes[source], "source": source, "target": target}
        case Step(direction):
            return {"way": direction}
        case Unload(hole):
            return {"colour": before.raft.holes[hole], "hole": hole, "delivered": before.delivered[before.turn] + 1}
        case Drop(island, hole):
            return {"island": island, "colour": before.raft.holes[hole], "hole": hole}
        case Time(seat) if seat is not None:
            return {"by": seat}
    return {}


def _ending(terms: Terms, after: State, seat: int) -> Event:
    if after.wrecked:
        return Event("wrecked", {"seat": seat})
    if solved(after):
        return Event("solved", {"seat": seat, "moves": after.spent})
    if max(after.delivered) >= terms.needed:
        return Event("won", {"seat": seat})
    return Event("rounds", {})
