"""What a position is worth, and the first look at a placement: it sees what is won as the rules count it."""

import numpy as np
import pytest

from games.forma.playing import GAMES, forma
from ludotheque.core.chance import SplitMix64
from ludotheque.games.forma.bots.weights import GAINS, RULES_OF_THUMB
from ludotheque.games.forma.kernel.arrays import PLANE, WIDE, position_of
from ludotheque.games.forma.kernel.evaluation import (
    CORNERS,
    FINE,
    Weights,
    advantage,
    candidates,
    evaluate,
    gains,
    hopes,
    open_sides,
    own_sides,
    quick_values,
)
from ludotheque.games.forma.kernel.shapes import attempt_of
from ludotheque.games.forma.rules.enclosing import Closing, place
from ludotheque.games.forma.rules.pieces import VALUE
from ludotheque.games.forma.rules.state import State

GAME = GAMES[0]
NOTHING = Weights(hopes())


def some_positions(seed: int, plies: int) -> list[State]:
    """A random game, every tenth position of it."""
    below, found = SplitMix64(seed).below, []
    state = GAME.initial(GAME.setup(below))
    for ply in range(plies):
        if GAME.turn(state) is None:
            break
        if ply % 10 == 9:
            found.append(state)
        state = GAME.play(state, GAME.moves(state).sample(below))
    return found


def looked_at(state: State, weights: Weights, width: int) -> dict[int, int]:
    """The candidates with their quick values, in the order of the kernel."""
    chosen, values = np.empty(width, np.int64), np.empty(width, np.int64)
    count = candidates(position_of(state), state.turn, weights, width, chosen, values)
    return dict(zip(map(int, chosen[:count]), map(int, values[:count]), strict=True))


def won(state: State, placement: int) -> int:
    """What a placement wins at once, markers not counting as the sides of obstacles."""
    attempt = attempt_of(placement)
    placed = place(state.board, state.turn, attempt.cells, Closing())
    return VALUE[attempt.shape] + 10 * len(placed.squares + placed.obstacles) + 50 * len(placed.towers)


def worths(drawing: str, weights: Weights, seats: int = 2, seat: int = 0, over: bool = False) -> list[float]:
    state = forma(field="random", players=seats).initial(drawing)
    worth = np.empty(seats)
    evaluate(position_of(state), seat, over, weights, worth)
    return [float(value) for value in worth]


def test_a_greedy_look_sees_exactly_what_is_won_at_once() -> None:
    """But for the tower that falls through a marker (FRM-A13), and a twentieth of a point for company."""
    for state in some_positions(1, 60):
        for placement, value in looked_at(state, GAINS, 64).items():
            points = won(state, placement)
            assert points <= value / FINE < points + 1 or points - value // FINE == 50


def test_the_best_looks_come_first_however_few_are_kept() -> None:
    for state in some_positions(2, 50):
        wide, narrow = looked_at(state, RULES_OF_THUMB, 64), looked_at(state, RULES_OF_THUMB, 8)
        assert list(wide.values()) == sorted(wide.values(), reverse=True)
        assert list(narrow.values()) == list(wide.values())[:8]


def test_a_look_at_one_placement_is_that_of_the_list() -> None:
    (state, *_) = some_positions(3, 12)
    gain, all_corners = np.empty(PLANE * 5, np.int32), np.empty(CORNERS, np.int32)
    gains(position_of(state).cells, state.turn, GAINS, gain)
    for placement, value in looked_at(state, GAINS, 20).items():
        turn, at = divmod(placement, 400)
        quick_values(turn, gain, GAINS, all_corners)
        assert all_corners[at // 20 * WIDE + at % 20] == value


def test_what_can_be_enclosed_goes_round_among_more_than_two() -> None:
    """Five squares to be had, three in the row and two in the corners; seat 1 moves."""
    drawing, only = "pos:AAAAAAA/A.A.A.A/.......", NOTHING._replace(gift=7.0, more=5.0)
    had = [2.0 * 11, 0.0, 0.0, 0.0]
    assert [w - h for w, h in zip(worths(drawing, only, 2, 1), had, strict=False)] == [0.0, 7.0 + 4 * 5.0]
    assert [w - h for w, h in zip(worths(drawing, only, 4, 1), had, strict=True)] == [5.0, 7.0 + 5.0, 5.0, 5.0]


def test_without_weights_a_position_is_worth_its_points() -> None:
    assert worths("pos:AAa/B#./..2", NOTHING) == [2 * 2 + 10, 2 * 1 + 10]


def test_a_bridge_that_stands_is_worth_fifty_and_a_missing_cell_costs() -> None:
    only = NOTHING._replace(bridges=1)
    points = 2 * 3
    built, lacking, cut = (worths(f"pos:{d}", only)[0] for d in ("A../A../A..", "A../A../#..", "ABB/ABB/BBB"))
    assert built - points == pytest.approx(50 + hopes()[2])
    assert built - points > lacking - (points - 2) > 0
    assert cut == 2 * 2


def test_what_is_over_has_neither_gifts_nor_room() -> None:
    drawing, weights = "pos:AAAAAAA/A.A.A.A/.......", NOTHING._replace(gift=7.0, room=1.0, tower=9.0)
    assert worths(drawing, weights, over=True) == worths(drawing, NOTHING)
    assert worths(drawing, weights) > worths(drawing, NOTHING)


def test_the_tower_draws_the_seat_to_move_the_more_the_fewer_sides_are_open() -> None:
    only = NOTHING._replace(tower=30.0)
    drawings = (
        "pos:...../...../..T../...../.....",
        "pos:...../..B../..T../...../.....",
        "pos:...../..B../.BTB./...../.....",
    )
    drawn = [worths(drawing, only)[0] for drawing in drawings]
    assert drawn == [0.0, 30.0 / 3, 30.0]


def test_a_ring_belongs_to_one_colour_alone() -> None:
    position = position_of(forma().initial("pos:.A./A#./.../.A./B#./..."))
    one, other = 2 * WIDE + 2, 5 * WIDE + 2
    assert (own_sides(position.cells, one, 0), own_sides(position.cells, one, 1)) == (2, -1)
    assert own_sides(position.cells, other, 0) == own_sides(position.cells, other, 1) == -1
    assert open_sides(position.cells, one) == 2


def test_advantage_is_against_the_best_of_the_others_first() -> None:
    assert advantage(np.array([10.0, 4.0]), 0) == pytest.approx(6.0)
    assert advantage(np.array([10.0, 4.0]), 1) == pytest.approx(-6.0)
    even, uneven = np.array([10.0, 4.0, 4.0, 4.0]), np.array([10.0, 12.0, 0.0, 0.0])
    assert advantage(even, 0) > advantage(uneven, 0)


def test_blocking_gains_most_on_the_cell_that_somebody_else_needs() -> None:
    """B lacks one cell of a column, and no row can be bridged."""
    state = forma().initial("pos:#.B/#.B/#../#.B/#.B reserve0=I1")
    weights = NOTHING._replace(extend=0.001)
    careless, careful = (looked_at(state, w, 64) for w in (weights, weights._replace(block=1.0)))
    gained = {divmod(placement, 20): value - careless[placement] for placement, value in careful.items()}
    assert max(gained, key=lambda cell: gained[cell]) == (2, 2)
