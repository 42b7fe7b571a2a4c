import numpy as np
import pytest

from games.lacuna.kernels import as_arrays, same
from games.lacuna.ponds import NAMES, USUAL_GAME, VARIANTS, laid, opened
from ludotheque.core.chance import SplitMix64
from ludotheque.games.lacuna.kernel.arrays import copied, move_of
from ludotheque.games.lacuna.kernel.ownership import colours_won
from ludotheque.games.lacuna.kernel.random_games import random_game, random_games
from ludotheque.games.lacuna.kernel.randomness import advanced, mixed, stream
from ludotheque.games.lacuna.rules.game import Lacuna


@pytest.mark.parametrize("game", VARIANTS, ids=NAMES)
def test_random_games_end_alike_by_the_plain_rules(game: Lacuna) -> None:
    """`ludotheque bench lacuna-differential` plays ten thousand."""
    moves = np.empty((12, 2), np.int64)
    for seed in range(4):
        state = opened(game, seed)
        pond, arrays = as_arrays(state, game)
        for couple, k in moves[: random_game(pond, arrays, 0, np.uint64(seed), moves)]:
            state = game.play(state, move_of(pond, couple, k))
        outcome = game.outcome(state)
        assert outcome and outcome.scores == (colours_won(arrays.held, 0), colours_won(arrays.held, 1))


def test_random_games_repeat_from_their_seed_and_are_won_by_both() -> None:
    pond, arrays = as_arrays(opened(USUAL_GAME, 5))
    assert random_games(pond, arrays, 0, np.uint64(7), 40) == random_games(pond, arrays, 0, np.uint64(7), 40)
    assert 0 < random_games(pond, arrays, 0, np.uint64(7), 200) < 200


def test_many_games_leave_the_position_alone() -> None:
    pond, arrays = as_arrays(opened(USUAL_GAME, 5))
    before = copied(arrays)
    random_games(pond, arrays, 0, np.uint64(7), 20)
    assert same(arrays, before)


def test_a_game_ends_where_nothing_can_be_placed() -> None:
    pond, arrays = as_arrays(laid("B0,0 B10000,0 R0,9000"))
    moves = np.empty((12, 2), np.int64)
    assert random_game(pond, arrays, 1, np.uint64(1), moves) == 1
    assert arrays.placed.tolist() == [0, 1] and arrays.held[1].tolist() == [1, 0, 0, 2, 0, 0, 0]


def test_the_numbers_are_those_of_splitmix64() -> None:
    state, plain = np.uint64(12345), SplitMix64(12345)
    for _ in range(5):
        state = np.uint64(advanced(state))
        assert int(mixed(state)) == plain.next()


def test_streams_of_one_seed_do_not_meet_soon() -> None:
    """So that the games of a batch differ: no stream runs into the next within the numbers of a game."""
    begins = {int(stream(np.uint64(9), game)) for game in range(200)}
    state, met = np.uint64(9), set()
    for _ in range(2000):
        state = np.uint64(advanced(state))
        met.add(int(state))
    assert len(begins) == 200 and not met & begins
