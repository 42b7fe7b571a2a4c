"""What everybody is told of a move."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.forma.playing import GAMES, SMALL, forma, played, walk
from ludotheque.core.chance import SplitMix64
from ludotheque.games.forma.rules.game import Forma
from ludotheque.games.forma.rules.scoring import sheet
from ludotheque.games.forma.rules.state import State


def test_events_tell_what_was_won_and_what_collided() -> None:
    game = forma(players=4)
    state = game.initial("pos:....../..AA../.BT.../..CB../...... turn=3")
    move = game.read(state, "I1 2,4")
    events = game.events(state, move, game.play(state, move), None)
    assert [event.key for event in events] == ["placed", "square", "tower"]
    assert events[1].facts == {"seat": 3, "cell": "2,3", "points": 10}
    misfit = game.read(state, "I2 0,0 -1,0")
    (event,) = game.events(state, misfit, game.play(state, misfit), None)
    assert (event.key, event.facts["hit"], event.facts["attempt"]) == ("misfit", ("-1,0",), 1)


def test_whoever_finishes_a_bridge_is_told_what_it_brings_at_the_end() -> None:
    game = forma()
    state = game.initial("pos:..A/..A/... reserve0=I1,I2 reserve1=I1,I2")
    move = game.read(state, "I1 2,2")
    *_, bridge = game.events(state, move, game.play(state, move), None)
    assert (bridge.key, bridge.facts) == ("bridge", {"seat": 0, "count": 1, "points": 50})
    assert keys(game, state, "I1 0,0") == ["placed"]


def test_a_bridge_that_stood_already_is_not_told_again() -> None:
    game = forma()
    state = game.initial("pos:..A/..A/..A reserve0=I1,I2 reserve1=I1,I2")
    assert "bridge" not in keys(game, state, "I1 0,0")


def keys(game: Forma, state: State, text: str) -> list[str]:
    move = game.read(state, text)
    return [event.key for event in game.events(state, move, game.play(state, move), None)]


def test_every_kind_of_move_has_its_event() -> None:
    game = forma(field="cut_choose", touch_move=True)
    state = game.initial("")
    told = []
    for text in ("field 10,10 3,3", "begin 1", "take F", "F 5,6 5,7 6,5 6,6 7,6", "pass", "=time"):
        told += keys(game, state, text)
        state = game.play(state, game.read(state, text))
    assert told == ["field", "begin", "taken", "placed", "passed", "time", "ended"]


def test_an_event_tells_who_did_it_and_what() -> None:
    game = forma(field="cut_choose", touch_move=True)
    state = game.initial("")
    facts = []
    for text in ("field 10,10 3,3", "begin 1", "take I2", "I2 0,0 0,1"):
        move = game.read(state, text)
        after = game.play(state, move)
        facts += [dict(event.facts) for event in game.events(state, move, after, 0)]
        state = after
    assert facts == [
        {"seat": 0, "obstacles": 1, "cells": ("10,10", "3,3")},
        {"seat": 1, "first": 1},
        {"seat": 1, "shape": "I2"},
        {"seat": 1, "shape": "I2", "cells": ("0,0", "0,1"), "where": "nw", "by": "edge", "points": 2},
    ]


def test_the_second_misfit_says_that_it_is_the_second() -> None:
    game = forma()
    state = played(game, "I1 1,1", setup=SMALL)
    move = game.read(state, "I2 0,5 0,6")
    (event,) = game.events(state, move, game.play(state, move), None)
    told = {"seat": 0, "shape": "I2", "cells": ("0,5", "0,6"), "where": "ne", "hit": ("0,6",), "attempt": 2}
    assert event.facts == told


@pytest.mark.parametrize(
    ("setup", "text", "reason"),
    [
        ("pos:A./AB reserve0=I1 reserve1=F", "I1 0,1", "full"),
        ("pos:A.../AAAA reserve0=I1 reserve1=I3", "I1 0,1", "nothing_fits"),
        ("pos:A../AAA reserve0=I1 reserve1=I2 passes=1", "pass", "passes"),
    ],
)
def test_the_last_event_says_why_the_game_is_over(setup: str, text: str, reason: str) -> None:
    game = forma()
    state = game.initial(setup)
    move = game.read(state, text)
    *_, last = game.events(state, move, game.play(state, move), 1)
    assert (last.key, last.facts) == ("ended", {"reason": reason})


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 2000), st.integers(0, 60))
def test_the_points_that_events_tell_are_those_of_the_sheet(game: Forma, seed: int, plies: int) -> None:
    state = walk(game, seed, plies)
    seat = game.turn(state)
    if seat is None:
        return
    move = game.moves(state).sample(SplitMix64(seed).below)
    after = game.play(state, move)
    events = game.events(state, move, after, None)
    told = sum(int(str(event.facts["points"])) for event in events if "points" in event.facts and event.key != "bridge")
    before, now = sheet(state, seat, 0), sheet(after, seat, 0)
    assert told == now.placed + now.won - before.placed - before.won
