"""Alpha-beta: its moves, its table, its leaves, and that it can be stopped and go on."""

import numpy as np
import pytest

from games.interactions.positions import (
    TWO,
    TWO_PLAYER_MODES,
    brute_margin,
    placements,
    random_position,
)
from ludotheque.games.interactions.kernel import alphabeta, arrays
from ludotheque.games.interactions.kernel.alphabeta import (
    ALPHA,
    BETA,
    CHOSEN,
    DEPTH,
    MOST_MOVES,
    NODES,
    NOISE,
    RETURNED,
    Stack,
    Transpositions,
)
from ludotheque.games.interactions.kernel.bitboards import CELLS, MARGIN, WIDTH
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import Place, State

LEVELS = CELLS + 2
WIDE = 100


def stack_at(state: State, depth: int, alpha: int = -WIDE, beta: int = WIDE) -> Stack:
    """A stack whose root is that position."""
    stack = Stack(
        np.zeros((LEVELS, 4), np.uint64),
        np.zeros((LEVELS, WIDTH), np.int64),
        np.zeros((LEVELS, MOST_MOVES), np.int64),
        np.zeros((LEVELS, MOST_MOVES), np.int64),
        np.zeros(64, np.int64),
    )
    stack.words[0], stack.numbers[0], stack.tile_at[:] = arrays.frame(state)
    stack.numbers[0, [DEPTH, ALPHA, BETA]] = depth, alpha, beta
    return stack


def table(size: int = 1 << 12) -> Transpositions:
    return Transpositions(np.zeros(size, np.uint64), np.zeros(size, np.int64))


def memory() -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.zeros(NOISE + MOST_MOVES, np.int64)


def value_of(game: Interactions, state: State, slices: int = 1 << 40) -> int:
    """The mover's margin by a search to the end, in slices of so many nodes."""
    stack, known, notes = stack_at(state, CELLS - len(state.grid)), table(), memory()
    while not alphabeta.run(stack, known, arrays.kernel_options(game.options), notes, slices):
        pass
    return int(notes[RETURNED])


def listed(state: State, depth: int = 1, first: int = 0) -> dict[Place, int]:
    """The moves of the root with their ranks."""
    stack = stack_at(state, depth)
    count = alphabeta.list_moves(stack, 0, first)
    codes, ranks = stack.moves[0, :count].tolist(), stack.ranks[0, :count].tolist()
    return {arrays.decode_on_frame(code): rank for code, rank in zip(codes, ranks, strict=True)}


@pytest.mark.parametrize("tiles", range(12))
def test_the_moves_are_those_of_the_rules(tiles: int) -> None:
    for seed in range(8):
        state = random_position(TWO, tiles, seed)
        assert set(listed(state)) == set(TWO.moves(state))
        assert set(listed(state, alphabeta.EVALUATED_DEPTH)) == set(TWO.moves(state))


def test_what_was_best_before_is_tried_first() -> None:
    state = random_position(TWO, 5, 2)
    stack = stack_at(state, 1)
    count = alphabeta.list_moves(stack, 0, 0)
    advice = int(stack.moves[0, count - 1])
    ranks = listed(state, first=advice)
    assert max(ranks, key=lambda move: ranks[move]) == arrays.decode_on_frame(advice)


def test_near_the_end_moves_are_ranked_by_what_they_gain_at_once() -> None:
    state = random_position(TWO, 7, 3)
    margin = int(arrays.frame(state).numbers[MARGIN])
    gains = {
        move: -int(arrays.frame(TWO.play(state, move)).numbers[MARGIN]) - margin for move in placements(TWO, state)
    }
    ranks = listed(state)
    for one, other in zip(placements(TWO, state), placements(TWO, state)[1:], strict=False):
        if gains[one] > gains[other]:
            assert ranks[one] > ranks[other]


def test_picking_brings_the_best_rank_to_the_front_and_loses_no_move() -> None:
    moves, ranks = np.arange(10, dtype=np.int64), np.array([3, 1, 4, 1, 5, 9, 2, 6, 5, 3], np.int64)
    picked = [alphabeta.pick_best(moves, ranks, at, 10) for at in range(10)]
    assert sorted(picked) == list(range(10))
    assert ranks.tolist() == [9, 6, 5, 5, 4, 3, 3, 2, 1, 1]


def bounds(found: int) -> tuple[int, int, int, int]:
    """Lower and upper bound, depth and move of what a table knows."""
    return (found & 255) - 128, (found >> 8 & 255) - 128, found >> 16 & 31, found >> 24


