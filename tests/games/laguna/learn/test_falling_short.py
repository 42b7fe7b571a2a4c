"""What a wrong way of Laguna comes to, in numbers and on the board; a wrong shift is sailed as far as it goes."""

from dataclasses import replace

import pytest

from games.laguna.learn.test_sprints import PUZZLE, fewest
from ludotheque.core import catalog
from ludotheque.core.learning import Puzzle
from ludotheque.core.outcome import Event
from ludotheque.games.laguna.learn import falling_short, shifts
from ludotheque.games.laguna.learn.puzzles import PUZZLES
from ludotheque.games.laguna.learn.waters import afloat
from ludotheque.locales import LANGUAGES, Text
from ludotheque.play import puzzles
from ludotheque.play.puzzles import Trying

ENTRY = catalog.entry("laguna")
KEYS = (
    "over-par", "spent", "short", "far", "ended", "reef", "reef-ahead", "current", "barred", "shift-first", "straight",
)  # fmt: skip
BARRED = """
    AA.......
    AA.......
    .....^...
    ......x..
    .........
    .......@@
    .......@@
    BB.......
    BB.......
"""


def came_to(asked: Puzzle, *moves: str) -> Event:
    tried = puzzles.trying(ENTRY, asked, moves)
    assert tried.standing == "wrong" and tried.comes_to
    return tried.comes_to


def shifted(lies: str, move: str, goal: str = "shift-2-east") -> Trying:
    """That shift of a raft that should then sail that way; another one would be right."""
    given = afloat(BARRED, "A=- B=-", lies)
    asked = Puzzle({"options": given["options"], "setup": given["setup"]}, goal, ("shift 0 5",))
    return puzzles.trying(ENTRY, asked, [move])


def shipped(goal: str) -> Puzzle:
    return min((one for one in PUZZLES.read() if one.goal.startswith(goal)), key=lambda one: (len(one.line), one.id))


def test_in_one_turn_the_moves_that_are_missing_are_counted() -> None:
    short = replace(PUZZLE, par=3)
    event = came_to(short, *(fewest(bare=False) or ())[:3])
    assert (event.key, event.facts) == ("short", {"over": 1, "marks": ("land:@",)})
    assert came_to(replace(PUZZLE, par=1), "step W").key == "short"


def test_a_turn_that_is_over_says_why() -> None:
    assert came_to(PUZZLE, "end").key == "ended"
    event = came_to(PUZZLE, "step E")
    assert (event.key, event.facts) == ("reef", {"marks": ("cell:5 5",)})


def test_a_voyage_tells_the_steps_that_are_missing_and_marks_what_is_not_as_wanted() -> None:
    asked = shipped("voyage")
    short = replace(asked, par=(asked.par or 0) - 1)
    tried = puzzles.trying(ENTRY, short)
    for move in asked.line:
        tried.play(move)
        if tried.standing != "on":
            break
    event = tried.comes_to
    assert event and event.key == "over-par" and event.facts["over"] == 1
    assert event.facts["marks"]


def test_a_voyage_that_is_not_proven_in_time_only_says_that_its_steps_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = replace(shipped("voyage"), par=0)
    monkeypatch.setattr(falling_short, "_STOPS", replace(falling_short._STOPS, nodes=1))
    first_step = next(at for at, move in enumerate(asked.line) if move.startswith("step"))
    assert came_to(asked, *asked.line[: first_step + 1]).key == "spent"


@pytest.mark.parametrize(
    ("lies", "move", "goal", "sailed", "event"),
    [
        ("H,2,2,rgb---,A", "shift 0 3", "shift-2-east", 2, Event("reef-ahead", {"marks": ("cell:3 6",), "sailed": 2})),
        ("H,2,2,rgb---,A", "shift 2 5", "shift-2-east", 1, Event("current", {"marks": ("cell:2 5",), "sailed": 1})),
        ("H,0,2,rgb---,A", "shift 0 3", "shift-1-west", 0, Event("barred", {"marks": (), "sailed": 0})),
        ("H,3,4,rgb---,A", "shift 2 5", "shift-2-west", 0, Event("reef", {"marks": ("cell:3 6",)})),
        ("H,2,2,rgb---,A", "step E", "shift-2-east", 0, Event("shift-first")),
    ],
)
def test_a_wrong_shift_is_sailed_until_something_stops_it(
    lies: str, move: str, goal: str, sailed: int, event: Event
) -> None:
    tried = shifted(lies, move, goal)
    assert (tried.standing, len(tried.shown) - 1, tried.comes_to) == ("wrong", sailed, event)


def test_after_the_right_shift_there_is_nothing_but_straight_on() -> None:
    asked = shipped("shift-2")
    right = puzzles.trying(ENTRY, asked, asked.answers[:1])
    aside = next(move for move in _moves(right) if move.startswith("shift"))
    assert came_to(asked, asked.answers[0], aside).key == "straight"


@pytest.mark.parametrize("goal", ["voyage", "deliver", "rob", "win", "shift"])
def test_the_solution_of_a_shipped_puzzle_comes_to_nothing_that_is_wrong(goal: str) -> None:
    asked = shipped(goal)
    assert puzzles.trying(ENTRY, asked, puzzles.own_moves(ENTRY, asked)).comes_to is None


@pytest.mark.parametrize("number", range(0, 100, 9))
def test_every_other_shift_of_a_shipped_puzzle_is_told(number: int) -> None:
    found = [one for one in PUZZLES.read() if one.goal in shifts.GOALS]
    asked = found[number % len(found)]
    wrong = [move for move in _moves(puzzles.trying(ENTRY, asked)) if move not in asked.answers]
    told = {came_to(asked, move).key for move in wrong}
    assert told and told <= {"reef", "reef-ahead", "current", "barred", "shift-first"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_its_words(language: str) -> None:
    say = Text(language)
    assert [key for key in KEYS if f"laguna-puzzle-wrong-comes-{key}" not in say] == []


def _moves(tried: Trying) -> list[str]:
    return [tried.at.game.write(tried.at.state, move) for move in tried.at.game.moves(tried.at.state)]
