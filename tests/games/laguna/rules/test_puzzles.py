"""The puzzles that ship."""

import pytest

from games.laguna.seas import laguna
from ludotheque.core.chance import SplitMix64
from ludotheque.games.laguna.rules.puzzles import GRADES, Puzzle, draw, of_the_day, par, puzzles
from ludotheque.games.laguna.rules.state import PLAY


def task(puzzle: Puzzle) -> tuple[str, str, str]:
    start, _, target = puzzle.setup.partition("start=")[2].partition(" target ")
    return puzzle.side, start, target


def test_every_puzzle_is_a_setup_with_a_raft_in_place_and_a_target() -> None:
    game = laguna(players=1)
    for one in puzzles():
        state = game.initial(one.setup)
        assert state.stage == PLAY and state.target is not None and state.start == state.rafts[0]
        assert game.turn(state) == 0


def test_puzzles_are_sorted_by_par_and_no_two_are_the_same_task() -> None:
    known = puzzles()
    assert [one.par for one in known] == sorted(one.par for one in known)
    assert len({task(one) for one in known}) == len(known) == len(puzzles("easy")) + len(puzzles("hard"))


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_every_board_has_puzzles_of_every_grade(side: str) -> None:
    assert {one.grade for one in puzzles(side)} == set(GRADES)
    assert {one.side for one in puzzles(side)} == {side}


def test_a_grade_is_the_first_whose_longest_par_is_long_enough() -> None:
    assert [Puzzle("easy", par).grade for par in (6, 18, 19, 32, 33)] == ["calm", "calm", "breezy", "breezy", "stormy"]


def test_the_par_of_a_shipped_puzzle_is_found_by_its_task() -> None:
    for one in puzzles()[::17]:
        assert par(*task(one)) == one.par
    side, start, target = task(puzzles("easy")[0])
    assert par("hard", start, target) is None and par(side, start, target + " H=-") is None


def test_a_drawn_puzzle_is_of_the_board_wished_for() -> None:
    below = SplitMix64(2).below
    assert {draw("hard", below).split()[0] for _ in range(30)} == {"hard"}
    assert {draw("", below).split()[0] for _ in range(60)} == {"easy", "hard"}


def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_changes() -> None:
    assert of_the_day(20_000) == of_the_day(20_000)
    assert len({of_the_day(day) for day in range(30)}) > 15
