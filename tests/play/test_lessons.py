"""A lesson as it is told and tried, with a course of two games that are here."""

from collections.abc import Sequence

import pytest

from ludotheque.core import catalog
from ludotheque.core.errors import LudothequeError
from ludotheque.core.learning import Lesson, Lessons, Step, fits
from ludotheque.play import lessons

OPENING = {"setup": "deal:1"}
STEP = Step(OPENING, "gap", ("cell:1",), answers=("never", "*"), clauses=("LAC-1",))


class Course(Lessons):
    def course(self) -> Sequence[Lesson]:
        return (Lesson("first", (STEP, STEP, Step(OPENING, "look"))),)


ENTRY = catalog.entry("lacunes").with_part(Lessons, Course())


def first_move() -> str:
    at = lessons.place(ENTRY, STEP)
    return str(at.game.write(at.state, next(iter(at.game.moves(at.state)))))


def asking(*answers: str, **mistakes: str) -> Step:
    return Step(OPENING, "gap", answers=answers, mistakes=mistakes)


def test_a_course_is_found_by_its_part_and_a_lesson_by_its_key() -> None:
    assert [one.key for one in lessons.course(ENTRY)] == ["first"]
    assert lessons.lesson(ENTRY, "first").steps[0] is STEP
    with pytest.raises(LudothequeError) as refused:
        lessons.lesson(ENTRY, "last")
    assert refused.value.code == "NO_SUCH_LESSON"


@pytest.mark.parametrize("number", [-1, 3])
def test_there_is_no_step_outside_a_lesson(number: int) -> None:
    with pytest.raises(LudothequeError):
        lessons.step_of(lessons.lesson(ENTRY, "first"), number)


def test_a_step_that_asks_offers_choices_and_one_that_tells_does_not() -> None:
    asked, told = lessons.tell(ENTRY, STEP), lessons.tell(ENTRY, Step(OPENING, "look"))
    assert asked.asks and asked.choices and asked.answer == "never" and asked.marks == ("cell:1",)
    assert not told.asks and told.choices is None and told.answer is None


def test_a_right_move_is_praised_and_shown_with_what_it_did() -> None:
    move = first_move()
    tried = lessons.attempt(ENTRY, asking(move), move)
    assert tried.right and tried.text == "gap-right" and tried.events
    assert tried.view != lessons.tell(ENTRY, STEP).view


def test_a_wrong_move_shows_what_it_does_and_says_what_was_foreseen() -> None:
    move = first_move()
    assert lessons.attempt(ENTRY, asking("never"), move).text is None
    tried = lessons.attempt(ENTRY, asking("never", **{"*": "any", move: "exactly"}), move)
    assert not tried.right and tried.text == "exactly"
    assert lessons.attempt(ENTRY, asking("never", **{"*": "any"}), move).text == "any"


def test_a_star_stands_for_anything_in_an_answer() -> None:
    assert fits("V7-42:5206", ("V7-42:*",)) and not fits("V7-41:1", ("V7-42:*",))


def test_what_the_rules_forbid_is_refused_as_in_a_match() -> None:
    with pytest.raises(LudothequeError) as refused:
        lessons.attempt(ENTRY, STEP, "nonsense")
    assert refused.value.code == "INVALID_MOVE"


def test_the_last_move_of_a_position_is_told_so_that_the_board_can_mark_it() -> None:
    assert lessons.tell(ENTRY, STEP).events == ()
    after = Step({**OPENING, "moves": [first_move()]}, "gap")
    assert lessons.tell(ENTRY, after).events


def test_the_end_of_a_game_comes_with_its_outcome() -> None:
    won = "layout:" + "/".join(" ".join(f"{rank}{suit}" for rank in "23456789TJQK") + " --" for suit in "CDH")
    last = {"setup": f"{won}/2S 3S 4S 5S 6S 7S 8S 9S TS JS QS -- KS|0"}
    assert lessons.tell(ENTRY, Step(last, "gap")).outcome is None
    tried = lessons.attempt(ENTRY, Step(last, "gap", answers=("KS",)), "KS")
    assert (
        tried.outcome is not None and tried.outcome == lessons.tell(ENTRY, Step({**last, "moves": ["KS"]}, "x")).outcome
    )
