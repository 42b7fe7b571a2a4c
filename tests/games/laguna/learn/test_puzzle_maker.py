"""New puzzles: solvable, proven, and the same from the same chance."""

import pytest

from games.laguna.seas import laguna
from ludotheque.core.bot import Limit
from ludotheque.core.chance import SplitMix64
from ludotheque.games.laguna.learn.puzzle_maker import make_puzzle
from ludotheque.games.laguna.rules.puzzles import Puzzle
from ludotheque.games.laguna.solver.command import answer, puzzle


def made(side: str, seed: int) -> list[Puzzle]:
    below = SplitMix64(seed).below
    return [one for _ in range(6) if (one := make_puzzle(side, below, 60_000)) is not None]


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_a_made_puzzle_is_worth_playing_and_its_par_is_proven(side: str) -> None:
    found = made(side, 4)
    assert found
    for one in found:
        assert one.side == side and one.par >= 6
        told = answer(puzzle(one.setup), Limit())
        assert (told["moves"], told["proven"]) == (one.par, True)


def test_a_made_puzzle_asks_for_something_that_is_not_there_yet() -> None:
    game = laguna(players=1)
    for one in made("easy", 9):
        state = game.initial(one.setup)
        assert game.turn(state) == 0 and state.target is not None
        assert state.target.volcano or any(state.island(island) != there for island, there in state.target.islands)


def test_the_same_chance_makes_the_same_puzzles() -> None:
    assert made("easy", 2) == made("easy", 2) != made("easy", 3)


def test_a_puzzle_that_is_not_proven_in_time_is_thrown_away() -> None:
    below = SplitMix64(4).below
    assert all(make_puzzle("hard", below, 3) is None for _ in range(3))
