"""Phase 2 compiled, against the plain rules."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.lacuna.kernels import as_arrays
from games.lacuna.ponds import NAMES, VARIANTS, WHOLE_GAME, after, laid, played
from ludotheque.games.lacuna.kernel import ownership
from ludotheque.games.lacuna.kernel.arrays import FARTHEST, StateArrays
from ludotheque.games.lacuna.kernel.ownership import (
    NOBODY,
    allocate,
    colours_won,
    owner,
    ranked_square,
    result,
)
from ludotheque.games.lacuna.rules import scoring
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.geometry import Point, equal, nearest, squared

points = st.builds(Point, st.integers(-300, 300), st.integers(-300, 300))
side = st.lists(points, max_size=6)


def standing(gold: list[Point], silver: list[Point]) -> StateArrays:
    """Pawns on an empty pond."""
    _, arrays = as_arrays(laid(""))
    for seat, pawns in enumerate((gold, silver)):
        for number, pawn in enumerate(pawns):
            arrays.pawns[seat, number] = pawn
        arrays.placed[seat] = len(pawns)
    return arrays


@given(st.integers(0, 5000**2), st.integers(0, 5000**2), st.integers(0, 200))
def test_both_call_the_same_distances_equal(a: int, b: int, tolerance: int) -> None:
    assert ownership.equal(a, b, tolerance) is equal(a, b, tolerance)


@given(points, side, side, st.sampled_from([0, 3, 60]))
def test_both_find_the_same_owner(flower: Point, gold: list[Point], silver: list[Point], tolerance: int) -> None:
    seat = nearest(flower, (gold, silver), tolerance).seat
    assert owner(standing(gold, silver), *flower, tolerance) == (NOBODY if seat is None else seat)


@given(points, side)
def test_distances_are_ranked_nearest_first(flower: Point, pawns: list[Point]) -> None:
    state = standing([], pawns)
    ranked = [ranked_square(state, 1, rank, *flower) for rank in range(len(pawns) + 1)]
    assert ranked == [*sorted(squared(flower, pawn) for pawn in pawns), FARTHEST]


def test_owners_agree_where_distances_are_equal_within_the_tolerance() -> None:
    gold, silver = [Point(3000, 4000)], [Point(5000, 30), Point(9000, 9000)]
    assert [owner(standing(gold, silver), 0, 0, tolerance) for tolerance in (0, 50)] == [0, 1]
    assert [owner(standing(gold, silver[:1]), 0, 0, tolerance) for tolerance in (0, 50)] == [0, NOBODY]


def test_nobody_is_nearer_than_the_farthest_without_pawns() -> None:
    _, arrays = as_arrays(laid("R0,0 R9000,0", gold="3000,4000"))
    assert arrays.nearest[0, :2].tolist() == [5000**2, 6000**2 + 4000**2]
    assert set(arrays.nearest[1].tolist()) == {FARTHEST}


@pytest.mark.parametrize("game", VARIANTS, ids=NAMES)
def test_the_count_is_that_of_the_plain_rules(game: Lacuna) -> None:
    for seed in (1, 2):
        done = played(game, seed)[-1]
        pond, arrays = as_arrays(done, game)
        allocate(pond, arrays)
        total = scoring.counts(done, game.options.tolerance)
        assert arrays.held.tolist() == [list(each) for each in total]
        assert (colours_won(arrays.held, 0), colours_won(arrays.held, 1)) == scoring.colours_won(total)


def test_every_flower_goes_to_somebody_where_no_distances_are_equal() -> None:
    pond, arrays = as_arrays(after(WHOLE_GAME))
    allocate(pond, arrays)
    assert arrays.held.sum() == 49


@pytest.mark.parametrize(("own", "other", "value"), [(4, 3, 1.0), (7, 0, 1.0), (3, 4, 0.0), (3, 3, 0.5), (2, 1, 0.5)])
def test_four_colours_are_a_result(own: int, other: int, value: float) -> None:
    assert result(own, other) == value
