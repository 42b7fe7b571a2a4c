"""Options: what the catalog declares is what the rules read, and presets are shorthand."""

from dataclasses import replace

import pytest

from ludotheque.core import catalog
from ludotheque.core.errors import InvalidRecord
from ludotheque.core.options import Option, Value, complete
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.options import OPTIONS, PRESETS, LacunesOptions

ENTRY = catalog.entry("lacunes")


def chosen(values: dict[str, Value]) -> LacunesOptions:
    game = ENTRY.game(values)
    assert isinstance(game, Lacunes)
    return game.options


def test_the_declared_defaults_are_those_of_the_typed_options() -> None:
    assert LacunesOptions.from_values(complete(OPTIONS, {})) == LacunesOptions() == chosen({})


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_every_value_of_every_option_is_read_and_spelt_back(option: Option) -> None:
    for value in option.values:
        key = option.key
        given: dict[str, Value] = {"score": "points", key: value} if key == "cost" else {key: value}
        game = ENTRY.game(given)
        assert game.info.options[key] == value
        assert ENTRY.game(game.info.options) == game


def test_a_cost_is_told_only_where_redeals_are_priced() -> None:
    assert "cost" not in chosen({}).values()
    assert chosen({"score": "points", "cost": 12}).values()["cost"] == 12
    with pytest.raises(InvalidRecord) as refused:
        ENTRY.game({"cost": 5})
    assert (refused.value.facts["field"], refused.value.clause) == ("options.cost", "GAP-29")


@pytest.mark.parametrize("cost", [-1, 49, "5", True])
def test_a_cost_outside_its_range_is_refused(cost: Value) -> None:
    with pytest.raises(InvalidRecord):
        ENTRY.game({"score": "points", "cost": cost})


def test_presets_are_the_settings_that_the_sheet_names() -> None:
    base = LacunesOptions()
    assert {name: chosen({"preset": name}) for name in PRESETS} == {
        "base": base,
        "one-redeal": replace(base, redeals=1),
        "montana": replace(base, start="montana"),
        "addiction": replace(base, redeals=3),
        "no-redeal": replace(base, redeals=0),
        "scored": replace(base, score="points"),
    }


def test_a_preset_stands_alone() -> None:
    with pytest.raises(InvalidRecord):
        ENTRY.game({"preset": "base", "redeals": 1})


def test_redeals_left_count_down_to_none_and_never_end_where_they_are_unlimited() -> None:
    assert [LacunesOptions(redeals=2).redeals_left(used) for used in range(4)] == [2, 1, 0, 0]
    assert LacunesOptions(redeals=None).redeals_left(1000) is None


def test_without_redeals_the_game_has_no_chance() -> None:
    assert not Lacunes(LacunesOptions(redeals=0)).info.chance
    assert Lacunes(LacunesOptions(redeals=None)).info.chance
