from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.lacuna.kernels import as_arrays, as_moves, couple_of, generated
from games.lacuna.ponds import NAMES, USUAL_GAME, VARIANTS, WHOLE_GAME, after, laid, opened
from ludotheque.games.lacuna.kernel.candidates import (
    CRITICAL,
    Stretch,
    _sort,
    critical_points,
    draw_circles,
    evenly_spaced,
)
from ludotheque.games.lacuna.kernel.play import after as placed
from ludotheque.games.lacuna.kernel.play import pawn_at
from ludotheque.games.lacuna.kernel.room import new_room
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.state import Place, State

GAME = USUAL_GAME


@given(st.integers(0, 30_000), st.integers(0, 5000), st.integers(2, 9))
def test_evenly_spaced_points_run_from_end_to_end(first: int, length: int, number: int) -> None:
    out = np.empty(12, np.int64)
    points = out[: evenly_spaced(first, first + length, number, out)].tolist()
    if length == 0:
        assert points == [first]
        return
    gaps = [b - a for a, b in pairwise(points)]
    assert (points[0], points[-1], len(points)) == (first, first + length, number) and max(gaps) - min(gaps) <= 1


def test_a_single_point_is_the_middle() -> None:
    out = np.empty(4, np.int64)
    assert evenly_spaced(10, 21, 1, out) == 1 and out[0] == 15


@pytest.mark.parametrize("game", VARIANTS, ids=NAMES)
@pytest.mark.parametrize("density", [CRITICAL, 2, 7])
def test_candidates_are_legal_and_every_stretch_has_some(game: Lacuna, density: int) -> None:
    state = opened(game, 4, 5)
    pond, arrays = as_arrays(state, game)
    candidates, total = generated(pond, arrays, state.turn, density, crossings=True)
    moves = list(as_moves(pond, candidates, total))
    assert all(move in game.moves(state) for move in moves)
    for pair in game.pairs(state):
        for first, last in pair.stretches:
            ends = {first, last} if density != CRITICAL or first != last else {first}
            assert ends <= {move.k for move in moves if (move.i, move.j) == (pair.a.id, pair.b.id)}


def test_critical_points_lie_in_the_stretches() -> None:
    state = after(WHOLE_GAME[:8])
    pond, arrays = as_arrays(state)
    candidates, total = generated(pond, arrays, state.turn, CRITICAL, crossings=True)
    free = {(pair.a.id, pair.b.id): pair.stretches for pair in GAME.pairs(state)}
    assert total > sum(map(len, free.values()))
    for move in as_moves(pond, candidates, total):
        assert any(first <= move.k <= last for first, last in free[move.i, move.j])


def test_crossings_only_add_candidates() -> None:
    state = after(WHOLE_GAME[:8])
    pond, arrays = as_arrays(state)
    without, with_them = (
        set(as_moves(pond, *generated(pond, arrays, state.turn, CRITICAL, crossings))) for crossings in (False, True)
    )
    assert len(with_them) > len(without)
    assert {(move.i, move.j) for move in with_them} == {(move.i, move.j) for move in without}


def result(done: State, seat: int) -> tuple[float, int]:
    outcome = GAME.outcome(done)
    assert outcome
    return outcome.returns[seat], outcome.scores[seat] - outcome.scores[1 - seat]


def test_the_result_is_constant_between_critical_points() -> None:
    state = after(WHOLE_GAME[:-1])
    pond, arrays = as_arrays(state)
    candidates, total = generated(pond, arrays, state.turn, CRITICAL)
    pair = next(pair for pair in GAME.pairs(state) if pair.stretches)
    first, last = pair.stretches[0]
    known = {
        result(GAME.play(state, move), state.turn)
        for move in as_moves(pond, candidates, total)
        if (move.i, move.j) == (pair.a.id, pair.b.id) and first <= move.k <= last
    }
    for k in range(first, last, 97):
        assert result(GAME.play(state, Place(pair.a.colour, pair.a.id, pair.b.id, k)), state.turn) in known


def points_of(state: State, stretch: Stretch, crossed: list[int]) -> list[int]:
    """Cut by the circles of gold."""
    (pond, arrays), room = as_arrays(state), new_room()
    circles = draw_circles(pond, arrays, 0, room)
    number = critical_points(pond, stretch, circles, np.array(crossed, np.int64), room)
    return [int(k) for k in room.points[1, :number]]


def test_a_stretch_where_nothing_changes_has_its_ends_and_its_middle() -> None:
    state = laid("B0,0 B10000,0 G5000,9000")
    assert points_of(state, Stretch(0, 1550, 8450), []) == [1550, 8450, 5000]
    assert points_of(state, Stretch(0, 1550, 1550), []) == [1550]


def test_a_circle_through_the_others_nearest_pawn_is_crossed_between_two_points() -> None:
    """Round a green flower 3000 beside the middle, a circle of 5000 meets the line at 1000 and 9000."""
    state = laid("B0,0 B10000,0 G5000,3000", silver="5000,8000")
    cut = points_of(state, Stretch(0, 500, 9500), [])
    assert {1000, 1001, 9000, 9001} <= set(cut)
    assert points_of(state, Stretch(0, 2000, 8000), []) == [2000, 8000, 5000]


def test_a_flower_that_is_ones_own_or_gone_has_no_circle() -> None:
    state = laid("B0,0 B10000,0 G5000,3000 G5000,9000", gold="5000,5000", silver="5000,-6000")
    (pond, arrays), room = as_arrays(state), new_room()
    assert draw_circles(pond, arrays, 0, room) == 0 and draw_circles(pond, arrays, 1, room) == 4
    then = placed(pond, arrays, 0, couple_of(pond, 2, 3), 3500)
    assert draw_circles(pond, then, 1, room) == 2 and room.marks[0, :2].tolist() == [0, 1]


def test_between_two_points_a_crossed_line_is_closed_everywhere_or_nowhere() -> None:
    state = laid("B0,0 B10000,0 R3000,-5000 R7000,5000")
    pond, arrays = as_arrays(state)
    red = couple_of(pond, 2, 3)
    closed = {k for k in range(1550, 8451) if placed(pond, arrays, 0, 0, k).obstructed[red]}
    assert closed and pawn_at(pond, 0, 5000) == (5000, 0)
    for before, then in pairwise(sorted(points_of(state, Stretch(0, 1550, 8450), [red]))):
        assert len({k in closed for k in range(before + 1, then)}) <= 1


@given(st.lists(st.integers(-9, 9), max_size=12), st.integers(0, 12))
def test_only_the_cuts_there_are_are_sorted(cuts: list[int], total: int) -> None:
    total, sorted_cuts = min(total, len(cuts)), np.array(cuts, np.int64)
    _sort(sorted_cuts, total)
    assert sorted_cuts.tolist() == sorted(cuts[:total]) + cuts[total:]
