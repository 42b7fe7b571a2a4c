"""A* over the rules themselves, for solitaire without a glass."""

from functools import cache

import pytest

from games.laguna.seas import Trial, trial
from ludotheque.core.bot import Limit
from ludotheque.games.laguna.rules.effects import solved
from ludotheque.games.laguna.solver.plain_astar import LowerBound, best_line
from ludotheque.games.laguna.solver.solution import Solution

WORDS = "A=rgb B=byy start=H,1,0,A target B=ryy"
GRID = "AA..x....BB\n...........\n..........."


@cache
def shortest() -> tuple[Trial, Solution]:
    found = trial(GRID, WORDS, players=1, glass="none")
    return found, best_line(found.game, found.state)


@pytest.mark.no_cover
def test_the_line_is_played_by_the_rules_and_costs_what_it_says() -> None:
    found, answer = shortest()
    assert answer.proven and answer.moves is not None
    state = found.state
    for move in answer.line:
        state = found.game.play(state, move)
    assert solved(state) and state.spent == answer.moves


@pytest.mark.no_cover
def test_along_the_best_line_the_bound_is_never_more_than_what_is_left() -> None:
    found, answer = shortest()
    assert answer.moves is not None
    bound, state = LowerBound(found.game, found.state), found.state
    assert 0 < bound(state) <= answer.moves
    for move in answer.line:
        state = found.game.play(state, move)
        assert bound(state) <= answer.moves - state.spent
    assert bound(state) == 0


@pytest.mark.parametrize("limit", [Limit(nodes=3), Limit(watch=lambda progress: False), Limit(seconds=0.0)])
def test_a_limit_that_comes_first_leaves_it_open(limit: Limit) -> None:
    found = trial(GRID, WORDS, players=1, glass="none")
    answer = best_line(found.game, found.state, limit)
    assert (answer.moves, answer.proven) == (None, False)


def test_a_position_that_is_solved_needs_no_moves() -> None:
    found = trial(GRID, "A=- B=ryy play turn=0 phase=sail raft0=H,1,0,gb----,- target B=ryy", players=1)
    answer = best_line(found.game, found.state)
    assert (answer.moves, answer.line, answer.proven) == (0, (), True)
