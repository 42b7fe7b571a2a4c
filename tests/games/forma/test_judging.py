"""The first judgement of a placement sees what it wins, everywhere at once, as the rules count it."""

import numpy as np

from ludotheque.core.chance import SplitMix64
from ludotheque.core.options import complete
from ludotheque.games.forma.bots.deepening import BLIND, SHARP, hopes
from ludotheque.games.forma.kernel.arrays import attempt_of, packed
from ludotheque.games.forma.kernel.evaluation import CORNERS, FINE, candidates, gains, glances
from ludotheque.games.forma.kernel.shapes import PLANE, WIDE
from ludotheque.games.forma.rules.enclosing import place
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.options import OPTIONS
from ludotheque.games.forma.rules.pieces import VALUE
from ludotheque.games.forma.rules.state import State

GAME = Forma.of(complete(OPTIONS, {"field": "random"}))


def positions(seed: int, plies: int) -> list[State]:
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


def judged(state: State, weights: np.ndarray, width: int) -> dict[int, int]:
    position = packed(state)
    chosen, values = np.empty(width, np.int64), np.empty(width, np.int64)
    count = candidates(
        position.cells, position.free, position.reserves, state.turn, 20, 20, hopes(), weights, chosen, values, width
    )
    return dict(zip(map(int, chosen[:count]), map(int, values[:count]), strict=True))


def won(state: State, placement: int) -> int:
    """What a placement wins at once, markers not counting as the sides of obstacles."""
    attempt = attempt_of(placement)
    placed = place(state.board, state.turn, attempt.cells, False)
    return VALUE[attempt.shape] + 10 * len(placed.squares + placed.obstacles) + 50 * len(placed.towers)


def test_a_blind_look_sees_exactly_what_is_won_at_once():
    """But for the tower that falls through a marker (FRM-A13), and a twentieth of a point for company."""
    for state in positions(1, 60):
        for placement, value in judged(state, BLIND, 64).items():
            points = won(state, placement)
            assert points <= value / FINE < points + 1 or points - value // FINE == 50


def test_the_best_looks_come_first_however_few_are_kept():
    for state in positions(2, 50):
        wide, narrow = judged(state, SHARP, 64), judged(state, SHARP, 8)
        assert list(wide.values()) == sorted(wide.values(), reverse=True)
        assert list(narrow.values()) == list(wide.values())[:8]


def test_a_look_at_one_placement_is_that_of_the_list():
    (state, *_) = positions(3, 12)
    position = packed(state)
    gain, all_corners = np.empty(PLANE * 5, np.int32), np.empty(CORNERS, np.int32)
    gains(position.cells, state.turn, BLIND, gain)
    for placement, value in judged(state, BLIND, 20).items():
        turn, at = divmod(placement, 400)
        glances(turn, gain, FINE, all_corners)
        assert all_corners[at // 20 * WIDE + at % 20] == value
