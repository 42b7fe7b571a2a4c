"""How the last turn was: the reef that ended it, a pearl given away, and what a planner would have made of it."""

from collections.abc import Iterator

from ludotheque.core.coaching import Last, Remark
from ludotheque.games.laguna.bots.race import Race, tempo
from ludotheque.games.laguna.bots.turning import best_turn, handed_on, whole
from ludotheque.games.laguna.kernel.itineraries import Turns
from ludotheque.games.laguna.learn.pointing import shown
from ludotheque.games.laguna.rules.effects import uncovers_reef
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.geometry import REEF, UNKNOWN
from ludotheque.games.laguna.rules.moves import End, Shift, Step, Trade
from ludotheque.games.laguna.rules.state import EMPTY, PLAY, Raft, State, directions, visible

REEF_MET, GAVE, BETTER, DELIVERED, GOOD = 9.5, 5.5, 4.5, 4.0, 2.5
STOPS = 60
"""Tried for a plan: it is a word in passing."""
FEW, CLOSE = 3, 1.0
"""Moves: fewer are no turn to speak of, and one that is so near to the best was a good one."""


def remarks(game: Laguna, view: State, seat: int, last: Last) -> Iterator[Remark]:
    """What is to be said of it, seen from now."""
    found = (_reef(game, view, last), _given(game, last), _compared(game, view, seat, last))
    return (one for one in found if one)


def _reef(game: Laguna, view: State, last: Last) -> Remark | None:
    """It ended the turn and shows still: how it could have stayed covered, by what the seat knew then."""
    before: State = last.view
    move = game.read(before, last.move)
    if not isinstance(move, Step | Shift) or not uncovers_reef(whole(before), move):
        return None
    marks = shown(view, REEF)
    if isinstance(move, Shift):
        return Remark("reef-lifted", marks=marks, stake=REEF_MET)
    if _could_cover(game, before, move.direction):
        return Remark("reef-covered", marks=marks, stake=REEF_MET)
    clear = sorted(way for way in directions(before) if _bare(before, before.raft.moved(way)))
    return Remark("reef-way", {"way": clear[0]}, marks, REEF_MET) if clear else None


def _could_cover(game: Laguna, before: State, way: str) -> bool:
    """One pearl elsewhere, and the same step would have shown none."""
    raft = before.raft
    shifted = (
        raft.with_holes({move.source: EMPTY, move.target: raft.holes[move.source]})
        for move in game.moves(before)
        if isinstance(move, Shift)
    )
    return any(
        _bare(before, one) and way in directions(before.with_raft(one)) and _bare(before, one.moved(way))
        for one in shifted
    )


def _bare(state: State, raft: Raft) -> bool:
    """Nothing shows but what is known to be no reef."""
    return {REEF, UNKNOWN}.isdisjoint(visible(state, raft))


def _given(game: Laguna, last: Last) -> Remark | None:
    """A rival was given a pearl to deliver where another would have done."""
    for one in last.turn:
        view: State = one.view
        move = game.read(view, one.move)
        if isinstance(move, Trade) and (colour := view.colours[move.seat]) in _gives(view, move):
            others = (other for other in game.moves(view) if isinstance(other, Trade) and _alike(view, move, other))
            if any({colour, view.colours[view.turn]}.isdisjoint(_gives(view, other)) for other in others):
                return Remark("gave", {"seat": move.seat, "colour": colour}, (f"raft:{move.seat}",), GAVE)
    return None


def _alike(view: State, one: Trade, other: Trade) -> bool:
    """Of the same raft the same colours are taken."""
    there = view.rafts[one.seat].holes
    taken = [sorted(there[hole] for hole, _ in each.take) for each in (one, other)]
    return one.seat == other.seat and taken[0] == taken[1]


def _gives(view: State, move: Trade) -> str:
    return "".join(view.raft.holes[hole] for hole, _ in move.give)


def _compared(game: Laguna, view: State, seat: int, last: Last) -> Remark | None:
    """Beside what a planner makes of as many moves from where the turn began."""
    start: State = last.turn[0].view
    moves = [one.move for one in last.turn if not isinstance(game.read(one.view, one.move), End)]
    if start.stage != PLAY or not start.raft.launched:
        return None
    before, colour = whole(last.view), view.colours[seat]
    played = handed_on(game, game.play(before, game.read(before, last.move)), start.turns)
    best = best_turn(game, start, Turns(len(moves), tempo(game.options)), STOPS, frozenset()).after
    brought = played.delivered[seat] - start.delivered[seat]
    if best.delivered[seat] > played.delivered[seat]:
        return Remark("better-deliver", {"colour": colour, "brought": brought}, stake=BETTER)
    if _own(best, seat) > _own(played, seat):
        return Remark("better-fetch", {"colour": colour}, stake=BETTER)
    if brought:
        left = game.options.needed - view.delivered[seat]
        return Remark("delivered", {"count": brought, "left": left}, stake=DELIVERED)
    race = Race(game.options, STOPS)
    missed = tempo(game.options) * (race.turns(played)[seat] - race.turns(best)[seat])
    return Remark("good", stake=GOOD) if missed <= CLOSE and len(moves) >= FEW else None


def _own(state: State, seat: int) -> int:
    """Own pearls aboard or delivered."""
    return state.delivered[seat] + state.rafts[seat].holes.count(state.colours[seat])
