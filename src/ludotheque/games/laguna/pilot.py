"""A turn as a planning problem: what to do here, where to go next, and how (§9)."""

from dataclasses import dataclass

import numpy as np

from ludotheque.core.errors import Fact
from ludotheque.games.laguna.actions import End, Move, Shift, Unload
from ludotheque.games.laguna.atlas import REEF_COSTS, Atlas, atlas
from ludotheque.games.laguna.board import Board
from ludotheque.games.laguna.cargo_choice import Taste, best_cargo, best_trade, island_moves, load_moves, loadings
from ludotheque.games.laguna.chart import Chart, chart
from ludotheque.games.laguna.geometry import HOLES, REEF, VOLCANO, Cell
from ludotheque.games.laguna.itinerary import Itinerary, Planner, Stop
from ludotheque.games.laguna.itinerary import Load as Aboard
from ludotheque.games.laguna.kernel import FAR, Ints
from ludotheque.games.laguna.sailing import Course, Price, find_course
from ludotheque.games.laguna.state import EMPTY, LAUNCH, Raft, State, docked, shows_arrow
from ludotheque.games.laguna.terms import Terms
from ludotheque.search.bot import Reason

_HORIZON = 400
"""Ways longer than that are not looked for."""
_ATTEMPTS = 5


@dataclass(frozen=True)
class Traits:
    """What makes a level: actions a turn, forgetting, looking ahead, and whether it bothers rivals."""

    action_ms: int
    forgets: int
    nodes: int
    visits: int
    trades: bool
    chases: bool
    hostages: bool
    blunders: int
    """How often in a thousand it does the next best thing instead."""


@dataclass(frozen=True)
class Plan:
    """Moves to make one after the other, and why; `cost` is about how many actions it takes to win."""

    moves: tuple[Move, ...]
    reason: Reason
    cost: int = 0


