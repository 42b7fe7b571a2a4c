"""Players that look at one turn only: the gentle levels, and the yardsticks that levels are measured with."""

from collections.abc import Callable
from dataclasses import dataclass

from ludotheque.core.bot import Choice, Limit, Reason, Seen
from ludotheque.core.chance import Below
from ludotheque.core.game import AnyGame
from ludotheque.games.interactions.rules import scoring
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.state import WILD, Move, Place, Select, State
from ludotheque.games.interactions.rules.territory import lay, targets
from ludotheque.games.interactions.rules.tiles import TILES

Value = Callable[[Interactions, State, int], int]


def lead(game: Interactions, state: State, seat: int) -> int:
    """The seat's visible points less its best rival's; a team has what its weaker member has (IXN-28)."""
    points = [line.total for line in scoring.sheets(game.options, state)]
    if game.options.solo:
        return points[0] - points[WILD]
    sides = game.options.sides or tuple((other,) for other in range(game.options.players))
    own = min(points[one] for side in sides if seat in side for one in side)
    return own - max(min(points[one] for one in side) for side in sides if seat not in side)


def own_points(game: Interactions, state: State, seat: int) -> int:
    return scoring.sheets(game.options, state)[seat].total


def after(state: State, seat: int, move: Place) -> State:
    """The Territory as the move alone leaves it: no wild answer, no raised tile."""
    return State(tuple(sorted(lay(state.territory, seat, move.tile, move.cell).items())), state.hands)


def gain(game: Interactions, state: State, seat: int, move: Place) -> int:
    """By how much a turn improves the seat's lead at once."""
    return lead(game, after(state, seat, move), seat) - lead(game, state, seat)


@dataclass(frozen=True)
class Greedy:
    """Takes what gains most at once."""

    own_points_percent: int = 0
    """In so many of a hundred turns it counts its own points only, and harms nobody on purpose."""

    def choose(self, game: AnyGame, view: State, seen: Seen, limit: Limit, below: Below) -> Choice:
        assert isinstance(game, Interactions)
        moves = game.moves(view, seen.seat)
        if not view.hands[seen.seat].selected:
            return explained(game, view, seen.seat, moves.sample(below))
        value = own_points if below(100) < self.own_points_percent else lead
        best = _best(game, view, seen.seat, [move for move in moves if isinstance(move, Place)], value)
        return explained(game, view, seen.seat, best[below(len(best))])


def _best(game: Interactions, view: State, seat: int, moves: list[Place], value: Value) -> list[Place]:
    """The placements that gain most; the raised tile makes no difference at once."""
    spots = {(move.tile, move.cell): move for move in moves}
    gains = {spot: value(game, after(view, seat, move), seat) for spot, move in spots.items()}
    most = max(gains.values())
    return [move for move in moves if gains[move.tile, move.cell] == most]


def explained(game: Interactions, view: State, seat: int, move: Move) -> Choice:
    """A move of somebody who looks at one turn, with what it gains as the reason."""
    if isinstance(move, Select):
        return Choice(move, reason=Reason("selection", {"tiles": move.tiles}))
    turned = len(targets(view.territory, move.tile, move.cell))
    won = gain(game, view, seat, move)
    reason = Reason("gain", {"tile": move.tile, "points": TILES[move.tile].recto, "turned": turned, "gain": won})
    return Choice(move, float(won), reason=reason, nodes=1)
