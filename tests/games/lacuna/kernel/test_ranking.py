import numpy as np
import pytest

from games.lacuna.kernels import as_arrays, as_moves, generated, same
from games.lacuna.ponds import NAMES, TOLERANT, USUAL_GAME, VARIANTS, WHOLE_GAME, after, laid, opened
from ludotheque.games.lacuna.kernel.arrays import copied, move_of
from ludotheque.games.lacuna.kernel.candidates import CRITICAL, new_candidates
from ludotheque.games.lacuna.kernel.evaluation import COEFFICIENTS, colour_chances, final_value, game_chance
from ludotheque.games.lacuna.kernel.last_pawn import best_last, evaluate_last
from ludotheque.games.lacuna.kernel.play import after as placed
from ludotheque.games.lacuna.kernel.ranking import evaluate
from ludotheque.games.lacuna.rules.game import Lacuna
from ludotheque.games.lacuna.rules.scoring import counts
from ludotheque.games.lacuna.rules.state import Place, State

GAME = USUAL_GAME


@pytest.mark.parametrize("game", VARIANTS, ids=NAMES)
@pytest.mark.parametrize("played", [0, 5, 9])
def test_values_counted_by_what_changes_are_those_counted_afresh(game: Lacuna, played: int) -> None:
    state = opened(game, 8, played)
    pond, arrays = as_arrays(state, game)
    candidates, total = generated(pond, arrays, state.turn, 3)
    evaluate(pond, arrays, state.turn, candidates, total, COEFFICIENTS)
    for at in range(0, total, 7):
        then = placed(pond, arrays, state.turn, candidates.couples[at], candidates.steps[at])
        chances = np.array(colour_chances(pond, then, state.turn, 1 - state.turn, COEFFICIENTS))
        assert candidates.values[at] == pytest.approx(game_chance(chances), abs=1e-12)


def test_evaluating_leaves_the_position_alone() -> None:
    state = after(WHOLE_GAME[:6])
    pond, arrays = as_arrays(state)
    before = copied(arrays)
    candidates, total = generated(pond, arrays, state.turn, 3)
    evaluate(pond, arrays, state.turn, candidates, total, COEFFICIENTS)
    evaluate_last(pond, arrays, state.turn, candidates, total, 2.0)
    assert same(arrays, before)


def eleven(game: Lacuna, seed: int) -> State:
    """Before the last pawn of a random game."""
    return opened(game, seed, 11)


@pytest.mark.parametrize("game", VARIANTS, ids=NAMES)
def test_the_last_pawn_is_valued_by_its_exact_result(game: Lacuna) -> None:
    state = eleven(game, 5)
    pond, arrays = as_arrays(state, game)
    candidates, total = generated(pond, arrays, state.turn, CRITICAL)
    evaluate_last(pond, arrays, state.turn, candidates, total, 2.0)
    for at, move in enumerate(as_moves(pond, candidates, total)):
        held = np.array(counts(game.play(state, move), game.options.tolerance))
        assert candidates.values[at] == final_value(held, state.turn)


@pytest.mark.parametrize("game", [USUAL_GAME, TOLERANT], ids=["usual", "tolerant"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_best_last_pawn_beats_a_sample_of_the_whole_lattice(game: Lacuna, seed: int) -> None:
    """Every end of every stretch, and points all along it."""
    state, candidates = eleven(game, seed), new_candidates()
    pond, arrays = as_arrays(state, game)
    best = best_last(pond, arrays, state.turn, candidates)
    top = value(game, state, move_of(pond, candidates.couples[best], candidates.steps[best]))
    for pair in game.pairs(state):
        for first, last in pair.stretches:
            for k in {first, last, *range(first, last, 400)}:
                assert value(game, state, Place(pair.a.colour, pair.a.id, pair.b.id, k)) <= top


def value(game: Lacuna, state: State, move: Place) -> tuple[float, int]:
    outcome = game.outcome(game.play(state, move))
    assert outcome
    return outcome.returns[state.turn], outcome.scores[state.turn] - outcome.scores[1 - state.turn]


def test_the_first_that_is_enough_ends_the_looking() -> None:
    state, candidates = eleven(GAME, 1), new_candidates()
    pond, arrays = as_arrays(state)
    best = best_last(pond, arrays, state.turn, candidates)
    most, values = candidates.values[best], candidates.values.copy()
    enough = best_last(pond, arrays, state.turn, candidates, float(values[0]))
    assert enough == 0 and values[0] <= most


def test_where_nothing_can_be_placed_there_is_no_last_pawn() -> None:
    pond, arrays = as_arrays(laid("B0,0 B3000,0"))
    assert best_last(pond, arrays, 0, new_candidates()) == -1


def test_a_tie_in_distance_is_judged_by_all_pawns() -> None:
    """The pawn at step 5000 is as far from the red flower as silver's nearest; the second pawns decide."""
    state = laid("R0,0 B5000,-5000 B5000,5000", gold="0,9000", silver="-3000,4000 0,-8000")
    pond, arrays = as_arrays(state)
    candidates = new_candidates()
    candidates.couples[0], candidates.steps[0] = 0, 5000
    evaluate_last(pond, arrays, 0, candidates, 1, 2.0)
    held = np.array(counts(GAME.play(state, Place(3, 1, 2, 5000)), 0))
    assert candidates.values[0] == final_value(held, 0) and held[1, 0] == 1
