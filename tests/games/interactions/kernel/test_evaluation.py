"""The evaluation of unfinished positions: for the mover, symmetric, and near the truth."""

import numpy as np

from games.interactions.positions import TWO, mirrored, random_position
from ludotheque.core.bot import Limit
from ludotheque.games.interactions.kernel import arrays
from ludotheque.games.interactions.kernel.bitboards import MARGIN, PLACED
from ludotheque.games.interactions.kernel.evaluation import EARLY, HAND_VALUES, SCALE, TO_MOVE, evaluate
from ludotheque.games.interactions.rules.state import Hand, State
from ludotheque.games.interactions.solver.solve import solve


def test_a_mirror_image_is_worth_the_same() -> None:
    for seed in range(12):
        state = random_position(TWO, 1 + seed % 10, seed)
        value = evaluate(arrays.frame(state))
        assert evaluate(arrays.frame(mirrored(state, True))) == value
        assert evaluate(arrays.frame(mirrored(state, False))) == value


def test_an_empty_table_with_equal_hands_is_even() -> None:
    hand = Hand("PA", "HMCSK")
    assert evaluate(arrays.frame(State((), (hand, hand)))) == 0


def test_equal_hands_at_the_second_players_turn_are_worth_the_tempo() -> None:
    """He is one tile behind, and about to place it."""
    hand = Hand("PA", "HMCSK")
    frame = arrays.frame(State((), (hand, hand)))
    frame[PLACED] = 1
    assert evaluate(frame) == (TO_MOVE + SCALE // 2) // SCALE


def test_a_better_hand_is_worth_more() -> None:
    predation, competition = Hand("PA", "HMSK"), Hand("CA", "HMSK")
    better = evaluate(arrays.frame(State((), (predation, competition))))
    worse = evaluate(arrays.frame(State((), (competition, predation))))
    assert better > 0 > worse


def test_amensalism_is_worth_more_once_it_is_available() -> None:
    ready, waiting = Hand("PA", "HMCSK"), Hand("PH", "MCSKA")
    assert evaluate(arrays.frame(State((), (ready, waiting)))) > evaluate(arrays.frame(State((), (waiting, ready))))


def test_points_that_are_seen_count_in_full() -> None:
    frame = arrays.frame(random_position(TWO, 7, 2))
    before = evaluate(frame)
    frame[MARGIN] += 9
    assert evaluate(frame) == before + 9


def test_the_value_of_a_set_of_tiles_is_the_sum_of_theirs() -> None:
    for stage in (0, 1):
        single = [HAND_VALUES[stage, 1 << tile] for tile in range(7)]
        for mask in range(128):
            assert HAND_VALUES[stage, mask] == sum(single[tile] for tile in range(7) if mask >> tile & 1)


def test_the_evaluation_is_nearer_to_the_truth_than_the_visible_margin() -> None:
    for tiles in (EARLY - 1, EARLY, EARLY + 2):
        expected, visible = 0, 0
        for seed in range(40):
            state = random_position(TWO, tiles, seed)
            frame = arrays.frame(state)
            value = solve(TWO, state, Limit()).value * (1 if tiles % 2 == 0 else -1)
            expected += abs(value - evaluate(frame))
            visible += abs(value - int(frame[MARGIN]))
        assert expected < visible / 2


def test_evaluating_changes_nothing() -> None:
    frame = arrays.frame(random_position(TWO, 6, 3))
    copy = frame.copy()
    evaluate(frame)
    assert np.array_equal(frame, copy)
