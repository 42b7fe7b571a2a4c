"""A voyage sailed: the solver's stops turned into moves that the rules accept."""

from ludotheque.core.bot import Limit
from ludotheque.core.errors import IllegalMove
from ludotheque.games.laguna.kernel.arrays import sea_map
from ludotheque.games.laguna.rules.effects import solved
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.geometry import HOLES, REEF, VOLCANO, WATER
from ludotheque.games.laguna.rules.moves import Drop, Load, Move, Shift, Swap, Unload
from ludotheque.games.laguna.rules.state import EMPTY, LAUNCH, PLACING, Raft, State
from ludotheque.games.laguna.solver import plain_astar
from ludotheque.games.laguna.solver.loadings import load_moves, loadings
from ludotheque.games.laguna.solver.sailing import Price, find_course
from ludotheque.games.laguna.solver.solution import Solution
from ludotheque.games.laguna.solver.solve import Leg, Voyage, solve


class Stuck(Exception):
    """A leg cannot be sailed as the distances promise."""


def best_line(game: Laguna, state: State, limit: Limit | None = None) -> Solution:
    """The fewest moves from here to the target; the line was played through the rules."""
    if state.stage == PLACING:
        return _best_start(game, state, limit)
    options = game.options
    voyage = solve(state, options.max_pearls[0], options.solo_reef, limit, options.island_unload)
    if voyage.cost is None:
        return Solution(None, (), voyage.complete, voyage.nodes)
    found = _sailed(game, state, voyage)
    if options.glass is None and not found.proven:
        # without shifting the voyage is only a bound: no line can be shorter
        return better(found, plain_astar.best_line(game, state, limit))
    return found


def _sailed(game: Laguna, state: State, voyage: Voyage) -> Solution:
    try:
        line, last = sail_all(game, state, voyage)
    except Stuck:
        return Solution(None, (), False, voyage.nodes)
    spent = last.spent - state.spent
    return Solution(spent, line, spent == voyage.cost, voyage.nodes)


def better(one: Solution, other: Solution) -> Solution:
    """The proven one, or else the shorter."""
    if other.proven or one.moves is None or (other.moves is not None and other.moves < one.moves):
        return other
    return one


def _best_start(game: Laguna, state: State, limit: Limit | None) -> Solution:
    """Every start place; the best of all is proven if each was."""
    best, proven, nodes = Solution(None), True, 0
    for move in game.moves(state):
        found = best_line(game, game.play(state, move), limit)
        proven, nodes = proven and found.proven, nodes + found.nodes
        if found.moves is not None and (best.moves is None or found.moves < best.moves):
            best = Solution(found.moves, (move, *found.line))
    return Solution(best.moves, best.line, proven, nodes)


def sail_all(game: Laguna, state: State, voyage: Voyage) -> tuple[tuple[Move, ...], State]:
    """The whole line; raises Stuck."""
    line = _Line(game, state)
    legs = list(voyage.legs)
    for number, leg in enumerate(legs):
        if solved(line.state):
            break
        ahead = legs[number + 1] if number + 1 < len(legs) else None
        if number == 0 and leg.window == line.window:
            line.load_freely(leg, ahead) if line.state.phase == LAUNCH else line.trade(leg)
        else:
            line.sail(leg)
            line.trade(leg)
    if not solved(line.state):
        raise Stuck
    return tuple(line.moves), line.state


class _Line:
    """The moves made so far, and the state they lead to."""

    def __init__(self, game: Laguna, state: State) -> None:
        self.game, self.state = game, state
        self.moves: list[Move] = []
        self.map = sea_map(state.board, state.rafts[0].orient)
        self.own = state.colours[0]
        self.price = Price(64, 1, None if game.options.solo_reef is None else 64 * game.options.solo_reef)

    @property
    def window(self) -> int:
        return self.map.window(self.state.rafts[0].row, self.state.rafts[0].col)

    def play(self, *moves: Move) -> None:
        for move in moves:
            try:
                self.state = self.game.play(self.state, move)
            except IllegalMove as refused:
                raise Stuck from refused
            self.moves.append(move)

    def sail(self, leg: Leg) -> None:
        """To the dock of the leg, with as many own pearls free of reefs as will be unloaded there."""
        unloading = self._unloading(leg) if leg.part == VOLCANO else 0
        found = find_course(self.game.options, self.state, self.map, [leg.window], self.price, unloading)
        if found is None:
            raise Stuck
        self.play(*found[0].moves)

    def _unloading(self, leg: Leg) -> int:
        return self.state.raft.pearls - sum(leg.aboard.values())

    def load_freely(self, leg: Leg, ahead: Leg | None) -> None:
        """The first loading: the holes are chosen so that the way to the next dock is cheapest."""
        choices = loadings(self.state.raft, self._wanted(leg))
        picked = 0
        if ahead is not None:
            rafts: list[Raft] = [self.state.raft.with_holes(choice) for choice in choices]
            own = sum(leg.aboard.values()) - sum(ahead.aboard.values()) if ahead.part == VOLCANO else 0
            found = find_course(self.game.options, self.state, self.map, [ahead.window], self.price, own, rafts)
            if found is None:
                raise Stuck
            picked = found[1]
        self.play(*load_moves(leg.part, choices[picked]))

    def _wanted(self, leg: Leg) -> str:
        """Actual colours for the classes that the leg wants more of."""
        aboard, there, taken = self.state.raft.holes, self.state.island(leg.part), ""
        for group, wanted in leg.aboard.items():
            missing = wanted - sum(pearl in group for pearl in aboard)
            for _ in range(missing):
                pearl = next((one for one in there if one in group), None)
                if pearl is None:
                    raise Stuck
                there = there.replace(pearl, "", 1)
                taken += pearl
        return taken

    def trade(self, leg: Leg) -> None:
        """Unload at the volcano; at an island exchange in place, then load into open holes."""
        if leg.part == VOLCANO:
            for _ in range(self._unloading(leg)):
                self.unload()
            return
        given = []
        for group, wanted in leg.aboard.items():
            holes = [hole for hole in HOLES if self.state.raft.holes[hole] in group]
            given += holes[: max(0, len(holes) - wanted)]
        taken = self._wanted(leg)
        swapped, left = sorted(given)[: len(taken)], sorted(given)[len(taken) :]
        colours = [self.state.raft.holes[hole] for hole in left]
        if swapped:
            self.play(Swap(leg.part, tuple(swapped), tuple(zip(swapped, taken, strict=False))))
        opened = [hole for hole in HOLES if self.state.raft.holes[hole] == EMPTY]
        for hole, colour in zip(opened, taken[len(swapped) :], strict=False):
            self.play(Load(leg.part, colour, hole))
        for colour in colours:
            self.play(Drop(leg.part, self.ready(colour)))

    def unload(self) -> None:
        self.play(Unload(self.ready(self.own)))

    def ready(self, colour: str) -> int:
        """A hole with that colour that uncovers no reef, after shifting what lies badly."""
        found = find_course(self.game.options, self.state, self.map, [self.window], self.price, 1, colour=colour)
        if found is None or not all(isinstance(move, Shift) for move in found[0].moves):
            raise Stuck
        self.play(*found[0].moves)
        under, raft = self.state.under(self.state.raft), self.state.raft
        fit = [hole for hole in HOLES if raft.holes[hole] == colour and under[hole] != REEF]
        return min(fit, key=lambda hole: under[hole] != WATER)
