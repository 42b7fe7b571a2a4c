"""Errands in one turn: every move counts, a reef loses the turn, and the bound of the search never says too much."""

from games.laguna.learn.test_voyages import after
from ludotheque.core.learning import Puzzle
from ludotheque.games.laguna.learn.fewest import Errand, beeline, sailed
from ludotheque.games.laguna.learn.positions import opened
from ludotheque.games.laguna.learn.puzzles import PUZZLES
from ludotheque.games.laguna.learn.waters import afloat

GRID = """
    AA.......
    AA.......
    .........
    .........
    .........
    .....x.@@
    .......@@
    BB.......
    BB.......
"""
NEAR = afloat(GRID, "A=- B=-", "H,5,2,rg-b--,A")
"""Two fields left of a berth at the volcano, with a reef in between."""
PUZZLE = Puzzle({"options": NEAR["options"], "setup": NEAR["setup"]}, "deliver", (), par=4)


def fewest(bare: bool) -> tuple[str, ...] | None:
    game, state = opened(PUZZLE.record)
    found = Errand(game, 1, beeline(state, 1) if bare else sailed(state, 1, 4)).fewest(state, 8)
    return None if found is None else tuple(game.write(state, move) for move in found)


def test_the_shortest_way_covers_the_reef_first() -> None:
    line = fewest(bare=False)
    assert line is not None and len(line) == 4 and line[-1].startswith("unload")
    assert any(move.startswith("shift") for move in line)


def test_both_bounds_find_ways_of_the_same_length() -> None:
    one, other = fewest(bare=True), fewest(bare=False)
    assert one is not None and other is not None and len(one) == len(other)


def test_what_takes_longer_than_allowed_is_not_found() -> None:
    game, state = opened(PUZZLE.record)
    assert Errand(game, 1, beeline(state, 1)).fewest(state, 3) is None


def test_in_the_volcano_in_time_is_right_and_a_lost_turn_is_not() -> None:
    game, _ = opened(PUZZLE.record)
    line = fewest(bare=False) or ()
    standing = [PUZZLES.succeeded(PUZZLE, game, after(PUZZLE, line[:many]), 0, many) for many in range(1, 5)]
    assert standing == [None, None, None, True]
    assert PUZZLES.succeeded(PUZZLE, game, after(PUZZLE, ("end",)), 0, 1) is False
    assert PUZZLES.succeeded(PUZZLE, game, after(PUZZLE, line[:3]), 0, 4) is False
    assert PUZZLES.left(PUZZLE, after(PUZZLE, line[:3]), 3) == 1


def test_only_moves_that_keep_the_par_are_answers() -> None:
    game, state = opened(PUZZLE.record)
    kept = {game.write(state, move) for move in Errand(game, 1, sailed(state, 1, 4)).keeping(state, 4)}
    assert (fewest(bare=False) or ("",))[0] in kept and "end" not in kept and "step W" not in kept
