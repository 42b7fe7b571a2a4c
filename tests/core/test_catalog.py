import pytest

from ludotheque.core import catalog
from ludotheque.core.errors import InvalidRecord


def test_the_catalog_lists_the_games_by_their_folders() -> None:
    assert {"interactions"} <= set(catalog.keys())
    assert [entry.key for entry in catalog.entries()] == list(catalog.keys())


def test_an_unknown_game_is_an_invalid_record() -> None:
    with pytest.raises(InvalidRecord, match="unknown-game"):
        catalog.entry("chess")


@pytest.mark.parametrize("key", ["", "../core", "interactions.rules", "core"])
def test_only_game_folders_can_be_named(key: str) -> None:
    with pytest.raises(InvalidRecord):
        catalog.entry(key)


@pytest.mark.parametrize("key", catalog.keys())
def test_every_entry_makes_its_game(key: str) -> None:
    entry = catalog.entry(key)
    game = entry.game()
    assert game.info.key == key == entry.key
    assert game.info.rules == entry.rules
    assert game.info.seats in entry.seats
    for name in entry.presets:
        assert entry.game({"preset": name}).info.key == key


def test_a_preset_stands_alone() -> None:
    with pytest.raises(InvalidRecord, match="preset-not-alone"):
        catalog.entry("interactions").game({"preset": "base", "players": 2})
