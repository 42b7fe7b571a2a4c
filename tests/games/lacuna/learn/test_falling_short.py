"""What a wrong pawn of Lacuna comes to: counted by the rules, told in numbers, and marked on the scale."""

from functools import cache

import pytest

from ludotheque.core import catalog
from ludotheque.core.learning import Puzzle
from ludotheque.games.lacuna.learn.puzzles import ASKED, PUZZLES
from ludotheque.games.lacuna.rules.pond import LETTERS
from ludotheque.games.lacuna.rules.scoring import MAJORITY, counts
from ludotheque.locales import LANGUAGES, Text
from ludotheque.play import puzzles
from ludotheque.play.place import place_of

ENTRY = catalog.entry("lacuna")
KEYS = ("short", "outdone")


@cache
def first(goal: str) -> Puzzle:
    return next(one for one in PUZZLES.read() if one.goal == goal)


def wrong(goal: str) -> puzzles.Trying:
    """A puzzle after a move that does not solve it."""
    puzzle = first(goal)
    at = place_of(ENTRY, puzzle.record)
    others = (at.game.write(at.state, move) for move in at.game.moves(at.state))
    missed = next(move for move in others if not PUZZLES.right(at.game, at.state, move, puzzle.answers))
    return puzzles.trying(ENTRY, puzzle, [missed])


@pytest.mark.parametrize("goal", ASKED)
def test_a_wrong_pawn_tells_the_colours_that_the_rules_count_at_the_end(goal: str) -> None:
    tried = wrong(goal)
    told, outcome = tried.comes_to, tried.at.game.outcome(tried.at.state)
    assert told is not None and outcome is not None
    assert told.key == ("outdone" if goal == "hold" else "short")
    assert told.facts["won"] == outcome.scores[tried.at.seat] < ASKED[goal] == told.facts["asked"]


@pytest.mark.parametrize("goal", ASKED)
def test_the_colour_that_came_nearest_is_named_and_marked(goal: str) -> None:
    tried = wrong(goal)
    assert tried.comes_to is not None
    facts, own = tried.comes_to.facts, counts(tried.at.state, 0)[tried.at.seat]
    assert facts["count"] == own[LETTERS.index(str(facts["colour"]))] == max(count for count in own if count < MAJORITY)
    assert facts["marks"] == (f"colour:{facts['colour']}",)


@pytest.mark.parametrize("goal", ASKED)
def test_nothing_is_told_of_what_solves_it(goal: str) -> None:
    assert puzzles.trying(ENTRY, first(goal), puzzles.own_moves(ENTRY, first(goal))).comes_to is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_its_words(language: str) -> None:
    said = [
        Text(language)(f"lacuna-puzzle-wrong-comes-{key}", {"won": 1, "asked": 4, "colour": "V", "count": 3})
        for key in KEYS
    ]
    assert all("1" in words and "4" in words and "iris" in words for words in said)
