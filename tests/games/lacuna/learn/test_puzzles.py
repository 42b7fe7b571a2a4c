"""Puzzles of the last pawns: made again the same, proven, and refused when spoilt."""

from dataclasses import replace
from functools import cache

import pytest

from ludotheque.core import catalog, record
from ludotheque.core.bot import Limit
from ludotheque.core.chance import SplitMix64
from ludotheque.core.learning import Puzzle
from ludotheque.games.lacuna.learn.puzzles import ASKED, PUZZLES
from ludotheque.play import puzzles

ENTRY = catalog.entry("lacuna")


@cache
def first(goal: str) -> Puzzle:
    return next(one for one in PUZZLES.read() if one.goal == goal)


def test_an_attempt_gives_the_same_again_and_is_proven() -> None:
    shipped = first("four")
    seed, attempt = map(int, shipped.id.split("-"))
    puzzle = PUZZLES.make(SplitMix64((seed << 32) + attempt).below, Limit())
    assert puzzle and replace(puzzle, id=shipped.id, grade=shipped.grade) == shipped
    assert puzzles.sound(ENTRY, puzzle) and PUZZLES.check(puzzle, Limit())


def test_most_attempts_give_none() -> None:
    found = [PUZZLES.make(SplitMix64(seed).below, Limit()) for seed in range(4)]
    assert None in found


@pytest.mark.parametrize("goal", ASKED)
def test_one_of_each_goal_is_shipped_and_proven(goal: str) -> None:
    assert PUZZLES.check(first(goal), Limit())


@pytest.mark.parametrize("goal", ["four", "hold"])
def test_a_right_answer_removed_is_found(goal: str) -> None:
    puzzle = first(goal)
    assert not PUZZLES.check(replace(puzzle, answers=puzzle.answers[:-1]), Limit())


def test_a_wrong_answer_added_is_found() -> None:
    puzzle = first("four")
    assert not PUZZLES.check(replace(puzzle, answers=(*puzzle.answers, "R0-1:*")), Limit())
    assert not PUZZLES.check(replace(puzzle, answers=puzzle.answers[:1]), Limit())


def test_more_colours_than_can_be_won_are_not_accepted_nor_another_number_of_pawns() -> None:
    puzzle = first("four")
    assert not PUZZLES.check(replace(puzzle, goal="five"), Limit())
    assert not PUZZLES.check(replace(puzzle, goal="hold"), Limit())


def test_whoever_does_not_hold_sees_the_last_pawn_that_wins() -> None:
    puzzle = first("hold")
    before = record.replay(record.from_json({"game": "lacuna", **puzzle.record}))
    others = [before.game.write(before.last, move) for move in before.game.moves(before.last)]
    wrong = next(move for move in others if not PUZZLES.right(before.game, before.last, move, puzzle.answers))
    tried = puzzles.trying(ENTRY, puzzle, [wrong])
    outcome = tried.at.game.outcome(tried.at.state)
    assert tried.standing == "wrong" and len(tried.shown) == 2
    assert outcome is not None and outcome.returns[before.last.turn] < 0


def test_a_wrong_last_pawn_is_answered_by_nobody() -> None:
    puzzle = first("four")
    before = record.replay(record.from_json({"game": "lacuna", **puzzle.record}))
    others = [before.game.write(before.last, move) for move in before.game.moves(before.last)]
    wrong = next(move for move in others if not PUZZLES.right(before.game, before.last, move, puzzle.answers))
    assert len(puzzles.trying(ENTRY, puzzle, [wrong]).shown) == 1


def test_a_line_that_the_solver_loses_is_found() -> None:
    puzzle = first("hold")
    before = record.replay(record.from_json({"game": "lacuna", **puzzle.record}))
    other = next(iter(before.game.moves(before.last)))
    assert not PUZZLES.check(replace(puzzle, line=(before.game.write(before.last, other), puzzle.line[1])), Limit())


@pytest.mark.parametrize("goal", ["four", "five", "six"])
def test_a_point_of_the_line_is_right_exactly_where_the_count_says_so(goal: str) -> None:
    puzzle = first(goal)
    pair, _, shown = puzzle.answers[0].partition(":")
    before = record.replay(record.from_json({"game": "lacuna", **puzzle.record}))
    game, state, judged = before.game, before.last, set()
    for step in {*range(0, 46_000, 700), int(shown)}:
        text = f"{pair}:{step}"
        if game.read(state, text) in game.moves(state):
            tried = puzzles.trying(ENTRY, puzzle, [text])
            outcome = game.outcome(tried.at.state)
            assert outcome and (tried.standing == "right") == (outcome.scores[state.turn] >= ASKED[goal])
            judged.add(tried.standing)
    assert "right" in judged


def test_what_is_shipped_is_varied() -> None:
    shipped = PUZZLES.read()
    assert len(shipped) >= 200
    assert {one.goal for one in shipped} == set(ASKED)
    assert all(len({one.themes[0] for one in shipped if one.goal == goal}) == 1 for goal in ASKED)
