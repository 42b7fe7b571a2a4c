"""Puzzles of Interactions: made the same way twice, and refused where an answer is missing, added or not proven."""

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import product

import pytest

from ludotheque.core import catalog, record
from ludotheque.core.bot import Limit
from ludotheque.core.chance import SplitMix64
from ludotheque.core.learning import Puzzle
from ludotheque.games.interactions.bots.greedy import lead
from ludotheque.games.interactions.learn import tasks
from ludotheque.games.interactions.learn.puzzles import PUZZLES
from ludotheque.games.interactions.rules.game import Interactions
from ludotheque.games.interactions.rules.scoring import WIN_BY
from ludotheque.locales import Text
from ludotheque.play.puzzles import Trying, own_moves, trying

MAKING, CHECKING = Limit(nodes=1_000_000), Limit(nodes=20_000_000)
SAMPLE = 50


def attempt(seed: int) -> Puzzle | None:
    return PUZZLES.make(SplitMix64(seed).below, MAKING)


@cache
def made() -> dict[int, Puzzle]:
    """What a few seeds give."""
    return {seed: puzzle for seed in range(60) if (puzzle := attempt(seed))}


def moves_of(puzzle: Puzzle) -> list[str]:
    """The moves so far."""
    moves = puzzle.record["moves"]
    assert isinstance(moves, list)
    return [str(move) for move in moves]


def others(puzzle: Puzzle, *line: str) -> list[str]:
    """The moves that are not the last one of a line from its position."""
    *before, last = line
    told = {"game": "interactions", **puzzle.record, "moves": [*moves_of(puzzle), *before]}
    replayed = record.replay(record.from_json(told))
    game, state = replayed.game, replayed.last
    return [text for move in game.moves(state) if (text := game.write(state, move)) != last]


def test_a_seed_makes_the_same_puzzle_again() -> None:
    assert len(made()) >= 8
    for seed in range(15):
        assert attempt(seed) == made().get(seed)


def test_a_made_puzzle_holds_and_a_spoilt_one_does_not() -> None:
    for puzzle in made().values():
        assert PUZZLES.check(puzzle, CHECKING)
        wrong = others(puzzle, *puzzle.answers)[0]
        assert not PUZZLES.check(replace(puzzle, answers=(wrong,), line=()), CHECKING)
        assert not PUZZLES.check(replace(puzzle, answers=(*puzzle.answers, wrong)), CHECKING)
        assert not PUZZLES.check(replace(puzzle, answers=(), line=()), CHECKING)
        assert not PUZZLES.check(replace(puzzle, par=1), CHECKING)
        assert not PUZZLES.check(replace(puzzle, goal="no-such-goal"), CHECKING)


@pytest.mark.parametrize(("one", "other"), [("win", "tie"), ("tie", "win")])
def test_a_win_is_no_tie_and_a_tie_no_win(one: str, other: str) -> None:
    asking = [puzzle for puzzle in made().values() if puzzle.goal.startswith(one)]
    assert asking
    for puzzle in asking:
        assert not PUZZLES.check(replace(puzzle, goal=puzzle.goal.replace(one, other)), CHECKING)


def test_each_turn_is_asked_for_and_a_later_wrong_one_is_refused() -> None:
    longer = [puzzle for puzzle in made().values() if puzzle.goal.startswith("most")]
    assert longer
    for puzzle in longer:
        assert not PUZZLES.check(replace(puzzle, line=puzzle.line[:1]), CHECKING)
        wrong = others(puzzle, *puzzle.line)[0]
        assert not PUZZLES.check(replace(puzzle, line=(*puzzle.line[:-1], wrong)), CHECKING)


def test_an_answer_that_gives_something_away_is_refused() -> None:
    puzzle = next(puzzle for puzzle in made().values() if puzzle.goal.startswith("most-three"))
    kept = []
    for reply in others(puzzle, puzzle.line[0], puzzle.line[1]):
        kept.append(PUZZLES.check(replace(puzzle, line=(puzzle.line[0], reply, *puzzle.line[2:])), CHECKING))
    assert not all(kept)


def test_too_small_a_limit_proves_nothing() -> None:
    early = min(made().values(), key=lambda puzzle: len(moves_of(puzzle)))
    assert PUZZLES.check(early, CHECKING) and not PUZZLES.check(early, Limit(nodes=10))


def told(goal: str) -> tuple[Trying, Trying]:
    """A puzzle of that goal: its own line tried, and something else in place of its answer."""
    entry, puzzle = catalog.entry("interactions"), next(one for one in PUZZLES.read() if one.goal == goal)
    wrong = others(puzzle, *puzzle.answers)[0]
    return trying(entry, puzzle, own_moves(entry, puzzle)), trying(entry, puzzle, [wrong])


