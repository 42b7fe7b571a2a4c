"""The hourglass of Laguna (§5) through match and actions; time is moved by hand."""

from dataclasses import replace

import pytest

from ludotheque.core.clock import ClockSettings
from ludotheque.core.errors import IllegalMove, LudothequeError
from ludotheque.play import clock, entries, timing
from ludotheque.play.entries import Paused, Resumed
from ludotheque.play.match import Match
from play.lagoon import AGAIN, GLASS, PASS, REEF, SEA, Played, laguna

CALL = replace(GLASS, call=True)

LT20 = [
    (0, 12, REEF, 18), (18, 10, PASS, 8), (8, 20, AGAIN, 18),
    (18, 48, None, 0), (0, 5, PASS, 25), (25, 30, REEF, 25),
]  # fmt: skip


def test_lt20_the_sand_is_handed_on_through_six_turns() -> None:
    table = Played(replace(GLASS, grace_ms=0))
    for turn, (carry, lasts, how, handed_on) in enumerate(LT20):
        began, spent = table.now, table.match.spent
        assert (table.active, spent.carry) == (turn % 2, carry * 1000)
        assert clock.deadline(table.clock, spent, table.active) == began + (30 + carry) * 1000
        for text in how or ():
            table.now = began + lasts * 1000 - (0 if text == (how or ())[-1] else 1000)
            table.act(text)
        if how is None:
            table.now = began + lasts * 1000 - 1
            assert not table.expire()
            table.now += 1
            assert table.expire()
        assert table.match.spent.carry == handed_on * 1000


def test_lt21_in_call_mode_the_turn_ends_when_somebody_calls() -> None:
    table = Played(CALL, time_call="call")
    table.now = 29_900
    assert not table.act("time 1", 1), "too early is ignored and costs nothing"
    table.now = 30_000
    assert clock.sand(CALL, table.match.spent, 0, 30_000) == 0
    table.now = 33_000
    table.act("step S")
    table.now = 36_000
    assert table.act("time 1", 1)
    assert (table.active, table.match.spent.carry) == (1, 0)


def test_lt21_a_turn_ended_after_its_sand_hands_on_nothing() -> None:
    table = Played(CALL, time_call="call")
    table.now = 34_000
    table.act("end")
    assert (table.active, table.match.spent.carry) == (1, 0)


def test_without_call_mode_nobody_can_call() -> None:
    table = Played()
    table.now = 30_100
    with pytest.raises(IllegalMove) as refused:
        table.act("time 1", 1)
    assert refused.value.code == "NOT_YOUR_TURN"


@pytest.mark.parametrize("text", ["=time", "time 1", "time 0"])
def test_the_active_seat_cannot_end_its_turn_by_time(text: str) -> None:
    table = Played(CALL, time_call="call")
    table.now = 40_000
    with pytest.raises(IllegalMove):
        table.act(text)


def test_an_action_within_the_grace_counts_and_hands_on_nothing() -> None:
    table = Played()
    table.now = 30_199
    table.act("end")
    assert table.match.spent.carry == 0 and table.match.line[-1].text == "end"


def test_an_action_after_the_grace_finds_the_turn_ended_by_time() -> None:
    table = Played()
    table.now = 30_200
    assert table.act("step S")
    assert [step.text for step in table.match.line] == ["=time"]


def test_two_actions_of_a_turn_need_some_time_between_them() -> None:
    table = Played()
    table.act("step S")
    table.now = 199
    with pytest.raises(IllegalMove) as refused:
        table.act("step N")
    assert (refused.value.code, refused.value.clause, refused.value.facts["wait"]) == ("TOO_FAST", "LAG-E5", 1)
    table.now = 200
    assert table.act("step N")


def test_the_first_action_of_a_turn_is_never_too_fast() -> None:
    table = Played()
    assert table.act("end")
    assert table.act("step N")


def test_too_fast_comes_before_what_the_rules_say() -> None:
    table = Played()
    table.act("step S")
    with pytest.raises(IllegalMove) as refused:
        table.act("unload 0")
    assert refused.value.code == "TOO_FAST"


