"""The plain measures of the yardsticks, by the plain rules."""

import numpy as np
import pytest

from games.lacuna.kernels import as_arrays, as_moves, generated, same
from games.lacuna.ponds import USUAL_GAME, WHOLE_GAME, after, opened
from ludotheque.games.lacuna.kernel.arrays import copied
from ludotheque.games.lacuna.kernel.control import best_of_two_plies, lead, lead_after_answer, most_controlled
from ludotheque.games.lacuna.kernel.play import after as placed
from ludotheque.games.lacuna.rules.geometry import squared
from ludotheque.games.lacuna.rules.scoring import counts
from ludotheque.games.lacuna.rules.state import State

GAME = USUAL_GAME


def controlled(state: State, seat: int) -> set[int]:
    """Flowers that the seat's nearest pawn is nearer to than any other pawn."""
    found = set()
    for flower in state.flowers or ():
        own, other = (
            min((squared(flower.at, pawn) for pawn in state.pawns[s]), default=1 << 50) for s in (seat, 1 - seat)
        )
        if own < other:
            found.add(flower.id)
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_the_most_controlled_is_the_most_by_the_plain_rules(seed: int) -> None:
    state = opened(GAME, seed, 5)
    pond, arrays = as_arrays(state)
    candidates, total = generated(pond, arrays, state.turn, 4)
    before = controlled(state, state.turn)
    gains = []
    for move in as_moves(pond, candidates, total):
        taken = {move.i, move.j}
        now = controlled(GAME.play(state, move), state.turn)
        gains.append(len(now - before) + len(taken - before))
    assert gains[most_controlled(pond, arrays, state.turn, candidates, total)] == max(gains)


@pytest.mark.parametrize("plies", [4, 9, 13])
def test_the_lead_is_counted_in_colours_and_then_in_flowers(plies: int) -> None:
    state = after(WHOLE_GAME[:plies])
    pond, arrays = as_arrays(state)
    gold, silver = (np.array(side) for side in counts(state, 0))
    expected = int((gold - silver).sum()) + 100 * int(np.sign(gold - silver).sum())
    assert lead(pond, arrays, 0) == expected == -lead(pond, arrays, 1)


def test_an_answer_never_adds_to_the_lead() -> None:
    state = opened(GAME, 3, 8)
    pond, arrays = as_arrays(state)
    assert lead_after_answer(pond, arrays, 1 - state.turn, 5, -(1 << 30)) <= lead(pond, arrays, 1 - state.turn)


def test_two_plies_are_minimax_over_the_same_candidates() -> None:
    state = opened(GAME, 4, 8)
    pond, arrays = as_arrays(state)
    before = copied(arrays)
    candidates, total = generated(pond, arrays, state.turn, 2)

    def worst(at: int) -> int:
        then = placed(pond, arrays, state.turn, candidates.couples[at], candidates.steps[at])
        answers, number = generated(pond, then, 1 - state.turn, 2)
        return min(
            lead(pond, placed(pond, then, 1 - state.turn, answers.couples[a], answers.steps[a]), state.turn)
            for a in range(number)
        )

    best = best_of_two_plies(pond, arrays, state.turn, candidates, total, 2)
    some = sorted({best, *range(0, total, 5)})
    assert worst(best) == max(worst(at) for at in some) and same(arrays, before)


def test_after_the_last_pawn_nobody_answers() -> None:
    pond, arrays = as_arrays(after(WHOLE_GAME))
    assert lead_after_answer(pond, arrays, 0, 5, -(1 << 30)) == lead(pond, arrays, 0) > 0
