"""A table in play without a server: every action proposes, and what is accepted is what a store would rebuild."""

from dataclasses import replace
from typing import Any

import pytest

from ludotheque.core import catalog
from ludotheque.core.catalog import Version
from ludotheque.core.clock import ClockSettings
from ludotheque.core.errors import LudothequeError
from ludotheque.play.entries import Again, BotSeated, MatchEntry, Paused
from ludotheque.play.matches import Change
from ludotheque.play.proposal import Proposal
from ludotheque.play.seats import Holder
from ludotheque.play.sitting import Position, Sitting
from play.counting import Counting
from play.lagoon import SEA
from play.patience import ALMOST_LOST, LOSING, NEARLY, WINNING
from play.sittings import ADA, BEA, BOB, EMPTY, ROBOT, again, counting, moved, sat, taken
from play.trying import folded

GAME = ClockSettings("game", 60)
TURN = ClockSettings("turn", 10)


def change(proposal: Proposal | None) -> Change:
    assert proposal is not None
    return proposal.ready().change


def pair(*holders: Holder, **more: Any) -> Sitting:
    return sat(counting(), *(holders or (ADA, BOB)), setup="card:7", **more)


# ---- moves


def test_a_proposal_changes_nothing_until_it_is_accepted() -> None:
    sitting = pair()
    proposal = sitting.move(0, "add 1", 5)
    assert sitting.match.ply == 0
    after = taken(sitting, proposal)
    assert (sitting.match.ply, after.match.ply) == (0, 1)


def test_a_change_says_after_which_entry_it_is_to_be_stored() -> None:
    sitting = moved(pair(), "add 1")
    told = change(sitting.move(1, "add 2", 5))
    assert (told.match, told.after, len(told.entries), told.over, told.next, told.seated) == (
        1,
        1,
        1,
        False,
        None,
        None,
    )


def test_a_lost_patience_that_goes_on_says_so_to_the_store() -> None:
    lost = taken(
        solo := sat(catalog.entry("lacunes"), ADA, options={"redeals": 0}, setup=ALMOST_LOST), solo.move(0, LOSING, 5)
    )
    assert lost.match.over
    told = change(lost.offer(0, "takeback", 6))
    assert told.reopens and not told.over and told.result is None
    assert not change(solo.move(0, LOSING, 5)).reopens


def test_what_is_accepted_is_what_the_store_rebuilds() -> None:
    sitting, log = pair(ADA, BEA, clock=GAME), list[MatchEntry]()
    for text in ("add 3", "add 1", "add 1"):
        proposal = sitting.move(sitting.match.deciding[0], text, 1000 * len(log))
        log += change(proposal).entries
        sitting = taken(sitting, proposal)
    assert folded(again(sitting, tuple(log)).match) == folded(sitting.match)


@pytest.mark.parametrize(
    ("at", "stale"),
    [(Position(1, 1, 1), False), (Position(1, 0, 0), True), (Position(2, 1, 1), True), (Position(1, 1, 0), True)],
)
def test_a_move_for_a_position_that_is_gone_is_not_made(at: Position, stale: bool) -> None:
    sitting = moved(pair(), "add 1")
    assert (sitting.move(1, "add 1", 5, at) is None) is stale


def test_who_calls_the_time_answers_the_turn_and_not_each_of_its_moves() -> None:
    sitting = sat(catalog.entry("laguna"), ADA, BEA, setup=SEA, options={"time_call": "call"}, clock=call())
    at = sitting.position
    sitting = taken(sitting, sitting.move(0, "step S", 300))
    assert sitting.move(1, "time 1", 31_000, at) is not None
    assert sitting.move(0, "step S", 31_000, at) is None
    assert sitting.move(1, "time 1", 31_000, replace(at, number=2)) is None


def test_a_refused_move_proposes_nothing() -> None:
    with pytest.raises(LudothequeError):
        pair().move(1, "add 1", 5)


# ---- words


def test_an_offer_waits_for_its_answer() -> None:
    sitting = moved(pair(), "add 1")
    sitting = taken(sitting, sitting.offer(0, "takeback", 5))
    assert sitting.offer(0, "takeback", 6) is None, "the same offer twice is one offer"
    sitting = taken(sitting, sitting.answer(1, "takeback", True, 6))
    assert sitting.match.ply == 0


def test_help_is_written_once_and_not_after_the_end() -> None:
    sitting = pair(ADA, BEA)
    helped = taken(sitting, sitting.helped(0, 5))
    assert helped.match.assisted and helped.helped(0, 6) is None
    over = taken(sitting, sitting.resign(0, 5))
    assert over.helped(0, 6) is None


