"""The compiled rules against the plain ones."""

import numpy as np
import pytest

from ludotheque.core.chance import SplitMix64
from ludotheque.games.lacuna.kernel.arrays import move_of
from ludotheque.games.lacuna.kernel.ownership import colours, owner, random_game, random_games, share_out
from ludotheque.games.lacuna.kernel.play import Spot, Table, all_stretches, copied, put
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.sizes import Sizes
from ludotheque.games.lacuna.rules.state import State

GAMES = [
    Lacuna(), Lacuna(LacunaOptions(closed_ends=False)), Lacuna(LacunaOptions(tolerance=60)), Lacuna(LacunaOptions(blind_pick=False)), Lacuna(LacunaOptions(sizes=Sizes(30000, 1500, 1400, 3000))),
]  # fmt: skip
PLAYED = 20
"""Random games through both sets of rules, a variant; bench/lacuna.py plays ten thousand."""


def opened(game: Lacuna, number: int) -> tuple[State, Table, Spot]:
    below = SplitMix64(number).below
    first = game.initial(game.setup(below))
    state = game.play(first, game.moves(first).sample(below))
    table = pond_arrays(game.options, state.flowers or ())
    return state, table, state_arrays(table, state)


def told(table: Table, spot: Spot) -> list[tuple[int, int, int, int]]:
    couples, runs = np.empty(4000, np.int64), np.empty((4000, 2), np.int64)
    total = all_stretches(table, spot, couples, runs)
    return [
        (int(table.a[c]), int(table.b[c]), int(r[0]), int(r[1])) for c, r in zip(couples[:total], runs, strict=False)
    ]


def plain(game: Lacuna, state: State) -> list[tuple[int, int, int, int]]:
    return [(pair.a.id, pair.b.id, *run) for pair in game.pairs(state) for run in pair.stretches]


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("number", [1, 2])
def test_both_find_the_same_stretches_all_along_a_game(game: Lacuna, number: int) -> None:
    state, table, spot = opened(game, number)
    moves = np.empty((12, 2), np.int64)
    for couple, k in moves[: random_game(table, copied(spot), 0, np.uint64(number), moves)]:
        assert told(table, spot) == plain(game, state)
        move = move_of(table, couple, k)
        assert move in game.moves(state)
        put(table, spot, state.turn, couple, k)
        state = game.play(state, move)
    assert (game.turn(state) is None) and told(table, spot) == plain(game, state)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_random_games_end_alike_in_both(game: Lacuna) -> None:
    moves = np.empty((12, 2), np.int64)
    for number in range(PLAYED // len(GAMES)):
        state, table, spot = opened(game, number)
        for couple, k in moves[: random_game(table, spot, 0, np.uint64(number), moves)]:
            state = game.play(state, move_of(table, couple, k))
        outcome = game.outcome(state)
        assert outcome and outcome.scores == (colours(spot, 0), colours(spot, 1))


def test_owners_agree_where_distances_are_equal() -> None:
    for tolerance in (0, 50):
        game = Lacuna(LacunaOptions(tolerance=tolerance))
        _, _, spot = opened(game, 3)
        spot.pawns[0, 0], spot.pawns[1, 0], spot.pawns[1, 1] = (3000, 4000), (5000, 30), (9000, 9000)
        spot.placed[:] = 1, 2
        assert owner(spot, 0, 0, tolerance) == (0 if tolerance == 0 else 1)
        spot.placed[:] = 1, 1
        assert owner(spot, 0, 0, tolerance) == (0 if tolerance == 0 else 2)


def test_a_table_of_the_whole_pond_serves_later_positions() -> None:
    game = Lacuna()
    state, table, _ = opened(game, 9)
    for move in list(game.moves(state))[:1]:
        later = game.play(state, move)
        fresh = pond_arrays(game.options, later.flowers or ())
        assert told(table, state_arrays(table, later)) == told(fresh, state_arrays(fresh, later))


def test_random_games_repeat_from_their_seed() -> None:
    _, table, spot = opened(Lacuna(), 5)
    assert random_games(table, spot, 0, np.uint64(7), 40) == random_games(table, spot, 0, np.uint64(7), 40)
    assert 0 < random_games(table, spot, 0, np.uint64(7), 200) < 200


def test_sharing_out_gives_every_flower_to_somebody() -> None:
    _, table, spot = opened(Lacuna(), 6)
    random_game(table, spot, 0, np.uint64(1), np.empty((12, 2), np.int64))
    assert spot.held.sum() == 49
    before = spot.held.copy()
    share_out(table, spot)
    assert (spot.held >= before).all()
