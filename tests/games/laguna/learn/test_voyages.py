"""Voyages: a par in steps that the solver proves, and that counts nothing else."""

from games.laguna.seas import laguna
from ludotheque.core.chance import SplitMix64
from ludotheque.core.learning import Puzzle
from ludotheque.core.outcome import Json
from ludotheque.games.laguna.learn import voyages
from ludotheque.games.laguna.learn.positions import opened
from ludotheque.games.laguna.learn.puzzles import PUZZLES
from ludotheque.games.laguna.rules.state import State

SETUP = "easy A=gby B=rgb C=rgb D=gby E=rgy F=rby G=rgy H=rby start=H,20,15,E target volcano=1"
GIVEN: dict[str, Json] = {"options": {"players": 1, "show_under": True}, "setup": SETUP}


def made(seed: int) -> list[Puzzle]:
    below = SplitMix64(seed).below
    return [one for _ in range(4) if (one := voyages.make(below)) is not None]


def after(puzzle: Puzzle, moves: tuple[str, ...]) -> State:
    game, state = opened(puzzle.record)
    for text in moves:
        state = game.play(state, game.read(state, text))
    return state


def test_a_made_voyage_is_worth_sailing_and_asks_for_something_that_is_not_there_yet() -> None:
    found = made(4)
    assert found
    for one in found:
        _, state = opened(one.record)
        assert one.par is not None and voyages.SHORTEST <= one.par <= voyages.LONGEST and 1 <= one.grade <= 6
        assert state.target is not None
        assert state.target.volcano or any(state.island(island) != there for island, there in state.target.islands)


def test_what_is_not_proven_in_time_is_thrown_away() -> None:
    below = SplitMix64(4).below
    assert all(voyages.make(below, 3) is None for _ in range(3))


def test_steps_count_and_shifts_do_not() -> None:
    one = made(4)[0]
    game, par = laguna(players=1), one.par or 0
    assert len(one.line) > par
    standing = [PUZZLES.succeeded(one, game, after(one, one.line[:many]), 0, many) for many in range(len(one.line))]
    assert set(standing) == {None}
    assert PUZZLES.succeeded(one, game, after(one, one.line), 0, len(one.line))
    assert PUZZLES.left(one, after(one, one.line), len(one.line)) == 0
    assert PUZZLES.left(one, after(one, one.line[:1]), 1) == par


def test_a_step_too_many_fails() -> None:
    one = Puzzle(GIVEN, "voyage-deliver", (), par=1)
    game, state = opened(GIVEN)
    for text in ("load E r 0", "load E g 3", "load E y 4"):
        state = game.play(state, game.read(state, text))
    steps = 0
    while state.spent <= 1:
        assert PUZZLES.succeeded(one, game, state, 0, steps) is None
        state = game.play(state, next(move for move in game.moves(state) if game.write(state, move)[:4] == "step"))
        steps += 1
    assert PUZZLES.succeeded(one, game, state, 0, steps) is False