def test_what_was_stored_is_found_again() -> None:
    known = table()
    alphabeta.store(known, np.uint64(77), -4, 9, 5, 1234)
    assert bounds(alphabeta.probe(known, np.uint64(77))) == (-4, 9, 5, 1234)
    assert alphabeta.probe(known, np.uint64(78)) == -1


def test_two_searches_of_the_same_depth_keep_the_narrower_bounds() -> None:
    known, key = table(), np.uint64(77)
    alphabeta.store(known, key, -4, 127, 5, 1234)
    alphabeta.store(known, key, -128, 9, 5, 0)
    assert bounds(alphabeta.probe(known, key)) == (-4, 9, 5, 1234)


def test_a_deeper_search_stays_and_the_newest_is_there_too() -> None:
    known = table(16)
    deep, shallow, newest = (np.uint64(16 * k + 2) for k in (1, 2, 3))
    alphabeta.store(known, deep, 1, 1, 9, 0)
    alphabeta.store(known, shallow, 2, 2, 4, 0)
    alphabeta.store(known, newest, 3, 3, 3, 0)
    assert alphabeta.probe(known, deep) >= 0
    assert alphabeta.probe(known, newest) >= 0
    assert alphabeta.probe(known, shallow) == -1


def test_a_move_counted_from_a_corner_is_found_again() -> None:
    state = random_position(TWO, 6, 5)
    stack = stack_at(state, 1)
    count = alphabeta.list_moves(stack, 0, 0)
    for corner in range(4):
        for move in stack.moves[0, :count].tolist():
            relative = alphabeta.relative_move(stack.numbers[0], move, corner)
            assert alphabeta.absolute_move(stack.numbers[0], relative, corner) == move


@pytest.mark.parametrize("options", TWO_PLAYER_MODES, ids=str)
def test_the_last_turn_is_settled_without_a_search(options: InteractionsOptions) -> None:
    game = Interactions(options)
    for seed in range(25):
        state = random_position(game, 11, seed)
        words, numbers, tile_at = arrays.frame(state)
        found = alphabeta.last_turn(words, numbers, tile_at, arrays.kernel_options(options))
        assert found == -brute_margin(game, state)


@pytest.mark.parametrize("options", TWO_PLAYER_MODES, ids=str)
def test_the_last_two_turns_are_settled_without_a_search(options: InteractionsOptions) -> None:
    game = Interactions(options)
    for seed in range(15):
        state = random_position(game, 10, seed)
        found = alphabeta.last_two_turns(stack_at(state, 2), arrays.kernel_options(options), memory())
        assert found == brute_margin(game, state)


@pytest.mark.parametrize("options", TWO_PLAYER_MODES, ids=str)
def test_a_search_to_the_end_has_the_value_of_brute_force(options: InteractionsOptions) -> None:
    game = Interactions(options)
    for seed in range(6):
        state = random_position(game, 9, seed)
        assert value_of(game, state) == -brute_margin(game, state)


def test_a_search_cut_into_slices_goes_on_where_it_stopped() -> None:
    for seed in range(4):
        state = random_position(TWO, 6, seed)
        assert value_of(TWO, state, slices=50) == value_of(TWO, state)


def test_a_search_in_slices_visits_the_same_nodes() -> None:
    state, options = random_position(TWO, 6, 1), arrays.kernel_options(TWO.options)
    visited = []
    for slices in (1, 1000, 1 << 40):
        stack, known, notes = stack_at(state, 6), table(), memory()
        while not alphabeta.run(stack, known, options, notes, slices):
            pass
        visited.append((int(notes[NODES]), int(stack.numbers[0, CHOSEN])))
    assert len(set(visited)) == 1


def test_a_narrow_window_tells_on_which_side_the_value_is() -> None:
    state, options = random_position(TWO, 7, 8), arrays.kernel_options(TWO.options)
    value = value_of(TWO, state)
    for alpha, beta in ((value - 3, value - 1), (value + 1, value + 3), (value - 1, value + 1)):
        notes = memory()
        assert alphabeta.run(stack_at(state, 5, alpha, beta), table(), options, notes, 1 << 40)
        found = int(notes[RETURNED])
        assert (found >= beta) == (value >= beta)
        assert (found <= alpha) == (value <= alpha)


def test_noise_changes_the_order_at_the_root_but_not_the_value() -> None:
    state, options = random_position(TWO, 6, 9), arrays.kernel_options(TWO.options)
    values = set()
    for seed in range(4):
        notes = memory()
        notes[NOISE:] = np.random.default_rng(seed).integers(0, 32, MOST_MOVES)
        alphabeta.run(stack_at(state, 6), table(), options, notes, 1 << 40)
        values.add(int(notes[RETURNED]))
    assert len(values) == 1
