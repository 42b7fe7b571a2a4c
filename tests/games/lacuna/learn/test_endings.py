"""The last two pawns: what the compiled count says of points is what the rules say when they are played."""

from collections import Counter

import numpy as np
import pytest

from ludotheque.core.chance import SplitMix64
from ludotheque.games.lacuna.learn.endings import Ending
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.state import Place, State

GAMES = 6


def position(number: int, left: int) -> State:
    """A game by lot on a numbered pond, up to so many pawns before its end."""
    game, below = Lacuna(), SplitMix64(number).below
    state = game.initial(f"pond:{number}")
    while sum(map(len, state.pawns)) < 12 - left:
        state = game.play(state, game.moves(state).sample(below))
    return state


@pytest.mark.parametrize("number", range(GAMES))
def test_the_colours_of_a_last_pawn_are_those_of_the_rules(number: int) -> None:
    game, state = Lacuna(), position(number, 1)
    ending = Ending(game, state)
    for pair, steps in ending.every_step():
        some = steps[:: max(len(steps) // 3, 1)]
        by_rules = []
        for step in map(int, some):
            outcome = game.outcome(game.play(state, Place(pair.a.colour, pair.a.id, pair.b.id, step)))
            assert outcome
            by_rules.append(outcome.scores[state.turn])
        assert ending.colours(pair, some).tolist() == by_rules


@pytest.mark.parametrize("number", range(GAMES))
def test_telling_steps_reach_what_any_step_does(number: int) -> None:
    ending = Ending(Lacuna(), position(number, 1))
    every = {(pair.a.id, pair.b.id): ending.colours(pair, steps).max() for pair, steps in ending.every_step()}
    telling = {(pair.a.id, pair.b.id): ending.colours(pair, steps).max() for pair, steps in ending.telling_steps()}
    assert telling == every


def test_what_holds_leaves_no_last_pawn_that_wins_and_what_does_not_leaves_one() -> None:
    game, seen = Lacuna(), Counter[bool]()
    for number in range(GAMES):
        state = position(number, 2)
        ending = Ending(game, state)
        for pair, steps in ending.telling_steps():
            held = ending.colours(pair, steps)
            step, holds = int(steps[held.argmax()]), bool(held.max() == 4)
            if seen[holds] < 3:
                seen[holds] += 1
                then = Ending(game, game.play(state, Place(pair.a.colour, pair.a.id, pair.b.id, step)))
                assert bool(then.right(4, then.every_step())) != holds
    assert seen == {True: 3, False: 3}


def test_the_best_answer_is_legal_and_does_most() -> None:
    game, state = Lacuna(), position(1, 2)
    ending = Ending(game, state)
    pair, steps = next(iter(ending.every_step()))
    answer = ending.best_answer(pair, int(steps[0]))
    then = Ending(game, game.play(state, Place(pair.a.colour, pair.a.id, pair.b.id, int(steps[0]))))
    assert answer
    outcome = game.outcome(game.play(then.state, answer))
    assert outcome and outcome.scores[then.side] == max(int(then.colours(*each).max()) for each in then.every_step())


def test_points_are_right_where_they_win_enough() -> None:
    ending = Ending(Lacuna(), position(2, 1))
    every = list(ending.every_step())
    for asked in range(8):
        right = {points.pair: points for points in ending.right(asked, every)}
        for pair, steps in every:
            enough = steps[ending.colours(pair, steps) >= asked]
            found = right.get(pair)
            assert np.array_equal(enough, found.steps if found else [])
            assert found is None or found.all_of_it == (enough.size == steps.size)
