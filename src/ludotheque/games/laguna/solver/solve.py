"""The exact solitaire solver: the fewest moves to a target, by A* over docks with exact distances (§9)."""

import time
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.core.bot import Limit, Progress
from ludotheque.games.laguna.kernel import voyages as voyage_kernel
from ludotheque.games.laguna.kernel.arrays import Chart, chart
from ludotheque.games.laguna.kernel.play import FAR
from ludotheque.games.laguna.rules.geometry import COLOURS, VOLCANO
from ludotheque.games.laguna.rules.state import EMPTY, State
from ludotheque.games.laguna.solver.cargo import Cargo, Counts, cargo

_SLICE = 20_000
_NODES = 4_000_000
_LONGEST = 4096


@dataclass(frozen=True)
class Leg:
    """One stop of a voyage: where to dock, at which part, and what to have aboard and ashore afterwards."""

    window: int
    part: str
    aboard: dict[str, int]
    """Wanted pearls by colour class; a class is named by its colours."""


@dataclass(frozen=True)
class Voyage:
    """`cost` is a lower bound of the moves and, where every leg can be sailed at its distance, the optimum."""

    cost: int | None
    legs: tuple[Leg, ...] = ()
    nodes: int = 0
    complete: bool = True
    """The search was not cut short."""


def classes(state: State) -> tuple[str, ...]:
    """Colours that the target does not distinguish are one class; the first class is the own colour's if it matters."""
    target = state.target
    assert target is not None
    named = "".join(pearls for _, pearls in target.islands)
    own = state.colours[0]
    apart = {colour for colour in COLOURS if colour in named}
    if delivering(state):
        apart.add(own)
    rest = "".join(colour for colour in COLOURS if colour not in apart)
    groups = sorted(apart, key=lambda colour: (colour != own, colour)) + ([rest] if rest else [])
    return tuple(groups)


def delivering(state: State) -> bool:
    """Unloading can matter: the volcano is named, or some named island must lose pearls."""
    target = state.target
    assert target is not None
    shrinking = any(len(pearls) < len(state.island(letter)) for letter, pearls in target.islands)
    return target.volcano is not None or shrinking


class Problem:
    """A puzzle in numbers for one orientation."""

    def __init__(
        self, state: State, most: int, penalty: int | None, starts: list[tuple[str, int]], chart_: Chart, dropping: bool
    ):
        self.state, self.most, self.penalty, self.chart = state, most, penalty, chart_
        self.classes = classes(state)
        self.cargo: Cargo = cargo(len(self.classes), most, dropping)
        islands = state.board.islands
        docks = [(window, part) for part in (*islands, VOLCANO) for window in chart_.docks[part]]
        self.docks: list[tuple[int, str]] = [*docks, (starts[0][1], starts[0][0])]
        if len(self.docks) > 127:
            raise ValueError("too many docks for the solver")
        self.parts = [_part(islands, part) for _, part in self.docks]

    def counts(self, pearls: str) -> Counts:
        return tuple(sum(pearl in group for pearl in pearls) for group in self.classes)

    @cached_property
    def ways(self) -> NDArray[Any]:
        """Steps between docks for each number of pearls."""
        windows = [window for window, _ in self.docks]
        tables = [self.chart.distances(windows, pearls, self.penalty)[:, windows] for pearls in range(2, self.most + 1)]
        return np.stack(tables).astype(np.int32)

    @cached_property
    def guesses(self) -> NDArray[Any]:
        """A lower bound for each set of wrong parts and each dock: the shortest path through them with a full raft."""
        best = self.ways[-1]
        parts = np.array(self.parts)
        found = np.zeros((1 << 9, len(self.docks)), np.int32)
        members = [np.flatnonzero(parts[:-1] == part) for part in range(9)]
        to_part = [best[:, docks].min(axis=1) if len(docks) else np.full(len(self.docks), FAR) for docks in members]
        between = [[int(to_part[b][members[a]].min()) if len(members[a]) else FAR for b in range(9)] for a in range(9)]
        tail: dict[tuple[int, int], int] = {}
        for subset in sorted(range(1, 1 << 9), key=int.bit_count):
            inside = [part for part in range(9) if subset >> part & 1]
            for first in inside:
                rest = subset & ~(1 << first)
                tail[subset, first] = min(
                    (between[first][part] + tail[rest, part] for part in inside if part != first), default=0
                )
            stacked = np.stack([to_part[part] + tail[subset, part] for part in inside])
            found[subset] = np.minimum(stacked.min(axis=0), FAR)
        return found


def _part(islands: str, part: str) -> int:
    return voyage_kernel.FIRES if part == VOLCANO else islands.index(part) if part in islands and part != "" else -1


def _pack(place: int, load: int, contents: list[int]) -> int:
    key = place << 55 | load << 48
    for number, content in enumerate(contents):
        key |= content << (6 * number)
    return key


