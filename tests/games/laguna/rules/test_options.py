"""The options of §10: read, typed, written back."""

import pytest

from games.laguna.seas import laguna
from games.laguna.wandering import VARIANTS
from ludotheque.core.errors import InvalidRecord
from ludotheque.core.options import Value, complete
from ludotheque.games.laguna.rules.options import OPTIONS, PRESETS, LagunaOptions


def chosen(**values: Value) -> LagunaOptions:
    return LagunaOptions.from_values(complete(OPTIONS, values))


@pytest.mark.parametrize("values", VARIANTS, ids=str)
def test_options_are_written_as_they_were_read(values: dict[str, Value]) -> None:
    assert chosen(**values).values == complete(OPTIONS, values)


def test_every_option_is_tried_with_every_value_somewhere() -> None:
    for option in OPTIONS:
        chosen = [values.get(option.key, option.default) for values in VARIANTS]
        tried = {part for value in chosen for part in (value if isinstance(value, tuple) else (value,))}
        tried |= {value for value in option.values if option.key == "glass"}  # other times change nothing in the rules
        assert set(option.values) <= tried, option.key


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"glass": "none"}, {"glass": None}),
        ({"glass": 45}, {"glass": 45}),
        ({"solo_reef": "forbid"}, {"solo_reef": None}),
        ({"solo_reef": 0}, {"solo_reef": 0}),
        ({"round_limit": 7}, {"round_limit": 7}),
        ({}, {"round_limit": None, "solo_reef": 5, "glass": 30}),
    ],
    ids=str,
)
def test_a_word_that_means_none_is_none(given: dict[str, Value], words: dict[str, int | None]) -> None:
    found = chosen(**given)
    assert {key: getattr(found, key) for key in words} == words


@pytest.mark.parametrize(("players", "needed"), [(2, 6), (3, 5), (4, 4)])
def test_lag6_more_players_need_fewer_pearls(players: int, needed: int) -> None:
    assert chosen(players=players).needed == needed


def test_pearls_are_a_number_or_one_a_seat() -> None:
    assert chosen(players=3).max_pearls == (4, 4, 4)
    assert chosen(max_pearls=(4, 5)).max_pearls == (4, 5)
    assert chosen(max_pearls=(5, 5)).values["max_pearls"] == 5
    with pytest.raises(InvalidRecord, match="not-one-a-seat"):
        chosen(players=3, max_pearls=(4, 5))


@pytest.mark.parametrize(
    ("wishes", "dealt"),
    [
        ("any", "rg"),
        (("y", "b"), "yb"),
        (("any", "r"), "gr"),
        (("g", "any"), "gr"),
        (("any", "any", "any", "any"), "rgby"),
        (("any", "g", "any", "r"), "bgyr"),
    ],
    ids=str,
)
def test_lag11_each_player_has_the_colour_wished_for_or_the_first_that_is_left(wishes: Value, dealt: str) -> None:
    players = len(wishes) if isinstance(wishes, tuple) else 2
    assert chosen(players=players, colours=wishes).dealt == dealt


@pytest.mark.parametrize("wishes", [("r", "r"), ("r", "w"), "r", ("any", "any", "any"), ("y",)], ids=str)
def test_two_players_never_have_the_same_colour(wishes: Value) -> None:
    with pytest.raises(InvalidRecord) as refused:
        chosen(colours=wishes)
    assert refused.value.facts["field"] == "options.colours"


def test_alone_the_puzzle_says_which_pearls_are_yours() -> None:
    assert chosen(players=1, colours=("any",)).values["colours"] == "any"
    with pytest.raises(InvalidRecord, match="value-not-here"):
        chosen(players=1, colours=("y",))


def test_a_glass_is_a_clock_only_among_others() -> None:
    assert chosen().clocked
    assert not chosen(players=1).clocked
    assert not chosen(glass="none").clocked


def test_without_glass_and_peeking_the_guard_gives_way() -> None:
    assert chosen(premove="literal").guard == "literal"
    assert chosen(premove="literal", glass="none").guard == "literal"
    assert chosen(premove="literal", glass="none", no_timer_peek=False).guard == "effect"
    assert chosen(premove="literal", no_timer_peek=False).guard == "literal"


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"players": 5}, "options.players"),
        ({"glass": 31}, "options.glass"),
        ({"max_pearls": (4, 6)}, "options.max_pearls"),
        ({"players": 1, "distribution": "players"}, "options.distribution"),
        ({"premove": 1}, "options.premove"),
        ({"round_limit": 0}, "options.round_limit"),
        ({"solo_reef": 1001}, "options.solo_reef"),
        ({"island_unload": 1}, "options.island_unload"),
        ({"sails": True}, "options.sails"),
    ],
    ids=str,
)
def test_options_that_cannot_be_are_refused_by_name(options: dict[str, Value], field: str) -> None:
    with pytest.raises(InvalidRecord) as refused:
        laguna(**options)
    assert refused.value.facts["field"] == field


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_played(preset: str) -> None:
    game = laguna(**PRESETS[preset])
    state = game.initial(game.setup(lambda n: n - 1))
    assert game.turn(state) == 0 and game.moves(state)
