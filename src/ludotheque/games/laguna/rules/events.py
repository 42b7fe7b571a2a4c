"""What a move is told as: events for log, live region, animation and sound; nothing that lies under a pearl."""

from ludotheque.core.errors import Fact
from ludotheque.core.outcome import Event
from ludotheque.games.laguna.rules.effects import is_over, solved, uncovers_reef
from ludotheque.games.laguna.rules.geometry import HOLES, POINTS, REEF
from ludotheque.games.laguna.rules.moves import (
    Docked,
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
from ludotheque.games.laguna.rules.options import LagunaOptions
from ludotheque.games.laguna.rules.state import PLAY, State, directions, visible


def events(options: LagunaOptions, before: State, move: Move, after: State) -> tuple[Event, ...]:
    """The action first, then what followed from it."""
    seat = before.turn
    action = Event(_key(move), {"seat": seat, **_facts(before, move)})
    if before.stage != PLAY:
        return (action, *(_turn(after) if after.stage == PLAY else ()))
    launched = not before.raft.launched and after.rafts[seat].launched
    first = (action, *([Event("launched", {"seat": seat})] if launched else []))
    if is_over(options, after):
        return (*first, _ending(options, after, seat))
    return (*first, *_uncovered(before, move, after), *_turn_ended(before, move, after))


def _uncovered(before: State, move: Move, after: State) -> tuple[Event, ...]:
    """The reef that ended the turn, or the arrows that bind the next step."""
    seat, raft = before.turn, after.rafts[before.turn]
    if uncovers_reef(before, move):
        under = after.under(raft)
        reefs = tuple(hole for hole in HOLES if under[hole] == REEF and not raft.covered(hole))
        row, col = raft.window[reefs[0]]
        return (Event("reef", {"seat": seat, "row": row, "col": col, "holes": reefs}),)
    if isinstance(move, Step | Shift | Unload | Drop) and after.turns == before.turns:
        bound = directions(after) & {POINTS[symbol] for symbol in visible(after, raft) if symbol in POINTS}
        if bound:
            return (Event("current", {"seat": seat, "ways": tuple(sorted(bound))}),)
    return ()


def _turn_ended(before: State, move: Move, after: State) -> tuple[Event, ...]:
    """Whose turn it is now; before that, that the last one had its most actions (LAG-E3)."""
    if after.turns == before.turns:
        return ()
    capped = not uncovers_reef(before, move) and not isinstance(move, End | Time)
    return (*([Event("tired", {"seat": before.turn})] if capped else []), *_turn(after))


def _turn(after: State) -> tuple[Event, ...]:
    return (Event("turn", {"seat": after.turn}),)


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
        case Shift(source, target):
            return {"colour": before.raft.holes[source], "source": source, "target": target}
        case Step(direction):
            return {"way": direction}
        case End() | Time(None):
            return {}
        case Time(seat):
            return {"by": seat}
        case _:
            return _docked_facts(before, move)


def _docked_facts(before: State, move: Docked) -> dict[str, Fact]:
    mine = before.raft.holes
    match move:
        case Load(island, colour, hole):
            return {"island": island, "colour": colour, "hole": hole}
        case Swap(island, give, take):
            given = tuple(mine[hole] for hole in give)
            return {"island": island, "given": given, "taken": tuple(colour for _, colour in take)}
        case Trade(seat, give, take):
            theirs = before.rafts[seat].holes
            given, taken = tuple(mine[hole] for hole, _ in give), tuple(theirs[hole] for hole, _ in take)
            return {"other": seat, "raft": before.colours[seat], "given": given, "taken": taken}
        case Unload(hole):
            return {"colour": mine[hole], "hole": hole, "delivered": before.delivered[before.turn] + 1}
        case Drop(island, hole):
            return {"island": island, "colour": mine[hole], "hole": hole}


def _ending(options: LagunaOptions, after: State, seat: int) -> Event:
    if after.wrecked:
        return Event("wrecked", {"seat": seat})
    if solved(after):
        return Event("solved", {"seat": seat, "moves": after.spent})
    if max(after.delivered) >= options.needed:
        return Event("won", {"seat": seat})
    return Event("rounds", {})