def _first_keys(problem: Problem) -> list[int]:
    """Where the search begins: after each first loading, or where a raft in play lies."""
    state, start, docks = problem.state, len(problem.docks) - 1, len(problem.docks)
    raft = state.rafts[0]
    contents = [problem.cargo.content(problem.counts(pearls)) for pearls in state.islands]
    if raft.launched:
        load = problem.cargo.load(problem.counts(raft.holes.replace(EMPTY, "")))
        touching = problem.parts[start] >= 0 and problem.chart.symbols(problem.docks[start][0]) <= raft.pearls
        return [_pack(place, load, contents) for place in ({start, start + docks} if touching else {start + docks})]
    aboard, keys = raft.holes.replace(EMPTY, ""), set()
    there, number = state.island(raft.start), state.board.islands.index(raft.start)
    for many in range(max(0, 2 - len(aboard)), 4 - len(aboard)):
        for taken in combinations(there, many):
            left = there
            for pearl in taken:
                left = left.replace(pearl, "", 1)
            after = list(contents)
            after[number] = problem.cargo.content(problem.counts(left))
            load = problem.cargo.load(problem.counts(aboard + "".join(taken)))
            keys.add(_pack(start + docks, load, after))
    return sorted(keys)


def solve(state: State, most: int, penalty: int | None, limit: Limit | None = None, dropping: bool = False) -> Voyage:
    """The best voyage for a raft that is placed; the raft keeps its orientation for ever."""
    raft = state.rafts[0]
    found = chart(state.board, raft.orient)
    touched = sorted(state.board.touched(raft.orient, raft.row, raft.col))
    part = raft.start if not raft.launched else next(iter(touched), "")
    problem = Problem(state, most, penalty, [(part, found.window(raft.row, raft.col))], found, dropping)
    return _search(problem, limit or Limit())


def _search(problem: Problem, limit: Limit) -> Voyage:
    state, target, pack = problem.state, problem.state.target, problem.cargo
    assert target is not None
    named = dict(target.islands)
    wanted = _ints([pack.content(problem.counts(named[i])) if i in named else -1 for i in state.board.islands])
    deliver = delivering(state)
    own_aboard = _ints([counts[0] if deliver else 0 for counts in pack.loads])
    own_ashore = _ints([counts[0] if deliver else 0 for counts in pack.contents])
    everything = "".join(state.islands) + state.rafts[0].holes
    own_left = -1
    if target.volcano is not None:
        own_left = everything.count(state.colours[0]) + state.delivered[0] - target.volcano
    unloaded = _ints([_less_own(pack, counts) if deliver else -1 for counts in pack.loads])
    docks, start = problem.docks, len(problem.docks) - 1
    symbols = _ints([problem.chart.symbols(window) for window, _ in docks])
    reefs = _ints([problem.chart.reef_count(window) for window, _ in docks])
    fixed = (
        _ints(problem.parts), symbols, reefs, problem.ways, problem.guesses, wanted, own_left, pack.trade_from,
        pack.trade_cargo, pack.trade_island, _ints([sum(counts) for counts in pack.loads]), unloaded,
        own_aboard, own_ashore, len(pack.contents), len(state.board.islands), start,
    )  # fmt: skip
    memory = _Memory(min(_NODES, limit.nodes or _NODES))
    for key in _first_keys(problem):
        wrong = voyage_kernel.wrong_parts(key, wanted, own_left, own_aboard, own_ashore, len(state.board.islands))
        if wrong >= 0 and problem.guesses[wrong, start] < FAR:
            voyage_kernel.push(key, 0, -1, int(problem.guesses[wrong, start]), *memory.parts)
    status = _run(memory, fixed, limit)
    if status != voyage_kernel.FOUND:
        return Voyage(None, (), int(memory.at[3]), status == voyage_kernel.NONE)
    return Voyage(int(memory.costs[memory.at[4]]), _legs(problem, memory), int(memory.at[3]))


class _Memory:
    """The arrays of one search."""

    def __init__(self, nodes: int) -> None:
        table = 1 << (2 * nodes - 1).bit_length()
        self.at = np.zeros(5, np.int64)
        self.table = np.full(table, -1, np.int32)
        self.keys = np.zeros(nodes, np.int64)
        self.costs = np.zeros(nodes, np.int32)
        self.parents = np.zeros(nodes, np.int32)
        self.entries = tuple(np.zeros(3 * nodes, np.int32) for _ in range(3))
        self.buckets = np.full(_LONGEST, -1, np.int32)

    @property
    def parts(self) -> tuple[Any, ...]:
        return (self.at, self.table, self.keys, self.costs, self.parents, *self.entries, self.buckets)


def _run(memory: _Memory, fixed: tuple[Any, ...], limit: Limit) -> int:
    began = time.monotonic()
    while True:
        status = int(voyage_kernel.search(_SLICE, *memory.parts, *fixed))
        if status != voyage_kernel.RUNNING:
            return status
        if limit.watch and not limit.watch(Progress(int(memory.at[3]))):
            return status
        if limit.seconds is not None and time.monotonic() - began > limit.seconds:
            return status


def _ints(values: list[int]) -> NDArray[np.int32]:
    return np.array(values, np.int32)


def _less_own(pack: Cargo, counts: Counts) -> int:
    if counts[0] == 0 or sum(counts) < 3:
        return -1
    return pack.load((counts[0] - 1, *counts[1:]))


def _legs(problem: Problem, memory: _Memory) -> tuple[Leg, ...]:
    """The stops from the start to the goal, each with what must be aboard when leaving it."""
    chain, node = [], int(memory.at[4])
    while node >= 0:
        chain.append(int(memory.keys[node]))
        node = int(memory.parents[node])
    legs = []
    docks = len(problem.docks)
    for key in reversed(chain):
        place, load = key >> 55, key >> 48 & 127
        if place >= docks:
            window, part = problem.docks[place - docks]
            counts = dict(zip(problem.classes, problem.cargo.loads[load], strict=True))
            legs.append(Leg(window, part, counts))
    return tuple(legs)
