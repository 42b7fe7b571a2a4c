import pytest

from ludotheque.core import lesson_file, puzzle_file
from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.core.outcome import Json
from ludotheque.core.record import from_json
from ludotheque.play import lessons, puzzles
from ludotheque.play.study import turned
from ludotheque.play.study.study import Chapter, of_record
from play.study.growing import ENTRY, record_of

MOVES = ("sel SK", "sel CA", "Sf6+P")


def spoken() -> Chapter:
    """Something is said at the beginning and after the choices; another first placement was judged a mistake."""
    chapter = of_record(record_of(*MOVES))
    tree = chapter.tree.note(0, comment="Choose two.", marks=("tile:S", "tile:S>tile:K", "point:0.1,0.1"))
    tree = tree.note(2, comment="Now place one.").add(2, "Kf6+P")
    tree = tree.note(4, comment="Too early.", judgement="mistake").add(2, "Sf6+H")
    return chapter.with_tree(tree.note(5, judgement="good"))


def test_each_comment_of_the_main_line_is_a_step_of_a_lesson() -> None:
    file = turned.lesson(spoken(), "mine")
    first, second = file.lesson.steps
    assert first.answers == ("sel SK",) and first.marks == ("tile:S",) and file.texts[first.text] == "Choose two."
    assert second.answers == ("Sf6+P", "Sf6+H") and file.texts[second.mistakes["Kf6+P"]] == "Too early."


def test_its_steps_can_be_told_and_tried() -> None:
    step = turned.lesson(spoken(), "mine").lesson.steps[1]
    assert lessons.tell(ENTRY, step).asks
    assert lessons.attempt(ENTRY, step, "Sf6+H").right and not lessons.attempt(ENTRY, step, "Kf6+P").right


def test_a_lesson_file_reads_back_as_written() -> None:
    file = turned.lesson(spoken(), "mine")
    assert lesson_file.dump(lesson_file.read(lesson_file.dump(file))) == lesson_file.dump(file)
    assert lesson_file.read(lesson_file.dump(file)).lesson.steps == file.lesson.steps


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"lesson": 2, "steps": []}', '{"lesson": 1, "steps": [3]}'])
def test_what_is_no_lesson_is_refused(text: str) -> None:
    with pytest.raises(InvalidRecord):
        lesson_file.read(text)


def test_a_chapter_without_a_word_is_no_lesson() -> None:
    with pytest.raises(LudothequeError, match="NOTHING_SAID"):
        turned.lesson(of_record(record_of(*MOVES)), "mine")


def test_the_line_after_a_position_solves_its_puzzle() -> None:
    found = turned.puzzle(ENTRY, spoken(), 2, "win", "mine-1")
    assert found.answers == ("Sf6+P", "Sf6+H") and puzzles.sound(ENTRY, found)
    assert puzzle_file.from_line(puzzle_file.to_line(found)) == found


def test_where_nothing_follows_there_is_no_puzzle() -> None:
    with pytest.raises(LudothequeError, match="NO_ANSWER"):
        turned.puzzle(ENTRY, spoken(), 3, "win", "mine-1")


def test_an_answer_that_is_no_move_makes_no_puzzle() -> None:
    broken = of_record(record_of("sel SK", "Sf6+P"))
    with pytest.raises(LudothequeError, match="NOT_A_PUZZLE"):
        turned.puzzle(ENTRY, broken, 1, "win", "mine-1")


@pytest.mark.parametrize(
    ("options", "goals"),
    [
        ({}, {"tie", "win", "most-two", "most-three"}), ({"players": 3}, {"three-win"}),
        ({"players": 4, "teams": True}, {"team-win"}), ({"players": 4}, {"team-win"}),
    ],
)  # fmt: skip
def test_goals_are_those_of_the_games_own_puzzles_with_these_options_or_as_many_seats(
    options: dict[str, Json], goals: set[str]
) -> None:
    found = turned.goals(ENTRY, from_json({"game": "interactions", "options": options}))
    assert set(found) == goals and len(found) == len(goals)
