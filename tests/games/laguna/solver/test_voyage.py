"""The exact solver: the figures of LT-25, LT-31 and LT-34, and lines that the rules accept."""

import pytest

from games.laguna.seas import BASE, laguna, trial
from ludotheque.core.bot import Limit
from ludotheque.games.laguna.rules.effects import solved
from ludotheque.games.laguna.rules.game import Laguna
from ludotheque.games.laguna.rules.moves import Move
from ludotheque.games.laguna.rules.puzzles import deals
from ludotheque.games.laguna.rules.state import State
from ludotheque.games.laguna.solver.command import answer, puzzle
from ludotheque.games.laguna.solver.voyage import best_line

LT34 = [
    ("easy", "B=gby C=rrg", 20), ("easy", "B=yyy", 48), ("easy", "volcano=2", 19),
    ("hard", "B=yyy", 48), ("hard", "volcano=2", 30),
]  # fmt: skip


@pytest.mark.parametrize(("side", "target", "moves"), LT34)
def test_lt34_the_optimum_is_proven_and_its_line_is_legal(side: str, target: str, moves: int) -> None:
    game = laguna(players=1, solo_reef="forbid")
    state = game.initial(f"{side} {BASE} start=H,2,4,A target {target}")
    found = best_line(game, state)
    assert (found.moves, found.proven) == (moves, True)
    for move in found.line:
        state = game.play(state, move)
    assert solved(state) and state.spent == moves


def test_lt25_seven_steps() -> None:
    found = trial("AA.......BB\n...........\n...........", "A=rgb B=byy start=H,1,0,A target B=ryy", players=1)
    assert best_line(found.game, found.state).moves == 7


def test_a_raft_that_is_not_placed_yet_gets_the_best_place_too() -> None:
    found = trial("AA.......BB\n...........\n...........", "A=rgb B=byy target B=ryy", players=1)
    solution = best_line(found.game, found.state)
    assert solution.moves == 4 and solution.proven


def test_a_target_that_cannot_be_is_proven_impossible() -> None:
    found = trial("AA.......BB\n...........\n...........", "A=rgb B=byy start=H,1,0,A target B=rrr", players=1)
    solution = best_line(found.game, found.state)
    assert (solution.moves, solution.proven) == (None, True)


def test_hints_go_on_from_any_position() -> None:
    game = laguna(players=1)
    state = game.initial(f"easy {BASE} start=H,2,4,A target volcano=2")
    for move in best_line(game, state).line[:12]:
        state = game.play(state, move)
    assert state.spent + (best_line(game, state).moves or 0) == 19


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_puzzles_ship_with_a_par_that_the_solver_proves(side: str) -> None:
    known = deals(side)
    assert len(known) >= 50 and len({one.par for one in known}) >= 10
    for one in (known[0], known[len(known) // 2]):
        told = answer(puzzle(one.setup), Limit())
        assert (told["moves"], told["proven"]) == (one.par, True)


def replayed(game: Laguna, state: State, line: tuple[Move, ...]) -> State:
    for move in line:
        state = game.play(state, move)
    return state


def test_without_glass_the_optimum_is_proven_even_where_shifting_would_be_shorter() -> None:
    grid = "AA..x....BB\n...........\n..........."
    words = "A=rgb B=byy start=H,1,0,A target B=ryy"
    hurried, unhurried = trial(grid, words, players=1), trial(grid, words, players=1, glass="none")
    one, other = best_line(hurried.game, hurried.state), best_line(unhurried.game, unhurried.state)
    assert one.proven and other.proven
    assert one.moves is not None and other.moves is not None and one.moves <= other.moves
    last = replayed(unhurried.game, unhurried.state, other.line)
    assert solved(last) and last.spent == other.moves


def test_without_glass_a_reef_that_must_be_shown_is_paid_for() -> None:
    """A wall of two reefs and three pearls (LT-31): with shifting or without, a reef shows."""
    grid = "A..x.B\n...x..\n...x.."
    found = trial(grid, "A=- B=yyy play turn=0 phase=sail raft0=H,1,0,rgb---,A target B=ryy", players=1, glass="none")
    solution = best_line(found.game, found.state)
    last = replayed(found.game, found.state, solution.line)
    assert solution.proven and solved(last) and last.spent == solution.moves
    assert solution.moves is not None and solution.moves >= 2 + 5


def test_without_glass_a_target_that_cannot_be_is_proven_impossible() -> None:
    found = trial("AA...BB\n.......\n.......", "A=rgb B=byy start=H,1,0,A target B=rrr", players=1, glass="none")
    solution = best_line(found.game, found.state)
    assert solution.moves is None and solution.proven


def test_pearls_left_on_islands_are_part_of_the_proof() -> None:
    grid, words = "AA.......BB\n...........\n...........", "A=rgb B=y start=H,1,0,A target B=rgy"
    plain, dropping = trial(grid, words, players=1), trial(grid, words, players=1, island_unload=True)
    assert best_line(plain.game, plain.state).moves is None
    solution = best_line(dropping.game, dropping.state)
    assert solution.proven and solution.moves is None  # three aboard at most, and two must stay
    enough = trial(grid, words.replace("B=rgy", "B=ry"), players=1, island_unload=True)
    solution = best_line(enough.game, enough.state)
    assert (solution.moves, solution.proven) == (7, True)
    assert solved(replayed(enough.game, enough.state, solution.line))


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_dropping_never_makes_a_puzzle_longer(side: str) -> None:
    setup = f"{side} {BASE} start=H,2,4,A target volcano=2"
    plain, dropping = laguna(players=1), laguna(players=1, island_unload=True)
    one, other = best_line(plain, plain.initial(setup)), best_line(dropping, dropping.initial(setup))
    assert one.proven and other.proven
    assert one.moves is not None and other.moves is not None and other.moves <= one.moves
