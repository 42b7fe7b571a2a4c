"""What a wrong placement comes to: told in numbers, and where on the board."""

import pytest

from games.forma.playing import forma
from ludotheque.core import catalog
from ludotheque.core.learning import Puzzle, Tried
from ludotheque.core.outcome import Event
from ludotheque.games.forma.learn.falling_short import missing, told
from ludotheque.games.forma.learn.judging import GOALS
from ludotheque.games.forma.learn.puzzles import PUZZLES
from ludotheque.games.forma.rules.board import Board
from ludotheque.locales import LANGUAGES, Text
from ludotheque.play import puzzles
from ludotheque.play.place import place_of

ENTRY = catalog.entry("forma")
KEYS = ("encloses", "tower", "misfit", "bridge", "barred", "nothing")


def after(goal: str, drawing: str, holds: str, move: str) -> Event | None:
    """What a placement from that position comes to."""
    game = forma()
    before = game.initial(f"pos:{drawing} reserve0={holds} reserve1=")
    return told(Tried(Puzzle({}, goal, ()), game, 0, before, move, game.play(before, game.read(before, move))))


@pytest.mark.parametrize(
    ("goal", "drawing", "holds", "move", "came_to"),
    [
        ("most-two", "...../.A.../A..../.A.A./..A..", "I1", "I1 0,4", {"count": 0, "asked": 2, "marks": ()}),
        ("most-two", ".A.../A..../.A.../...../.....", "I1", "I1 1,2", {"count": 1, "asked": 2, "marks": ("cell:1,1",)}),
        ("tower", "....../..B.../.AT.../....../......", "I1", "I1 2,3", {"open": 1, "marks": ("cell:3,2",)}),
        ("bridge", "A..../A..../...../...../.....", "I1", "I1 2,0", {"missing": 2, "marks": ("cell:3,0", "cell:4,0")}),
        ("fits", "AAA/A.A/AA.", "I2,I1", "I2 1,1 1,2", {"hit": 1, "marks": ("cell:1,2",)}),
        ("fits", "AAA/A.A/AA.", "I2,I1", "pass", {}),
        ("bridge", "A..B/BBB./..B./..B#", "I1,I1", "I1 0,1", {}),
    ],
)
def test_it_is_told_in_numbers_and_where(goal: str, drawing: str, holds: str, move: str, came_to: object) -> None:
    event = after(goal, drawing, holds, move)
    assert event and event.facts == came_to


@pytest.mark.parametrize(
    ("goal", "drawing", "holds", "move"),
    [
        ("most-two", "...../.A.../A..../.A.A./..A..", "I1", "I1 2,2"),
        ("tower", "....../..B.../.AT.../....../......", "V3", "V3 2,3 3,2 3,3"),
        ("bridge", "A..../A..../A..../A..../.....", "I1", "I1 4,0"),
        ("fits", "AAA/A.A/AA.", "I1", "I1 1,1"),
    ],
)
def test_nothing_falls_short_where_the_goal_is_reached(goal: str, drawing: str, holds: str, move: str) -> None:
    assert after(goal, drawing, holds, move) is None


def test_the_shortest_way_uses_what_lies_there_and_goes_around_what_is_not_ones_own() -> None:
    board = Board.drawn("A.B/.#./A.B")
    assert missing(board, 0, "down") == ((1, 0),) and missing(board, 1, "down") == ((1, 2),)
    assert missing(Board.drawn("A.B/###/A.B"), 0, "down") is None
    assert missing(Board.drawn(".B./.B./A.."), 0, "across") == ((2, 1), (2, 2))


@pytest.mark.parametrize("goal", GOALS)
def test_every_wrong_answer_of_a_shipped_puzzle_is_told_and_its_solution_is_not(goal: str) -> None:
    puzzle = next(one for one in PUZZLES.read() if one.goal == goal)
    at = place_of(ENTRY, puzzle.record)
    wrong = [at.game.write(at.state, move) for move in at.game.moves(at.state)][::40]
    if puzzle.par is None:
        tries = [puzzles.trying(ENTRY, puzzle, [move]) for move in wrong if move not in puzzle.answers]
    else:
        tries = [puzzles.trying(ENTRY, puzzle, [move, "pass"]) for move in wrong if move != "pass"]
    assert [tried.standing for tried in tries if tried.comes_to is None] == []
    assert puzzles.trying(ENTRY, puzzle, puzzles.own_moves(ENTRY, puzzle)).comes_to is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_its_words(language: str) -> None:
    say = Text(language)
    assert [key for key in KEYS if f"forma-puzzle-wrong-comes-{key}" not in say] == []
