"""No time is charged while nobody is there."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core import catalog
from ludotheque.core.clock import ClockSettings
from ludotheque.play import clock as clocks
from ludotheque.play.entries import Paused, Resumed
from ludotheque.play.leaving import GRACE_MS
from ludotheque.play.presence import Presence
from ludotheque.play.seats import Holder
from ludotheque.play.sitting import Sitting
from ludotheque.play.views import view_of
from play.lagoon import GLASS, SEA
from play.sittings import ADA, BOB, ROBOT, counting, moved, sat, taken

GAME = ClockSettings("game", 60)
PATIENT = ClockSettings("hourglass", 30, 0, 0, 200, 200, False, "LAG-E5", patient=True)


def lagoon(*holders: Holder, turn: int = 0) -> Sitting:
    setup = SEA.replace("turn=0", f"turn={turn}")
    return sat(catalog.entry("laguna"), *(holders or (ADA, ROBOT)), setup=setup, clock=GLASS)


def left(sitting: Sitting, seat: int, now: int) -> int:
    assert sitting.table.clock is not None
    return clocks.left(sitting.table.clock, sitting.match.spent, seat, True, now)


def test_the_clock_stands_from_the_moment_when_the_last_person_left_bots_alone() -> None:
    sitting = lagoon()
    assert sitting.due(0, 5_000) == 5_000 + GRACE_MS
    assert sitting.expire(0, 6_999, 5_000) is None, "a page that is loaded again is soon back"
    stood = sitting.expire(0, 7_000, 5_000)
    assert stood is not None and stood.trial.entries == (Paused(5_000),)
    sitting = taken(sitting, stood)
    assert sitting.paused and left(sitting, 0, 900_000) == 25_000
    assert sitting.due(0, 5_000) is None and sitting.expire(0, 900_000, 5_000) is None
    told = view_of(sitting, 0, 900_000)
    assert told.clock is not None and (told.clock.detail["standing"], told.clock.detail["by"]) == ("pause", None)
    assert told.can.resume
    assert left(taken(sitting, sitting.resume(0, 900_000)), 0, 901_000) == 24_000


def test_sand_that_would_run_out_meanwhile_ends_no_turn() -> None:
    sitting = lagoon()
    assert sitting.due(0, 29_500) == 30_200
    stood = taken(sitting, sitting.expire(0, 30_200, 29_500))
    assert (stood.match.ply, stood.paused, left(stood, 0, 99_000)) == (0, True, 500)


def test_a_bot_stands_as_well_and_pays_for_what_it_used() -> None:
    sitting = moved(lagoon(turn=1), "step N", now=6_000)
    stood = taken(sitting, sitting.expire(0, 7_000, 5_000))
    assert stood.match.spent.turn == {1: 6_000} and stood.paused


def test_whoever_is_back_soon_has_lost_nothing_and_finds_no_pause() -> None:
    sitting = lagoon()
    back = sitting.come_back(5_000, 6_500)
    assert back is not None and back.trial.entries == (Paused(5_000), Resumed(6_500))
    sitting = taken(sitting, back)
    assert not sitting.paused and left(sitting, 0, 6_500) == 25_000


@pytest.mark.parametrize("clock", [None, PATIENT])
def test_where_no_clock_runs_nothing_stands(clock: ClockSettings | None) -> None:
    sitting = sat(catalog.entry("laguna"), ADA, ROBOT, setup=SEA, clock=clock)
    assert (sitting.due(0, 0), sitting.expire(0, 99_000, 0), sitting.come_back(0, 99_000)) == (None, None, None)


def test_a_clock_of_another_game_stands_too_and_a_match_that_is_over_has_none() -> None:
    sitting = sat(counting(), ADA, ROBOT, clock=GAME)
    stood = taken(sitting, sitting.expire(0, 99_000, 1_000))
    assert not stood.match.over and left(stood, 0, 99_000) == 59_000
    over = taken(sitting, sitting.resign(0, 500))
    assert over.expire(0, 99_000, 1_000) is None


def test_after_a_restart_a_bot_waits_for_somebody_to_see_it() -> None:
    sitting = lagoon(turn=1)
    sitting = taken(sitting, sitting.stop_clock(9_000))
    assert sitting.start_clock(frozenset({1}), 10_000) is None
    assert sitting.start_clock(frozenset({0, 1}), 10_000) is not None
    between = lagoon(ADA, BOB)
    between = taken(between, between.stop_clock(9_000))
    assert between.start_clock(frozenset({0}), 10_000) is not None, "somebody else may wait"


@given(st.lists(st.tuples(st.booleans(), st.integers(1, 9_000)), max_size=12))
def test_only_the_time_with_somebody_there_is_charged(spans: list[tuple[bool, int]]) -> None:
    """However often somebody comes, leaves and presses Resume; the server looks whenever something is due."""
    sitting, people = sat(counting(), ADA, ROBOT, clock=GAME), Presence(120_000, left={0: 0, 1: 0})
    people.seen({0}, 0)
    now = seen = 0
    for here, span in spans:
        empty = people.empty(sitting.table)
        people.seen({0} if here else set(), now)
        back = sitting.come_back(empty, now) if here and empty is not None else None
        sitting = taken(sitting, back) if back else sitting
        sitting = taken(sitting, sitting.resume(0, now)) if here and sitting.paused else sitting
        now += span
        seen += span if here else 0
        acted = sitting.expire(0, now, people.empty(sitting.table))
        sitting = taken(sitting, acted) if acted else sitting
        assert sitting.match.over == (seen >= 60_000)
        if sitting.match.over:
            return
        assert not here or left(sitting, 0, now) == 60_000 - seen
