import numpy as np
import pytest

from games.lacuna.kernels import as_arrays, as_moves, generated, same
from games.lacuna.ponds import USUAL_GAME, WHOLE_GAME, after, laid, opened
from ludotheque.games.lacuna.kernel.alphabeta import (
    KILLERS,
    UNKNOWN,
    WON,
    Settings,
    Stack,
    alphabeta,
    descend,
    expand,
    keep_best,
    last_value,
    new_stack,
)
from ludotheque.games.lacuna.kernel.arrays import PondArrays, StateArrays, copied, move_of
from ludotheque.games.lacuna.kernel.candidates import CRITICAL, Candidates, new_candidates
from ludotheque.games.lacuna.kernel.evaluation import COEFFICIENTS, final_value
from ludotheque.games.lacuna.kernel.last_pawn import best_last, value_now
from ludotheque.games.lacuna.kernel.play import after as placed
from ludotheque.games.lacuna.kernel.play import may_stand
from ludotheque.games.lacuna.kernel.ranking import evaluate
from ludotheque.games.lacuna.kernel.room import new_room
from ludotheque.games.lacuna.rules.scoring import counts
from ludotheque.games.lacuna.rules.state import State

GAME = USUAL_GAME


def narrow(depth: int, width: int = 5, nodes: int = 10**6) -> Settings:
    return Settings(depth, np.full((2, 13), width, np.int64), 2, nodes)


def ready(state: State) -> tuple[PondArrays, StateArrays, Stack]:
    """A position with a stack that starts there."""
    pond, arrays = as_arrays(state)
    stack = new_stack(pond)
    for there, here in zip(stack.at(0), arrays, strict=True):
        there[:] = here
    return pond, arrays, stack


def minimax(pond: PondArrays, state: StateArrays, side: int, depth: int, width: int, critical: int = 2) -> float:
    """The same tree without any cut: the best of the kept candidates, the last pawn by its exact value."""
    left = 12 - int(state.placed.sum())
    candidates = new_candidates()
    if left == 1:
        best = best_last(pond, state, side, candidates)
        return float(candidates.values[best]) if best >= 0 else float(value_now(pond, state, side))
    candidates, total = generated(pond, state, side, CRITICAL if left <= critical else 3)
    evaluate(pond, state, side, candidates, total, COEFFICIENTS)
    if total == 0:
        return float(value_now(pond, state, side))
    if depth <= 1:
        return float(candidates.values[:total].max())
    couples, steps = np.zeros(width, np.int64), np.zeros(width, np.int64)
    number = keep_best(candidates, total, width, couples, steps)
    return max(
        1.0 - minimax(pond, placed(pond, state, side, couples[at], steps[at]), 1 - side, depth - 1, width, critical)
        for at in range(number)
    )


@pytest.mark.parametrize(("plies", "depth"), [(3, 2), (5, 3), (7, 2), (10, 2), (10, 3), (11, 2)])
def test_cuts_change_no_value(plies: int, depth: int) -> None:
    """Where it ends in a count, any win is as good as the best one; before that the value is exact."""
    state = after(WHOLE_GAME[:plies])
    pond, arrays, stack = ready(state)
    value, _ = alphabeta(pond, stack, state.turn, 0.0, 1.0, narrow(depth), COEFFICIENTS)
    plain = minimax(pond, arrays, state.turn, depth, 5)
    if 13 - plies > depth:
        assert value == pytest.approx(min(plain, 1.0))
    else:
        assert (value > WON) == (plain > WON)


@pytest.mark.parametrize("depth", [2, 3])
def test_a_window_around_the_value_finds_it_and_one_beside_it_says_on_which_side(depth: int) -> None:
    state = after(WHOLE_GAME[:5])
    pond, _, stack = ready(state)
    value, _ = alphabeta(pond, stack, state.turn, 0.0, 1.0, narrow(depth), COEFFICIENTS)
    around, _ = alphabeta(pond, stack, state.turn, value - 0.05, value + 0.05, narrow(depth), COEFFICIENTS)
    below, fewer = alphabeta(pond, stack, state.turn, 0.0, value - 0.05, narrow(depth), COEFFICIENTS)
    assert around == pytest.approx(value) and below >= value - 0.05 and fewer > 0


@pytest.mark.parametrize("depth", [2, 3, 4])
def test_a_search_leaves_its_root_alone_and_tells_a_legal_line(depth: int) -> None:
    state = after(WHOLE_GAME[:7])
    pond, arrays, stack = ready(state)
    value, looked = alphabeta(pond, stack, state.turn, 0.0, 1.0, narrow(depth), COEFFICIENTS)
    assert 0.0 <= value <= 1.0 and looked > 0 and same(stack.at(0), arrays)
    for couple, step in stack.line[0, :depth]:
        state = GAME.play(state, move_of(pond, couple, step))
    assert stack.line[0, depth, 0] == -1


