"""Which stops to make: a seat's way to win, from the distances between docks and where its raft lies."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from ludotheque.games.laguna.bots.distances import FEWEST, DockDistances, dock_distances
from ludotheque.games.laguna.kernel import itineraries, passages
from ludotheque.games.laguna.kernel.arrays import SeaMap, cover_of
from ludotheque.games.laguna.kernel.itineraries import Cargo, Parts, Turns
from ludotheque.games.laguna.kernel.passages import NEVER, REEFS, Shorts
from ludotheque.games.laguna.kernel.play import Ints
from ludotheque.games.laguna.rules.board import Board
from ludotheque.games.laguna.rules.geometry import VOLCANO
from ludotheque.games.laguna.rules.state import EMPTY, SAIL, Raft, State


@dataclass(frozen=True)
class Search:
    """How far to look: stops tried, and visits to the volcano in a row."""

    nodes: int
    visits: int


@dataclass(frozen=True)
class Prey:
    """A raft with own pearls, and the window beside it that is nearest."""

    seat: int
    own: int
    window: int


@dataclass(frozen=True)
class Itinerary:
    """The first stop: a part of the board or `raft1`, the window to dock at, and what is delivered there.

    `cost` is about how many actions it takes to win; `part` is empty where nothing can be reached.
    """

    part: str
    window: int
    cost: int
    deliver: int = 0


def times_from(raft: Raft, sea_map: SeaMap, state: State, mine: bool, shifts: bool) -> Shorts:
    """Actions from where a raft lies to every node, by reefs shown; `mine`: its turn is under way."""
    node = sea_map.window(raft.row, raft.col) * passages.COVERS + cover_of(raft)
    before = not shifts and (state.reef_at_start and state.phase != SAIL if mine else True)
    enough = passages.enough_for(raft.pearls, shifts)
    return passages.reach(_ints([node]), before, shifts, enough, sea_map.sea)


class ItineraryPlanner:
    """Plans the stops of one seat; `sea_map` is the sea with the other rafts on it."""

    def __init__(self, known: Board, sea_map: SeaMap, state: State, seat: int, most: int, shifts: bool) -> None:
        self.state, self.seat, self.most, self.map, self.shifts = state, seat, most, sea_map, shifts
        self.raft, self.own = state.rafts[seat], state.colours[seat]
        self.distances: DockDistances = dock_distances(known, self.raft.orient, most, shifts)
        self._rows: dict[int, Shorts | None] = {}
        self.times = times_from(self.raft, sea_map, state, seat == state.turn, shifts)

    def nearest(self, goals: list[int]) -> tuple[int, Shorts]:
        """The window that is reached first with no symbol showing, and the actions to it by reefs shown."""
        found = passages.at_docks(self.times, _ints(goals), self.map.sea)
        for shown in range(REEFS):
            if found[shown].min() < NEVER:
                number = int(found[shown].argmin())
                return goals[number], found[:, number]
        return goals[0], found[:, 0]

    def prey(self, closed: set[str]) -> list[Prey]:
        """Rafts that carry own pearls."""
        found = []
        for seat, raft in enumerate(self.state.rafts):
            own = raft.holes.count(self.own)
            if seat != self.seat and raft.launched and own and f"raft{seat}" not in closed:
                goals = self.beside(raft)
                if goals:
                    found.append(Prey(seat, own, self.nearest(goals)[0]))
        return found

    def beside(self, other: Raft) -> list[int]:
        """Windows beside a raft where so many pearls can cover every symbol."""
        found = []
        for row in range(max(0, other.row - 4), other.row + 5):
            for col in range(max(0, other.col - 4), other.col + 5):
                window = self.map.window(row, col)
                if window < len(self.map.valid) and self.map.valid[window]:
                    fits = self.map.symbols(window) <= self.raft.pearls
                    if fits and Raft(self.raft.orient, row, col).touches(other):
                        found.append(window)
        return found

    def plan(self, needed: int, turns: Turns, search: Search, closed: set[str], prey: list[Prey],
             aboard: str | None = None) -> Itinerary:  # fmt: skip
        """The quickest way to win as far as the search looks; `aboard` is what will be aboard when it sails."""
        load = self.raft.holes.replace(EMPTY, "") if aboard is None else aboard
        first = self._first(closed, prey, len(load))
        if first is None:
            return Itinerary("", -1, itineraries.LATE)
        kept = self._kept(len(load), needed)
        cargo = Cargo(min(load.count(self.own), len(load) - kept), len(load) - kept, self.most - kept, needed)
        parts, trips = self._parts(closed, prey, first, kept), round_trips(self.distances, turns.each)[kept:]
        cost, part, dock, deliver = itineraries.plan(parts, cargo, turns, search.visits, search.nodes, trips)
        if part < 0:
            return Itinerary("", -1, int(cost))
        many = len(self.distances.docks)
        if dock >= many:
            one = prey[int(dock) - many]
            return Itinerary(f"raft{one.seat}", one.window, int(cost))
        return Itinerary(self.distances.parts[part], int(self.distances.docks[dock]), int(cost), int(deliver))

    def _kept(self, pearls: int, needed: int) -> int:
        """Pearls that stay aboard beside the two that must: where none is shifted, two hardly bring a raft away from
        the volcano, and only who wins there needs not sail on."""
        return int(not self.shifts and pearls > FEWEST and needed > pearls - FEWEST)

    def _parts(self, closed: set[str], prey: list[Prey], first: Shorts, kept: int) -> Parts:
        """Islands, volcano and prey; what is closed holds nothing."""
        bounds = np.concatenate([self.distances.bounds, self.distances.bounds[-1] + np.arange(1, len(prey) + 1)])
        kinds = [itineraries.ISLAND] * len(self.state.board.islands)
        kinds += [itineraries.VOLCANO, *[itineraries.RAFT] * len(prey)]
        there = [
            "" if island in closed else pearls
            for island, pearls in zip(self.state.board.islands, self.state.islands, strict=True)
        ]
        chased = [one.own for one in prey]
        own = _ints([*(pearls.count(self.own) for pearls in there), 0, *chased])
        pearls = _ints([*map(len, there), 0, *chased])
        return Parts(_ints(kinds), bounds.astype(np.int32), own, pearls, first, self._ways(prey)[kept:])

    def harbours(self) -> list[int]:
        """The docks of islands that have pearls."""
        return [
            int(dock)
            for island, pearls in zip(self.state.board.islands, self.state.islands, strict=True)
            if pearls
            for dock in self.distances.docks[self.distances.of(island)]
        ]

    def _first(self, closed: set[str], prey: list[Prey], pearls: int) -> Shorts | None:
        """From the raft to every dock and every prey; with other pearls than now, as if it lay at a dock."""
        sea, times = self.map.sea, self.times
        if pearls != self.raft.pearls:
            nodes = passages.well_covered(self.map.window(self.raft.row, self.raft.col), pearls, sea)
            if not len(nodes):
                return None
            times = passages.reach(nodes, False, self.shifts, passages.enough_for(pearls, self.shifts), sea)
        windows = np.concatenate([self.distances.docks, _ints([one.window for one in prey])])
        found = passages.at_docks(times, windows.astype(np.int32), sea)
        for number in np.flatnonzero(self.map.valid[windows] == 0):
            found[:, number] = NEVER
        if VOLCANO in closed:
            found[:, self.distances.of(VOLCANO)] = NEVER
        return found

    def _ways(self, prey: list[Prey]) -> Shorts:
        """Between docks, and the same ways back from a raft as there."""
        if not prey:
            return self.distances.ways
        levels, reefs, many = self.distances.ways.shape[:3]
        ways = np.full((levels, reefs, many + len(prey), many + len(prey)), NEVER, np.int16)
        ways[:, :, :many, :many] = self.distances.ways
        for number, one in enumerate(prey, many):
            row = self._beside(one.window)
            if row is not None:
                ways[:, :, number, :many] = ways[:, :, :many, number] = row
        return ways

    def _beside(self, window: int) -> Shorts | None:
        """From a window beside a raft to every dock."""
        if window not in self._rows:
            sea, pearls = self.map.sea, max(FEWEST, self.raft.pearls)
            nodes = passages.well_covered(window, pearls, sea)
            self._rows[window] = None
            if len(nodes):
                enough = min(2, passages.enough_for(pearls, self.shifts))
                times = passages.reach(nodes, False, self.shifts, enough, sea)
                self._rows[window] = passages.at_docks(times, self.distances.docks, sea)
        return self._rows[window]


@lru_cache(32)
def round_trips(found: DockDistances, turn: int) -> Ints:
    """About what one more visit to the volcano takes by what is aboard when leaving it: out and, full, back."""
    volcano, islands = found.of(VOLCANO), found.parts[:-1]
    if not islands:
        return _ints([REEFS * turn] * (FEWEST + len(found.ways)))
    totals = [0] * FEWEST
    for level in range(len(found.ways)):
        there = [_quickest(found.ways[level][:, volcano, found.of(part)], turn) for part in islands]
        back = [_quickest(found.ways[-1][:, found.of(part), volcano], turn) for part in islands]
        totals.append(int(np.mean(there) + np.mean(back)) + itineraries.TRADING)
    return _ints(totals)


def _quickest(ways: Shorts, turn: int) -> int:
    """Reefs count as the half of a turn for the first and a whole one for each after it."""
    found = [int(ways[shown].min()) for shown in range(REEFS)]
    costs = [many + (shown * turn - turn // 2 if shown else 0) for shown, many in enumerate(found) if many < NEVER]
    return min(costs, default=REEFS * turn)


def _ints(values: list[int]) -> Ints:
    return np.array(values, np.int32)