def test_a_wrong_turn_is_answered_and_told_what_it_comes_to() -> None:
    for goal, ends in (("win", {"draw", "loss"}), ("tie", {"loss"})):
        right, wrong = told(goal)
        assert wrong.standing == "wrong" and len(wrong.shown) > 1
        assert wrong.shown[1].seat != wrong.shown[0].seat, "the other player answers"
        assert wrong.comes_to and wrong.comes_to.key in ends
        assert right.comes_to and right.comes_to.key == ("draw" if goal == "tie" else goal)


def test_less_than_the_most_is_told_as_less() -> None:
    right, wrong = told("most-two")
    assert right.comes_to and right.comes_to.key == "win" and wrong.comes_to
    ends = wrong.comes_to.facts["points"] if wrong.comes_to.key == "win" else 0
    assert ends < right.comes_to.facts["points"]  # type: ignore[operator]


def test_what_an_end_comes_to_is_what_its_count_says() -> None:
    _, wrong = told("most-two")
    outcome = wrong.at.outcome
    assert outcome and wrong.comes_to and abs(outcome.scores[0] - outcome.scores[1]) == wrong.comes_to.facts["points"]


@pytest.mark.parametrize("goal", ["three-win", "team-win"])
def test_where_more_than_two_play_all_others_answer_before_the_solver_is_asked_again(goal: str) -> None:
    right, wrong = told(goal)
    assert right.comes_to and right.comes_to.key == "win"
    assert wrong.comes_to and wrong.comes_to.key in {"draw", "loss"}
    seats = [shown.seat for shown in wrong.shown]
    assert len(seats) > 1 and seats[0] not in seats[1 : wrong.at.game.info.seats]


@pytest.mark.parametrize("goal", ["wild-win", "wild-most", "wild-sure"])
def test_alone_it_is_told_how_far_ahead_one_ends_in_the_worst_order(goal: str) -> None:
    right, wrong = told(goal)
    assert right.comes_to and right.comes_to.key == "ahead" and wrong.comes_to
    if goal != "wild-most":
        assert _points(right) >= WIN_BY > _points(wrong)
    assert _points(wrong) < _points(right)


def _points(tried: Trying) -> int:
    assert tried.comes_to
    points = tried.comes_to.facts["points"]
    assert isinstance(points, int)
    return points if tried.comes_to.key in ("win", "ahead") else -points


@pytest.mark.parametrize("goal", ["wild-win", "wild-sure", "three-win", "team-win", "win", "most-two-groups"])
def test_whatever_is_played_to_the_end_against_a_wrong_turn_is_counted_as_told(goal: str) -> None:
    """By the rules' own count, of every wrong turn of a puzzle."""
    entry, puzzle = catalog.entry("interactions"), next(one for one in PUZZLES.read() if one.goal == goal)
    ended = 0
    for wrong in others(puzzle, *puzzle.answers):
        tried = trying(entry, puzzle, [wrong])
        assert tried.standing == "wrong" and tried.comes_to
        if tried.at.outcome:
            ended += 1
            assert isinstance(tried.at.game, Interactions)
            assert lead(tried.at.game, tried.at.state, tried.at.seat) == _points(tried)
    assert ended or goal in ("win", "three-win", "team-win", "wild-sure")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_goal_and_theme_has_its_words(language: str) -> None:
    say = Text(language)
    for task in tasks.TASKS:
        assert f"interactions-puzzle-{task.goal}" in say
    for judged, ends in product(("right", "wrong"), ("win", "draw", "loss", "ahead", "behind")):
        assert f"interactions-puzzle-{judged}-comes-{ends}" in say
    for theme in {theme for puzzle in PUZZLES.read() for theme in puzzle.themes}:
        assert f"interactions-theme-{theme}" in say


def test_the_shipped_ones_are_many_and_ask_for_everything() -> None:
    shipped = PUZZLES.read()
    grades = Counter(puzzle.grade for puzzle in shipped)
    assert len(shipped) >= 500
    assert {puzzle.goal for puzzle in shipped} == {task.goal for task in tasks.TASKS}
    assert grades[1] <= len(shipped) / 3 and len(grades) >= 5


def test_a_sample_of_the_shipped_ones_holds() -> None:
    shipped = PUZZLES.read()
    for puzzle in shipped[:: len(shipped) // SAMPLE]:
        assert PUZZLES.check(puzzle, CHECKING), puzzle.id
