import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.errors import IllegalMove, InvalidMove, LudothequeError
from ludotheque.play import actions, consent
from ludotheque.play.entries import (
    Abandoned,
    Chosen,
    Helped,
    MatchEntry,
    Played,
    Resigned,
    TakenBack,
    from_json,
    to_json,
)
from ludotheque.play.match import Match
from ludotheque.play.seats import Holder
from ludotheque.play.trial import Trial
from play.counting import Counting, ones
from play.trying import do, folded

HERE = (Holder("here", "Ada"), Holder("here", "Bob"))
APART = (Holder("here", "Ada"), Holder("link", "Bob"))


def started(game: Counting | None = None, setup: str = "card:7") -> Match:
    return Match(game or Counting(), setup, 0)


def play(match: Match, seat: int, text: str, now: int = 0) -> tuple[MatchEntry, ...]:
    return do(match, actions.play(match, seat, text, now, ones))


def test_a_move_changes_nothing_but_the_trial() -> None:
    match = started()
    trial = actions.play(match, 0, "add 2", 5, ones)
    assert (match.ply, match.count, trial.match.ply, trial.match.count) == (0, 0, 1, 1)
    do(match, trial)
    assert (match.ply, match.state.total, match.turn) == (1, 2, 1)


def test_chance_moves_follow_at_once_and_belong_to_nobody() -> None:
    match = started()
    play(match, 0, "add 3")
    entries = play(match, 1, "add 1")
    assert [(e.seat, e.move) for e in entries if isinstance(e, Played)] == [(1, "add 1"), (None, "=draw 1")]
    assert match.state.total == 5
    assert match.deciding == (0,)


def test_a_seat_that_is_not_to_move_is_refused_with_the_games_clause() -> None:
    with pytest.raises(IllegalMove) as refused:
        actions.play(started(), 1, "add 1", 0, ones)
    assert (refused.value.code, refused.value.clause) == ("NOT_YOUR_TURN", "CNT-1")


def test_a_misspelt_move_is_told_apart_from_a_forbidden_one() -> None:
    with pytest.raises(InvalidMove):
        actions.play(started(), 0, "ad 1", 0, ones)
    with pytest.raises(IllegalMove) as refused:
        actions.play(started(), 0, "add 9", 0, ones)
    assert refused.value.code == "TOO_MUCH"


def test_nothing_is_played_after_the_end() -> None:
    match = started()
    do(match, actions.resign(match, 1, 9))
    with pytest.raises(LudothequeError) as refused:
        actions.play(match, 0, "add 1", 10, ones)
    assert refused.value.code == "MATCH_OVER"
    assert match.outcome is not None and match.outcome.winners == (0,)
    assert match.deciding == ()


def test_secret_choices_wait_and_are_played_in_seat_order() -> None:
    match = started(Counting(seats=3, secret=True))
    assert play(match, 2, "pick 3") == (Chosen(2, "pick 3", 0),)
    assert (match.ply, match.turn, match.deciding) == (0, 0, (0, 1))
    play(match, 0, "pick 1")
    entries = play(match, 1, "pick 2")
    assert [(e.seat, e.move, e.revealed) for e in entries if isinstance(e, Played)] == [
        (0, "pick 1", True),
        (1, "pick 2", True),
        (2, "pick 3", True),
    ]
    assert match.state.picks == (1, 2, 3)
    assert match.sealed == {}


def test_a_secret_choice_does_not_age_the_view_of_the_others() -> None:
    match = started(Counting(secret=True))
    before = match.turn
    play(match, 0, "pick 1")
    assert match.turn == before
    play(match, 1, "pick 1")
    assert match.turn > before


def test_a_second_choice_is_refused_until_the_first_is_withdrawn() -> None:
    match = started(Counting(secret=True))
    play(match, 0, "pick 1")
    with pytest.raises(LudothequeError) as refused:
        actions.play(match, 0, "pick 2", 1, ones)
    assert refused.value.code == "ALREADY_CHOSEN"
    do(match, consent.offer(match, APART, 0, "takeback", 2))
    play(match, 0, "pick 2")
    assert match.sealed[0].move == "pick 2"


def test_a_forbidden_secret_choice_cites_its_rule() -> None:
    with pytest.raises(IllegalMove) as refused:
        actions.play(started(Counting(secret=True)), 1, "pick 8", 0, ones)
    assert refused.value.code == "PICK_FIRST"


def test_a_hint_marks_the_match_as_assisted() -> None:
    match = started()
    match.apply(Helped(0, 3))
    assert match.assisted and match.hinted == ()


def test_a_hint_is_followed_where_its_move_stands() -> None:
    match = started()
    match.apply(Helped(0, 3, "add 2", 0))
    assert not match.hinted
    play(match, 0, "add 2")
    match.apply(Helped(1, 4, "add 3", 1))
    play(match, 1, "add 1")
    assert match.hinted == (0,)


def test_a_hint_for_a_position_that_was_taken_back_is_forgotten() -> None:
    match = started()
    for ply, seat in ((0, 0), (1, 1)):
        match.apply(Helped(seat, 3, "add 1", ply))
        play(match, seat, "add 1")
    match.apply(TakenBack(0, 0, 5))
    assert match.hints == {(0, "add 1")} and match.hinted == ()


def test_choices_made_at_once_stand_in_the_order_of_the_seats() -> None:
    assert [started(Counting(secret=True)).ply_of(seat) for seat in (0, 1)] == [0, 1]
    assert [started().ply_of(seat) for seat in (0, 1)] == [0, 0]


def test_an_abandoned_match_has_no_winner() -> None:
    match = started()
    match.apply(Abandoned(1, 3))
    assert match.over
    assert match.outcome is not None and match.outcome.reason == "abandoned" and match.outcome.winners == ()


def test_a_copy_does_not_share_what_changes() -> None:
    match = started(Counting(secret=True))
    play(match, 0, "pick 1")
    trial = match.copy()
    play(trial, 1, "pick 2")
    play(trial, 0, "add 1", 50)
    assert (match.ply, set(match.sealed), match.spent.game) == (0, {0}, {})


@settings(max_examples=150)
@given(st.lists(st.tuples(st.integers(0, 1), st.integers(0, 9)), max_size=40), st.booleans(), st.booleans())
def test_a_match_rebuilt_from_its_stored_log_is_the_same(
    wishes: list[tuple[int, int]], secret: bool, apart: bool
) -> None:
    company = APART if apart else HERE
    game = Counting(secret=secret)
    match, log = started(game), list[MatchEntry]()
    for now, (seat, wish) in enumerate(wishes):
        try:
            log += do(match, _wish(match, company, seat, wish, now))
        except LudothequeError:
            continue
    again = Match(game, "card:7", 0, [from_json(to_json(entry)) for entry in log])
    assert folded(again) == folded(match)
    assert again.count == len(log)


def _wish(match: Match, company: tuple[Holder, ...], seat: int, wish: int, now: int) -> Trial:
    if wish <= 3:
        return actions.play(match, seat, "look" if wish == 0 else f"add {wish}", now, ones)
    if wish == 4:
        return actions.play(match, seat, "pick 2", now, ones)
    if wish in (5, 6):
        return consent.offer(match, company, seat, "takeback" if wish == 5 else "draw", now)
    if wish in (7, 8):
        return consent.answer(match, company, seat, "takeback" if wish == 7 else "draw", seat == 1, now)
    return Trial(match, *((Resigned(seat, now),) if now > 30 and not match.over else ()))