def test_every_move_that_a_hint_names_is_written_once() -> None:
    sitting = pair(ADA, BEA)
    sitting = taken(sitting, sitting.helped(0, 5))
    sitting = taken(sitting, sitting.helped(0, 6, "add 1", 0))
    assert sitting.helped(0, 7, "add 1", 0) is None and sitting.helped(0, 7, "add 2", 0) is not None


def test_between_people_nobody_is_helped_unless_that_was_agreed() -> None:
    with pytest.raises(LudothequeError) as refused:
        pair(ADA, BOB).helped(0, 5)
    assert refused.value.code == "HINTS_OFF"


def test_between_people_who_agreed_help_is_written_once_a_turn_and_seat() -> None:
    sitting = pair(ADA, BOB, hints=True)
    sitting = taken(sitting, sitting.helped(0, 5))
    assert sitting.helped(0, 6) is None and sitting.helped(1, 6) is not None
    sitting = moved(sitting, "add 1")
    assert sitting.helped(0, 7) is not None


def test_only_a_table_with_a_clock_pauses() -> None:
    with pytest.raises(LudothequeError):
        pair().offer(0, "pause", 5)
    sitting = pair(ADA, BEA, clock=GAME)
    paused = taken(sitting, sitting.offer(0, "pause", 5))
    assert paused.paused and not taken(paused, paused.resume(1, 9)).paused
    for still in (pair(), sitting):
        with pytest.raises(LudothequeError) as refused:
            still.resume(0, 5)
        assert refused.value.code == "NOT_PAUSED"


# ---- the end, and again


def test_a_result_is_kept_where_the_host_counts() -> None:
    lacunes = catalog.entry("lacunes")
    sitting = sat(lacunes, ADA, setup=NEARLY, options={"preset": "montana"}, player="ada")
    proposal = sitting.move(0, WINNING, 5)
    assert proposal is not None and proposal.heavy
    result = proposal.ready().change.result
    assert result is not None and (result.won, result.preset, result.player) == (True, "montana", "ada")


def test_a_match_left_in_the_middle_counts_as_given_up() -> None:
    lacunes = catalog.entry("lacunes")
    sitting = sat(lacunes, ADA, setup=NEARLY, options={"preset": "montana"}, player="ada")
    assert sitting.given_up(5) is None, "nobody has moved"
    won = moved(sitting, WINNING)
    assert won.given_up(5) is None, "it is over"


def test_a_rematch_opens_the_next_match_with_the_seats_changed_round() -> None:
    sitting = pair(ADA, BEA)
    sitting = taken(sitting, sitting.resign(0, 5))
    proposal = sitting.offer(0, "rematch", 6)
    assert proposal is not None and proposal.heavy
    following = proposal.ready().change.next
    assert following is not None and (following.number, following.seated, following.given) == (2, (BEA, ADA), 0)
    after = taken(sitting, proposal)
    assert (after.table.number, after.match.ply, after.match.over, after.stored.id) == (2, 0, False, 2)
    assert after.table.company == (BEA, ADA)


def test_beginning_anew_keeps_everybody_in_their_seat_and_counts_nothing() -> None:
    sitting = sat(catalog.entry("lacuna"), ADA, BEA, setup="pond:1", player="ada")
    sitting = moved(sitting, "B")
    told = change(sitting.offer(0, "anew", 5))
    assert told.entries == (Again(5, seated=True),) and told.result is None and told.over
    assert told.next is not None and (told.next.number, told.next.seated) == (3, (ADA, BEA))


# ---- people


def test_a_bot_takes_the_seat_of_somebody_gone_and_the_match_knows() -> None:
    sitting = pair()
    told = change(sitting.seat_bot(1, 4, 5))
    bot = Holder("bot", "", 4)
    assert told.entries == (BotSeated(1, 4, 5),)
    assert (told.holders, told.seated) == ({1: bot}, (ADA, bot))
    after = taken(sitting, sitting.seat_bot(1, 4, 5))
    assert (after.table.holders, after.stored.seated) == ((ADA, bot), (ADA, bot))


def test_the_place_of_a_bot_is_that_of_the_seat_in_this_match() -> None:
    sitting = pair(ADA, BOB, number=2)
    assert sitting.table.company == (BOB, ADA)
    told = change(sitting.seat_bot(0, 4, 5))
    assert list(told.holders or {}) == [1] and told.seated == (Holder("bot", "", 4), ADA)


def test_whoever_takes_an_invitation_sits_in_the_match() -> None:
    sitting = pair(ADA, EMPTY).seated(1, BOB)
    assert (sitting.table.company, sitting.stored.seated) == ((ADA, BOB), (ADA, BOB))


