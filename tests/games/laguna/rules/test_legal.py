"""The list of legal moves against everything that can be written at all."""

from collections.abc import Iterator
from itertools import combinations, permutations, product

import pytest

from games.laguna.seas import Trial, laguna, one_raft, trial, water
from games.laguna.wandering import VARIANTS, wander
from ludotheque.core.options import Value
from ludotheque.games.laguna.rules.geometry import COLOURS, DIRECTIONS, HOLES, ORIENTS
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
from ludotheque.games.laguna.rules.refusals import permitted
from ludotheque.games.laguna.rules.state import State


def writable(state: State) -> Iterator[Move]:
    """Every action there is words for, with lists of at most two pearls."""
    yield from (Step(way) for way in DIRECTIONS)
    yield from (Shift(source, target) for source, target in permutations(HOLES, 2))
    yield from (Unload(hole) for hole in HOLES)
    yield End()
    for island in state.board.islands:
        yield from (Load(island, colour, hole) for colour, hole in product(COLOURS, HOLES))
        yield from (Drop(island, hole) for hole in HOLES)
        yield from (Pearl(colour, island) for colour in COLOURS)
        yield from _swaps(island)
    for seat in range(len(state.colours)):
        yield from (Trade(seat, give, take) for give, take in product(_pairs(), _pairs()))


def _swaps(island: str) -> Iterator[Swap]:
    for many in (1, 2):
        for give, take in product(combinations(HOLES, many), repeat=2):
            for colours in product(COLOURS, repeat=many):
                yield Swap(island, give, tuple(zip(take, colours, strict=True)))


def _pairs() -> list[tuple[Pair, ...]]:
    single = [((source, target),) for source, target in product(HOLES, repeat=2)]
    return [*single, *(((0, 0), (1, 1)), ((1, 1), (5, 5)), ((1, 2), (5, 5)), ((0, 0), (4, 3)))]


def small(move: Move) -> bool:
    """Within what `writable` writes."""
    if isinstance(move, Swap):
        return len(move.give) <= 2
    return not isinstance(move, Trade) or (move.give in _pairs() and move.take in _pairs())


POSITIONS = {
    "launching beside an arrow": one_raft("..A...\n..A...\nx..>..\n......", "H,2,1,------,A", "launch", "A=rgy"),
    "one pearl aboard": one_raft("..A...\n..A...\nx..>..\n......", "H,2,1,r-----,A", "launch", "A=gy"),
    "at an island": one_raft("...A\n...A\n....", "H,0,0,rg-b--,-", pearls="A=ryy"),
    "at an island that takes pearls": one_raft(
        "...A\n...A\n....", "H,0,0,rg-b--,-", "premove", "A=ry", island_unload=True
    ),
    "at the volcano with a reef beneath": one_raft("....@@\n..x.@@\n......", "H,0,1,rr-gr-,-"),
    "beside a raft": trial(water(5, 6), "play turn=0 phase=sail raft0=H,0,0,rb--g-,- raft1=H,2,0,-y---r,-"),
    "crossed rafts": trial(water(6, 6), "play turn=0 phase=sail raft0=H,0,0,-b---g,- raft1=V,2,0,--r--y,-"),
    "crossed rafts with middles forbidden": trial(
        water(6, 6), "play turn=0 phase=sail raft0=H,0,0,-b---g,- raft1=V,2,0,--r--y,-", cross_middle="forbid"
    ),
    "a reef showing": one_raft("......\n.x>...\n......", "H,0,0,rg----,-", "premove"),
    "bound by an arrow": one_raft(".......\n.......\n.>.v...\n.......", "H,1,1,rg----,-"),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_what_is_listed_is_what_is_permitted(name: str) -> None:
    found: Trial = POSITIONS[name]
    listed = {move for move in found.game.moves(found.state) if small(move)}
    assert listed == {move for move in writable(found.state) if permitted(found.game.options, found.state, move)}
    assert listed


def test_before_play_every_place_on_the_board_was_looked_at() -> None:
    found = trial("....A.\n......\n.B....\n......", "A=rgb B=rgy")
    places = {
        Place(orient, row, col, island)
        for orient, row, col, island in product(ORIENTS, range(4), range(6), "AB")
        if permitted(found.game.options, found.state, Place(orient, row, col, island))
    }
    assert set(found.game.moves(found.state)) == places


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_no_move_is_listed_twice_and_each_can_be_played(options: dict[str, Value]) -> None:
    game = laguna(**options)
    for number, (_, _, state) in enumerate(wander(game, 21, 120)):
        if game.turn(state) is None or number % 12:
            continue
        moves = list(game.moves(state))
        assert len(set(moves)) == len(moves)
        assert all(permitted(game.options, state, move) for move in moves)


def test_larger_exchanges_with_an_island_follow_from_the_smallest() -> None:
    found = POSITIONS["at an island"]
    three = [move for move in found.game.moves(found.state) if isinstance(move, Swap) and len(move.give) == 3]
    assert three and all(permitted(found.game.options, found.state, move) for move in three)
    assert {tuple(sorted(colour for _, colour in move.take)) for move in three} == {("r", "y", "y")}
