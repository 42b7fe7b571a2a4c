"""Every lesson of every game, held to its rules and to its texts."""

import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import get_args

import pytest

from ludotheque.core import catalog
from ludotheque.core.catalog import Entry
from ludotheque.core.errors import LudothequeError
from ludotheque.core.learning import Lesson, Lessons, Step
from ludotheque.core.parts import TextFace
from ludotheque.locales import LANGUAGES, Text
from ludotheque.play import lessons
from ludotheque.play.passages import Passage, passages

TAUGHT = [entry for entry in catalog.entries() if entry.offers(Lessons)]
COURSES = [(entry, lesson) for entry in TAUGHT for lesson in lessons.course(entry)]
STEPS = [(entry, lesson, number) for entry, lesson in COURSES for number in range(len(lesson.steps))]
RULES, LAW = (Path(__file__).parents[2] / folder for folder in ("web/src/boards", "src/ludotheque/games"))
every_course = pytest.mark.parametrize("entry", [pytest.param(entry, id=entry.key) for entry in TAUGHT])
every_lesson = pytest.mark.parametrize(
    ("entry", "lesson"), [pytest.param(entry, lesson, id=f"{entry.key}-{lesson.key}") for entry, lesson in COURSES]
)
every_step = pytest.mark.parametrize(
    ("entry", "step"),
    [pytest.param(e, lesson.steps[n], id=f"{e.key}-{lesson.key}-{n + 1}") for e, lesson, n in STEPS],
)


def texts(entry: Entry, lesson: Lesson) -> list[str]:
    """Every key that a lesson says something by."""
    said = [lesson.key, f"{lesson.key}-end"]
    for step in lesson.steps:
        said += [step.text, *step.mistakes.values()] + ([f"{step.text}-right"] if step.answers else [])
    return [f"{entry.key}-learn-{key}" for key in said]


@every_course
def test_a_course_has_at_most_eight_lessons_with_names_of_their_own(entry: Entry) -> None:
    keys = [lesson.key for lesson in lessons.course(entry)]
    assert 1 <= len(keys) <= 8 and len(set(keys)) == len(keys)


@every_lesson
def test_a_lesson_has_three_to_eight_steps_and_something_to_do(entry: Entry, lesson: Lesson) -> None:
    assert 3 <= len(lesson.steps) <= 8
    assert any(step.answers for step in lesson.steps)


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_a_lesson_has_words_for_all_that_it_says(entry: Entry, lesson: Lesson, language: str) -> None:
    say = Text(language)
    assert [key for key in texts(entry, lesson) if key not in say] == []


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_a_step_says_one_or_two_sentences(entry: Entry, lesson: Lesson, language: str) -> None:
    said = [Text(language)(f"{entry.key}-learn-{step.text}") for step in lesson.steps]
    assert [words for words in said if len(words) > 190] == []


@every_lesson
def test_a_board_that_is_not_as_it_was_left_is_announced(entry: Entry, lesson: Lesson) -> None:
    """What is shown after the right move, or without one, stays; whatever else stands there, the step says so first."""
    for (before, step), passage in zip(pairwise(lesson.steps), passages(entry, lesson)[1:], strict=True):
        left = lessons.attempt(entry, before, before.answers[0]) if before.answers else lessons.tell(entry, before)
        told = lessons.tell(entry, step, passage)
        assert told.passage or told.view == left.view, step.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_passage_has_its_words(language: str) -> None:
    assert [passage for passage in get_args(Passage) if f"shell-passage-{passage}" not in Text(language)] == []


@every_step
def test_a_step_stands_and_its_answers_are_moves_of_its_position(entry: Entry, step: Step) -> None:
    told = lessons.tell(entry, step)
    assert told.asks == bool(step.answers) and told.view
    if step.answers:
        assert told.choices is not None, "whoever is asked may choose"
        assert "*" not in step.answers[0], "the first answer can be shown"
    for answer in step.answers:
        if "*" not in answer:
            assert lessons.attempt(entry, step, answer).right


@every_step
def test_a_mistake_is_no_answer_and_does_what_it_is_said_to_do_or_is_refused(entry: Entry, step: Step) -> None:
    for move, said in step.mistakes.items():
        if "*" in move:
            continue
        try:
            tried = lessons.attempt(entry, step, move)
        except LudothequeError as error:
            assert error.clause or error.code, "a refusal says why"
        else:
            assert not tried.right and tried.text == said


@every_step
def test_a_step_is_drawn_in_the_terminal_too(entry: Entry, step: Step) -> None:
    text, at = entry.part(TextFace), lessons.place(entry, step)
    assert text is not None and text.draw(at.game, at.game.view(at.state, at.seat), at.seat)


def changing_play(entry: Entry) -> set[str]:
    """The clauses of the rules page, and those that the rules themselves cite where they refuse something."""
    page = [path.read_text(encoding="utf-8") for path in (RULES / entry.key).glob("Rules*.svelte")]
    law = [path.read_text(encoding="utf-8") for path in (LAW / entry.key / "rules").glob("*.py")]
    clause = rf"{entry.clauses}-[A-Z]?\d+"
    return set(re.findall(clause, "".join(page))) | set(re.findall(rf'"({clause})"', "".join(law)))


def uncovered(entry: Entry, course: Sequence[Lesson]) -> set[str]:
    """Clauses that change play, are shown by none of these lessons, and are not left out for a reason."""
    taught = entry.part(Lessons)
    assert taught is not None
    shown = {clause for lesson in course for step in lesson.steps for clause in step.clauses}
    return changing_play(entry) - shown - taught.left_out().keys()


@every_course
def test_every_clause_that_changes_play_is_shown_by_a_lesson_or_left_out_for_a_reason(entry: Entry) -> None:
    taught = entry.part(Lessons)
    assert taught is not None
    assert uncovered(entry, taught.course()) == set()
    shown = {clause for lesson in taught.course() for step in lesson.steps for clause in step.clauses}
    assert shown & taught.left_out().keys() == set() and all(taught.left_out().values())


@every_course
def test_a_course_without_one_of_its_lessons_is_found_wanting(entry: Entry) -> None:
    """But for two of a course at most, which show good play and no rule of their own."""
    course = lessons.course(entry)
    needed = [out.key for out in course if uncovered(entry, [one for one in course if one is not out])]
    assert len(needed) >= len(course) - 2
