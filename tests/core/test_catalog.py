import pickle
from dataclasses import replace

import pytest

from ludotheque.core import catalog
from ludotheque.core.bot import Bot, Limit
from ludotheque.core.catalog import Catalog, Entry, Version
from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.core.options import Options
from ludotheque.core.parts import Bots, Chance, Daily, Statistics, TextFace, Wire
from ludotheque.games.interactions.rules.game import Interactions


class Nobody(Bots):
    """A part of a test."""

    def levels(self) -> tuple[int, ...]:
        return (1,)

    def bot(self, level: int) -> Bot:
        raise AssertionError(level)

    def limit(self, level: int) -> Limit:
        return Limit(nodes=level)


def interactions() -> Entry:
    return catalog.entry("interactions")


def test_the_catalog_lists_the_games_by_their_folders() -> None:
    assert set(catalog.keys()) == {"forma", "interactions", "lacuna", "lacunes", "laguna"}
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
        interactions().game({"preset": "base", "players": 2})


def test_a_part_is_given_by_its_protocol() -> None:
    wire = interactions().part(Wire)
    assert wire is not None
    game = interactions().game()
    assert set(wire.show(game, game.initial(""), None))


def test_a_part_that_a_game_does_not_offer_is_none() -> None:
    assert interactions().part(Daily) is None
    assert not interactions().offers(Daily)
    assert catalog.entry("lacunes").offers(Daily)


def test_what_most_games_leave_as_it_is_is_inherited() -> None:
    wire, text = interactions().part(Wire), interactions().part(TextFace)
    assert wire is not None and text is not None
    game = interactions().game()
    assert wire.withheld(game) == frozenset()
    assert text.remarks(game, game.initial(""), None) == ()
    bots = Nobody()
    assert (bots.cost_ms(3), bots.yardsticks()) == (0, {})


def test_a_part_of_the_wrong_kind_is_an_error_of_the_game() -> None:
    wrong = replace(interactions(), parts={Chance: "faces.wire:WIRE"})
    with pytest.raises(TypeError, match=r"interactions: .* is no Chance"):
        wrong.part(Chance)


def test_a_part_of_ones_own_is_put_in_by_argument() -> None:
    own = Nobody()
    games = catalog.INSTALLED.giving("interactions", Bots, own)
    assert games.entry("interactions").part(Bots) is own
    assert games.entry("lacuna").part(Bots) is not own
    assert catalog.entry("interactions").part(Bots) is not own
    assert interactions().with_part(Bots, own).part(Bots) is own


def test_parts_given_for_one_game_add_up() -> None:
    class Plain(Statistics[Interactions, object]):
        pass

    games = Catalog().giving("interactions", Bots, Nobody()).giving("interactions", Statistics, Plain())
    assert isinstance(games.entry("interactions").part(Bots), Nobody)
    assert games.entry("interactions").offers(Statistics)
    assert games.entry("interactions").offers(Wire)


def test_a_catalog_with_parts_of_ones_own_reaches_another_process() -> None:
    games = pickle.loads(pickle.dumps(catalog.INSTALLED.giving("interactions", Bots, Nobody())))
    assert isinstance(games.entry("interactions").part(Bots), Nobody)


def test_a_game_is_made_under_the_rules_that_are_asked_for() -> None:
    def before(options: Options) -> Interactions:
        return Interactions.of({**options, "bonus": False})

    entry = replace(interactions(), rules=2, earlier={1: Version(interactions().options, before)})
    assert entry.versions == (2, 1)
    assert entry.game({}, 1).info.options["bonus"] is False
    assert entry.game({}, 2).info.options["bonus"] is True
    assert entry.game().info.options["bonus"] is True


def test_rules_that_are_not_here_say_so() -> None:
    with pytest.raises(LudothequeError) as refused:
        interactions().game({}, 99)
    assert refused.value.code == "OTHER_RULES"
    assert refused.value.facts == {"game": "interactions", "rules": 99, "known": interactions().versions}
