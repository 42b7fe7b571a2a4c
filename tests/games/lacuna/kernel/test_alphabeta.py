import numpy as np
import pytest

from games.lacuna.ponds import WHOLE_GAME, after
from ludotheque.games.lacuna.kernel.alphabeta import (
    KILLERS,
    UNKNOWN,
    WON,
    Stack,
    kept,
    last_worth,
    may_stand,
    searched,
    spot_at,
    stack_of,
)
from ludotheque.games.lacuna.kernel.arrays import move_of
from ludotheque.games.lacuna.kernel.evaluation import FEEL
from ludotheque.games.lacuna.kernel.play import Spot, Table
from ludotheque.games.lacuna.kernel.play import after as placed
from ludotheque.games.lacuna.kernel.ranking import CRITICAL, PLENTY, best_last, points
from ludotheque.games.lacuna.rules.game import Lacuna

GAME = Lacuna()
WIDTHS = np.full((2, 13), 5, np.int64)


def ready(plies: int) -> tuple[Table, Spot, Stack, int]:
    """The whole game after so many plies, with a stack that starts there."""
    state = after(WHOLE_GAME[:plies])
    table = pond_arrays(GAME.options, state.flowers or ())
    spot, stack = state_arrays(table, state), stack_of(table)
    for there, here in zip(spot_at(stack, 0), spot, strict=True):
        there[:] = here
    return table, spot, stack, state.turn


def plain(table: Table, stack: Stack, spot: Spot, side: int) -> float:
    """The last two pawns by brute force over the same candidates."""
    couples, steps, values = np.empty(PLENTY, np.int64), np.empty(PLENTY, np.int64), np.empty(PLENTY)
    best = UNKNOWN
    for couple, step in zip(stack.couples[0, : stack.number[0]], stack.steps[0, : stack.number[0]], strict=True):
        then = placed(table, spot, side, couple, step)
        answer = best_last(table, then, 1 - side, couples, steps, values)
        best = max(best, 1.0 - values[answer])
    return best


def test_the_last_two_pawns_agree_with_brute_force_about_who_wins() -> None:
    table, spot, stack, side = ready(11)
    value, _ = searched(table, stack, side, 2, 0.0, 1.0, np.full((2, 13), 60, np.int64), 2, FEEL, 10**6)
    assert (value > WON) == (plain(table, stack, spot, side) > WON)


@pytest.mark.parametrize("depth", [2, 3, 4])
def test_a_search_leaves_its_root_alone_and_tells_a_legal_line(depth: int) -> None:
    table, spot, stack, side = ready(7)
    value, looked = searched(table, stack, side, depth, 0.0, 1.0, WIDTHS, 2, FEEL, 10**6)
    assert 0.0 <= value <= 1.0 and looked > 0
    assert all((there == here).all() for there, here in zip(spot_at(stack, 0), spot, strict=True))
    state = after(WHOLE_GAME[:7])
    for couple, step in stack.line[0, :depth]:
        state = GAME.play(state, move_of(table, couple, step))
    assert stack.line[0, depth, 0] == -1


def test_a_search_without_nodes_knows_nothing() -> None:
    table, _, stack, side = ready(7)
    assert searched(table, stack, side, 4, 0.0, 1.0, WIDTHS, 2, FEEL, 100)[0] == UNKNOWN


def test_a_placement_may_stand_exactly_where_the_stretches_say() -> None:
    table, spot, _, side = ready(9)
    couples, steps = np.empty(PLENTY, np.int64), np.empty(PLENTY, np.int64)
    total = points(table, spot, side, CRITICAL, False, couples, steps)
    assert all(may_stand(table, spot, couples[at], steps[at]) for at in range(total))
    open_ones = set(couples[:total].tolist())
    assert not any(may_stand(table, spot, couple, 0) for couple in open_ones)
    shut = next(couple for couple in range(table.a.size) if couple not in open_ones)
    assert not may_stand(table, spot, shut, int(table.steps[shut]) // 2)


def test_a_last_pawn_that_won_of_late_is_found_again_at_once() -> None:
    table, _, stack, side = ready(12)
    value, looked = last_worth(table, stack, 0, side)
    if value < WON:  # silver cannot win this one: give it three of every colour
        stack.held[0, side] = 3
        value, looked = last_worth(table, stack, 0, side)
    assert value >= WON and stack.killers[side, 0, 0] >= 0
    again, fewer = last_worth(table, stack, 0, side)
    assert again >= WON and fewer <= KILLERS and fewer <= looked


def test_the_best_are_kept_and_few_of_them_on_one_line() -> None:
    couples = np.array([7, 7, 7, 7, 8], np.int64)
    values = np.array([0.9, 0.8, 0.7, 0.6, 0.1])
    out, steps = np.zeros(5, np.int64), np.zeros(5, np.int64)
    number = kept(couples, np.arange(5), values, 5, 5, out, steps)
    assert out[:number].tolist() == [7, 7, 7, 8] and steps[:number].tolist() == [0, 1, 2, 4]
