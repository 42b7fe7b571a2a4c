"""The shipped puzzles and their maker: the same from the same chance, proven, and with words for all that they ask."""

from dataclasses import replace

import pytest

from ludotheque.core.bot import Limit
from ludotheque.core.chance import SplitMix64
from ludotheque.core.learning import Puzzle
from ludotheque.games.laguna.learn.puzzles import GOALS, PUZZLES, THEMES
from ludotheque.locales import Text

LIMIT = Limit()
SHIPPED = PUZZLES.read()


def made(seed: int) -> Puzzle | None:
    return PUZZLES.make(SplitMix64(seed).below, LIMIT)


def shipped(goal: str) -> Puzzle:
    """The one of that goal with the shortest line, which is quick to judge."""
    return min((one for one in SHIPPED if one.goal.startswith(goal)), key=lambda one: len(one.line))


def test_the_same_chance_makes_the_same_puzzle() -> None:
    found = {seed: made(seed) for seed in range(8)}
    assert any(found.values())
    assert all(made(seed) == one for seed, one in found.items() if one)


def test_at_least_two_hundred_are_shipped_and_no_two_are_the_same() -> None:
    assert len({(str(one.record), one.goal) for one in SHIPPED}) == len(SHIPPED) >= 200


def test_every_grade_is_there_and_a_third_at_most_is_easy() -> None:
    grades = [one.grade for one in SHIPPED]
    assert set(grades) == {1, 2, 3, 4, 5, 6}
    assert grades.count(1) <= len(grades) / 3


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_has_puzzles(theme: str) -> None:
    assert sum(theme in one.themes for one in SHIPPED) >= 3
    assert {known for one in SHIPPED for known in one.themes} <= set(THEMES)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_goal_and_theme_has_its_words(language: str) -> None:
    say = Text(language)
    for key in [*(f"puzzle-{goal}" for goal in GOALS), *(f"theme-{theme}" for theme in THEMES)]:
        told = say(f"laguna-{key}", {"par": 7})
        assert told and told != f"laguna-{key}"
    assert all("7" in say(f"laguna-puzzle-{one.goal}", {"par": 7}) for one in SHIPPED if one.par)


@pytest.mark.no_cover
@pytest.mark.parametrize("number", range(0, len(SHIPPED), 40))
def test_a_sample_of_the_shipped_ones_is_proven_again(number: int) -> None:
    assert PUZZLES.check(SHIPPED[number], LIMIT)


@pytest.mark.no_cover
@pytest.mark.parametrize("goal", ["deliver", "rob", "voyage", "shift"])
def test_a_right_answer_left_out_or_a_wrong_one_added_is_found(goal: str) -> None:
    one = shipped(goal)
    assert PUZZLES.check(one, LIMIT)
    wrong = next(move for move in ("end", "step N", "step S", "load B r 0") if move not in one.answers)
    assert not PUZZLES.check(replace(one, answers=(*one.answers, wrong)), LIMIT)
    assert not PUZZLES.check(replace(one, answers=one.answers[1:]), LIMIT)


@pytest.mark.parametrize("goal", ["deliver", "win", "voyage"])
@pytest.mark.parametrize("off", [-1, 1])
def test_a_wrong_par_is_found(goal: str, off: int) -> None:
    one = shipped(goal)
    assert one.par is not None and not PUZZLES.check(replace(one, par=one.par + off), LIMIT)


def test_a_line_that_does_not_do_it_is_found() -> None:
    for goal in ("deliver", "voyage", "shift"):
        one = shipped(goal)
        assert not PUZZLES.check(replace(one, line=one.line[:-1]), LIMIT)
