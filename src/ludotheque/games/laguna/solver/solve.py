"""The exact solitaire solver: the fewest moves to a target, by A* over docks with exact distances (§9)."""

import time
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

import numpy as np

from ludotheque.core.bot import Limit, Progress
from ludotheque.games.laguna.kernel import voyages
from ludotheque.games.laguna.kernel.arrays import SeaMap, sea_map
from ludotheque.games.laguna.kernel.play import FAR, Ints
from ludotheque.games.laguna.kernel.voyages import Memory, Puzzle
from ludotheque.games.laguna.rules.geometry import COLOURS, VOLCANO
from ludotheque.games.laguna.rules.state import EMPTY, State
from ludotheque.games.laguna.solver.cargo import Cargo, Counts, cargo

_SLICE = 20_000
_NODES = 4_000_000
_LONGEST = 4096
_MOST_DOCKS = 127
"""As many as a key can tell apart."""


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
    """A puzzle for one orientation: docks, parts and colour classes as numbers; the last dock is the start."""

    def __init__(self, state: State, most: int, penalty: int | None, found: SeaMap, dropping: bool) -> None:
        self.state, self.most, self.penalty, self.map = state, most, penalty, found
        self.classes = classes(state)
        self.cargo: Cargo = cargo(len(self.classes), most, dropping)
        islands, raft = state.board.islands, state.rafts[0]
        touched = sorted(state.board.touched(raft.orient, raft.row, raft.col))
        part = raft.start if not raft.launched else next(iter(touched), "")
        docks = [(window, part) for part in (*islands, VOLCANO) for window in found.docks[part]]
        self.docks: list[tuple[int, str]] = [*docks, (found.window(raft.row, raft.col), part)]
        if len(self.docks) > _MOST_DOCKS:
            raise ValueError("too many docks for the solver")
        self.parts = [_part(islands, part) for _, part in self.docks]

    def counts(self, pearls: str) -> Counts:
        return tuple(sum(pearl in group for pearl in pearls) for group in self.classes)

    @cached_property
    def ways(self) -> Ints:
        """Steps between docks for each number of pearls."""
        windows = [window for window, _ in self.docks]
        tables = [self.map.distances(windows, pearls, self.penalty)[:, windows] for pearls in range(2, self.most + 1)]
        return np.stack(tables).astype(np.int32)

    @cached_property
    def bounds(self) -> Ints:
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
    return voyages.VOLCANO if part == VOLCANO else islands.index(part) if part in islands and part != "" else -1


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
        touching = problem.parts[start] >= 0 and problem.map.symbols(problem.docks[start][0]) <= raft.pearls
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
    problem = Problem(state, most, penalty, sea_map(state.board, state.rafts[0].orient), dropping)
    return _search(problem, limit or Limit())


def _search(problem: Problem, limit: Limit) -> Voyage:
    puzzle, memory = _puzzle(problem), _memory(min(_NODES, limit.nodes or _NODES))
    for key in _first_keys(problem):
        wrong = voyages.wrong_parts(key, puzzle)
        if wrong >= 0 and problem.bounds[wrong, puzzle.start] < FAR:
            voyages.push(key, 0, -1, int(problem.bounds[wrong, puzzle.start]), memory)
    status = _run(memory, puzzle, limit)
    nodes = int(memory.counters[voyages.EXPANDED])
    if status != voyages.FOUND:
        return Voyage(None, (), nodes, status == voyages.NONE)
    return Voyage(int(memory.costs[memory.counters[voyages.GOAL]]), _legs(problem, memory), nodes)


def _puzzle(problem: Problem) -> Puzzle:
    state, target, pack = problem.state, problem.state.target, problem.cargo
    assert target is not None
    named, deliver = dict(target.islands), delivering(state)
    own_left = -1
    if target.volcano is not None:
        everything = "".join(state.islands) + state.rafts[0].holes
        own_left = everything.count(state.colours[0]) + state.delivered[0] - target.volcano
    return Puzzle(
        parts=_ints(problem.parts),
        symbols=_ints([problem.map.symbols(window) for window, _ in problem.docks]),
        reefs=_ints([problem.map.reef_count(window) for window, _ in problem.docks]),
        ways=problem.ways,
        bounds=problem.bounds,
        start=len(problem.docks) - 1,
        wanted=_ints([pack.content(problem.counts(named[i])) if i in named else -1 for i in state.board.islands]),
        own_left=own_left,
        trade_from=pack.trade_from,
        trade_cargo=pack.trade_cargo,
        trade_island=pack.trade_island,
        sizes=_ints([sum(counts) for counts in pack.loads]),
        unloaded=_ints([_less_own(pack, counts) if deliver else -1 for counts in pack.loads]),
        own_aboard=_ints([counts[0] if deliver else 0 for counts in pack.loads]),
        own_ashore=_ints([counts[0] if deliver else 0 for counts in pack.contents]),
    )


def _memory(nodes: int) -> Memory:
    """The arrays of one search."""
    return Memory(
        counters=np.zeros(voyages.COUNTERS, np.int64),
        table=np.full(1 << (2 * nodes - 1).bit_length(), -1, np.int32),
        keys=np.zeros(nodes, np.int64),
        costs=np.zeros(nodes, np.int32),
        parents=np.zeros(nodes, np.int32),
        entry_node=np.zeros(3 * nodes, np.int32),
        entry_cost=np.zeros(3 * nodes, np.int32),
        entry_next=np.zeros(3 * nodes, np.int32),
        buckets=np.full(_LONGEST, -1, np.int32),
    )


def _run(memory: Memory, puzzle: Puzzle, limit: Limit) -> int:
    """Slice after slice, until it is solved or the limit is reached."""
    began = time.monotonic()
    while True:
        status = int(voyages.search(_SLICE, memory, puzzle))
        if status != voyages.RUNNING:
            return status
        if limit.watch and not limit.watch(Progress(int(memory.counters[voyages.EXPANDED]))):
            return status
        if limit.seconds is not None and time.monotonic() - began > limit.seconds:
            return status


def _ints(values: list[int]) -> Ints:
    return np.array(values, np.int32)


def _less_own(pack: Cargo, counts: Counts) -> int:
    if counts[0] == 0 or sum(counts) < 3:
        return -1
    return pack.load((counts[0] - 1, *counts[1:]))


def _legs(problem: Problem, memory: Memory) -> tuple[Leg, ...]:
    """The stops from the start to the goal, each with what must be aboard when leaving it."""
    chain, node = [], int(memory.counters[voyages.GOAL])
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