def test_a_match_of_somebody_gone_ends_without_a_result_but_only_once() -> None:
    sitting = pair()
    over = taken(sitting, sitting.end_without(1, 5))
    assert over.match.outcome is not None and over.match.outcome.reason == "abandoned"
    with pytest.raises(LudothequeError):
        over.end_without(1, 6)


# ---- time


def call() -> ClockSettings:
    return ClockSettings("hourglass", 30, 0, 0, 200, 200, True, "LAG-E5")


def test_after_a_restart_the_clock_stands_from_the_last_entry_until_everybody_is_back() -> None:
    sitting = moved(pair(clock=GAME), "add 1", now=700)
    down = sitting.stop_clock(99_000)
    assert change(down).entries == (Paused(700, down=True),)
    sitting = taken(sitting, down)
    assert sitting.paused and sitting.stop_clock(99_000) is None
    assert sitting.start_clock(frozenset({0}), 100_000) is None, "it is the turn of somebody else"
    back = taken(sitting, sitting.start_clock(frozenset({1}), 100_000))
    assert not back.paused and back.match.spent.began == 100_000
    assert back.start_clock(frozenset({0, 1}), 100_001) is None


def test_without_a_clock_nothing_stands_and_nothing_is_due() -> None:
    sitting = pair()
    assert (sitting.paused, sitting.stop_clock(5), sitting.due(0), sitting.expire(0, 99_999)) == (
        False,
        None,
        None,
        None,
    )


def test_the_clock_acts_when_it_is_due_and_not_sooner() -> None:
    sitting = pair(clock=TURN)
    assert sitting.due(500) == 10_000
    assert sitting.expire(500, 9_999) is None
    lost = taken(sitting, sitting.expire(500, 10_000))
    assert lost.match.outcome is not None and lost.match.outcome.reason == "time"
    assert lost.due(500) is None


def test_a_bot_calls_the_time_of_a_person_after_its_reaction() -> None:
    options = {"time_call": "call"}
    sitting = sat(catalog.entry("laguna"), ADA, ROBOT, setup=SEA, options=options, clock=call())
    assert sitting.due(900) == 30_900
    called = taken(sitting, sitting.expire(900, 30_900))
    assert called.match.line[-1].text == "time 1"
    assert called.due(900) == called.match.spent.began + 30_000 + 200, "its own glass ends by itself"  # type: ignore[operator]


def test_people_alone_call_the_time_themselves() -> None:
    options = {"time_call": "call"}
    sitting = sat(catalog.entry("laguna"), ADA, BEA, setup=SEA, options=options, clock=call())
    assert sitting.due(900) is None


def test_an_idle_turn_ends_for_whoever_waits_at_another_screen_and_for_no_bot() -> None:
    idle = ClockSettings("idle", 300)
    sitting = sat(catalog.entry("laguna"), ADA, BOB, setup=SEA, options={"glass": "none"}, clock=idle)
    assert sitting.due(0) == 300_000
    alone = taken(sitting, sitting.seat_bot(1, 3, 5))
    assert alone.due(0) is None and alone.expire(0, 900_000) is None
    assert moved(alone, "step S", now=900_000).match.line[-1].text == "step S"


# ---- wishes of single seats


def test_in_the_next_match_everybody_keeps_the_colour_they_wished_for() -> None:
    options = {"players": 3, "colours": ["y", "any", "b"]}
    sitting = sat(catalog.entry("laguna"), ADA, BEA, ADA, options=options)
    for number in range(1, 5):
        worn = {sitting.table.place(seat): colour for seat, colour in enumerate(sitting.match.state.colours)}
        assert (sitting.table.number, worn) == (number, {0: "y", 1: "r", 2: "b"})
        over = taken(sitting, sitting.resign(0, 5))
        sitting = taken(over, over.offer(0, "rematch", 6))


# ---- versions of the rules


def test_a_match_of_rules_that_are_no_longer_here_cannot_be_opened() -> None:
    sitting = pair()
    with pytest.raises(LudothequeError) as refused:
        Sitting.opened(replace(counting(), rules=7), sitting.table, sitting.stored)
    assert (refused.value.code, refused.value.facts["game"]) == ("OTHER_RULES", "counting")


def test_a_match_of_earlier_rules_that_are_still_here_is_played_by_them() -> None:
    old, new = Counting(), Counting(timely=True)
    entry = replace(counting(new), rules=2, earlier={1: Version((), lambda options: old)})
    sitting = sat(counting(old), ADA, BEA, setup="card:7")
    opened = Sitting.opened(entry, sitting.table, sitting.stored)
    assert opened.match.game is old
    over = taken(opened, opened.resign(0, 5))
    following = change(over.offer(0, "rematch", 6)).next
    assert following is not None and taken(over, over.offer(0, "rematch", 6)).match.game is new
