"""The end of a game of Forma, exactly: by a plain search of every placement and pass, and whom nobody can catch."""

from functools import cache

import pytest

from games.forma.playing import forma, walk
from ludotheque.core.chance import SplitMix64
from ludotheque.games.forma.bots.ending import Ending, winner
from ludotheque.games.forma.rules.board import FREE
from ludotheque.games.forma.rules.state import State

GAME = forma(field="random")


@cache
def late(seed: int, free: int) -> State:
    """A random game until so few squares are free."""
    plies, state = 40, walk(GAME, seed, 40)
    while not state.end and state.board.letters.count(FREE) > free:
        plies += 1
        state = walk(GAME, seed, plies)
    return state


def best_margin(state: State) -> int:
    """By the rules alone, without a table and without knowing any bridge beforehand."""
    outcome = GAME.outcome(state)
    if outcome is not None:
        return outcome.scores[0] - outcome.scores[1]
    after = (best_margin(GAME.play(state, move)) for move in GAME.moves(state))
    return max(after) if state.turn == 0 else min(after)


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(6))
def test_an_ending_is_what_the_rules_say(seed: int) -> None:
    state = late(seed, 3)
    if state.end:
        return
    found = Ending(GAME, 4000).solve(state)
    assert found is not None and found[0].margin == best_margin(state)
    sign = 1 if state.turn == 0 else -1
    assert [sign * one.margin for one in found] == sorted((sign * one.margin for one in found), reverse=True)


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(4))
def test_the_line_of_an_ending_leads_to_its_margin(seed: int) -> None:
    state = late(seed, 3)
    if state.end:
        return
    ending = Ending(GAME, 4000)
    found = ending.solve(state)
    assert found
    for move in ending.line(state, found[0].move):
        state = GAME.play(state, move)
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.scores[0] - outcome.scores[1] == found[0].margin


def test_early_nobody_knows() -> None:
    state = walk(GAME, 1, 10)
    assert Ending(GAME, 4000).solve(state) is None and winner(state) is None


def test_an_ending_that_is_too_large_is_given_up() -> None:
    assert Ending(GAME, 1).solve(late(2, 12)) is None


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(8))
def test_who_cannot_be_caught_wins_however_the_others_go_on(seed: int) -> None:
    state, below = late(seed, 8), SplitMix64(seed).below
    sure = winner(state) if not state.end else None
    if sure is None:
        return
    for _ in range(4):
        after = state
        while not after.end:
            fitting = list(GAME.moves(after))
            after = GAME.play(after, fitting[below(len(fitting))])
        outcome = GAME.outcome(after)
        assert outcome is not None and outcome.winners == (sure,)
