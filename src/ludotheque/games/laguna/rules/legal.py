"""Every permitted action, in a stable order."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, permutations, product

from ludotheque.games.laguna.rules.board import Board
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
        yield from (move for move in _places(state.board) if permitted(options, state, move))
    elif state.stage == PEARLS:
        pearls = (Pearl(colour, island) for colour in COLOURS for island in state.board.islands)
        yield from (move for move in pearls if permitted(options, state, move))
    else:
        islands = sorted(docked(state, state.raft, options.by_line) - {VOLCANO})
        yield from _steps(state)
        for alike in _actions(state, islands):
            if alike and permitted(options, state, alike[0]):
                yield from alike
        for island in islands:
            yield from _all_swaps(options, state, island)


@lru_cache(maxsize=16)
def _places(board: Board) -> tuple[Place, ...]:
    """Every place at a white line, rafts or none; kept, for boards stay."""
    rows, cols = board.size
    return tuple(
        Place(orient, row, col, island)
        for orient, row, col in product(ORIENTS, range(rows), range(cols))
        if board.is_sea(orient, row, col)
        for island in sorted(board.touched(orient, row, col, line=True) - {VOLCANO})
    )


def _steps(state: State) -> Iterator[Move]:
    """These and no others (§1.8)."""
    free = directions(state)
    return (Step(direction) for direction in DIRECTIONS if direction in free)


def _actions(state: State, islands: Sequence[str]) -> Iterator[Sequence[Move]]:
    """Everything but steps and exchanges with islands; what differs by an open hole alone is permitted together."""
    raft = state.raft
    covered, opened = raft.covered_holes, raft.open_holes
    yield from ([Shift(source, target) for target in opened] for source in covered)
    for island in islands:
        there = state.island(island)
        for colour in COLOURS:
            if colour in there:
                yield [Load(island, colour, hole) for hole in opened]
        yield from ([Drop(island, hole)] for hole in covered)
    if VOLCANO in docked(state, raft, line=False):
        yield from ([Unload(hole)] for hole in covered)
    if raft.launched and not shows_arrow(state, raft):
        for seat, other in enumerate(state.rafts):
            if seat != state.turn and other.launched and raft.touches(other):
                yield from ([trade] for trade in _trades(seat, raft, other))
    yield [End()]


def _all_swaps(options: LagunaOptions, state: State, island: str) -> tuple[Move, ...]:
    """Exchanges with an island: if one is permitted, all are."""
    covered, there = state.raft.covered_holes, state.island(island)
    if covered and there and permitted(options, state, Swap(island, (covered[0],), ((covered[0], there[0]),))):
        return _swaps(island, there, covered)
    return ()


@lru_cache(maxsize=1 << 10)
def _swaps(island: str, there: str, covered: tuple[int, ...]) -> tuple[Move, ...]:
    """Kept: a raft stays beside an island for many actions."""
    return tuple([Swap(island, give, take) for give, take in _exchanges(there, covered)])


@lru_cache(maxsize=1 << 12)
def _exchanges(there: str, covered: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], tuple[tuple[int, str], ...]], ...]:
    """What can be given and taken, whatever the island is called."""
    found = []
    for count in range(1, min(len(covered), len(there)) + 1):
        for give in combinations(covered, count):
            places = [hole for hole in HOLES if hole in give or hole not in covered]
            taken = sorted(
                tuple(zip(holes, colours, strict=True))
                for holes in combinations(places, count)
                for colours in _orders(there, count)
            )
            found += [(give, take) for take in taken]
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def _orders(pearls: str, count: int) -> frozenset[tuple[str, ...]]:
    """So many of these pearls one after another; two of a colour are the same."""
    return frozenset(permutations(pearls, count))


def _trades(seat: int, mine: Raft, theirs: Raft) -> Iterator[Move]:
    my_pearls, their_pearls = mine.covered_holes, theirs.covered_holes
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
