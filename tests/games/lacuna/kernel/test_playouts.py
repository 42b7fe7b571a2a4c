import numpy as np
import pytest

from games.lacuna.kernels import as_arrays, same
from games.lacuna.ponds import NAMES, VARIANTS, WHOLE_GAME, after, laid, opened
from ludotheque.core.bot import Limit
from ludotheque.games.lacuna.bots.search import Search
from ludotheque.games.lacuna.kernel.arrays import copied
from ludotheque.games.lacuna.kernel.candidates import new_candidates
from ludotheque.games.lacuna.kernel.evaluation import COEFFICIENTS
from ludotheque.games.lacuna.kernel.ownership import NOBODY
from ludotheque.games.lacuna.kernel.playouts import LAST_COST, Batch, play_out, playout_value, playouts
from ludotheque.games.lacuna.rules.game import Lacuna

STATE = after(WHOLE_GAME[:6])
POND, ARRAYS = as_arrays(STATE)
ROOM = new_candidates()


def test_a_playout_places_every_pawn_and_allocates_the_pond() -> None:
    arrays = copied(ARRAYS)
    looked = play_out(POND, arrays, STATE.turn, NOBODY, np.uint64(1), ROOM, COEFFICIENTS)
    assert arrays.placed.tolist() == [6, 6] and arrays.held.sum() == 49 and looked > 100


@pytest.mark.parametrize("game", VARIANTS, ids=NAMES)
def test_playouts_end_in_every_variant(game: Lacuna) -> None:
    state = opened(game, 6, 3)
    pond, arrays = as_arrays(state, game)
    play_out(pond, arrays, state.turn, NOBODY, np.uint64(1), ROOM, COEFFICIENTS)
    assert arrays.placed.sum() == 12 and arrays.held.sum() <= 49


def test_a_playout_ends_where_nothing_can_be_placed() -> None:
    pond, arrays = as_arrays(laid("B0,0 B10000,0 R0,9000"))
    assert play_out(pond, arrays, 0, NOBODY, np.uint64(1), ROOM, COEFFICIENTS) == 2
    assert arrays.placed.tolist() == [1, 0]


def test_playouts_repeat_from_their_seed_and_differ_between_seeds() -> None:
    def ended(seed: int) -> list[list[int]]:
        arrays = copied(ARRAYS)
        play_out(POND, arrays, STATE.turn, NOBODY, np.uint64(seed), ROOM, COEFFICIENTS)
        held: list[list[int]] = arrays.held.tolist()
        return held

    assert ended(5) == ended(5)
    assert len({str(ended(seed)) for seed in range(8)}) > 1


def test_a_value_is_mostly_winning_and_never_more_than_one() -> None:
    held = np.array([[4, 4, 4, 4, 0, 0, 0], [3, 3, 3, 3, 7, 7, 7]])
    assert playout_value(held, 0) > 0.8 and playout_value(held, 1) < 0.2
    assert playout_value(held, 0) + playout_value(held, 1) == pytest.approx(1.0)


def test_a_colour_that_nobody_won_counts_half() -> None:
    held = np.array([[4, 4, 4, 3, 0, 0, 0], [3, 3, 3, 3, 4, 4, 4]])
    assert playout_value(held, 0) == playout_value(held, 1) == pytest.approx(0.5)


def first() -> tuple[int, int]:
    return Search(POND, Limit()).rank(ARRAYS, STATE.turn, 1, 3)[0].placement


def test_a_batch_leaves_the_position_alone_and_is_its_games_together() -> None:
    before = copied(ARRAYS)
    batches = [Batch(games, np.uint64(2), False) for games in (1, 3)]
    (one, fewer), (three, more) = (
        playouts(POND, ARRAYS, copied(ARRAYS), STATE.turn, *first(), batch, ROOM, COEFFICIENTS) for batch in batches
    )
    assert 0.0 <= one <= 1.0 and one <= three <= one + 2.0 and 0 < fewer < more and same(ARRAYS, before)


def test_a_careless_last_pawn_wins_less_often() -> None:
    state = after(WHOLE_GAME[:-2])
    pond, arrays = as_arrays(state)
    placement = Search(pond, Limit()).rank(arrays, state.turn, 1, 3)[0].placement
    careful, careless = (
        playouts(
            pond, arrays, copied(arrays), state.turn, *placement, Batch(40, np.uint64(3), how), ROOM, COEFFICIENTS
        )[0]
        for how in (False, True)
    )
    assert careless > careful


def test_the_exact_last_pawn_is_counted_at_a_fixed_cost() -> None:
    """So that the limit does not depend on how long the exact search looked."""
    state = after(WHOLE_GAME[:-1])
    pond, arrays = as_arrays(state)
    assert play_out(pond, arrays, state.turn, NOBODY, np.uint64(1), ROOM, COEFFICIENTS) == LAST_COST
