"""The compiled rules of phase 1 against the plain ones."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.lacuna.kernels import as_arrays, couple_of, same
from games.lacuna.ponds import NAMES, USUAL_GAME, VARIANTS, WHOLE_GAME, after, laid, opened
from ludotheque.core.chance import SplitMix64
from ludotheque.games.lacuna.kernel.arrays import PondArrays, StateArrays, copied, move_of, state_arrays
from ludotheque.games.lacuna.kernel.play import (
    MAX_SHADOWS,
    all_stretches,
    lies,
    may_stand,
    open_couples,
    pawn_at,
    place,
    stretches,
)
from ludotheque.games.lacuna.kernel.play import after as placed
from ludotheque.games.lacuna.kernel.random_games import random_game
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.state import Place, State

GAME = USUAL_GAME


def found(pond: PondArrays, state: StateArrays) -> list[tuple[int, int, int, int]]:
    couples, ends = np.empty(4000, np.int64), np.empty((4000, 2), np.int64)
    total = all_stretches(pond, state, couples, ends)
    return [
        (int(pond.a[c]), int(pond.b[c]), int(first), int(last))
        for c, (first, last) in zip(couples[:total], ends[:total], strict=True)
    ]


def plain(game: Lacuna, state: State) -> list[tuple[int, int, int, int]]:
    return [(pair.a.id, pair.b.id, *stretch) for pair in game.pairs(state) for stretch in pair.stretches]


@pytest.mark.parametrize("game", VARIANTS, ids=NAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_both_find_the_same_stretches_all_along_a_game(game: Lacuna, seed: int) -> None:
    state = opened(game, seed)
    pond, arrays = as_arrays(state, game)
    moves = np.empty((12, 2), np.int64)
    for couple, k in moves[: random_game(pond, copied(arrays), 0, np.uint64(seed), moves)]:
        assert found(pond, arrays) == plain(game, state)
        move = move_of(pond, couple, k)
        assert move in game.moves(state)
        place(pond, arrays, state.turn, couple, k)
        state = game.play(state, move)
    assert (game.turn(state) is None) and found(pond, arrays) == plain(game, state)


@pytest.mark.parametrize("game", VARIANTS, ids=NAMES)
def test_a_placement_leaves_the_same_arrays_as_the_plain_rules(game: Lacuna) -> None:
    state, below = opened(game, 3), SplitMix64(3).below
    pond, arrays = as_arrays(state, game)
    while state.phase == "place":
        move = game.moves(state).sample(below)
        assert isinstance(move, Place)
        arrays = placed(pond, arrays, state.turn, couple_of(pond, move.i, move.j), move.k)
        state = game.play(state, move)
        assert same(arrays, state_arrays(pond, state))


def test_arrays_of_the_whole_pond_serve_later_positions() -> None:
    state = opened(GAME, 9)
    pond, _ = as_arrays(state)
    later = GAME.play(state, next(iter(GAME.moves(state))))
    assert found(pond, state_arrays(pond, later)) == found(*as_arrays(later))


def test_open_couples_are_the_pairs_without_an_obstacle() -> None:
    for plies in (1, 5, 9, 12):
        state = after(WHOLE_GAME[:plies])
        pond, arrays = as_arrays(state)
        free = np.empty(pond.a.size, np.int64)
        couples = free[: open_couples(pond, arrays, free)]
        assert [(pond.a[c], pond.b[c]) for c in couples] == [
            (pair.a.id, pair.b.id) for pair in GAME.pairs(state) if not pair.obstacle
        ]


def test_a_couple_without_room_has_no_stretch() -> None:
    pond, arrays = as_arrays(laid("B0,0 B3000,0"))
    assert stretches(pond, arrays, 0, np.empty((MAX_SHADOWS, 4), np.int64)) == 0


def test_placing_elsewhere_leaves_the_arrays_before_alone() -> None:
    pond, arrays = as_arrays(after(["B"]))
    before = copied(arrays)
    placed(pond, arrays, 0, couple_of(pond, 0, 27), 6050)
    assert same(arrays, before)


def test_flowers_lie_there_until_they_are_taken() -> None:
    pond, arrays = as_arrays(after(["B"]))
    then = placed(pond, arrays, 0, couple_of(pond, 0, 27), 6050)
    assert [lies(arrays.flowers[0], f) for f in (0, 27, 48)] == [True, True, False]
    assert [lies(then.flowers[0], f) for f in (0, 27, 1)] == [False, False, True]
    assert pawn_at(pond, couple_of(pond, 0, 27), 6050) == (5915, 9081)


MIDDLE = after(WHOLE_GAME[:9])
POND, ARRAYS = as_arrays(MIDDLE)


@given(st.data())
def test_a_placement_may_stand_exactly_where_the_stretches_say(data: st.DataObject) -> None:
    pairs = GAME.pairs(MIDDLE)
    couple = data.draw(st.integers(0, len(pairs) - 1))
    pair = pairs[couple]
    ends = [k for stretch in pair.stretches for end in stretch for k in (end - 1, end, end + 1)]
    k = data.draw(st.integers(0, pair.line.steps) | st.sampled_from([0, *ends]))
    assert may_stand(POND, ARRAYS, couple, k) == any(first <= k <= last for first, last in pair.stretches)


def test_on_an_obstructed_line_nothing_may_stand() -> None:
    for couple, pair in enumerate(GAME.pairs(MIDDLE)):
        if pair.obstacle:
            assert not may_stand(POND, ARRAYS, couple, pair.line.steps // 2)


def test_on_the_line_of_a_flower_that_is_gone_nothing_may_stand() -> None:
    early, _ = as_arrays(after(["B"]))
    gone = couple_of(early, 0, 27)
    assert not may_stand(early, state_arrays(early, MIDDLE), gone, 6050)
