"""Every shipped puzzle holds together and has its words; a sample of each game's is proven again."""

import json
from collections import Counter

import pytest

from ludotheque.arena import puzzles as maker
from ludotheque.cli.puzzles import drawn
from ludotheque.core import catalog
from ludotheque.core.catalog import Entry
from ludotheque.core.learning import Puzzles
from ludotheque.locales import LANGUAGES, Text
from ludotheque.play import puzzles
from ludotheque.play.place import place_of

PUZZLED = [entry for entry in catalog.entries() if entry.offers(Puzzles)]
SAMPLE = 5
every_shelf = pytest.mark.parametrize("entry", [pytest.param(entry, id=entry.key) for entry in PUZZLED])


@every_shelf
def test_ids_are_unique_and_no_position_is_asked_twice_the_same(entry: Entry) -> None:
    found = puzzles.puzzles(entry)
    assert found and len({one.id for one in found}) == len(found)
    asked = Counter(json.dumps([one.record, one.goal], sort_keys=True) for one in found)
    assert asked.most_common(1)[0][1] == 1


@every_shelf
def test_each_has_a_goal_and_themes_in_words_and_a_grade(entry: Entry) -> None:
    found = puzzles.puzzles(entry)
    keys = {f"{entry.key}-puzzle-{one.goal}" for one in found}
    keys |= {f"{entry.key}-theme-{theme}" for one in found for theme in one.themes}
    assert [(key, language) for key in keys for language in LANGUAGES if key not in Text(language)] == []
    assert all(one.themes and 1 <= one.grade <= 6 for one in found)


@every_shelf
def test_the_easy_ones_are_not_the_most_and_grades_differ(entry: Entry) -> None:
    grades = Counter(one.grade for one in puzzles.puzzles(entry))
    assert len(grades) >= 3 and grades[1] <= 0.5 * sum(grades.values())


@every_shelf
def test_a_sample_replays_offers_a_choice_and_is_solved_by_its_own_line(entry: Entry) -> None:
    for one in drawn(puzzles.puzzles(entry), 4 * SAMPLE, 2):
        assert place_of(entry, one.record).choices(), one.id
        assert puzzles.sound(entry, one), one.id


@every_shelf
def test_a_sample_is_proven_again(entry: Entry) -> None:
    judged = maker.wrong(entry, drawn(puzzles.puzzles(entry), SAMPLE, 1))
    assert [one.id for one, wrong in judged if wrong] == []
