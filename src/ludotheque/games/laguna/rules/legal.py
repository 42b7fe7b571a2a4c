"""Every permitted action, in a stable order."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, permutations, product

from ludotheque.games.laguna.rules.geometry import COLOURS, DIRECTIONS, HOLES, ORIENTS, VOLCANO, counterparts
from ludotheque.games.laguna.rules.moves import (
    Drop,
    End,
    Load,
    Move,
    Pair,
    Pearl,
    Place,
    Shift,
    Step,
    Swap,
    Trade,
    Unload,
)
from ludotheque.games.laguna.rules.options import LagunaOptions
from ludotheque.games.laguna.rules.refusals import permitted
from ludotheque.games.laguna.rules.state import EMPTY, PEARLS, PLACING, Raft, State, directions, docked, shows_arrow


def legal(options: LagunaOptions, state: State) -> Iterator[Move]:
    """All permitted moves of the seat to move; the game is not over."""
    if state.stage == PLACING:
        yield from (move for move in _places(state) if permitted(options, state, move))
    elif state.stage == PEARLS:
        pearls = (Pearl(colour, island) for colour in COLOURS for island in state.board.islands)
        yield from (move for move in pearls if permitted(options, state, move))
    else:
        yield from _steps(state)
        for alike in _actions(options, state):
            if alike and permitted(options, state, alike[0]):
                yield from alike
        yield from _all_swaps(options, state)


def _places(state: State) -> Iterator[Move]:
    rows, cols = state.board.size
    for orient, row, col in product(ORIENTS, range(rows), range(cols)):
        if state.board.is_sea(orient, row, col):
            for island in sorted(state.board.touched(orient, row, col, line=True) - {VOLCANO}):
                yield Place(orient, row, col, island)


def _steps(state: State) -> Iterator[Move]:
    """These and no others (§1.8)."""
    free = directions(state)
    return (Step(direction) for direction in DIRECTIONS if direction in free)


def _actions(options: LagunaOptions, state: State) -> Iterator[Sequence[Move]]:
    """Everything but steps and exchanges with islands; what differs by an open hole alone is permitted together."""
    raft = state.raft
    covered = [hole for hole in HOLES if raft.covered(hole)]
    opened = [hole for hole in HOLES if not raft.covered(hole)]
    yield from ([Shift(source, target) for target in opened] for source in covered)
    islands = sorted(docked(state, raft, options.by_line) - {VOLCANO})
    for island in islands:
        there = state.island(island)
        for colour in COLOURS:
            if colour in there:
                yield [Load(island, colour, hole) for hole in opened]
        yield from ([Drop(island, hole)] for hole in covered)
    yield from ([Unload(hole)] for hole in covered)
    if raft.launched and not shows_arrow(state, raft):
        for seat, other in enumerate(state.rafts):
            if seat != state.turn and other.launched and raft.touches(other):
                yield from ([trade] for trade in _trades(seat, raft, other))
    yield [End()]


def _all_swaps(options: LagunaOptions, state: State) -> Iterator[Move]:
    """Exchanges with islands: if one is permitted there, all are."""
    raft = state.raft
    covered = tuple(hole for hole in HOLES if raft.covered(hole))
    opened = tuple(hole for hole in HOLES if not raft.covered(hole))
    for island in sorted(docked(state, raft, options.by_line) - {VOLCANO}):
        there = state.island(island)
        if covered and there and permitted(options, state, Swap(island, (covered[0],), ((covered[0], there[0]),))):
            yield from _swaps(island, there, covered, opened)


@lru_cache(maxsize=1 << 10)
def _swaps(island: str, there: str, covered: tuple[int, ...], opened: tuple[int, ...]) -> tuple[Move, ...]:
    """Kept: a raft stays beside an island for many actions."""
    found: list[Move] = []
    for count in range(1, min(len(covered), len(there)) + 1):
        for give in combinations(covered, count):
            places = sorted([*opened, *give])
            taken = sorted(
                tuple(zip(holes, colours, strict=True))
                for holes in combinations(places, count)
                for colours in _orders(there, count)
            )
            found += (Swap(island, give, take) for take in taken)
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def _orders(pearls: str, count: int) -> frozenset[tuple[str, ...]]:
    """So many of these pearls one after another; two of a colour are the same."""
    return frozenset(permutations(pearls, count))


def _trades(seat: int, mine: Raft, theirs: Raft) -> Iterator[Move]:
    my_pearls = [hole for hole in HOLES if mine.covered(hole)]
    their_pearls = [hole for hole in HOLES if theirs.covered(hole)]
    for count in range(1, min(len(my_pearls), len(their_pearls)) + 1):
        for gives, takes in product(combinations(my_pearls, count), combinations(their_pearls, count)):
            for give in _ways(gives, mine, theirs):
                if _free(theirs, give, takes):
                    for take in _ways(takes, theirs, mine):
                        if _free(mine, take, gives):
                            yield Trade(seat, give, take)


def _ways(holes: tuple[int, ...], source: Raft, target: Raft) -> Iterator[tuple[Pair, ...]]:
    """Each hole with a hole in the same position of the other raft, no two with the same one."""
    for places in product(*(counterparts(source.orient, target.orient, hole) for hole in holes)):
        if len(set(places)) == len(places):
            yield tuple(zip(holes, places, strict=True))


def _free(target: Raft, pairs: tuple[Pair, ...], leaving: tuple[int, ...]) -> bool:
    return all(target.holes[place] == EMPTY or place in leaving for _, place in pairs)
