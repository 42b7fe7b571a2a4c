"""The puzzles of Forma: made alike every time, judged by the rules, with one right answer each."""

from dataclasses import replace

import pytest

from games.forma.playing import forma
from ludotheque.core import catalog
from ludotheque.core.bot import Limit
from ludotheque.core.chance import SplitMix64
from ludotheque.core.learning import Puzzle
from ludotheque.games.forma.learn import judging, making
from ludotheque.games.forma.learn.grading import grade, nearly
from ludotheque.games.forma.learn.puzzles import PUZZLES
from ludotheque.games.forma.rules.board import Board
from ludotheque.games.forma.rules.enclosing import Closing
from ludotheque.games.forma.rules.state import Attempt
from ludotheque.locales import LANGUAGES, Text
from ludotheque.play import puzzles
from ludotheque.play.place import place_of

ENTRY = catalog.entry("forma")
LIMIT = Limit(nodes=1_000)
THEMES = (making.most, making.tower, making.fits, making.bridge)
every_theme = pytest.mark.parametrize("theme", [pytest.param(theme, id=theme.__name__) for theme in THEMES])


def first(theme: making.Maker) -> Puzzle:
    """The first puzzle that attempts of a theme give."""
    found = (theme(SplitMix64(seed).below) for seed in range(200))
    return next(puzzle for puzzle in found if puzzle)


@every_theme
def test_a_puzzle_is_made_alike_every_time_and_is_right(theme: making.Maker) -> None:
    puzzle = first(theme)
    assert first(theme) == puzzle
    assert PUZZLES.check(puzzle, LIMIT) and puzzles.sound(ENTRY, puzzle)


@every_theme
def test_without_its_answer_with_another_or_with_another_number_of_moves_it_is_wrong(theme: making.Maker) -> None:
    puzzle = first(theme)
    at = place_of(ENTRY, puzzle.record)
    others = [at.game.write(at.state, move) for move in at.game.moves(at.state)]
    more = next(move for move in others if move not in puzzle.answers)
    spoilt = (
        replace(puzzle, answers=puzzle.answers[1:], line=()),
        replace(puzzle, answers=(*puzzle.answers, more)),
        replace(puzzle, answers=(more,), line=()),
        replace(puzzle, par=3),
        replace(puzzle, par=None if puzzle.par else 1),
        replace(puzzle, goal="most-five" if puzzle.goal != "most-five" else "most-two"),
        replace(puzzle, line=(more, *puzzle.answers[:1])),
        replace(puzzle, record={**puzzle.record, "moves": ["pass"]}),
    )
    assert [PUZZLES.check(each, LIMIT) for each in spoilt] == [False] * len(spoilt)


def test_an_attempt_draws_one_of_the_themes() -> None:
    assert set(making.DRAWN) == set(THEMES)
    drawn: list[int] = []
    answers = iter([making.DRAWN.index(making.fits)])

    def below(count: int) -> int:
        drawn.append(count)
        return next(answers, 0)

    PUZZLES.make(below, LIMIT)
    assert drawn[:2] == [len(making.DRAWN), 5]


@pytest.mark.parametrize(
    ("goal", "drawing", "holds", "answers"),
    [
        ("most-two", "...../.A.../A..../.A.A./..A..", "I1", {"I1 2,2", "I1 4,0"}),
        ("most-three", ".B.B.B./B.B.B.B/......./.......", "I1,I", {"I 2,1 2,2 2,3 2,4 2,5"}),
        ("most-two", ".B.B.B./B.B.B.B/......./.......", "I1,I", set()),
        ("most-two", "...../..A../.AT.A/..A../.....", "I1", set()),
        ("tower", "....../..B.../.AT.../....../......", "I1,V3", {"V3 2,3 3,2 3,3"}),
        ("fits", "AAA/A.A/AA.", "I2,V3,I1", {"I1 1,1", "I1 2,2"}),
    ],
)
def test_the_rules_name_every_right_answer(goal: str, drawing: str, holds: str, answers: set[str]) -> None:
    game = forma()
    state = game.initial(f"pos:{drawing} reserve0={holds}")
    found = judging.right(goal, state, game.options.closing)
    assert {game.write(state, attempt) for attempt in found} == answers


BRIDGE = "pos:A..../A..../...../...../A...."


def test_a_bridge_in_two_may_be_begun_with_either_piece() -> None:
    state = forma().initial(f"{BRIDGE} reserve0=I1,I1 reserve1=")
    found = judging.right("bridge", state, Closing())
    beside = {(2, 1), (3, 1)}  # the square between it and the edge gets a marker, which joins too
    assert found == {Attempt("I1", (cell,)) for cell in ((2, 0), (3, 0), *beside)}


@pytest.mark.parametrize("holds", ["reserve0=I1,I2 reserve1=", "reserve0=I1,I1 reserve1=X"])
def test_it_is_none_where_one_piece_is_enough_or_somebody_may_come_between(holds: str) -> None:
    assert judging.right("bridge", forma().initial(f"{BRIDGE} {holds}"), Closing()) == set()


def test_a_marker_may_be_what_joins_a_bridge() -> None:
    state = forma().initial("pos:..A../..A../...B./..A../..... reserve0=I1,I1 reserve1=")
    found = judging.right("bridge", state, Closing())
    assert {attempt.cells for attempt in found} >= {((2, 1),), ((4, 2),)}


def test_a_bridge_succeeds_with_its_last_piece_and_fails_without_it() -> None:
    puzzle = first(making.bridge)
    tried = puzzles.trying(ENTRY, puzzle, puzzle.line[:1])
    assert tried.standing == "on" and tried.left == 1
    assert puzzles.trying(ENTRY, puzzle, [*puzzle.line[:1], "pass"]).standing == "wrong"
    assert puzzles.trying(ENTRY, puzzle, puzzle.line).standing == "right"


def test_what_nearly_fits_is_counted_and_more_to_look_at_is_graded_higher() -> None:
    assert nearly(Board.drawn("A.A/.../AAA"), ("I2",)) == 10
    crowded, open_ground = (
        forma().initial(f"pos:{rows} reserve0=I2,V3") for rows in ("AAA/A../A..", "....../" * 5 + "......")
    )
    assert grade("tower", crowded) == 1 < grade("tower", open_ground)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_goal_is_said_in_words(language: str) -> None:
    text = Text(language)
    assert [goal for goal in judging.GOALS if f"forma-puzzle-{goal}" not in text] == []


def test_what_is_shipped_has_every_theme_in_number_and_is_right() -> None:
    shipped = PUZZLES.read()
    assert len({puzzle.id for puzzle in shipped}) == len(shipped) >= 300
    for theme in ("most", "tower", "fits", "bridge"):
        found = [puzzle for puzzle in shipped if puzzle.themes[0] == theme]
        assert len(found) >= 50 and len({puzzle.grade for puzzle in found}) >= 3, theme
        assert all(PUZZLES.check(puzzle, LIMIT) for puzzle in sorted(found, key=lambda one: one.grade)[:3]), theme


def test_no_shipped_puzzle_of_what_fits_is_given_away_by_the_aid() -> None:
    assert not any("fit_aid" in str(puzzle.record["options"]) for puzzle in PUZZLES.read() if puzzle.goal == "fits")
