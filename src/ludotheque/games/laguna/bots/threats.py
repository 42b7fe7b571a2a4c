"""Minding the rivals: who would win next turn, and where a turn is ended so that little can be robbed."""

from functools import cached_property

from ludotheque.games.laguna.bots.itinerary import ItineraryPlanner, Search, times_from
from ludotheque.games.laguna.kernel.arrays import SeaMap, sea_map
from ludotheque.games.laguna.kernel.itineraries import Turns
from ludotheque.games.laguna.kernel.passages import COVERS, Shorts
from ludotheque.games.laguna.rules.board import Board
from ludotheque.games.laguna.rules.geometry import Cell
from ludotheque.games.laguna.rules.moves import End, Move, Shift, Step
from ludotheque.games.laguna.rules.options import LagunaOptions
from ludotheque.games.laguna.rules.state import EMPTY, Raft, State, shows_reef

OWN_PEARL, HOSTAGE = 8, 3
"""What a pearl is worth that a rival reaches at once, in actions."""


class Threats:
    """The rivals as the seat to move sees them."""

    def __init__(self, options: LagunaOptions, state: State, known: Board, turns: Turns) -> None:
        self.options, self.state, self.known, self.turns = options, state, known, turns
        self.shifts = options.glass is not None
        self.rivals = [seat for seat, raft in enumerate(state.rafts) if seat != state.turn and raft.launched]

    def _map(self, seat: int, mine: bool) -> SeaMap:
        """The sea as that seat finds it; `mine`: with the raft of the seat to move on it."""
        cells: frozenset[Cell] = frozenset(
            cell
            for other, raft in enumerate(self.state.rafts)
            if other != seat and (mine or other != self.state.turn)
            for cell in raft.window
        )
        return sea_map(self.known, self.state.rafts[seat].orient).blocked(cells)

    def winning(self, nodes: int) -> list[int]:
        """The seats that win in their next turn if nobody minds."""
        found = []
        for seat in self.rivals:
            raft, needed = self.state.rafts[seat], self.options.needed - self.state.delivered[seat]
            if needed > raft.holes.count(self.state.colours[seat]) + 2:
                continue
            most = self.options.max_pearls[seat]
            planner = ItineraryPlanner(self.known, self._map(seat, mine=True), self.state, seat, most, self.shifts)
            whole = Turns(self.turns.each, self.turns.each)
            if planner.plan(needed, whole, Search(max(200, nodes), 2), set(), []).cost <= self.turns.each:
                found.append(seat)
        return found

    def stop_early(self, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """The part of a way too long for this turn after which the raft lies best; a reef on the way is kept."""
        left = self.turns.left
        raft, best, least = self.state.raft, 0, self._danger(self.state.raft) + len(moves) + left / 4
        for number, move in enumerate(moves[:left], 1):
            match move:
                case Step(direction):
                    raft = raft.moved(direction)
                case Shift(source, target):
                    raft = raft.with_holes({source: EMPTY, target: raft.holes[source]})
            if shows_reef(self.state, raft):
                return moves
            value = self._danger(raft) + len(moves) - number + (left - number) / 4
            if value <= least:
                best, least = number, value
        return (*moves[:best], End())

    def _danger(self, raft: Raft) -> float:
        """Pearls that rivals may take, weighed by how soon they are here."""
        own = self.state.colours[self.state.turn]
        found = 0.0
        for seat in self.rivals:
            worth = OWN_PEARL * raft.holes.count(own) + HOSTAGE * raft.holes.count(self.state.colours[seat])
            found += worth * max(0.0, 1 - self._soonest(seat, raft) / self.turns.each)
        return found

    def _soonest(self, seat: int, raft: Raft) -> int:
        """Actions after which that rival touches a raft lying there."""
        times, sea, other = self._times[seat], self._map(seat, mine=False), self.state.rafts[seat]
        found = self.turns.each
        for row in range(max(0, raft.row - 3), raft.row + 4):
            for col in range(max(0, raft.col - 3), raft.col + 4):
                window = sea.window(row, col)
                if window < len(times) and times[window] < found and Raft(other.orient, row, col).touches(raft):
                    found = int(times[window])
        return found

    @cached_property
    def _times(self) -> dict[int, Shorts]:
        """Actions of each rival to every window without a reef."""
        found = {}
        for seat in self.rivals:
            sea = self._map(seat, mine=False)
            times = times_from(self.state.rafts[seat], sea, self.state, False, self.shifts)[0]
            found[seat] = times.reshape(-1, len(sea.valid), COVERS).min(axis=(0, 2))
        return found
