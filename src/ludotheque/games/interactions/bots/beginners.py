"""Players that err as people do: they grab what shines and overlook what a tile would turn, or half of the places."""

from collections.abc import Iterable
from dataclasses import dataclass

from ludotheque.core.bot import Choice, Limit, Seen
from ludotheque.core.chance import Below
from ludotheque.core.game import AnyGame
from ludotheque.games.interactions.bots.greedy import explained, gain
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.state import Cell, Laid, Place, State
from ludotheque.games.interactions.rules.territory import targets
from ludotheque.games.interactions.rules.tiles import TILES

Spot = tuple[str, Cell]


@dataclass(frozen=True)
class Dazzled:
    """Lays the larger number first, thinks of its own points alone, and sees only some of the tiles that would turn."""

    overlooked_percent: int
    """So many of a hundred tiles that would turn go unseen."""

    def choose(self, game: AnyGame, view: State, seen: Seen, limit: Limit, below: Below) -> Choice:
        assert isinstance(game, Interactions)
        moves = game.moves(view, seen.seat)
        hand = view.hands[seen.seat]
        if not hand.selected:
            return explained(game, view, seen.seat, moves.sample(below))
        shines = max(hand.available, key=lambda tile: TILES[tile].recto)
        placements = [move for move in moves if isinstance(move, Place) and move.tile == shines]
        hoped = {move.cell: self._hoped(view, seen.seat, move, below) for move in _one_a_spot(placements)}
        best = [move for move in placements if hoped[move.cell] == max(hoped.values())]
        return explained(game, view, seen.seat, best[below(len(best))])

    def _hoped(self, view: State, seat: int, move: Place, below: Below) -> int:
        """What it expects for its own tiles, of those that it notices."""
        grid = view.territory
        turned = (grid[cell] for cell in targets(grid, move.tile, move.cell))
        return sum(_change(laid) for laid in turned if below(100) >= self.overlooked_percent and laid.owner == seat)


@dataclass(frozen=True)
class Novice:
    """Counts one turn rightly, but does not look at all places: who overlooks half has just read the rules."""

    overlooked_percent: int = 50

    def choose(self, game: AnyGame, view: State, seen: Seen, limit: Limit, below: Below) -> Choice:
        assert isinstance(game, Interactions)
        moves = game.moves(view, seen.seat)
        if not view.hands[seen.seat].selected:
            return explained(game, view, seen.seat, moves.sample(below))
        spots = _one_a_spot(move for move in moves if isinstance(move, Place))
        noticed = [move for move in spots if below(100) >= self.overlooked_percent] or [spots[below(len(spots))]]
        best = max(noticed, key=lambda move: gain(game, view, seen.seat, move))
        same = [move for move in moves if isinstance(move, Place) and _spot(move) == _spot(best)]
        return explained(game, view, seen.seat, same[below(len(same))])


def _spot(move: Place) -> Spot:
    return move.tile, move.cell


def _one_a_spot(moves: Iterable[Place]) -> list[Place]:
    """What is brought up makes no difference at once."""
    return list({_spot(move): move for move in moves}.values())


def _change(laid: Laid) -> int:
    return Laid(laid.owner, laid.tile, not laid.front).value - laid.value
