"""What is told of a move: the action with its facts, then what followed from it."""

import pytest

from games.laguna.seas import Trial, laguna, one_raft, trial, water
from games.laguna.wandering import VARIANTS, wander
from ludotheque.core.errors import Fact
from ludotheque.core.options import Value
from ludotheque.core.outcome import Event
from ludotheque.games.laguna.rules.state import PLAY
from ludotheque.locales import Text


def events(found: Trial, text: str) -> tuple[Event, ...]:
    before, move = found.state, found.game.read(found.state, text)
    found.state = found.game.play(before, move)
    return found.game.events(before, move, found.state, None)


def first_facts(found: Trial, text: str) -> dict[str, Fact]:
    return dict(events(found, text)[0].facts)


def test_placing_tells_where_and_the_last_raft_begins_the_first_turn() -> None:
    found = trial("....A.\n......\n.B....\n......", "A=rgb B=rgy")
    assert first_facts(found, "place H 0 1 A") == {"seat": 0, "orient": "H", "row": 0, "col": 1, "island": "A"}
    told = events(found, "place H 2 2 B")
    assert [event.key for event in told] == ["place", "turn"]
    assert told[1].facts == {"seat": 0}


def test_a_pearl_placed_by_a_player_is_told_with_its_colour_and_island() -> None:
    game = laguna(distribution="players")
    found = Trial(game, game.initial("easy pool colours=gb")).play("place H 2 4 A", "place H 2 16 B")
    assert first_facts(found, "pearl r C") == {"seat": 0, "colour": "r", "island": "C"}


def test_the_second_pearl_launches() -> None:
    found = one_raft("..A...\n..A...\n......\n......", "H,2,1,------,A", "launch", "A=rgy")
    assert found.told("load A g 0") == ["load"]
    assert found.told("load A r 1") == ["load", "launched"]
    assert found.told("load A y 2") == ["load"]


def test_an_exchange_with_an_island_tells_what_was_given_and_taken() -> None:
    found = one_raft("...A\n...A\n....", "H,0,0,rg----,-", pearls="A=byy")
    assert first_facts(found, "swap A 0,1 y0,b5") == {
        "seat": 0,
        "island": "A",
        "given": ("r", "g"),
        "taken": ("y", "b"),
    }


def test_an_exchange_with_a_raft_names_the_other_by_seat_and_colour() -> None:
    found = trial(water(5, 6), "play turn=0 phase=sail raft0=H,0,0,rb----,- raft1=H,2,0,-y---r,- colours=gy")
    assert first_facts(found, "trade 1 0>0 5>5") == {
        "seat": 0,
        "other": 1,
        "raft": "y",
        "given": ("r",),
        "taken": ("r",),
    }


def test_shifts_steps_and_deliveries_tell_their_own_facts() -> None:
    found = one_raft("....@@\n....@@\n......", "H,0,0,rrg---,-")
    assert first_facts(found, "step E") == {"seat": 0, "way": "E"}
    assert first_facts(found, "shift 2 5") == {"seat": 0, "colour": "g", "source": 2, "target": 5}
    assert first_facts(found, "unload 0") == {"seat": 0, "colour": "r", "hole": 0, "delivered": 1}


def test_a_pearl_left_on_an_island_is_told_with_its_colour() -> None:
    found = one_raft("...A\n...A\n....", "H,0,0,rgb---,-", pearls="A=y", island_unload=True)
    assert first_facts(found, "drop A 1") == {"seat": 0, "island": "A", "colour": "g", "hole": 1}


def test_a_reef_is_told_with_its_cell_and_every_open_hole_over_one() -> None:
    found = one_raft("....x...\n...xx...\n........", "H,0,0,rg----,-")
    told = events(found, "step E")
    assert [event.key for event in told] == ["step", "reef", "turn"]
    assert told[1].facts == {"seat": 0, "row": 1, "col": 3, "holes": (5,)}
    assert told[2].facts == {"seat": 1}


def test_currents_are_told_while_the_turn_goes_on_and_only_those_that_bind() -> None:
    found = one_raft(".....\n..>..\n.....", "H,0,0,rg----,-")
    assert events(found, "step E")[1] == Event("current", {"seat": 0, "ways": ("E",)})
    blocked = one_raft("....\n...>\n....", "H,0,0,rg----,-")
    assert [event.key for event in events(blocked, "step E")] == ["step"]


def test_ending_and_time_are_told_apart() -> None:
    assert one_raft(water(4, 8), "H,0,0,rg----,-").told("end") == ["end", "turn"]
    assert one_raft(water(4, 8), "H,0,0,rg----,-").told("=time") == ["time", "turn"]
    called = one_raft(water(4, 8), "H,0,0,rg----,-", time_call="call")
    assert first_facts(called, "time 1") == {"seat": 0, "by": 1}


def test_every_end_of_a_game_has_an_event_of_its_own() -> None:
    rounds = one_raft(water(4, 8), "H,0,0,rg----,-", round_limit=1).play("end")
    assert rounds.told("end") == ["end", "rounds"]
    solved = trial("....@@\n....@@\n......", "play turn=0 phase=sail raft0=H,0,1,rrg---,- target volcano=1", players=1)
    told = events(solved, "unload 0")
    assert [event.key for event in told] == ["unload", "solved"] and told[1].facts == {"seat": 0, "moves": 0}
    won = one_raft("....@@\n....@@\n......", "H,0,1,rrg---,-")
    won.state = won.game.initial(won.game.position(won.state).replace("volcano=0,0", "volcano=5,0"))
    assert won.told("unload 0") == ["unload", "won"]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_events_follow_the_state_and_have_words_in_both_languages(options: dict[str, Value]) -> None:
    game = laguna(**options)
    speakers = Text("en"), Text("fr")
    for before, move, after in wander(game, 8, 120):
        told = game.events(before, move, after, None)
        keys = [event.key for event in told]
        assert all(f"laguna-event-{key}" in speaker for key in keys for speaker in speakers)
        passed = after.turns != before.turns or (before.stage != PLAY and after.stage == PLAY)
        assert ("turn" in keys) == (passed and game.turn(after) is not None)
        assert keys.count("turn") <= 1 and keys[0] not in ("turn", "reef", "current", "launched")


def test_nothing_that_lies_under_a_pearl_is_told() -> None:
    """The same move over another hidden sea is told alike, unless it uncovers something."""
    plain, marked = (one_raft(f"....\n.{symbol}..\n....", "H,0,0,rg--b-,-") for symbol in ".x")
    for text in ("shift 0 5", "step E"):
        assert plain.told(text)[0] == marked.told(text)[0]
