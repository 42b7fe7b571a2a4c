"""The tables of the games say what the catalog, the encodings and the kept measures say."""

from pathlib import Path

import pytest

from ludotheque.core import catalog
from ludotheque.core.catalog import Entry
from specs import HISTORY, LONGEST, history, kept, measured, pages, random_game, rules


@pytest.mark.parametrize(("path", "expected"), [pytest.param(*page, id=page[0].stem) for page in pages(kept())])
def test_the_page_of_a_game_has_its_table(path: Path, expected: str) -> None:
    assert "<!-- specs -->\n| seats |" in expected
    assert path.read_text(encoding="utf-8") == expected, "`python bench/specs.py` writes it"


def test_every_number_of_seats_was_measured() -> None:
    assert [(one.game, one.seats) for one in kept()] == [
        (entry.key, seats) for entry in catalog.entries() for seats in sorted(entry.seats)
    ]


@pytest.mark.parametrize("entry", catalog.entries(), ids=lambda entry: entry.key)
def test_every_version_of_the_rules_says_what_changed(entry: Entry) -> None:
    assert list(HISTORY[entry.key]) == list(entry.versions)
    assert [line[0] for line in history(entry)[2:]] == [str(version) for version in entry.versions]


def test_a_random_game_is_measured_the_same_each_time() -> None:
    game = rules(catalog.entry("interactions"), 2)
    assert random_game(game, 3) == random_game(game, 3) != random_game(game, 4)


def test_a_game_of_interactions_has_seven_tiles_a_seat_and_21_selections() -> None:
    for seats in (2, 3):
        found = measured(catalog.entry("interactions"), seats, games=2)
        assert (found.shortest, found.longest) == (7 * seats, 7 * seats)
        assert random_game(rules(catalog.entry("interactions"), seats), 1)[0] == 21


def test_what_finds_no_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("specs.LONGEST", 50)
    assert len(random_game(rules(catalog.entry("laguna"), 1), 0)) == 50
    assert LONGEST > 50
