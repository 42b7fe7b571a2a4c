"""The solver's bitboards against the plain rules, and the key of a position."""

import numpy as np
import pytest

from games.interactions.positions import random_position
from games.interactions.test_solver import mirrored
from ludotheque.games.interactions.kernel import alphabeta as exact
from ludotheque.games.interactions.kernel import arrays as flat
from ludotheque.games.interactions.kernel import bitboards as duel
from ludotheque.games.interactions.kernel import evaluation as promise
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import Rules
from ludotheque.games.interactions.rules.state import Laid, Place, State
from ludotheque.games.interactions.rules.territory import targets

BASE = Interactions(Rules())
ROOM = exact.MOST


def listed(state: State) -> dict[Place, int]:
    """The solver's moves with their codes."""
    words, numbers, tile_at = flat.duel_frame(state)
    moves, ranks = np.zeros(ROOM, np.int64), np.zeros(ROOM, np.int64)
    count = exact.list_moves(words, numbers, words.copy(), numbers.copy(), tile_at, 0, moves, ranks)
    return {flat.duel_decode(int(move)): int(move) for move in moves[:count]}


def key(state: State, rules: Rules) -> int:
    words, numbers, tile_at = flat.duel_frame(state)
    out = np.zeros(1, np.uint64)
    duel.key(words, numbers, tile_at, np.array([rules.bonus, rules.territory], np.int64), out)
    return int(out[0])


@pytest.mark.parametrize("tiles", range(12))
def test_the_moves_are_those_of_the_rules(tiles: int) -> None:
    for seed in range(8):
        state = random_position(BASE, tiles, seed)
        assert set(listed(state)) == set(BASE.moves(state))


@pytest.mark.parametrize("tiles", range(12))
def test_laying_a_tile_gives_the_frame_of_the_next_state(tiles: int) -> None:
    state = random_position(BASE, tiles, tiles)
    words, numbers, tile_at = flat.duel_frame(state)
    for move, code in listed(state).items():
        after, then, tiles_then = np.zeros_like(words), np.zeros_like(numbers), tile_at.copy()
        duel.lay(words, numbers, after, then, tiles_then, code)
        wanted = flat.duel_frame(BASE.play(state, move))
        assert np.array_equal(after[:3], wanted[0][:3])
        assert np.array_equal(then[: duel.PLACED + 1], wanted[1][: duel.PLACED + 1])


def test_a_mirror_image_has_the_same_key() -> None:
    for seed in range(10):
        state = random_position(BASE, 6, seed)
        assert key(mirrored(state, True), BASE.rules) == key(mirrored(state, False), BASE.rules)
        assert key(mirrored(state, True), BASE.rules) == key(state, BASE.rules)


def test_positions_that_differ_in_a_live_tile_have_different_keys() -> None:
    state = random_position(BASE, 3, 3)
    (cell, laid), *rest = state.grid
    turned = State(((cell, Laid(laid.owner, laid.tile, not laid.front)), *rest), state.hands)
    assert key(turned, BASE.rules) != key(state, BASE.rules)


def test_a_tile_is_live_only_if_some_turn_can_still_reach_it() -> None:
    """Whatever the next two turns turn over was live before."""
    for seed in range(15):
        state = random_position(BASE, 9, seed)
        words, numbers, _ = flat.duel_frame(state)
        live = int(duel.live(words, numbers))
        for move in BASE.moves(state):
            assert isinstance(move, Place)
            for row, column in targets(state.territory, move.tile, move.cell):
                assert live >> ((row - 2) * 8 + column - 2) & 1


def test_a_promise_is_for_the_mover_and_ignores_mirrors() -> None:
    for seed in range(6):
        state = random_position(BASE, 5, seed)
        assert promise.guess(*flat.duel_frame(state)) == promise.guess(*flat.duel_frame(mirrored(state, True)))


def test_promises_are_nearer_to_the_truth_than_the_visible_margin() -> None:
    from ludotheque.core.bot import Limit
    from ludotheque.games.interactions.solver import solve as solver

    promised, visible = 0, 0
    for seed in range(40):
        state = random_position(BASE, 6, seed)
        words, numbers, tile_at = flat.duel_frame(state)
        value = solver.solve(BASE, state, Limit()).value
        promised += abs(value - promise.guess(words, numbers, tile_at))
        visible += abs(value - int(numbers[duel.MARGIN]))
    assert promised < visible / 2
