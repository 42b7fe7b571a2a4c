"""What a reader is told: what is new, what runs, what is offered and what may be asked."""

from dataclasses import replace

import pytest

from ludotheque.core import catalog
from ludotheque.core.clock import ClockSettings
from ludotheque.play.finished import Ended, Finished
from ludotheque.play.presence import Presence
from ludotheque.play.seats import Holder
from ludotheque.play.sitting import Sitting
from ludotheque.play.told import TableTold, View
from ludotheque.play.views import MATCHES, NOTHING, PART, Reached, news, state_of, table_of, view_of
from play.counted import Counted
from play.counting import Endless
from play.sittings import ADA, BEA, BOB, ROBOT, below, counting, moved, sat, taken, wandered


def at(*holders: Holder, plies: int = 0, clock: ClockSettings | None = None) -> Sitting:
    """A table of Interactions after so many moves, a second each."""
    sitting = sat(catalog.entry("interactions"), *holders, clock=clock, options={"players": len(holders)})
    while sitting.match.ply < plies:
        sitting = moved(sitting, first(sitting), now=1000 * sitting.match.ply)
    return sitting


def first(sitting: Sitting) -> str:
    game, state = sitting.match.game, sitting.match.state
    return game.write(state, next(iter(game.moves(state, sitting.match.deciding[0]))))


def told(sitting: Sitting) -> TableTold:
    places = range(len(sitting.table.holders))
    return table_of(sitting, (0,), True, Presence(1000, left=dict.fromkeys(places, 0)), 0)


def seen(sitting: Sitting, seat: int | None = 0, reached: Reached = NOTHING, now: int = 0) -> View:
    return view_of(sitting, seat, now, reached)


@pytest.mark.parametrize(
    ("reached", "since"),
    [
        (NOTHING, 0),
        (Reached(1, 5, 5), 5),
        (Reached(1, 3, 3), 3),
        (Reached(2, 5, 5), 0),
        (Reached(None, 5, 5), 0),
        (Reached(1, 5, 99), 5),
    ],
)
def test_only_what_is_new_of_the_same_match_is_told(reached: Reached, since: int) -> None:
    view = seen(at(ADA, BEA, plies=5), reached=reached)
    assert (view.since, len(view.log)) == (since, 5 - since)


def test_a_take_back_is_noticed_by_whoever_knew_more() -> None:
    sitting = at(ADA, BEA, plies=5)
    before = Reached(1, sitting.match.turn, sitting.match.ply)
    sitting = taken(sitting, sitting.offer(0, "takeback", 0))
    assert sitting.match.ply == 4
    sitting = moved(sitting, first(sitting))
    view = seen(sitting, reached=before)
    assert (view.since, view.ply, len(view.log)) == (4, 5, 1)
    assert seen(sitting, reached=Reached(1, sitting.match.turn, 5)).since == 5


def test_a_long_log_is_told_in_parts_before_its_view() -> None:
    long = wandered(sat(counting(Endless())), 2 * PART + 30, below(3))
    *parts, view = news(long, 0, 0, NOTHING, False, ())
    assert isinstance(view, View) and view.since == 2 * PART
    assert [(part.since, len(part.log)) for part in parts] == [(0, PART), (PART, PART)]
    whole = [entry for part in (*parts, view) for entry in part.log]
    assert whole == list(long.known(0).log()) and [entry.ply for entry in whole] == list(range(long.match.ply))
    (only,) = news(long, 0, 0, Reached(1, long.match.turn, long.match.ply - 3), False, ())
    assert len(only.log) == 3


def test_whoever_comes_back_costs_no_more_than_what_they_missed() -> None:
    game = Counted(Endless())
    long = wandered(sat(counting(game)), 600, below(3))
    game.runs.clear()
    list(news(long, 0, 0, Reached(1, long.match.turn - 2, long.match.ply - 2), False, ()))
    assert game.runs["events"] == 2


def test_a_clock_tells_what_is_left_and_whose_time_runs() -> None:
    sitting = at(ADA, BEA, plies=2, clock=ClockSettings("game", 100))
    clock = seen(sitting, now=11_000).clock
    assert clock is not None
    assert (clock.running, clock.detail["standing"]) == ((0,), None)
    assert clock.left == (100_000 - 11_000, 100_000)
    assert seen(at(ADA, BEA)).clock is None


def test_an_offer_shows_who_is_waited_for() -> None:
    sitting = at(ADA, BEA, BOB, plies=4)
    sitting = taken(sitting, sitting.offer(2, "draw", 0))
    (offer,) = seen(sitting).offers
    assert (offer.offer, offer.seat, offer.accepted, offer.waiting) == ("draw", 2, (), (0, 1))
    assert seen(taken(sitting, sitting.answer(1, "draw", False, 0))).offers == ()


def test_what_may_be_asked_follows_from_who_sits_there() -> None:
    assert seen(at(ADA, BOB, plies=2)).can.draw
    assert not seen(at(ADA, ROBOT, plies=2)).can.draw
    assert not seen(at(ADA, BOB, plies=2)).can.takeback
    assert seen(at(ADA, BOB, plies=3)).can.takeback
    assert not seen(at(ADA, BOB, plies=3), 1).can.takeback