def test_the_sand_stands_during_the_handover() -> None:
    table = Played(replace(GLASS, handover_ms=700))
    table.now = 12_000
    table.act("end")
    assert clock.left(table.clock, table.match.spent, 1, True, 12_700) == 48_000
    assert clock.deadline(table.clock, table.match.spent, 1) == 12_700 + 48_000
    told = clock.glass_detail(table.clock, table.match.spent, 1, 12_500)
    assert (told["starts"], told["sand"], told["deadline"]) == (200, 18_000, 48_200)


def test_what_is_told_of_the_glass_turns_with_it() -> None:
    table = Played()
    table.now = 12_000
    table.act("end")
    spent = table.match.spent
    before, after = (clock.glass_detail(GLASS, spent, 1, 12_000 + ms) for ms in (17_999, 18_000))
    assert (before["sand"], before["inherited"], before["more"]) == (1, True, 30_000)
    assert (after["sand"], after["inherited"], after["more"]) == (30_000, False, 0)
    assert before["full"] == after["full"] == 30_000


def test_a_pause_keeps_the_sand_and_nobody_acts() -> None:
    table = Played()
    table.now = 12_000
    table.match.apply(Paused(12_000))
    table.now = 999_000
    assert not table.expire()
    with pytest.raises(LudothequeError) as refused:
        table.act("step S")
    assert refused.value.code == "PAUSED"
    table.match.apply(Resumed(999_000))
    assert clock.sand(GLASS, table.match.spent, 0, 1_000_000) == 17_000
    assert clock.deadline(GLASS, table.match.spent, 0) == 1_017_000


def test_each_logged_move_stores_the_time_left() -> None:
    table, made = Played(), []
    for now, text in ((12_000, "step S"), (20_000, "end"), (25_000, "end")):
        table.now = now
        before = table.match.count
        table.act(text)
        assert table.match.count == before + 1
        made.append(table.match.line[-1].spent)
    assert made == [12_000, 8_000, 5_000]


def test_the_log_alone_gives_the_same_glass_again() -> None:
    table, log = Played(replace(GLASS, handover_ms=700)), []
    match = table.match
    keep, match.apply = match.apply, lambda entry: (log.append(entries.to_json(entry)), keep(entry))  # type: ignore
    for now, text in ((12_000, "step S"), (20_000, "end"), (21_000, "shift 0 2"), (30_000, "shift 2 0")):
        table.now = now
        table.act(text)
    again = Match(laguna(), SEA, 0, [entries.from_json(entry) for entry in log])
    assert again.spent == match.spent
    assert [entry["left"] for entry in log] == [18_000, 10_000, 39_700, 30_700]


def test_while_rafts_are_placed_no_sand_runs() -> None:
    game = laguna()
    match = Match(game, game.setup(lambda n: 0), 0)
    assert not GLASS.runs(game, match.state)
    assert clock.left(GLASS, match.spent, 0, True, 0) == 30_000


def test_without_a_glass_five_idle_minutes_end_the_turn() -> None:
    idle = ClockSettings("idle", 300, min_action_ms=200)
    table = Played(idle, glass="none")
    table.now = 299_000
    table.act("step S")
    table.now = 598_999
    assert not table.expire()
    table.now = 599_000
    assert table.expire()
    assert (table.match.line[-1].text, table.active) == ("=time", 1)


PATIENT = replace(GLASS, patient=True)


def test_a_patient_glass_stands_until_each_seat_has_acted_once() -> None:
    table = Played(PATIENT)
    table.now = 999_000
    assert not table.expire() and timing.waits(table.match, PATIENT)
    table.act("step S")
    assert (table.match.line[-1].spent, clock.sand(PATIENT, table.match.spent, 0, 999_000)) == (0, 30_000)
    table.now += 12_000
    table.act("end")
    assert (table.active, table.match.spent.carry) == (1, 18_000)
    table.now += 500_000
    assert not table.expire(), "the other has not acted yet"
    table.act("end")
    assert (table.active, table.match.spent.carry) == (0, 18_000), "a turn that never ran hands its sand on"
    table.now += 48_200
    assert table.expire(), "the second turn runs from its beginning"


def test_a_glass_that_waits_is_not_paused_and_a_turn_that_is_merely_watched_has_no_pause() -> None:
    table = Played(PATIENT)
    assert not timing.pausable(table.match, PATIENT)
    table.act("step S")
    assert timing.pausable(table.match, PATIENT)
    assert not timing.pausable(table.match, ClockSettings("idle", 300)) and not timing.pausable(table.match, None)
