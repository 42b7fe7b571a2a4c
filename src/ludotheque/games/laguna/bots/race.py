"""The race: how many turns each raft still needs, if nobody hinders it."""

from dataclasses import dataclass, replace

from ludotheque.games.laguna.bots.itinerary import ItineraryPlanner, Search
from ludotheque.games.laguna.bots.memory import printed
from ludotheque.games.laguna.bots.traits import actions_a_turn
from ludotheque.games.laguna.kernel.arrays import sea_map
from ludotheque.games.laguna.kernel.itineraries import LATE, Turns
from ludotheque.games.laguna.rules.docking import protected
from ludotheque.games.laguna.rules.geometry import Cell
from ludotheque.games.laguna.rules.options import LagunaOptions
from ludotheque.games.laguna.rules.state import EMPTY, Raft, State

TEMPO_MS = 900
"""What an action takes somebody who knows the game."""
WITHOUT_GLASS = 40
"""Actions of a turn that only a reef ends, on the average."""
VISITS = 3
"""To the volcano in a row, that are foreseen."""
FARTHEST = 40.0
"""Turns that stand for a raft that does not get there."""
FIRST_PEARLS = 3
"""At most so many are loaded at the start."""


def tempo(options: LagunaOptions) -> int:
    """Actions that somebody makes in a turn."""
    return WITHOUT_GLASS if options.glass is None else actions_a_turn(options.glass, TEMPO_MS)


@dataclass(frozen=True)
class Race:
    """The distances of one game; `nodes` is how many stops are tried for each raft."""

    options: LagunaOptions
    nodes: int

    def turns(self, view: State) -> tuple[float, ...]:
        """By seat, counted from now: whoever comes later in the round is so much later."""
        return tuple(self._of(view, seat) for seat in range(self.options.players))

    def _of(self, view: State, seat: int) -> float:
        needed = self.options.needed - view.delivered[seat]
        wait = ((seat - view.turn) % self.options.players) / self.options.players
        if needed <= 0:
            return 0.0
        raft, each = view.rafts[seat], tempo(self.options)
        known = printed(view.board)
        others: frozenset[Cell] = frozenset(
            cell for other, one in enumerate(view.rafts) if other != seat for cell in one.window
        )
        found = sea_map(known, raft.orient).blocked(others)
        whole = replace(view, board=known)
        shifts = self.options.glass is not None
        planner = ItineraryPlanner(known, found, whole, seat, self.options.max_pearls[seat], shifts)
        closed = {island for island in known.islands if protected(self.options, whole, island, seat) is not None}
        aboard = None if raft.launched else _first_load(whole, raft)
        turns, search = Turns(each, each), Search(self.nodes, VISITS)
        cost = planner.plan(needed, turns, search, closed, [], aboard).cost
        if cost >= LATE:  # what only others carry is fetched from them: nobody can refuse an exchange (LAG-51)
            cost = planner.plan(needed, turns, search, closed, planner.prey(closed), aboard).cost
        return min(FARTHEST, cost / each if cost < LATE else FARTHEST) + wait


def _first_load(state: State, raft: Raft) -> str:
    """What a raft that is not launched will have aboard when it sails."""
    there = state.island(raft.start) if raft.start in state.board.islands else ""
    return (raft.holes.replace(EMPTY, "") + there)[:FIRST_PEARLS]
