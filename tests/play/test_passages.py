"""How the board changes between two steps, told from their records and from where the right moves lead."""

import pytest

from ludotheque.core import catalog
from ludotheque.core.learning import Lesson, Step
from ludotheque.core.outcome import Json
from ludotheque.play.passages import passage, passages

ENTRY = catalog.entry("interactions")
START = "sel PM", "sel HC"
FOX, SNAIL, BEE = "Pf6+C", "Hf5+K", "Me6+H"


def step(*moves: str, answers: tuple[str, ...] = (), **record: Json) -> Step:
    return Step({**record, "moves": [*START, *moves]}, "x", answers=answers)


def test_a_board_that_is_as_the_right_move_left_it_says_nothing() -> None:
    assert passage(ENTRY, step(answers=(FOX,)), step(FOX)) is None
    assert passage(ENTRY, step(FOX), step(FOX, answers=(SNAIL,))) is None


def test_what_another_did_comes_next() -> None:
    assert passage(ENTRY, step(answers=(FOX,)), step(FOX, SNAIL)) == "next"


def test_after_moves_of_the_reader_it_is_later() -> None:
    assert passage(ENTRY, step(answers=(FOX,)), step(FOX, SNAIL, BEE)) == "later"
    assert passage(ENTRY, step(), step(FOX, SNAIL)) == "later"


@pytest.mark.parametrize("following", [step(FOX, SNAIL), step("Mf6+C"), step(options={"bonus": False})])
def test_what_no_right_move_leads_to_is_another_position(following: Step) -> None:
    assert passage(ENTRY, step(answers=("Pf6+H",)), following) == "elsewhere"


def test_where_several_moves_are_right_the_reader_is_told_which_one_stands() -> None:
    assert passage(ENTRY, step(answers=(FOX, "Pf6+*")), step(FOX)) == "next"
    assert passage(ENTRY, step(answers=(FOX, "Pf6+H")), step(FOX)) == "next"


def test_the_first_step_of_a_lesson_follows_nothing() -> None:
    steps = step(answers=(FOX,)), step(FOX), step(FOX, SNAIL), step("Mf6+C")
    assert passages(ENTRY, Lesson("x", steps)) == (None, None, "later", "elsewhere")
