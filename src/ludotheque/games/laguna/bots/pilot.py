"""A turn as a planning problem: what to do here, where to go next, and how (§9)."""

from dataclasses import dataclass

from ludotheque.core.bot import Reason
from ludotheque.core.errors import Fact
from ludotheque.games.laguna.bots.itinerary import Hour, Itinerary, Navigator, Prey
from ludotheque.games.laguna.bots.loading import Taste, best_cargo, best_trade, island_moves, load_moves, loadings
from ludotheque.games.laguna.bots.threats import Lookout
from ludotheque.games.laguna.kernel.arrays import Chart, chart
from ludotheque.games.laguna.rules.board import Board
from ludotheque.games.laguna.rules.geometry import HOLES, REEF, VOLCANO, Cell
from ludotheque.games.laguna.rules.moves import End, Move, Shift, Unload
from ludotheque.games.laguna.rules.options import Terms
from ludotheque.games.laguna.rules.state import EMPTY, LAUNCH, Raft, State, docked, shows_arrow
from ludotheque.games.laguna.solver.sailing import Course, Price, find_course

_HORIZON = 5000
"""Ways that take longer are not looked for."""
_ATTEMPTS = 5


@dataclass(frozen=True)
class Traits:
    """What makes a level: the time an action takes, forgetting, looking ahead, and whether it minds the rivals."""

    action_ms: int
    forgets: int
    nodes: int
    visits: int
    trades: bool
    chases: bool
    hostages: bool
    blunders: int
    """How often in a thousand it does anything at all instead."""
    guards: bool = False
    """Ends its turn where it is hard to rob, and robs who would win next."""


@dataclass(frozen=True)
class Plan:
    """Moves to make one after the other, and why; `cost` is about how many actions it takes to win."""

    moves: tuple[Move, ...]
    reason: Reason
    cost: int = 0