class Pilot:
    """The seat to move: `state` holds the board as it believes it to be, `known` as it was printed."""

    def __init__(self, terms: Terms, state: State, traits: Traits, known: Board, nodes: int) -> None:
        self.terms, self.state, self.traits, self.nodes = terms, state, traits, nodes
        self.seat, self.raft = state.turn, state.raft
        self.own = state.colours[self.seat]
        self.needed = terms.needed - state.delivered[self.seat]
        self.most = terms.max_pearls[self.seat]
        others = [raft for seat, raft in enumerate(state.rafts) if seat != self.seat]
        taken: frozenset[Cell] = frozenset(cell for raft in others for cell in raft.window)
        self.atlas: Atlas = atlas(known, self.raft.orient)
        self.chart: Chart = chart(state.board, self.raft.orient).blocked(taken)
        self.window = self.chart.window(self.raft.row, self.raft.col)
        self.crossed_out: set[str] = set()

    def plan(self) -> Plan:
        """The next few moves of this turn."""
        if not self.raft.launched:
            return self._launch()
        return self._unload() or self._barter() or self._exchange() or self._go()

    # ---- here

    def _taste(self) -> Taste:
        rivals = [seat for seat in range(self.terms.players) if seat != self.seat]
        leader = max(rivals, key=lambda seat: self._progress(seat), default=self.seat)
        colours = "".join(self.state.colours[seat] for seat in rivals)
        return Taste(self.own, self.needed, colours, self.state.colours[leader], self.traits.hostages)

    def _progress(self, seat: int) -> int:
        return 3 * self.state.delivered[seat] + self.state.rafts[seat].holes.count(self.state.colours[seat])

    def _unload(self) -> Plan | None:
        """Deliver what can be delivered here, shifting first what lies badly."""
        if VOLCANO not in docked(self.state, self.raft, line=False) or self.raft.pearls < 3:
            return None
        if self.own not in self.raft.holes or self.chart.symbols(self.window) > self.raft.pearls:
            return None
        found = find_course(self.terms, self.state, self.chart, [self.window], Price(50, 1, None, 12), 1)
        if found is None or not all(isinstance(move, Shift) for move in found[0].moves):
            return None
        raft = self.raft
        for move in found[0].moves:
            assert isinstance(move, Shift)
            raft = raft.with_holes({move.source: EMPTY, move.target: raft.holes[move.source]})
        under = self.state.under(raft)
        ready = [hole for hole in HOLES if raft.holes[hole] == self.own and under[hole] != REEF]
        if not ready:
            return None
        hole = min(ready, key=lambda one: under[one] != ".")
        return Plan((*found[0].moves, Unload(hole)), Reason("unload"), 0)

    def _barter(self) -> Plan | None:
        """Exchange with a raft beside, where it gains."""
        if not self.traits.trades or shows_arrow(self.state, self.raft):
            return None
        move = best_trade(self.terms, self.state, self._taste())
        return Plan((move,), Reason("trade"), 0) if move else None

    def _exchange(self) -> Plan | None:
        """Load and exchange at the island here."""
        if shows_arrow(self.state, self.raft):
            return None
        for island in sorted(docked(self.state, self.raft, self.terms.dock_edges == "line") - {VOLCANO}):
            there = self.state.island(island)
            if not there or self._closed(island):
                continue
            aboard = self.raft.holes.replace(EMPTY, "")
            wanted = best_cargo(self._taste(), aboard, there, self.most)
            if sorted(wanted) != sorted(aboard):
                return self._take(island, there, wanted)
        return None

    def _closed(self, island: str) -> bool:
        return self.terms.protect_start and any(
            raft.start == island and not raft.launched and seat != self.seat
            for seat, raft in enumerate(self.state.rafts)
        )

    def _take(self, island: str, there: str, wanted: str) -> Plan:
        moves, loading = island_moves(self.raft, island, there, wanted)
        raft = self.raft
        for move in moves:
            raft = raft.with_holes(dict(getattr(move, "take", ())))
        if loading:
            moves += load_moves(island, self._best_loading(raft, loading, wanted))
        return Plan(tuple(moves), Reason("load"), 0)

    def _launch(self) -> Plan:
        """The first loading: everything the start island has, in the holes that suit the way."""
        island = self.raft.start
        there = self.state.island(island) if island != EMPTY else ""
        if not there or self.raft.pearls + len(there) < 2 or self.state.phase != LAUNCH:
            return self._end()
        loading = there[: 3 - self.raft.pearls]
        aboard = self.raft.holes.replace(EMPTY, "") + loading
        chosen = self._best_loading(self.raft, loading, aboard)
        return Plan(tuple(load_moves(island, chosen)), Reason("load"), 0)

    def _best_loading(self, raft: Raft, loading: str, aboard: str) -> dict[int, str]:
        choices = loadings(raft, loading)
        ahead = self._itinerary(Aboard(aboard.count(self.own), len(aboard)))
        if ahead.stops:
            rafts = [raft.with_holes(choice) for choice in choices]
            found = self._course(ahead.stops[0], rafts, len(aboard), aboard.count(self.own))
            if found is not None:
                return choices[found[1]]
        return choices[0]

    # ---- away

    def _aboard(self) -> Aboard:
        return Aboard(self.raft.holes.count(self.own), self.raft.pearls)

    def _itinerary(self, load: Aboard) -> Itinerary:
        stops = []
        for island, there in zip(self.state.board.islands, self.state.islands, strict=True):
            if there and not self._closed(island) and island not in self.crossed_out:
                stops.append(Stop(island, there.count(self.own), len(there)))
        near: dict[int, Ints] = {}
        if self.traits.chases:
            for seat, raft in enumerate(self.state.rafts):
                if (
                    seat != self.seat
                    and raft.launched
                    and self.own in raft.holes
                    and f"raft{seat}" not in self.crossed_out
                ):
                    near[seat] = self._beside(raft)
                    stops.append(Stop(f"raft{seat}", raft.holes.count(self.own), 0, seat))
        planner = Planner(self.atlas, self.most, self.needed, stops, near, self.nodes, self.traits.visits)
        planner.fires = VOLCANO not in self.crossed_out
        return planner.plan(self.window, load)

    def _beside(self, raft: Raft) -> Ints:
        """Steps from every window to one that touches that raft."""
        goals = self._touching(raft)
        if not goals:
            return np.full(self.chart.ways.shape[0], FAR, np.int32)
        return self.chart.distances_to(goals, max(2, self.raft.pearls), REEF_COSTS)

    def _touching(self, other: Raft) -> list[int]:
        found = []
        for row in range(other.row - 4, other.row + 5):
            for col in range(other.col - 4, other.col + 5):
                raft = Raft(self.raft.orient, row, col)
                if row >= 0 and col >= 0 and raft.touches(other):
                    window = self.chart.window(row, col)
                    if window < len(self.chart.valid) and self.chart.valid[window]:
                        found.append(window)
        return found

    def _course(self, stop: Stop, rafts: list[Raft] | None, pearls: int, own: int) -> tuple[Course, int] | None:
        """The way to a stop, clean if there is one, else with reefs."""
        if stop.seat is not None:
            goals = self._touching(self.state.rafts[stop.seat])
        else:
            goals = list(self.chart.docks[stop.part])
        goals = [goal for goal in goals if self.chart.symbols(goal) <= pearls]
        if not goals:
            return None
        deliver = min(1, own) if stop.part == VOLCANO else 0
        for price in (Price(1, 1, None, _HORIZON), Price(1, 1, REEF_COSTS, _HORIZON)):
            found = find_course(self.terms, self.state, self.chart, goals, price, deliver, rafts)
            if found is not None:
                return found
        return None

    def _go(self) -> Plan:
        """To the first stop of the best itinerary that can be reached; what cannot is crossed out."""
        for _ in range(_ATTEMPTS):
            itinerary = self._itinerary(self._aboard())
            if not itinerary.stops:
                break
            stop = itinerary.stops[0]
            found = self._course(stop, None, self.raft.pearls, self.raft.holes.count(self.own))
            if found is not None and found[0].moves:
                key = "deliver" if stop.part == VOLCANO else "fetch"
                facts: dict[str, Fact] = {"moves": len(found[0].moves), "island": stop.part}
                return Plan(found[0].moves, Reason(key, facts), itinerary.cost)
            self.crossed_out.add(stop.part)
        return self._end()

    def _end(self) -> Plan:
        return Plan((End(),), Reason("stop"), 0)
