"""A turn as a planning problem: what to do here, where to go next, and how (§9)."""

from dataclasses import dataclass, replace

from ludotheque.core.bot import Reason
from ludotheque.core.errors import Fact
from ludotheque.games.laguna.bots.itinerary import Itinerary, ItineraryPlanner, Prey, Search
from ludotheque.games.laguna.bots.loading import PearlValues, best_cargo, best_trade, island_exchange
from ludotheque.games.laguna.bots.threats import Threats
from ludotheque.games.laguna.bots.traits import Traits
from ludotheque.games.laguna.kernel.arrays import SeaMap, sea_map
from ludotheque.games.laguna.kernel.itineraries import LATE, Turns
from ludotheque.games.laguna.rules.board import Board
from ludotheque.games.laguna.rules.docking import protected
from ludotheque.games.laguna.rules.geometry import HOLES, REEF, VOLCANO, WATER, Cell
from ludotheque.games.laguna.rules.moves import End, Move, Shift, Unload
from ludotheque.games.laguna.rules.options import LagunaOptions
from ludotheque.games.laguna.rules.state import (
    EMPTY,
    LAUNCH,
    PREMOVE,
    SAIL,
    Raft,
    State,
    docked,
    shows_arrow,
    shows_reef,
)
from ludotheque.games.laguna.solver.loadings import Loading, load_moves, loadings
from ludotheque.games.laguna.solver.sailing import Course, Price, find_course

_HORIZON = 5000
"""Ways that take longer are not looked for."""
_ATTEMPTS = 5


@dataclass(frozen=True)
class Plan:
    """Moves to make one after the other, and why; `cost` is about how many actions it takes to win."""

    moves: tuple[Move, ...]
    reason: Reason
    cost: int = 0
    proven: bool = False
    """A puzzle's line that no other is shorter than."""


