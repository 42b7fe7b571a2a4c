"""What the browser is sent: as it is declared, from the view alone, in every variant."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from games.laguna.seas import BASE, Trial, laguna, one_raft, trial, water
from games.laguna.wandering import VARIANTS, wander
from ludotheque.core.chance import SplitMix64
from ludotheque.core.options import Value
from ludotheque.games.laguna.faces.wire import WIRE, Choices, Detail, Sailing, View
from ludotheque.games.laguna.rules.puzzles import deals

VIEW: TypeAdapter[View] = TypeAdapter(View)
CHOICES: TypeAdapter[Choices] = TypeAdapter(Choices)
DETAIL: TypeAdapter[Detail] = TypeAdapter(Detail)
SHORE = ".....A\n.....A\n...@@."


def sailing(found: Trial) -> Sailing:
    told = WIRE.choices(found.game, found.game.view(found.state, found.state.turn), found.state.turn)
    assert told is not None and told["stage"] == "play"
    return told


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_view_and_choice_is_what_is_declared(options: dict[str, Value]) -> None:
    game = laguna(**options)
    for _, _, state in wander(game, 11, 90):
        for seat in (None, *range(game.options.players)):
            shown = WIRE.show(game, game.view(state, seat), seat)
            VIEW.validate_python(shown, strict=True)
            VIEW.validate_json(json.dumps(shown), strict=True)
            told = WIRE.choices(game, game.view(state, seat), seat)
            if told is not None:
                CHOICES.validate_json(json.dumps(told), strict=True)
            assert (told is not None) == (seat is not None and seat == game.turn(state))


@pytest.mark.parametrize(
    "options", [{"round_limit": 1}, {"players": 4, "round_limit": 1}, {"players": 1, "round_limit": 1}], ids=str
)
def test_every_score_sheet_is_what_is_declared(options: dict[str, Value]) -> None:
    game = laguna(**options)
    for seed in range(4):
        *_, (_, _, state) = wander(game, seed, 3000)
        outcome = game.outcome(state)
        assert outcome is not None
        detail = DETAIL.validate_json(json.dumps(outcome.detail), strict=True)
        assert [line["seat"] for line in detail["lines"]] == list(range(game.options.players))


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(VARIANTS))
def test_nothing_on_the_wire_depends_on_what_lies_under_pearls(seed: int, options: dict[str, Value]) -> None:
    game, chance = laguna(**options), SplitMix64(seed)
    for number, (_, _, state) in enumerate(wander(game, seed, 100)):
        if number % 20 or game.turn(state) is None:
            continue
        for seat in (None, *range(game.options.players)):
            view = game.view(state, seat)
            other = game.view(game.guess(view, chance.below), seat)
            assert WIRE.show(game, view, seat) == WIRE.show(game, other, seat)
            assert WIRE.choices(game, view, seat) == WIRE.choices(game, other, seat)


def test_the_choices_hold_every_legal_move_under_sail() -> None:
    game = laguna(players=3)
    for _, _, state in wander(game, 2, 200):
        if state.stage == "play" and state.phase == "sail":
            told = sailing(Trial(game, state))
            assert told["moves"] == [game.write(state, move) for move in game.moves(state)]


def test_the_wire_offers_what_is_near() -> None:
    told = sailing(one_raft(SHORE, "H,0,2,rgr---,-", pearls="A=rby"))
    assert (told["docks"], told["unload"], told["steps"]) == (["A"], [0, 2], ["W"])
    assert told["end"] is True and told["peek"] is False


def test_only_the_seat_to_move_is_offered_anything() -> None:
    found = one_raft(SHORE, "H,0,2,rgr---,-", pearls="A=rby")
    assert WIRE.choices(found.game, found.game.view(found.state, 1), 1) is None
    assert WIRE.choices(found.game, found.game.view(found.state, None), None) is None


def test_currents_are_those_that_show_whether_they_bind_or_not() -> None:
    told = sailing(one_raft(".>.\n..v", "H,0,0,r----g,-"))
    assert told["currents"] == ["E"] and told["steps"] == []


def test_partners_are_the_rafts_that_can_be_traded_with() -> None:
    words = "play turn=0 phase=sail raft0=H,0,0,rb----,- raft1=H,2,0,-y---r,- raft2=H,4,5,gb----,-"
    assert sailing(trial(water(6, 8), words, players=3))["partners"] == [1]


@pytest.mark.parametrize(
    ("options", "phase", "peek"),
    [
        ({}, "premove", True),
        ({}, "sail", False),
        ({"show_under": True}, "premove", False),
        ({"glass": "none", "no_timer_peek": False}, "premove", False),
    ],
    ids=str,
)
def test_peeking_is_offered_where_it_shows_something(options: dict[str, Value], phase: str, peek: bool) -> None:
    assert sailing(one_raft(water(4, 8), "H,0,0,rg----,-", phase, "", **options))["peek"] is peek


def test_before_play_the_stage_says_what_is_placed() -> None:
    game = laguna(distribution="players")
    found = Trial(game, game.initial("easy pool colours=gb"))
    first = WIRE.choices(game, found.state, 0)
    assert first is not None and first["stage"] == "place" and "place H 2 4 A" in first["moves"]
    found.play("place H 2 4 A", "place H 2 16 B")
    second = WIRE.choices(game, found.state, 0)
    assert second is not None and second["stage"] == "pearl" and "pearl r A" in second["moves"]
    assert WIRE.show(game, found.state, 0)["pool"] == {"r": 6, "g": 6, "b": 6, "y": 6}


def test_a_raft_is_told_with_what_it_touches() -> None:
    words = "A=- play turn=0 phase=sail raft0=H,1,1,rg----,- raft1=H,3,1,gb----,-"
    found = trial("..A..\n.....\n....@\n.....\n.....", words)
    mine, theirs = WIRE.show(found.game, found.game.view(found.state, 0), 0)["rafts"]
    assert (mine["touches"], mine["at_volcano"], mine["beside"]) == (["A"], True, [1])
    assert (theirs["touches"], theirs["at_volcano"], theirs["beside"]) == ([], False, [0])


def test_a_puzzle_is_told_with_its_par_and_what_it_asks_for() -> None:
    game, one = laguna(players=1), deals("easy")[0]
    solo = WIRE.show(game, game.initial(one.setup), 0)["solo"]
    assert solo is not None and solo["par"] == one.par and not solo["solved"]
    asked = [f"{island}={pearls or '-'}" for island, pearls in solo["target"].items()]
    asked += [] if solo["volcano"] is None else [f"volcano={solo['volcano']}"]
    assert one.setup.endswith(f"target {' '.join(asked)}")


def test_a_puzzle_of_ones_own_has_no_par() -> None:
    game = laguna(players=1, solo_reef="forbid")
    solo = WIRE.show(game, game.initial(f"easy {BASE} target volcano=3"), 0)["solo"]
    assert solo is not None and solo["par"] is None and solo["reef"] is None


def test_among_others_there_is_no_puzzle_and_the_glass_is_told() -> None:
    game = laguna(time_call="call", glass=45)
    shown = WIRE.show(game, game.initial(f"easy {BASE}"), None)
    assert (shown["solo"], shown["glass"], shown["call"], shown["seat"]) == (None, 45, True, None)
    alone = laguna(players=1)
    assert WIRE.show(alone, alone.initial(f"easy {BASE}"), 0)["glass"] is None


@pytest.mark.parametrize(
    ("options", "withheld"),
    [
        ({}, ["look", "takeback"]),
        ({"glass": "none"}, ["look"]),
        ({"players": 1}, []),
        ({"show_under": True}, []),
    ],
    ids=str,
)
def test_what_would_tell_is_withheld_while_the_match_runs(options: dict[str, Value], withheld: list[str]) -> None:
    assert sorted(WIRE.withheld(laguna(**options))) == withheld