class Pilot:
    """The seat to move: `state` holds the board as it believes it to be, `known` as it was printed."""

    def __init__(self, terms: Terms, state: State, traits: Traits, known: Board, nodes: int, hour: Hour) -> None:
        self.terms, self.state, self.traits, self.nodes, self.hour = terms, state, traits, nodes, hour
        self.seat, self.raft = state.turn, state.raft
        self.own = state.colours[self.seat]
        self.needed = terms.needed - state.delivered[self.seat]
        self.most = terms.max_pearls[self.seat]
        others = [raft for seat, raft in enumerate(state.rafts) if seat != self.seat]
        taken: frozenset[Cell] = frozenset(cell for raft in others for cell in raft.window)
        self.chart: Chart = chart(state.board, self.raft.orient).blocked(taken)
        self.window = self.chart.window(self.raft.row, self.raft.col)
        self.navigator = Navigator(known, self.chart, state, self.seat, self.most, terms.glass is not None)
        self.lookout = Lookout(terms, state, known, hour)
        self.found: Itinerary | None = None
        self.crossed_out: set[str] = {island for island in state.board.islands if self._closed(island)}

    def plan(self) -> Plan:
        """The next few moves of this turn."""
        if not self.raft.launched:
            return self._launch()
        return self._barter() or self._exchange() or self._rob() or self._go()

    # ---- here

    def _taste(self) -> Taste:
        rivals = [seat for seat in range(self.terms.players) if seat != self.seat]
        leader = max(rivals, key=lambda seat: self._progress(seat), default=self.seat)
        colours = "".join(self.state.colours[seat] for seat in rivals)
        return Taste(self.own, self.needed, colours, self.state.colours[leader], self.traits.hostages)

    def _progress(self, seat: int) -> int:
        return 3 * self.state.delivered[seat] + self.state.rafts[seat].holes.count(self.state.colours[seat])

    def _unload(self, cost: int) -> Plan | None:
        """Deliver a pearl here, shifting first what lies badly."""
        price = Price(50, 1, None, 12)
        found = find_course(self.terms, self.state, self.chart, [self.window], price, 1)
        if found is None or not all(isinstance(move, Shift) for move in found[0].moves):
            return None
        raft = self.raft
        for move in found[0].moves:
            assert isinstance(move, Shift)
            raft = raft.with_holes({move.source: EMPTY, move.target: raft.holes[move.source]})
        under = self.state.under(raft)
        ready = [hole for hole in HOLES if raft.holes[hole] == self.own and under[hole] != REEF]
        hole = min(ready, key=lambda one: under[one] != ".")
        return Plan((*found[0].moves, Unload(hole)), Reason("unload"), cost)

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
        ahead = self._itinerary(aboard)
        if ahead.part:
            rafts = [raft.with_holes(choice) for choice in choices]
            found = self._course(ahead, rafts, aboard.count(self.own))
            if found is not None:
                return choices[found[1]]
        return choices[0]

    # ---- away

    def _itinerary(self, aboard: str | None = None) -> Itinerary:
        return self.navigator.plan(
            self.needed, self.hour, self.crossed_out, self._prey(), self.nodes, self.traits.visits, aboard
        )

    def _best(self) -> Itinerary:
        """The itinerary with what is aboard now, looked for once."""
        self.found = self.found or self._itinerary()
        return self.found

    def _prey(self) -> list[Prey]:
        """Rafts that carry own pearls, where the level chases them."""
        found = []
        if self.traits.chases:
            for seat, raft in enumerate(self.state.rafts):
                own = raft.holes.count(self.own)
                if seat != self.seat and raft.launched and own and f"raft{seat}" not in self.crossed_out:
                    goals = self._touching(raft)
                    if goals:
                        found.append(Prey(seat, own, self.navigator.nearest(goals)[0]))
        return found

    def _touching(self, other: Raft) -> list[int]:
        """Windows beside a raft where so many pearls can cover every symbol."""
        found = []
        for row in range(max(0, other.row - 4), other.row + 5):
            for col in range(max(0, other.col - 4), other.col + 5):
                window = self.chart.window(row, col)
                if window < len(self.chart.valid) and self.chart.valid[window]:
                    fits = self.chart.symbols(window) <= self.raft.pearls
                    if fits and Raft(self.raft.orient, row, col).touches(other):
                        found.append(window)
        return found

    def _course(self, stop: Itinerary, rafts: list[Raft] | None, own: int) -> tuple[Course, int] | None:
        """The quickest way to a stop, the turns that reefs cost counted."""
        deliver = min(stop.deliver, own) if stop.part == VOLCANO else 0
        price = Price(1, 1, 0, _HORIZON, self.hour.left, self.hour.turn)
        found = None
        while found is None and deliver >= 0:
            found = find_course(self.terms, self.state, self.chart, [stop.window], price, deliver, rafts)
            deliver -= 1
        return found

    def _rob(self) -> Plan | None:
        """Who would win next turn loses pearls, if that can still be done in this one."""
        if not self.traits.guards or self.raft.pearls < 2:
            return None
        for seat in self.lookout.winning(self.nodes // 4):
            goals, theirs = self._touching(self.state.rafts[seat]), self.state.rafts[seat]
            if not goals or self.raft.touches(theirs):
                continue
            window, times = self.navigator.nearest(goals)
            if int(times[0]) + 2 > self.hour.left or self._best().cost <= self.hour.left:
                continue
            found = self._course(Itinerary(f"raft{seat}", window, 0), None, 0)
            if found is not None and found[0].moves:
                return Plan(found[0].moves, Reason("trade"), 0)
        return None

    def _go(self) -> Plan:
        """To the first stop of the best itinerary that can be reached; what cannot is crossed out."""
        for _ in range(_ATTEMPTS):
            stop = self._best()
            if not stop.part:
                break
            plan = self._arrive(stop)
            if plan is not None:
                return plan
            self.crossed_out.add(stop.part)
            self.found = None
        return self._end()

    def _arrive(self, stop: Itinerary) -> Plan | None:
        if stop.part == VOLCANO and stop.window == self.window and not shows_arrow(self.state, self.raft):
            plan = self._unload(stop.cost)
            if plan is not None:
                return plan
        found = self._course(stop, None, self.raft.holes.count(self.own))
        if found is None or not found[0].moves:
            return None
        moves = found[0].moves
        if self.traits.guards and len(moves) > self.hour.left:
            moves = self.lookout.stop_early(self.chart, moves)
        facts: dict[str, Fact] = {"moves": len(moves), "island": stop.part}
        return Plan(moves, Reason("deliver" if stop.part == VOLCANO else "fetch", facts), stop.cost)

    def _end(self) -> Plan:
        return Plan((End(),), Reason("stop"), 0)
