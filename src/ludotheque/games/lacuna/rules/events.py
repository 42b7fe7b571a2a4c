"""What happened by a move: the log, the live region, animation and sound are made from it."""

from ludotheque.core.outcome import Event
from ludotheque.games.lacuna.rules import scoring
from ludotheque.games.lacuna.rules.lines import pairs
from ludotheque.games.lacuna.rules.options import LacunaOptions
from ludotheque.games.lacuna.rules.pond import COLOURS, LETTERS
from ludotheque.games.lacuna.rules.state import Move, Pick, Place, State
from ludotheque.games.lacuna.rules.whereabouts import where


def of_move(options: LacunaOptions, before: State, move: Move, after: State) -> tuple[Event, ...]:
    """The pick or the placement, then what it decided, then the last phase."""
    events = []
    if isinstance(move, Pick):
        events.append(_picked(before, after))
        if options.blind_pick:
            events.append(Event("poured", {"flowers": len(after.flowers or ())}))
    elif isinstance(move, Place):
        events.append(_placed(options, before, move, after))
    leader = scoring.decided(after.held)
    if leader is not None and scoring.decided(before.held) is None:
        events.append(Event("decided", {"seat": leader}))
    if after.phase == "done":
        events.append(_counted(options, after))
    return tuple(events)


def _picked(before: State, after: State) -> Event:
    colour = next(c for c in COLOURS if after.held[0][c] > before.held[0][c])
    left = {flower.id for flower in after.flowers or ()}
    out = next((flower.id for flower in before.flowers or () if flower.id not in left), None)
    return Event("picked", {"seat": 0, "colour": LETTERS[colour], "id": out})


def _placed(options: LacunaOptions, before: State, move: Place, after: State) -> Event:
    pawn = after.pawns[before.turn][-1]
    open_before = {(pair.a.id, pair.b.id) for pair in pairs(options, before) if not pair.obstacle}
    gone = {move.i, move.j}
    a, b = (next(flower.at for flower in before.flowers or () if flower.id == number) for number in (move.i, move.j))
    closed = [
        pair for pair in pairs(options, after)
        if pair.obstacle and (pair.a.id, pair.b.id) in open_before and not gone & {pair.a.id, pair.b.id}
    ]  # fmt: skip
    return Event("placed", {
        "seat": before.turn, "colour": LETTERS[move.colour], "i": move.i, "j": move.j, "k": move.k,
        "x": pawn.x, "y": pawn.y, "number": len(after.pawns[before.turn]), "closed": len(closed),
        "ax": a.x, "ay": a.y, "bx": b.x, "by": b.y, "where": where(pawn, options.sizes.pond),
    })  # fmt: skip


def _counted(options: LacunaOptions, after: State) -> Event:
    owners = [near.seat for _, near in scoring.allocations(after, options.tolerance)]
    return Event("counted", {"gold": owners.count(0), "silver": owners.count(1), "nobody": owners.count(None)})
