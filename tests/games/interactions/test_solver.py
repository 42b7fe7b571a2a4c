"""The exact solver: against brute force, against itself, and within its limits."""

import pytest

from games.interactions.positions import brute_margin, margin, random_position
from ludotheque.core.bot import Limit, Progress
from ludotheque.games.interactions.bots.selections import BOOK_VALUE, SADDLE
from ludotheque.games.interactions.faces.measures import SOLVED
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.notation import read_move
from ludotheque.games.interactions.rules.options import Rules
from ludotheque.games.interactions.rules.state import Cell, Laid, Place, State
from ludotheque.games.interactions.solver import solve as solver

BASE = Interactions(Rules())
VARIANTS = (Rules(), Rules(bonus=False), Rules(territory=True), Rules(bonus=False, territory=True))
BEST_LINE = ["sel PA", "sel CA", "Af6+M", "Ae6+M", "Pe7+S", "Mg6+S", "Sg7+C", "Sd7+K", "Me8+H", "Kd6+H"]
"""The proved best line from the saddle point, ten moves of fourteen."""


def played(game: Interactions, moves: list[str]) -> State:
    state = game.initial("")
    for text in moves:
        state = game.play(state, read_move(text)[0])
    return state


def mirrored(state: State, left_right: bool) -> State:
    """The same position seen in a mirror (IXN-V28)."""

    def cell(at: Cell) -> Cell:
        return (at[0], 10 - at[1]) if left_right else (10 - at[0], at[1])

    grid: list[tuple[Cell, Laid]] = sorted((cell(at), laid) for at, laid in state.grid)
    return State(tuple(grid), state.hands)


@pytest.mark.parametrize("rules", VARIANTS, ids=str)
def test_late_positions_have_the_value_of_brute_force(rules: Rules) -> None:
    game = Interactions(rules)
    for seed in range(12):
        state = random_position(game, 8 if seed % 4 == 0 else 9, seed)
        found = solver.solve(game, state, Limit())
        assert found.proven
        assert found.value == brute_margin(game, state)


@pytest.mark.parametrize("rules", VARIANTS, ids=str)
def test_the_best_line_is_legal_and_ends_at_the_value(rules: Rules) -> None:
    game = Interactions(rules)
    for seed in range(4):
        state = random_position(game, 5, seed)
        found = solver.solve(game, state, Limit())
        for move in found.line:
            state = game.play(state, move)
        assert margin(game, state) == found.value


@pytest.mark.parametrize("tiles", [4, 5, 6, 7])
def test_the_saddle_point_is_worth_minus_three_all_along_its_best_line(tiles: int) -> None:
    state = played(BASE, BEST_LINE[: tiles + 2])
    assert len(state.grid) == tiles
    assert solver.solve(BASE, state, Limit()).value == BOOK_VALUE


def test_the_book_is_the_solved_saddle_point() -> None:
    assert (*SADDLE, BOOK_VALUE) in SOLVED
    assert tuple(text.removeprefix("sel ") for text in BEST_LINE[:2]) == SADDLE


def test_no_move_is_better_than_the_proved_value() -> None:
    state = random_position(BASE, 7, 11)
    value = solver.solve(BASE, state, Limit()).value
    values = [solver.solve(BASE, BASE.play(state, move), Limit()).value for move in BASE.moves(state)]
    assert value == (min(values) if BASE.turn(state) == 1 else max(values))


@pytest.mark.parametrize("left_right", [True, False])
def test_a_mirror_changes_no_value(left_right: bool) -> None:
    for seed in range(5):
        state = random_position(BASE, 5, seed)
        assert (
            solver.solve(BASE, mirrored(state, left_right), Limit()).value == solver.solve(BASE, state, Limit()).value
        )


def test_a_tiny_table_proves_the_same() -> None:
    for seed in range(3):
        state = random_position(BASE, 5, seed)
        small = solver.solve(BASE, state, Limit(memory_mb=1))
        assert small.proven
        assert small.value == solver.solve(BASE, state, Limit(memory_mb=64)).value


def test_a_search_limited_by_nodes_stops_and_repeats_exactly() -> None:
    state = random_position(BASE, 2, 5)
    first, second = (solver.solve(BASE, state, Limit(nodes=20_000)) for _ in range(2))
    assert (first.value, first.line, first.nodes) == (second.value, second.line, second.nodes)
    assert not first.proven
    assert first.nodes < 20_100
    assert first.line[0] in BASE.moves(state)


def test_without_any_nodes_there_is_still_a_legal_move() -> None:
    state = random_position(BASE, 3, 1)
    assert solver.solve(BASE, state, Limit(nodes=1)).line[0] in BASE.moves(state)


def test_the_watcher_hears_of_progress_and_can_stop_the_search() -> None:
    heard: list[Progress] = []

    def watch(progress: Progress) -> bool:
        heard.append(progress)
        return progress.nodes < 300_000

    found = solver.solve(BASE, random_position(BASE, 1, 2), Limit(watch=watch, memory_mb=64))
    assert not found.proven
    assert [progress.nodes for progress in heard] == sorted(progress.nodes for progress in heard)
    assert all(0 <= (progress.share or 0) <= 1 for progress in heard)
    assert heard[-1].nodes >= 300_000


def test_equal_moves_vary_with_chance_but_the_value_stays() -> None:
    state = random_position(BASE, 6, 4)
    found = [solver.solve(BASE, state, Limit(), below=lambda n, k=k: (k * 7919 + n) % n) for k in range(6)]  # type: ignore[misc]
    assert len({one.value for one in found}) == 1


def test_a_finished_game_is_its_own_solution() -> None:
    state = random_position(BASE, 12, 9)
    found = solver.solve(BASE, state, Limit())
    assert (found.value, found.line, found.proven) == (margin(BASE, state), (), True)


def test_the_last_turn_is_searched_too() -> None:
    state = random_position(BASE, 11, 9)
    found = solver.solve(BASE, state, Limit())
    assert isinstance(found.line[0], Place)
    assert found.value == brute_margin(BASE, state)
