"""A lesson at the terminal: typed, shown, passed over, stopped."""

import re
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext

import pytest

from ludotheque.core import catalog
from ludotheque.core.learning import Lesson, Lessons, Step
from ludotheque.locales import Text
from ludotheque.play import lessons
from ludotheque.terminal.lessons import teach

OPENING = {"setup": "deal:1"}


class Course(Lessons):
    def course(self) -> Sequence[Lesson]:
        return ()


ENTRY = catalog.entry("lacunes").with_part(Lessons, Course())


class Typed:
    """A screen whose reader types these lines, and that keeps what it was told."""

    def __init__(self, *lines: str) -> None:
        self._lines, self.told, self.boards = list(lines), list[str](), 0

    def board(self, drawing: str, title: str) -> None:
        assert drawing and title
        self.boards += 1

    def tell(self, line: str) -> None:
        self.told.append(line)

    def ask(self, prompt: str, secret: bool = False) -> str:
        return self._lines.pop(0)

    def hide(self) -> None:
        raise AssertionError("nothing is secret in a lesson")

    def waiting(self, line: str) -> AbstractContextManager[object]:
        return nullcontext()


def moves() -> list[str]:
    at = lessons.place(ENTRY, Step(OPENING, "x"))
    return [str(at.game.write(at.state, move)) for move in at.game.moves(at.state)]


def taken(*lines: str, answers: tuple[str, ...] = ()) -> tuple[bool, list[str], int]:
    screen = Typed(*lines)
    lesson = Lesson("t", (Step(OPENING, "look"), Step(OPENING, "do", answers=answers or (moves()[0],))))
    return teach(ENTRY, lesson, screen, Text("en")), screen.told, screen.boards


def test_a_lesson_goes_on_with_a_word_and_with_the_right_move() -> None:
    done, told, boards = taken("", moves()[0])
    assert done and boards == 2 and "lacunes-learn-do-right" in told and "That was" in told[-1]


def test_a_wrong_move_can_be_tried_again_and_the_right_one_be_shown() -> None:
    first, second = moves()[:2]
    done, told, _ = taken("", second, "show", "nonsense", first, answers=(first,))
    assert done
    assert "That is possible, but not what is asked here. Try again." in told
    assert f"A right move: {first}" in told


@pytest.mark.parametrize(("lines", "done"), [(("stop",), False), (("", "stop"), False), (("", "skip"), True)])
def test_a_lesson_can_be_stopped_and_a_step_passed_over(lines: tuple[str, ...], done: bool) -> None:
    assert taken(*lines)[0] is done


def test_a_lesson_first_says_how_moves_are_written() -> None:
    assert "A move is a card, 6H" in taken("stop")[1][0]


PRESSING = {
    "en": r"\b([Pp]ress|[Tt]ap|[Cc]lick|Touch)\b",
    "fr": r"(^|[.:;?!]\s|\bet )[Tt]ouche\b|(?<!s’)[Aa]ppuie\b|[Cc]lique\b",
}
"""Words that ask for a press."""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", [entry.key for entry in catalog.entries() if entry.offers(Lessons)])
def test_nothing_is_to_be_pressed_at_the_terminal(game: str, language: str) -> None:
    entry, say = catalog.entry(game), Text(language)
    for lesson in lessons.course(entry):
        screen = Typed(*("skip" if step.answers else "" for step in lesson.steps))
        assert teach(entry, lesson, screen, say)
        assert [line for line in screen.told if re.search(PRESSING[language], line)] == []


@pytest.mark.parametrize(("game", "key"), [("laguna", "voyage"), ("interactions", "turn"), ("forma", "eye")])
def test_what_a_step_marks_is_named_and_a_lesson_ends_with_what_was_learnt(game: str, key: str) -> None:
    entry = catalog.entry(game)
    lesson, say = lessons.lesson(entry, key), Text("en")
    screen = Typed(*(step.answers[0] if step.answers else "" for step in lesson.steps))
    assert teach(entry, lesson, screen, say)
    assert screen.told[-1] == say(f"{game}-learn-{key}-end")
    speaking = [step for step in lesson.steps if re.search(r"\bmarked\b", say(f"{game}-learn-{step.text}"))]
    assert speaking and len([line for line in screen.told if line.startswith("Marked: ")]) >= len(speaking)


@pytest.mark.parametrize(("language", "said"), [("en", "You load a red pearl"), ("fr", "Tu charges une perle rouge")])
def test_what_the_learner_did_is_told_to_the_learner(language: str, said: str) -> None:
    entry, screen = catalog.entry("laguna"), Typed("load A r 0", "stop")
    assert not teach(entry, lessons.course(entry)[0], screen, Text(language))
    assert [line for line in screen.told if line.startswith(said)]
