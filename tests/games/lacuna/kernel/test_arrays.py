import numpy as np
import pytest

from games.lacuna.kernels import as_arrays, same
from games.lacuna.ponds import NAMES, OPEN_ENDS, USUAL_GAME, VARIANTS, WHOLE_GAME, after, bare, laid, opened, played
from ludotheque.games.lacuna.kernel.arrays import copied, move_of, obstruct, pond_arrays, state_arrays
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.lines import couples
from ludotheque.games.lacuna.rules.state import Place


def test_the_couples_are_those_of_the_rules() -> None:
    state = opened(USUAL_GAME, 2)
    pond, _ = as_arrays(state)
    assert list(zip(pond.a, pond.b, strict=True)) == [(a.id, b.id) for a, b in couples(state)]


def test_a_couple_and_a_step_are_a_placement() -> None:
    pond, _ = as_arrays(laid("B0,0 R5000,5000 B10000,0 R5000,9000"))
    assert [move_of(pond, couple, 7) for couple in (0, 1)] == [Place(3, 0, 2, 7), Place(0, 1, 3, 7)]


def test_flowers_are_bits_by_id() -> None:
    state = USUAL_GAME.play(USUAL_GAME.initial(bare("V")), USUAL_GAME.read(USUAL_GAME.initial(bare("V")), "V"))
    _, arrays = as_arrays(state)
    assert int(arrays.flowers[0]) == sum(1 << flower.id for flower in state.flowers or ())
    assert int(arrays.flowers[0]).bit_count() == 48


def test_pawns_and_flowers_held_are_copied_as_they_are() -> None:
    state = after(WHOLE_GAME[:6])
    _, arrays = as_arrays(state)
    assert arrays.placed.tolist() == [3, 2] and arrays.held.tolist() == [list(side) for side in state.held]
    assert [tuple(pawn) for pawn in arrays.pawns[0, :3]] == list(state.pawns[0])


@pytest.mark.parametrize("game", VARIANTS, ids=NAMES)
def test_couples_are_obstructed_as_in_the_rules(game: Lacuna) -> None:
    for state in played(game, 6)[1::4]:
        pond, arrays = as_arrays(state, game)
        for couple, pair in enumerate(game.pairs(state)):
            by_flower = bool(pond.obstructing[couple] & arrays.flowers[0])
            assert (by_flower or bool(arrays.obstructed[couple])) is (pair.obstacle is not None)
            if pair.obstacle is not None and pair.obstacle.what == "flower":
                assert by_flower and int(pond.obstructing[couple]) >> pair.obstacle.number & 1


def test_with_open_ends_a_pairs_own_flowers_forbid_nothing() -> None:
    state = laid("B0,0 B10000,0")
    closed, free = (pond_arrays(game.options, state.flowers or ()) for game in (USUAL_GAME, OPEN_ENDS))
    assert (closed.near.tolist(), free.near.tolist()) == ([0, 1], [])
    assert (closed.first.tolist(), closed.last.tolist()) == ([0, 8451], [1549, 10000])


def test_the_arrays_of_a_whole_pond_serve_later_positions() -> None:
    state = opened(USUAL_GAME, 9)
    later = USUAL_GAME.play(state, next(iter(USUAL_GAME.moves(state))))
    early, _ = as_arrays(state)
    arrays, fresh = state_arrays(early, later), as_arrays(later)
    kept = [c for c in range(early.a.size) if later.flower(early.a[c]) and later.flower(early.b[c])]
    assert arrays.obstructed[kept].tolist() == fresh[1].obstructed.tolist()


def test_a_pawn_beside_a_line_closes_it_only_where_it_stands_on_it() -> None:
    pond, arrays = as_arrays(laid("B0,0 B10000,0"))
    obstruct(pond, arrays, 5000, 750)
    assert not arrays.obstructed.any()
    obstruct(pond, arrays, 5000, -749)
    assert arrays.obstructed.tolist() == [1]


def test_a_copy_shares_nothing() -> None:
    _, arrays = as_arrays(after(WHOLE_GAME[:4]))
    other = copied(arrays)
    assert same(arrays, other) and not any(np.shares_memory(a, b) for a, b in zip(arrays, other, strict=True))