def test_a_match_that_is_over_offers_a_rematch_and_no_choices() -> None:
    view = seen(at(ADA, BEA, plies=14))
    assert view.outcome is not None and view.outcome.reason == "complete"
    assert (view.to_move, view.together, view.choices) == (None, (), None)
    assert (view.can.rematch, view.can.resign, view.can.takeback, view.can.hint) == (True, False, False, False)


def test_choices_are_for_the_seat_that_must_decide() -> None:
    sitting = at(ADA, BEA, plies=2)
    assert seen(sitting, 0).choices is not None
    assert seen(sitting, 1).choices is None
    assert seen(sitting, None).choices is None


def test_a_hint_is_offered_to_whoever_must_decide() -> None:
    sitting = at(ADA, BEA, plies=2)
    assert seen(sitting, 0).can.hint
    assert not seen(sitting, 1).can.hint


@pytest.mark.parametrize(("agreed", "given"), [(None, False), (True, True)])
def test_between_people_a_hint_is_offered_only_where_that_was_agreed(agreed: bool | None, given: bool) -> None:
    sitting = at(ADA, BOB, plies=2)
    sitting = replace(sitting, table=replace(sitting.table, hints=agreed))
    assert seen(sitting, 0).can.hint is given
    assert told(sitting).hints is given


def rematch(sitting: Sitting) -> Sitting:
    return taken(sitting, sitting.offer(0, "rematch", 9))


def test_a_table_tells_its_matches_that_are_over_and_where_each_chair_stands_now() -> None:
    sitting = at(ADA, BEA, plies=2)
    assert told(sitting).matches == ()
    sitting = taken(sitting, sitting.resign(0, 5))
    (first,) = told(sitting).matches
    assert (first.number, first.ended) == (1, Ended("resigned", (), (1,), 0))
    assert [(one.name, one.now) for one in first.seats] == [("Ada", 0), ("Bea", 1)]
    again = rematch(sitting)
    (first,) = told(again).matches
    assert [(one.name, one.now) for one in first.seats] == [("Ada", 1), ("Bea", 0)]
    twice = told(taken(again, again.resign(0, 6))).matches
    assert [one.number for one in twice] == [1, 2]
    assert twice[1].ended == Ended("resigned", (), (1,), 0)
    assert [one.name for one in twice[1].seats] == ["Bea", "Ada"]


def test_a_match_that_was_begun_anew_is_none_that_a_table_tells() -> None:
    sitting = moved(sat(catalog.entry("lacuna"), ADA, BEA), "B")
    again = taken(sitting, sitting.offer(0, "anew", 5))
    assert again.table.number == 3 and told(again).matches == ()


def test_only_the_newest_matches_of_a_long_evening_are_told() -> None:
    sitting = at(ADA, BEA)
    many = tuple(Finished(n, (ADA, BEA), None) for n in range(1, MATCHES + 20))
    sitting = replace(sitting, table=replace(sitting.table, number=MATCHES + 20, finished=many))
    assert [one.number for one in told(sitting).matches] == list(range(20, MATCHES + 20))


def test_a_state_is_the_view_of_the_only_seat_and_a_watchers_on_a_shared_screen() -> None:
    presence = Presence(1000, left=dict.fromkeys(range(2), 0))
    sitting = at(ADA, BOB, plies=2)
    alone = state_of(sitting, (0,), True, presence, 0)
    assert (alone.seat, alone.waits, alone.ply, alone.active) == (0, True, 2, sitting.match.latest)
    assert alone.view == seen(sitting, 0).view
    assert not state_of(sitting, (1,), False, presence, 0).waits
    shared = state_of(sitting, (0, 1), True, presence, 0)
    assert (shared.seat, shared.waits, shared.view) == (None, True, seen(sitting, None).view)


def test_a_table_tells_who_is_there_and_who_is_gone() -> None:
    sitting, presence = at(ADA, BOB, ROBOT), Presence(1000, left=dict.fromkeys(range(3), 0))
    presence.seen({0}, 0)
    told = table_of(sitting, (0,), True, presence, 500)
    assert [(seat.present, seat.gone) for seat in told.seats] == [(True, False), (False, False), (True, False)]
    assert (told.mine, told.host, told.number, told.given, told.counts) == ((0,), True, 1, 0, False)
    assert [seat.gone for seat in table_of(sitting, (), False, presence, 1000).seats] == [False, True, False]


def test_the_secret_of_the_chance_is_told_only_at_the_end() -> None:
    sitting = sat(catalog.entry("lacunes"), ADA, options={"redeals": 0}, setup="deal:28")
    view = seen(sitting)
    assert view.secret is None and view.seal is not None
    after = seen(taken(sitting, sitting.resign(0, 1)))
    assert (after.secret, after.seal) == (f"{99:016x}", view.seal)


def test_the_secret_of_a_day_is_told_when_the_day_is_over_for_others_still_play() -> None:
    sitting = sat(catalog.entry("lacunes"), ADA, setup="deal:19700101", daily="1970-01-01")
    sitting, day = taken(sitting, sitting.resign(0, 1)), 24 * 3_600_000
    assert seen(sitting, now=day - 1).secret is None
    assert seen(sitting, now=day).secret == f"{99:016x}"
    assert seen(replace(sitting, table=sitting.table.rematch())).secret == f"{99:016x}"