class TurnPlanner:
    """The seat to move: `state` holds the board as it believes it to be, `known` as it was printed."""

    def __init__(
        self, options: LagunaOptions, state: State, traits: Traits, known: Board, nodes: int, turns: Turns
    ) -> None:
        self.options, self.state, self.traits, self.turns = options, state, traits, turns
        self.search = Search(nodes, traits.visits)
        self.seat, self.raft = state.turn, state.raft
        self.own = state.colours[self.seat]
        self.needed = options.needed - state.delivered[self.seat]
        self.most = options.max_pearls[self.seat]
        others = [raft for seat, raft in enumerate(state.rafts) if seat != self.seat]
        taken: frozenset[Cell] = frozenset(cell for raft in others for cell in raft.window)
        self.map: SeaMap = sea_map(state.board, self.raft.orient).blocked(taken)
        self.window = self.map.window(self.raft.row, self.raft.col)
        shifts = options.glass is not None
        self.itineraries = ItineraryPlanner(known, self.map, state, self.seat, self.most, shifts)
        self.threats = Threats(options, state, known, turns)
        self._price = Price(1, 1, 0, _HORIZON, turns.left, turns.each)
        self.found: Itinerary | None = None
        self.closed: set[str] = {island for island in state.board.islands if self._protected(island)}

    def plan(self) -> Plan:
        """The next few moves of this turn."""
        if not self.raft.launched:
            return self._launch()
        return self._trade_with_raft() or self._trade_at_island() or self._rob_winner() or self._sail_on()

    # ---- here

    def _values(self) -> PearlValues:
        rivals = [seat for seat in range(self.options.players) if seat != self.seat]
        leader = max(rivals, key=self._progress, default=self.seat)
        colours = "".join(self.state.colours[seat] for seat in rivals)
        return PearlValues(self.own, self.needed, colours, self.state.colours[leader], self.traits.hostages)

    def _progress(self, seat: int) -> int:
        return 3 * self.state.delivered[seat] + self.state.rafts[seat].holes.count(self.state.colours[seat])

    def _unload(self, cost: int) -> Plan | None:
        """Deliver a pearl here, shifting first what lies badly."""
        found = find_course(self.options, self.state, self.map, [self.window], Price(50, 1, None, 12), 1)
        if found is None:
            return self._last_pearl()
        raft, shifts = self.raft, found[0].moves
        for move in shifts:
            if not isinstance(move, Shift):
                return None
            raft = raft.with_holes({move.source: EMPTY, move.target: raft.holes[move.source]})
        hole = self._unloaded(raft)
        return None if hole is None else Plan((*shifts, Unload(hole)), Reason("unload"), cost)

    def _unloaded(self, raft: Raft) -> int | None:
        """The hole that is emptied: one that shows nothing; without a glass the one after which the raft sails on
        soonest, and none where it would lie caught."""
        own, under = [hole for hole in HOLES if raft.holes[hole] == self.own], self.state.under(raft)
        if self.options.glass is not None or self.needed == 1:
            return min((hole for hole in own if under[hole] != REEF), key=lambda hole: under[hole] != WATER)
        costs = {hole: self._costs_to_leave(raft.with_holes({hole: EMPTY})) for hole in own}
        hole = min(own, key=lambda hole: costs[hole])
        return hole if costs[hole] < LATE else None

    def _costs_to_leave(self, raft: Raft) -> int:
        """Actions to the next island with pearls for the own raft filled like that; a reef that shows ends the turn."""
        goals = self.itineraries.harbours()
        if not goals:
            return 0
        reef = shows_reef(self.state, raft)
        rafts = tuple(raft if seat == self.seat else one for seat, one in enumerate(self.state.rafts))
        after = replace(self.state, rafts=rafts, phase=PREMOVE if reef else SAIL, reef_at_start=reef, fresh=())
        found = find_course(self.options, after, self.map, goals, self._price)
        return LATE if found is None else found[0].cost + reef * self.turns.each

    def _last_pearl(self) -> Plan | None:
        """The one that wins, whatever it may uncover (LAG-A21)."""
        if self.needed != 1 or self.own not in self.raft.holes or self.raft.pearls < 3:
            return None
        return Plan((Unload(self.raft.holes.index(self.own)),), Reason("unload"), 1)

    def _trade_with_raft(self) -> Plan | None:
        """Exchange with a raft beside, where it gains."""
        if not self.traits.trades or shows_arrow(self.state, self.raft):
            return None
        move = best_trade(self.options, self.state, self._values())
        return Plan((move,), Reason("trade")) if move else None

    def _trade_at_island(self) -> Plan | None:
        """Load and exchange at the island here."""
        if shows_arrow(self.state, self.raft):
            return None
        for island in sorted(docked(self.state, self.raft, self.options.by_line) - {VOLCANO}):
            there = self.state.island(island)
            if not there or self._protected(island):
                continue
            aboard = self.raft.holes.replace(EMPTY, "")
            wanted = best_cargo(self._values(), aboard, there, self.most)
            if sorted(wanted) != sorted(aboard):
                return self._take(island, there, wanted)
        return None

    def _protected(self, island: str) -> bool:
        return protected(self.options, self.state, island, self.seat) is not None

    def _take(self, island: str, there: str, wanted: str) -> Plan:
        swap, pearls = island_exchange(self.raft, island, there, wanted)
        raft = self.raft.with_holes(dict(swap.take)) if swap else self.raft
        loads = load_moves(island, self._best_loading(raft, pearls, wanted)) if pearls else ()
        return Plan((*([swap] if swap else []), *loads), Reason("load"))

    def _launch(self) -> Plan:
        """The first loading: everything the start island has, in the holes that suit the way."""
        island = self.raft.start
        there = self.state.island(island) if island != EMPTY else ""
        if not there or self.raft.pearls + len(there) < 2 or self.state.phase != LAUNCH:
            return self._end()
        pearls = there[: 3 - self.raft.pearls]
        aboard = self.raft.holes.replace(EMPTY, "") + pearls
        return Plan(load_moves(island, self._best_loading(self.raft, pearls, aboard)), Reason("load"))

    def _best_loading(self, raft: Raft, pearls: str, aboard: str) -> Loading:
        """The holes from which the first stop is reached soonest."""
        choices = loadings(raft, pearls)
        ahead = self._itinerary(aboard)
        if ahead.part:
            rafts = [raft.with_holes(choice) for choice in choices]
            found = self._course(ahead, rafts, aboard.count(self.own))
            if found is not None:
                return choices[found[1]]
        return choices[0]

    # ---- away

    def _itinerary(self, aboard: str | None = None) -> Itinerary:
        return self.itineraries.plan(self.needed, self.turns, self.search, self.closed, self._prey(), aboard)

    def _best_itinerary(self) -> Itinerary:
        """With what is aboard now, looked for once."""
        self.found = self.found or self._itinerary()
        return self.found

    def _prey(self) -> list[Prey]:
        """Rafts that carry own pearls, where the level chases them."""
        return self.itineraries.prey(self.closed) if self.traits.chases else []

    def _course(self, stop: Itinerary, rafts: list[Raft] | None, own: int) -> tuple[Course, int] | None:
        """The quickest way to a stop, the turns that reefs cost counted."""
        deliver = min(stop.deliver, own) if stop.part == VOLCANO else 0
        found = None
        while found is None and deliver >= 0:
            found = find_course(self.options, self.state, self.map, [stop.window], self._price, deliver, rafts)
            deliver -= 1
        return found

    def _rob_winner(self) -> Plan | None:
        """Who would win next turn loses pearls, if that can still be done in this one."""
        if not self.traits.guards or self.raft.pearls < 2:
            return None
        for seat in self.threats.winning(self.search.nodes // 4):
            theirs = self.state.rafts[seat]
            goals = self.itineraries.beside(theirs)
            if not goals or self.raft.touches(theirs):
                continue
            window, times = self.itineraries.nearest(goals)
            if int(times[0]) + 2 > self.turns.left or self._best_itinerary().cost <= self.turns.left:
                continue
            found = self._course(Itinerary(f"raft{seat}", window, 0), None, 0)
            if found is not None and found[0].moves:
                return Plan(found[0].moves, Reason("trade", {"why": "winner"}))
        return None

    def _sail_on(self) -> Plan:
        """To the first stop of the best itinerary that can be reached; what cannot is closed."""
        for _ in range(_ATTEMPTS):
            stop = self._best_itinerary()
            if not stop.part:
                break
            plan = self._reach(stop)
            if plan is not None:
                return plan
            self.closed.add(stop.part)
            self.found = None
        return self._end()

    def _reach(self, stop: Itinerary) -> Plan | None:
        if stop.part == VOLCANO and stop.window == self.window and not shows_arrow(self.state, self.raft):
            plan = self._unload(stop.cost)
            if plan is not None:
                return plan
        found = self._course(stop, None, self.raft.holes.count(self.own))
        if found is None or not found[0].moves:
            return None
        moves = found[0].moves
        if self.traits.guards and len(moves) > self.turns.left:
            moves = self.threats.stop_early(moves)
        facts: dict[str, Fact] = {"moves": len(moves), "island": stop.part}
        return Plan(moves, Reason("deliver" if stop.part == VOLCANO else "fetch", facts), stop.cost)

    def _end(self) -> Plan:
        return Plan((End(),), Reason("stop"))
