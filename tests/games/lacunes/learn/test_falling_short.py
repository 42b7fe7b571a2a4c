"""What a wrong move of Lacunes comes to: proven, told in numbers, and marked on the board."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from ludotheque.core import catalog
from ludotheque.core.learning import Puzzle, Tried
from ludotheque.core.outcome import Event, Json
from ludotheque.games.lacunes.learn.ahead import KING, KINGS, WAITING
from ludotheque.games.lacunes.learn.falling_short import told
from ludotheque.games.lacunes.learn.puzzle_goals import GOALS
from ludotheque.games.lacunes.learn.puzzles import PUZZLES
from ludotheque.games.lacunes.learn.rounds import opened
from ludotheque.games.lacunes.rules.events import card_facts
from ludotheque.locales import LANGUAGES, Text
from ludotheque.play import puzzles
from ludotheque.play.place import place_of

ENTRY = catalog.entry("lacunes")
KEYS = ("blocked", "stuck", "lost", "late")


def after(record: Mapping[str, Json], move: str, par: int | None = None) -> Event | None:
    """What a move from that layout comes to, with no redeal left."""
    game = opened({"redeals": 0})
    before = game.initial(str(record["setup"]))
    return told(
        Tried(Puzzle({}, "any", (), par=par), game, 0, before, move, game.play(before, game.read(before, move)))
    )


def test_where_nothing_moves_any_more_it_is_told_how_many_are_home() -> None:
    event = after(KING, "QC")
    assert event and (event.key, event.facts) == ("blocked", {"home": 44})


def test_a_card_that_no_way_moves_again_is_named_and_marked() -> None:
    event = after(WAITING, "JC")
    assert event and event.key == "stuck"
    assert event.facts == {**card_facts(11), "others": 1, "home": 45, "marks": ("card:QC",)}


def test_where_all_can_still_move_the_most_that_get_home_are_told() -> None:
    event = after(KINGS, "KD")
    assert event and (event.key, event.facts) == ("lost", {"home": 46})


def test_over_par_tells_how_many_moves_are_missing_and_marks_each_card_once() -> None:
    event = after(WAITING, "KC", par=1)
    assert event and event.key == "late"
    assert event.facts == {"over": 5, "marks": ("card:QC", "card:JC", "card:KH", "card:KC")}


def test_nothing_is_told_of_a_move_that_keeps_the_win_in_reach() -> None:
    assert after(KING, "KC") is None and after(KINGS, "QD") is None


@pytest.mark.parametrize("goal", GOALS)
def test_every_wrong_answer_of_a_shipped_puzzle_is_told_and_its_solution_is_not(goal: str) -> None:
    puzzle = min((one for one in PUZZLES.read() if one.goal == goal), key=lambda one: (one.par or 0, one.grade, one.id))
    at = place_of(ENTRY, puzzle.record)
    first = [at.game.write(at.state, move) for move in at.game.moves(at.state)]
    own = puzzles.own_moves(ENTRY, puzzle)
    short = replace(puzzle, par=puzzle.par and puzzle.par - 1)
    wrong = [[move] for move in first if move not in puzzle.answers] if puzzle.par is None else [own[:-1]]
    tries = [puzzles.trying(ENTRY, short, moves) for moves in wrong]
    assert tries and [tried.standing for tried in tries if tried.comes_to is None] == []
    assert puzzles.trying(ENTRY, puzzle, own).comes_to is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_its_words(language: str) -> None:
    say = Text(language)
    assert [key for key in KEYS if f"lacunes-puzzle-wrong-comes-{key}" not in say] == []
