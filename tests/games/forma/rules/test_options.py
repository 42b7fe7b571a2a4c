"""The options of a table as the rules read them."""

from dataclasses import replace
from typing import Any

import pytest

from games.forma.playing import forma
from ludotheque.core.errors import InvalidRecord
from ludotheque.core.options import complete
from ludotheque.games.forma.rules.enclosing import Closing
from ludotheque.games.forma.rules.field import Contact
from ludotheque.games.forma.rules.options import OPTIONS, PRESETS, FormaOptions


def test_three_players_have_three_colours_or_a_fourth_for_a_bot() -> None:
    assert forma(players=3).info.seats == 4
    assert forma(players=3, three_players="three").info.seats == 3
    with pytest.raises(InvalidRecord):
        forma(players=2, three_players="three")


def test_nothing_chosen_is_the_default_of_the_rules() -> None:
    assert FormaOptions.from_values(complete(OPTIONS, {})) == FormaOptions()


@pytest.mark.parametrize(
    ("values", "changed"),
    [
        ({"players": 4}, {"seats": 4, "colours": 1}),
        ({"players": 3}, {"seats": 4, "colours": 1}),
        ({"players": 3, "three_players": "three"}, {"seats": 3, "colours": 1}),
        ({"field": "random"}, {"laying": "random"}),
        ({"obstacle_touch": "tower_only"}, {"contact": Contact(mutual=False)}),
        ({"touch_diag": False}, {"contact": Contact(diagonal=False)}),
        ({"enclosed_touch": "corners"}, {"closing": Closing(corners=True)}),
        ({"markers_close_obstacles": True}, {"closing": Closing(markers=True)}),
        ({"pass": "only_if_nothing_fits"}, {"free_pass": False}),
        ({"fit_aid": True}, {"fit_aid": True}),
        ({"touch_move": True}, {"touch_move": True}),
        ({"auto_skip": True}, {"auto_skip": True}),
        ({"live_bridges": True}, {"live_bridges": True}),
        ({"tie": "placed"}, {"tie_by_placed": True}),
        ({"turn_clock": 45}, {}),
    ],
)
def test_a_chosen_value_changes_what_it_says_and_nothing_else(
    values: dict[str, object], changed: dict[str, Any]
) -> None:
    assert forma(**values).options == replace(FormaOptions(), **changed)


@pytest.mark.parametrize(
    "values", [{"players": 5}, {"players": True}, {"turn_clock": 5}, {"turn_clock": 3601}, {"tie": "lot"}, {"size": 20}]
)
def test_what_is_no_option_is_refused_by_its_name(values: dict[str, object]) -> None:
    (name,) = values
    with pytest.raises(InvalidRecord) as error:
        forma(**values)
    assert error.value.facts["field"] == f"options.{name}"


def test_presets_are_games_by_sight_friendly_and_for_four() -> None:
    strict, friendly, four = (forma(**PRESETS[name]).options for name in ("strict", "friendly", "four"))
    assert strict == FormaOptions()
    assert friendly.fit_aid and friendly.auto_skip and friendly.live_bridges
    assert (four.seats, four.fit_aid) == (4, False)