def test_a_search_without_nodes_knows_nothing() -> None:
    state = after(WHOLE_GAME[:7])
    pond, _, stack = ready(state)
    assert alphabeta(pond, stack, state.turn, 0.0, 1.0, narrow(4, nodes=100), COEFFICIENTS)[0] == UNKNOWN


def test_a_finished_position_is_worth_its_count() -> None:
    done = after(WHOLE_GAME)
    pond, _, stack = ready(done)
    value, _ = alphabeta(pond, stack, 0, 0.0, 1.0, narrow(3), COEFFICIENTS)
    assert value == final_value(np.array(counts(done, 0)), 0) > WON


def test_where_nobody_can_place_the_count_is_the_value() -> None:
    state = laid("B0,0 B3000,0 R0,9000", gold="0,5000")
    pond, arrays, stack = ready(state)
    value, _ = alphabeta(pond, stack, 1, 0.0, 1.0, narrow(2), COEFFICIENTS)
    assert value == value_now(pond, arrays, 1) == final_value(np.array(counts(state, 0)), 1)


def test_counting_now_leaves_what_is_held_alone() -> None:
    pond, arrays = as_arrays(after(WHOLE_GAME[:9]))
    before = copied(arrays)
    value_now(pond, arrays, 0)
    assert same(arrays, before)


def test_descending_is_placing_at_another_height() -> None:
    state = after(WHOLE_GAME[:4])
    pond, arrays, stack = ready(state)
    candidates, _ = generated(pond, arrays, state.turn, 3)
    couple, step = candidates.couples[5], candidates.steps[5]
    descend(pond, stack, arrays, 3, state.turn, couple, step)
    assert same(stack.at(3), placed(pond, arrays, state.turn, couple, step)) and same(stack.at(0), arrays)


def test_expanding_keeps_the_best_first() -> None:
    state = after(WHOLE_GAME[:4])
    pond, arrays, stack = ready(state)
    looked = expand(pond, stack, 0, state.turn, 8, 3, COEFFICIENTS)
    candidates, total = generated(pond, arrays, state.turn, 3)
    evaluate(pond, arrays, state.turn, candidates, total, COEFFICIENTS)
    value = {
        move: candidates.values[at] for at, move in enumerate(as_moves(pond, candidates, total))
    }  # fmt: skip
    kept = [value[move_of(pond, stack.couples[0, at], stack.steps[0, at])] for at in range(stack.number[0])]
    assert looked == total and len(kept) == 8
    assert kept == sorted(kept, reverse=True) and kept[0] == stack.best[0] == candidates.values[:total].max()


def test_a_last_pawn_that_won_of_late_is_found_again_at_once() -> None:
    state = after(WHOLE_GAME[:12])
    pond, _, stack = ready(state)
    stack.states.held[0, state.turn] = 3  # three of every colour: the last pawn wins
    value, looked = last_value(pond, stack, 0, state.turn)
    assert value >= WON and stack.killers[state.turn, 0, 0] >= 0
    again, fewer = last_value(pond, stack, 0, state.turn)
    assert again >= WON and fewer <= KILLERS and fewer <= looked


def test_a_killer_that_cannot_stand_there_is_not_tried() -> None:
    state = after(WHOLE_GAME[:12])
    pond, arrays, stack = ready(state)
    closed = next(c for c in range(pond.a.size) if not may_stand(pond, arrays, c, int(pond.steps[c]) // 2))
    stack.killers[state.turn, 0] = closed, int(pond.steps[closed]) // 2
    last_value(pond, stack, 0, state.turn)
    move = move_of(pond, stack.line[0, 0, 0], stack.line[0, 0, 1])
    assert move in GAME.moves(state)


def test_a_lost_last_pawn_is_no_killer() -> None:
    state = opened(GAME, 1, 11)
    pond, _, stack = ready(state)
    stack.states.held[0] = 0
    stack.states.held[0, 1 - state.turn] = 4
    value, _ = last_value(pond, stack, 0, state.turn)
    assert value < WON and (stack.killers == -1).all()


def test_the_best_are_kept_and_few_of_them_on_one_line() -> None:
    couples, values = np.array([7, 7, 7, 7, 8], np.int64), np.array([0.9, 0.8, 0.7, 0.6, 0.1])
    out, steps = np.zeros(5, np.int64), np.zeros(5, np.int64)
    number = keep_best(Candidates(couples, np.arange(5), values, new_room()), 5, 5, out, steps)
    assert out[:number].tolist() == [7, 7, 7, 8] and steps[:number].tolist() == [0, 1, 2, 4]
