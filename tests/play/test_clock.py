import pytest

from ludotheque.core.clock import ClockSettings
from ludotheque.core.errors import IllegalMove
from ludotheque.play import actions, clock
from ludotheque.play.entries import Paused, Played, Resumed, TakenBack, TimeLost
from ludotheque.play.match import Match
from play.counting import Counting, ones
from play.trying import do

TURN, GAME = ClockSettings("turn", 10), ClockSettings("game", 60, 5)


def moved(match: Match, seat: int, text: str, now: int) -> Match:
    do(match, actions.play(match, seat, text, now, ones))
    return match


def left(settings: ClockSettings, match: Match, seat: int, now: int) -> int:
    return clock.left(settings, match.spent, seat, seat in match.deciding, now)


def test_only_the_time_of_the_seat_that_must_decide_runs() -> None:
    match = Match(Counting(), "card:7", 1000)
    assert (left(GAME, match, 0, 4000), left(GAME, match, 1, 4000)) == (57_000, 60_000)


def test_a_game_clock_adds_the_increment_after_each_move() -> None:
    match = moved(Match(Counting(), "card:7", 0), 0, "add 1", 20_000)
    assert left(GAME, match, 0, 30_000) == 45_000
    assert left(GAME, match, 1, 30_000) == 50_000


def test_a_turn_clock_starts_afresh_with_every_turn() -> None:
    match = moved(Match(Counting(), "card:7", 0), 0, "add 1", 9_000)
    assert left(TURN, match, 1, 10_000) == 9_000
    moved(match, 1, "add 1", 12_000)
    assert left(TURN, match, 0, 12_000) == 10_000


def test_a_turn_of_several_moves_has_one_time() -> None:
    match = Match(Counting(seats=1), "card:7", 0)
    moved(match, 0, "add 1", 4_000)
    assert left(TURN, match, 0, 5_000) == 5_000


def test_a_take_back_gives_no_time_back() -> None:
    match = moved(Match(Counting(), "card:7", 0), 0, "add 1", 20_000)
    match.apply(TakenBack(0, 0, 25_000))
    assert left(GAME, match, 0, 25_000) == 45_000


def test_a_pause_stops_the_clock_and_keeps_what_was_used() -> None:
    match = Match(Counting(), "card:7", 0)
    match.apply(Paused(4_000))
    assert left(GAME, match, 0, 99_000) == 56_000
    assert actions.expire(match, GAME, 99_000, ones).entries == ()
    match.apply(Resumed(100_000))
    assert left(GAME, match, 0, 101_000) == 55_000


def test_everybody_who_still_chooses_in_secret_is_on_the_clock() -> None:
    match = moved(Match(Counting(secret=True), "card:7", 0), 1, "pick 1", 3_000)
    assert left(GAME, match, 1, 9_000) == 60_000
    assert left(GAME, match, 0, 9_000) == 51_000
    moved(match, 0, "pick 1", 10_000)
    assert [step.spent for step in match.line] == [10_000, 3_000]


def test_out_of_time_loses_where_the_game_knows_no_interruption() -> None:
    match = Match(Counting(), "card:7", 0)
    assert actions.expire(match, TURN, 9_999, ones).entries == ()
    assert actions.expire(match, TURN, 10_000, ones).entries == (TimeLost(0, 10_000),)
    match.apply(TimeLost(0, 10_000))
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("time", (1,))
    assert actions.expire(match, TURN, 20_000, ones).entries == ()


def test_out_of_time_plays_the_games_interruption() -> None:
    match = Match(Counting(timely=True), "card:7", 0)
    entries = actions.expire(match, TURN, 10_001, ones).entries
    assert entries == (Played(None, "=time", 10_001, left=0),)
    match.apply(entries[0])
    assert match.deciding == (1,)


def test_a_seat_may_call_time_once_it_is_up() -> None:
    match = Match(Counting(timely=True), "card:7", 0)
    with pytest.raises(IllegalMove):
        actions.play(match, 1, "time 1", 5_000, ones)
    assert actions.play(match, 1, "time 1", 5_000, ones, TURN).entries == ()
    assert actions.play(match, 1, "time 1", 10_500, ones, TURN).entries == (Played(1, "time 1", 10_500, left=0),)
