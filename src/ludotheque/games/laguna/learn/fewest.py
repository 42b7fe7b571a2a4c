"""The fewest moves within one turn, by A* over the rules themselves: every legal move is tried."""

from collections.abc import Callable
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count

from ludotheque.games.laguna.kernel.arrays import sea_map
from ludotheque.games.laguna.kernel.play import FAR
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.geometry import VOLCANO
from ludotheque.games.laguna.rules.moves import Move
from ludotheque.games.laguna.rules.state import State

NODES = 2_500
"""Positions looked at where no limit is said."""
Bound = Callable[[State], int]
"""No fewer moves are left, whatever is done; FAR where it can no more be done in this turn."""


class TooHard(Exception):
    """The limit came before the proof."""


@dataclass(frozen=True)
class Errand:
    """So many own pearls in the volcano, by the seat to move, in this turn."""

    game: Laguna
    pearls: int
    bound: Bound

    def done(self, state: State, seat: int) -> bool:
        return state.delivered[seat] >= self.pearls

    def fewest(self, state: State, most: int, nodes: int = NODES) -> tuple[Move, ...] | None:
        """A shortest line of at most so many moves; None where there is none; raises TooHard."""
        seat, turn, numbers = state.turn, state.turns, count()
        queue = [(self.bound(state), 0, next(numbers), state)]
        best, parents = {_key(state): 0}, dict[State, tuple[State, Move]]()
        for _ in range(nodes):
            if not queue:
                return None
            _, cost, _, here = heappop(queue)
            if self.done(here, seat):
                return _line(parents, here, state)
            if here.turns != turn or best[_key(here)] < cost:
                continue
            for move in self.game.moves(here):
                there = self.game.play(here, move)
                guess = 0 if self.done(there, seat) else self.bound(there) if there.turns == turn else FAR
                key = _key(there)
                if cost + 1 + guess <= most and cost + 1 < best.get(key, FAR):
                    best[key], parents[there] = cost + 1, (here, move)
                    heappush(queue, (cost + 1 + guess, cost + 1, next(numbers), there))
        raise TooHard

    def keeping(self, state: State, par: int, nodes: int = NODES) -> list[Move]:
        """Every first move after which the errand is still done in as many moves as the par says."""
        seat, found = state.turn, list[Move]()
        for move in self.game.moves(state):
            after = self.game.play(state, move)
            if self.done(after, seat) or (
                after.turns == state.turns
                and self.bound(after) <= par - 1
                and self.fewest(after, par - 1, nodes) is not None
            ):
                found.append(move)
        return found


def sailed(state: State, pearls: int, most: int) -> Bound:
    """By the exact distances of the solver, other rafts lying where they lie: shifts cost nothing there."""
    seat, raft = state.turn, state.raft
    others = frozenset(cell for place, one in enumerate(state.rafts) if place != seat for cell in one.window)
    found = sea_map(state.board, raft.orient).blocked(others)
    far = found.distances_to(list(found.docks[VOLCANO]), most)

    def bound(here: State) -> int:
        steps = int(far[found.window(here.rafts[seat].row, here.rafts[seat].col)])
        return steps + _missing(here, seat, pearls) if steps < FAR else FAR

    return bound


def beeline(state: State, pearls: int) -> Bound:
    """By nothing but the fields between here and the nearest berth at the volcano."""
    seat, orient, board = state.turn, state.raft.orient, state.board
    rows, cols = board.size
    berths = [
        (row, col)
        for row in range(rows)
        for col in range(cols)
        if board.is_sea(orient, row, col) and VOLCANO in board.touched(orient, row, col)
    ]

    def bound(here: State) -> int:
        raft = here.rafts[seat]
        near = min(abs(raft.row - row) + abs(raft.col - col) for row, col in berths)
        return near + _missing(here, seat, pearls)

    return bound


def _missing(state: State, seat: int, pearls: int) -> int:
    """A move for every pearl still to be unloaded, and one where an own pearl is yet to come aboard."""
    left = pearls - state.delivered[seat]
    return left + (state.rafts[seat].holes.count(state.colours[seat]) < left)


def _key(state: State) -> tuple[object, ...]:
    """What matters for the rest of a turn: own pearls are alike, and so are all others."""
    own = state.colours[state.turn]
    rafts = tuple((raft.row, raft.col, _merged(raft.holes, own)) for raft in state.rafts)
    islands = tuple("".join(sorted(_merged(pearls, own))) for pearls in state.islands)
    return rafts, islands, state.delivered, state.phase, state.reef_at_start, state.fresh, state.turns


def _merged(pearls: str, own: str) -> str:
    return "".join(pearl if pearl in ("-", own) else "o" for pearl in pearls)


def _line(parents: dict[State, tuple[State, Move]], last: State, first: State) -> tuple[Move, ...]:
    moves = list[Move]()
    while last != first:
        last, move = parents[last]
        moves.append(move)
    return tuple(reversed(moves))
