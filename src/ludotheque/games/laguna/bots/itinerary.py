"""Which stops to make: a seat's way to win, from the tables of the atlas and where its raft lies."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from ludotheque.games.laguna.bots.distances import FEWEST, Atlas, atlas
from ludotheque.games.laguna.kernel import itineraries as itinerary_kernel
from ludotheque.games.laguna.kernel import passages as passage_kernel
from ludotheque.games.laguna.kernel.arrays import Chart
from ludotheque.games.laguna.kernel.itineraries import FIRES, ISLAND, RAFT
from ludotheque.games.laguna.kernel.passages import NEVER, REEFS, Shorts
from ludotheque.games.laguna.kernel.play import Ints
from ludotheque.games.laguna.rules.board import Board
from ludotheque.games.laguna.rules.geometry import HOLES, VOLCANO
from ludotheque.games.laguna.rules.state import SAIL, Raft, State


@dataclass(frozen=True)
class Hour:
    """The virtual clock in actions: so many are left of this turn, so many has every later one."""

    left: int
    turn: int


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


def cover(raft: Raft) -> int:
    return sum(1 << hole for hole in HOLES if raft.covered(hole))


def times_from(raft: Raft, chart: Chart, state: State, mine: bool, shifts: bool) -> Shorts:
    """Actions from where a raft lies to every node, by reefs shown; `mine`: its turn is under way."""
    node = chart.window(raft.row, raft.col) * passage_kernel.COVERS + cover(raft)
    before = not shifts and (state.reef and state.phase != SAIL if mine else True)
    source = np.array([node], np.int32)
    enough = passage_kernel.enough_for(raft.pearls, shifts)
    return passage_kernel.reach(source, before, shifts, enough, chart.reefs, chart.arrows, chart.ways)


class Navigator:
    """Plans for one seat; `chart` is the sea with the other rafts on it."""

    def __init__(self, known: Board, chart: Chart, seat_state: State, seat: int, most: int, shifts: bool) -> None:
        self.state, self.seat, self.most, self.chart, self.shifts = seat_state, seat, most, chart, shifts
        self.raft, self.own = seat_state.rafts[seat], seat_state.colours[seat]
        self.atlas: Atlas = atlas(known, self.raft.orient, most, shifts)
        self._rows: dict[int, Shorts | None] = {}
        self.times = times_from(self.raft, chart, seat_state, seat == seat_state.turn, shifts)

    def nearest(self, goals: list[int]) -> tuple[int, Shorts]:
        """The window that is reached first with no symbol showing, and the actions to it by reefs shown."""
        found = passage_kernel.at_docks(self.times, np.array(goals, np.int32), self.chart.reefs, self.chart.arrows)
        for shown in range(REEFS):
            if found[shown].min() < NEVER:
                number = int(found[shown].argmin())
                return goals[number], found[:, number]
        return goals[0], found[:, 0]

    def plan(self, needed: int, hour: Hour, closed: set[str], prey: list[Prey], nodes: int, visits: int,
             aboard: str | None = None) -> Itinerary:  # fmt: skip
        """The quickest way to win as far as the search looks; `aboard` is what will be aboard when it sails."""
        load = self.raft.holes.replace("-", "") if aboard is None else aboard
        first = self._first(closed, prey, len(load))
        if first is None:
            return Itinerary("", -1, itinerary_kernel.LATE)
        bounds = np.concatenate([self.atlas.bounds, self.atlas.bounds[-1] + np.arange(1, len(prey) + 1)])
        kinds = [ISLAND] * len(self.state.board.islands) + [FIRES] + [RAFT] * len(prey)
        shut = [part in closed for part in self.atlas.parts] + [False] * len(prey)
        own_at = [there.count(self.own) for there in self.state.islands] + [0] + [one.own for one in prey]
        all_at = [len(there) for there in self.state.islands] + [0] + [one.own for one in prey]
        cost, part, dock, deliver = itinerary_kernel.plan(
            first, self._ways(prey, first), bounds.astype(np.int32),
            _ints([0 if no else many for no, many in zip(shut, own_at, strict=True)]),
            _ints([0 if no else many for no, many in zip(shut, all_at, strict=True)]), _ints(kinds),
            load.count(self.own), len(load), self.most, needed, hour.left, hour.turn, visits, nodes,
            trips(self.atlas, hour.turn),
        )  # fmt: skip
        if part < 0:
            return Itinerary("", -1, int(cost))
        many = len(self.atlas.docks)
        if dock >= many:
            one = prey[int(dock) - many]
            return Itinerary(f"raft{one.seat}", one.window, int(cost))
        return Itinerary(self.atlas.parts[part], int(self.atlas.docks[dock]), int(cost), int(deliver))

    def _first(self, closed: set[str], prey: list[Prey], pearls: int) -> Shorts | None:
        """From the raft to every dock and every prey; with other pearls than now, as if it lay at a dock."""
        chart = self.chart
        times = self.times
        if pearls != self.raft.pearls:
            window = chart.window(self.raft.row, self.raft.col)
            nodes = passage_kernel.well_covered(window, pearls, chart.reefs, chart.arrows)
            if not len(nodes):
                return None
            enough = passage_kernel.enough_for(pearls, self.shifts)
            times = passage_kernel.reach(nodes, False, self.shifts, enough, chart.reefs, chart.arrows, chart.ways)
        windows = np.concatenate([self.atlas.docks, _ints([one.window for one in prey])])
        found = passage_kernel.at_docks(times, windows.astype(np.int32), chart.reefs, chart.arrows)
        for number in np.flatnonzero(chart.valid[windows] == 0):
            found[:, number] = NEVER
        if VOLCANO in closed:
            found[:, self.atlas.of(VOLCANO)] = NEVER
        return found

    def _ways(self, prey: list[Prey], first: Shorts) -> Shorts:
        """The atlas, and the same ways back from a raft as there."""
        if not prey:
            return self.atlas.ways
        levels, reefs, many = self.atlas.ways.shape[:3]
        ways = np.full((levels, reefs, many + len(prey), many + len(prey)), NEVER, np.int16)
        ways[:, :, :many, :many] = self.atlas.ways
        for number, one in enumerate(prey, many):
            row = self._beside(one.window)
            if row is not None:
                ways[:, :, number, :many] = ways[:, :, :many, number] = row
        return ways

    def _beside(self, window: int) -> Shorts | None:
        """From a window beside a raft to every dock."""
        if window not in self._rows:
            chart, pearls = self.chart, max(FEWEST, self.raft.pearls)
            nodes = passage_kernel.well_covered(window, pearls, chart.reefs, chart.arrows)
            self._rows[window] = None
            if len(nodes):
                enough = passage_kernel.enough_for(pearls, self.shifts)
                times = passage_kernel.reach(
                    nodes, False, self.shifts, min(2, enough), chart.reefs, chart.arrows, chart.ways
                )
                self._rows[window] = passage_kernel.at_docks(times, self.atlas.docks, chart.reefs, chart.arrows)
        return self._rows[window]


@lru_cache(32)
def trips(found: Atlas, turn: int) -> Ints:
    """About what one more visit to the volcano takes by what is aboard when leaving it: out and, full, back."""
    fires = found.of(VOLCANO)
    totals = [0] * FEWEST
    for level in range(len(found.ways)):
        there = [_quickest(found.ways[level][:, fires, found.of(part)], turn) for part in found.parts[:-1]]
        back = [_quickest(found.ways[-1][:, found.of(part), fires], turn) for part in found.parts[:-1]]
        totals.append(int(np.mean(there) + np.mean(back)) + itinerary_kernel.TRADING)
    return _ints(totals)


def _quickest(ways: Shorts, turn: int) -> int:
    """Reefs count as the half of a turn for the first and a whole one for each after it."""
    found = [int(ways[shown].min()) for shown in range(REEFS)]
    costs = [many + (shown * turn - turn // 2 if shown else 0) for shown, many in enumerate(found) if many < NEVER]
    return min(costs, default=REEFS * turn)


def _ints(values: list[int]) -> Ints:
    return np.array(values, np.int32)
