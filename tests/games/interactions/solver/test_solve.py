"""The exact solver: against brute force, against itself, and within its limits."""

from dataclasses import replace

import pytest

from games.interactions.positions import (
    TWO,
    TWO_PLAYER_MODES,
    after,
    brute_margin,
    margin,
    mirrored,
    placements,
    random_position,
)
from ludotheque.core.bot import Limit, Progress
from ludotheque.core.chance import SplitMix64
from ludotheque.games.interactions.faces.measures import SOLVED
from ludotheque.games.interactions.kernel import arrays
from ludotheque.games.interactions.kernel.evaluation import evaluate
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.options import InteractionsOptions
from ludotheque.games.interactions.rules.state import Place, Select
from ludotheque.games.interactions.solver.solve import Search, solve
from ludotheque.games.interactions.solver.starts import starts

BEST_LINE = ["sel PA", "sel CA", "Af6+M", "Ae6+M", "Pe7+S", "Mg6+S", "Sg7+C", "Sd7+K", "Me8+H", "Kd6+H"]
"""The proved best line from the saddle point, ten moves of fourteen."""


@pytest.mark.parametrize("options", TWO_PLAYER_MODES, ids=str)
def test_late_positions_have_the_value_of_brute_force(options: InteractionsOptions) -> None:
    game = Interactions(options)
    for seed in range(12):
        state = random_position(game, 8 if seed % 4 == 0 else 9, seed)
        found = solve(game, state, Limit())
        assert found.proven
        assert found.value == brute_margin(game, state)


@pytest.mark.parametrize("options", TWO_PLAYER_MODES, ids=str)
def test_the_best_line_is_legal_and_ends_at_the_value(options: InteractionsOptions) -> None:
    game = Interactions(options)
    for seed in range(4):
        state = random_position(game, 5, seed)
        found = solve(game, state, Limit())
        for move in found.line:
            state = game.play(state, move)
        assert margin(game, state) == found.value


@pytest.mark.parametrize("tiles", [4, 5, 6, 7])
def test_the_saddle_point_is_worth_minus_three_all_along_its_best_line(tiles: int) -> None:
    state = after(TWO, *BEST_LINE[: tiles + 2])
    assert len(state.grid) == tiles
    assert solve(TWO, state, Limit()).value == -3


def test_what_is_measured_from_the_empty_table_agrees_with_the_starts_that_are_kept() -> None:
    known = starts(TWO.options)
    assert all(known[first, second].value == value for first, second, value in SOLVED)


def test_no_move_is_better_than_the_proved_value() -> None:
    state = random_position(TWO, 7, 11)
    value = solve(TWO, state, Limit()).value
    values = [solve(TWO, TWO.play(state, move), Limit()).value for move in TWO.moves(state)]
    assert value == (min(values) if TWO.turn(state) == 1 else max(values))


@pytest.mark.parametrize("left_right", [True, False])
def test_a_mirror_changes_no_value(left_right: bool) -> None:
    for seed in range(5):
        state = random_position(TWO, 5, seed)
        assert solve(TWO, mirrored(state, left_right), Limit()).value == solve(TWO, state, Limit()).value


def test_a_tiny_table_proves_the_same() -> None:
    for seed in range(3):
        state = random_position(TWO, 5, seed)
        small = solve(TWO, state, Limit(memory_mb=1))
        assert small.proven
        assert small.value == solve(TWO, state, Limit(memory_mb=64)).value


def test_what_a_search_found_before_changes_no_value() -> None:
    shared = Search(TWO, Limit(memory_mb=1))
    for seed in range(4):
        state = random_position(TWO, 6, seed)
        again = solve(TWO, state, Limit(), search=shared)
        assert (again.value, again.proven) == (solve(TWO, state, Limit()).value, True)
    assert solve(TWO, state, Limit(), search=shared).nodes < again.nodes


def test_a_search_limited_by_nodes_stops_and_repeats_exactly() -> None:
    state = random_position(TWO, 2, 5)
    first, second = (solve(TWO, state, Limit(nodes=20_000)) for _ in range(2))
    assert (first.value, first.line, first.nodes) == (second.value, second.line, second.nodes)
    assert not first.proven
    assert first.nodes < 20_100
    assert first.line[0] in TWO.moves(state)


def test_without_any_nodes_there_is_still_a_legal_move() -> None:
    state = random_position(TWO, 3, 1)
    assert solve(TWO, state, Limit(nodes=1)).line[0] in TWO.moves(state)


def test_the_watcher_hears_of_progress_and_can_stop_the_search() -> None:
    heard: list[Progress] = []

    def watch(progress: Progress) -> bool:
        heard.append(progress)
        return progress.nodes < 300_000

    found = solve(TWO, random_position(TWO, 1, 2), Limit(watch=watch, memory_mb=64))
    assert not found.proven
    assert [progress.nodes for progress in heard] == sorted(progress.nodes for progress in heard)
    assert all(0 <= (progress.share or 0) <= 1 for progress in heard)
    assert heard[-1].nodes >= 300_000


def test_equal_moves_vary_with_chance_but_the_value_stays() -> None:
    state = random_position(TWO, 6, 4)
    found = [solve(TWO, state, Limit(), below=SplitMix64(k).below) for k in range(6)]
    assert len({one.value for one in found}) == 1


def test_a_finished_game_is_its_own_solution() -> None:
    state = random_position(TWO, 12, 9)
    found = solve(TWO, state, Limit())
    assert (found.value, found.line, found.proven) == (margin(TWO, state), (), True)


def test_the_last_turn_is_searched_too() -> None:
    state = random_position(TWO, 11, 9)
    found = solve(TWO, state, Limit())
    assert isinstance(found.line[0], Place)
    assert found.value == brute_margin(TWO, state)


def test_a_shallow_search_is_one_that_looks_no_further_than_told() -> None:
    state = random_position(TWO, 5, 3)
    for plies in (1, 2, 3):
        found = solve(TWO, state, Limit(), plies)
        assert (found.depth, found.proven, len(found.line)) == (plies, False, 1)


def test_one_ply_ahead_takes_the_move_after_which_the_evaluation_is_best() -> None:
    for seed in range(5):
        state = random_position(TWO, 4, seed)
        values = {move: -evaluate(arrays.frame(TWO.play(state, move))) for move in placements(TWO, state)}
        found = solve(TWO, state, Limit(), 1)
        assert values[found.line[0]] == max(values.values()) == found.value


def test_the_newest_placement_does_not_matter_to_the_solver() -> None:
    state = random_position(TWO, 7, 2)
    one, other = solve(TWO, state, Limit()), solve(TWO, replace(state, last=()), Limit())
    assert (one.value, one.line, one.nodes) == (other.value, other.line, other.nodes)


def test_a_line_that_time_cuts_short_is_still_legal() -> None:
    state = TWO.play(TWO.play(TWO.initial(""), Select("PA")), Select("CA"))
    found = solve(TWO, state, Limit(nodes=200_000, memory_mb=16))
    assert not found.proven
    assert found.line[0] in TWO.moves(state)
    assert found.depth >= 2
