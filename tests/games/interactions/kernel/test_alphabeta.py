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
    AT,
    BETA,
    CHOSEN,
    DEPTH,
    MOST_MOVES,
    MOVE,
    NODES,
    NOISE,
    RANK,
    RETURNED,
    TURN_KINDS,
    Stack,
)
from ludotheque.games.interactions.kernel.bitboards import CELLS, MARGIN, WIDTH, Numbers
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import Place, State

LEVELS = CELLS + 2
WIDE = 100


def stack_at(state: State, depth: int, alpha: int = -WIDE, beta: int = WIDE) -> Stack:
    """A stack whose root is that position."""
    stack = Stack(*(np.zeros((LEVELS, width), np.int64) for width in (WIDTH, MOST_MOVES, TURN_KINDS)))
    stack.frames[0] = arrays.frame(state)
    stack.frames[0, [DEPTH, ALPHA, BETA]] = depth, alpha, beta
    return stack


def table(entries: int = 1 << 12) -> Numbers:
    return np.zeros(2 * entries, np.int64)


def memory() -> Numbers:
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
    return {arrays.decode_on_frame(move & MOVE): move >> RANK for move in stack.moves[0, :count].tolist()}


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
    advice = int(stack.moves[0, count - 1]) & MOVE
    ranks = listed(state, first=advice)
    assert max(ranks, key=lambda move: ranks[move]) == arrays.decode_on_frame(advice)


def test_near_the_end_moves_are_ranked_by_what_they_gain_at_once() -> None:
    state = random_position(TWO, 7, 3)
    margin = int(arrays.frame(state)[MARGIN])
    gains = {move: -int(arrays.frame(TWO.play(state, move))[MARGIN]) - margin for move in placements(TWO, state)}
    ranks = listed(state)
    for one, other in zip(placements(TWO, state), placements(TWO, state)[1:], strict=False):
        if gains[one] > gains[other]:
            assert ranks[one] > ranks[other]


def test_picking_brings_the_best_rank_to_the_front_and_loses_no_move() -> None:
    ranks = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3]
    moves = np.array([rank << RANK | move for move, rank in enumerate(ranks)], np.int64)
    picked = [alphabeta.pick_best(moves, at, 10) for at in range(10)]
    assert sorted(picked) == list(range(10))
    assert [int(move) >> RANK for move in moves] == [9, 6, 5, 5, 4, 3, 3, 2, 1, 1]


def bounds(found: int) -> tuple[int, int, int, int]:
    """Lower and upper bound, depth and move of what a table knows."""
    return (found & 255) - 128, (found >> 8 & 255) - 128, found >> 16 & 31, found >> 24


def test_what_was_stored_is_found_again() -> None:
    known = table()
    alphabeta.store(known, 77, -4, 9, 5, 1234)
    assert bounds(alphabeta.probe(known, 77)) == (-4, 9, 5, 1234)
    assert alphabeta.probe(known, 78) == -1


def test_two_searches_of_the_same_depth_keep_the_narrower_bounds() -> None:
    known, key = table(), 77
    alphabeta.store(known, key, -4, 127, 5, 1234)
    alphabeta.store(known, key, -128, 9, 5, 0)
    assert bounds(alphabeta.probe(known, key)) == (-4, 9, 5, 1234)


def test_a_deeper_search_stays_and_the_newest_is_there_too() -> None:
    known = table(16)
    deep, shallow, newest = (32 * k + 4 for k in (1, 2, 3))
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
        for move in (stack.moves[0, :count] & MOVE).tolist():
            relative = alphabeta.relative_move(stack.frames[0], move, corner)
            assert alphabeta.absolute_move(stack.frames[0], relative, corner) == move


@pytest.mark.parametrize("options", TWO_PLAYER_MODES, ids=str)
def test_the_last_turn_is_settled_without_a_search(options: InteractionsOptions) -> None:
    game = Interactions(options)
    for seed in range(25):
        state = random_position(game, 11, seed)
        found = alphabeta.last_turn(arrays.frame(state), arrays.kernel_options(options), WIDE)
        assert found == -brute_margin(game, state)


@pytest.mark.parametrize("options", TWO_PLAYER_MODES, ids=str)
def test_the_last_turns_are_settled_without_levels_of_their_own(options: InteractionsOptions) -> None:
    game, given = Interactions(options), arrays.kernel_options(options)
    for seed in range(15):
        two, three = random_position(game, 10, seed), random_position(game, 9, seed)
        found = alphabeta.last_two_turns(stack_at(two, 2), 0, -WIDE, WIDE, given, memory())
        assert found == brute_margin(game, two)
        found = alphabeta.last_three_turns(stack_at(three, 3), 0, -WIDE, WIDE, given, memory())
        assert found == -brute_margin(game, three)


def test_the_last_turns_tell_on_which_side_of_a_window_they_are() -> None:
    given = arrays.kernel_options(TWO.options)
    for seed in range(10):
        state = random_position(TWO, 9, seed)
        value = -brute_margin(TWO, state)
        for alpha in (value - 2, value - 1, value, value + 1):
            found = alphabeta.last_three_turns(stack_at(state, 3), 0, alpha, alpha + 1, given, memory())
            assert (found > alpha) == (value > alpha)


def test_what_refuted_is_tried_earlier_and_what_was_tried_in_vain_later() -> None:
    state = random_position(TWO, 5, 2)
    stack = stack_at(state, 1)
    alphabeta.list_moves(stack, 0, 0)
    vain, good = (int(move) & MOVE for move in stack.moves[0, :2])
    before = listed(state)
    stack.frames[0, AT] = 2
    for _ in range(200):
        alphabeta.learn(stack, 0)
    alphabeta.list_moves(stack, 0, 0)
    ranks = {int(move) & MOVE: int(move) >> RANK for move in stack.moves[0, :2]}
    assert ranks[good] > before[arrays.decode_on_frame(good)]
    assert ranks[vain] < before[arrays.decode_on_frame(vain)]


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
        visited.append((int(notes[NODES]), int(stack.frames[0, CHOSEN])))
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
