import pytest

from ludotheque.core import catalog
from ludotheque.core.errors import LudothequeError
from ludotheque.play import actions, consent
from ludotheque.play.entries import (
    Again,
    Agreed,
    Answered,
    BotSeated,
    Offered,
    Paused,
    Played,
    Resumed,
    TakenBack,
    Withdrawn,
)
from ludotheque.play.match import Match
from ludotheque.play.seats import Holder, others, screen
from play.counting import Counting, ones
from play.patience import ALMOST_LOST, LOSING, NEARLY, WINNING
from play.trying import do

ADA, BOB, CEM = Holder("here", "Ada"), Holder("link", "Bob"), Holder("link", "Cem")
ROBOT, EMPTY = Holder("bot", "", 3), Holder("link", "", None, False)
SCREEN = (ADA, Holder("here", "Bea"))


def played(*texts: str, game: Counting | None = None) -> Match:
    """A match after these moves, each by whoever is to move."""
    match = Match(game or Counting(), "card:7", 0)
    for text in texts:
        do(match, actions.play(match, match.deciding[0], text, 0, ones))
    return match


def code(error: pytest.ExceptionInfo[LudothequeError]) -> str:
    return error.value.code


def test_one_answer_counts_for_a_whole_screen() -> None:
    company = (ADA, Holder("here", "Bea"), BOB, ROBOT, EMPTY)
    assert screen(company, 0) == {0, 1}
    assert others(company, 0) == {2}
    assert others(company, 2) == {0, 1}


def test_take_back_goes_to_the_askers_last_own_decision() -> None:
    match = played("add 1", "add 1", "add 1")
    assert consent.takeback_to(match, 0) == 2
    assert consent.takeback_to(match, 1) == 1


def test_take_back_undoes_what_chance_and_bots_did_after_it() -> None:
    match = played("add 3", "add 1")
    assert [step.seat for step in match.line] == [0, 1, None]
    do(match, consent.offer(match, (ADA, ROBOT), 0, "takeback", 9))
    assert (match.ply, match.state.total, match.deciding) == (0, 0, (0,))


def test_take_back_never_goes_past_a_move_that_seals() -> None:
    match = played("add 1", "look")
    assert consent.takeback_to(match, 0) is None
    assert consent.takeback_to(match, 1) is None
    do(match, actions.play(match, 0, "add 2", 0, ones))
    assert consent.takeback_to(match, 0) == 2
    assert consent.takeback_to(match, 1) is None


def test_revealed_choices_cannot_be_taken_back() -> None:
    match = played("pick 1", "pick 2", game=Counting(secret=True))
    assert match.ply == 2
    assert consent.takeback_to(match, 0) is None
    with pytest.raises(LudothequeError) as refused:
        consent.offer(match, SCREEN, 0, "takeback", 1)
    assert code(refused) == "NOTHING_TO_TAKE_BACK"


def test_a_choice_that_is_still_secret_is_withdrawn_without_asking() -> None:
    match = Match(Counting(secret=True), "card:7", 0)
    do(match, actions.play(match, 1, "pick 1", 0, ones))
    assert consent.offer(match, (ADA, BOB), 1, "takeback", 4).entries == (Withdrawn(1, 4),)


@pytest.mark.parametrize("company", [SCREEN, (ADA, ROBOT), (ADA, EMPTY)])
def test_nobody_need_consent_on_one_screen_or_against_bots(company: tuple[Holder, ...]) -> None:
    match = played("add 1", "add 1")
    assert consent.offer(match, company, 0, "takeback", 5).entries == (TakenBack(0, 0, 5),)


def test_every_other_person_must_consent() -> None:
    match = played("add 1", game=Counting(seats=3))
    company = (ADA, BOB, CEM)
    do(match, consent.offer(match, company, 0, "takeback", 1))
    assert match.ply == 1
    assert consent.waiting(match, company, "takeback") == {1, 2}
    do(match, consent.answer(match, company, 2, "takeback", True, 2))
    assert match.ply == 1
    do(match, consent.answer(match, company, 1, "takeback", True, 3))
    assert match.ply == 0
    assert match.cuts == ((2, 0),)


def test_a_refused_offer_cannot_be_repeated_before_the_next_move() -> None:
    match, company = played("add 1"), (ADA, BOB)
    do(match, consent.offer(match, company, 0, "takeback", 1))
    do(match, consent.answer(match, company, 1, "takeback", False, 2))
    assert not consent.may(match, company, 0, "takeback")
    with pytest.raises(LudothequeError):
        consent.offer(match, company, 0, "takeback", 3)
    do(match, actions.play(match, 1, "add 1", 4, ones))
    assert consent.may(match, company, 0, "takeback")


def test_an_offer_lapses_with_the_next_move() -> None:
    match, company = played("add 1"), (ADA, BOB)
    do(match, consent.offer(match, company, 0, "draw", 1))
    do(match, actions.play(match, 1, "add 1", 2, ones))
    with pytest.raises(LudothequeError) as refused:
        consent.answer(match, company, 1, "draw", True, 3)
    assert code(refused) == "NO_SUCH_OFFER"


def test_nobody_accepts_their_own_offer() -> None:
    match, company = played("add 1"), (ADA, BOB)
    do(match, consent.offer(match, company, 0, "draw", 1))
    with pytest.raises(LudothequeError) as refused:
        consent.answer(match, company, 0, "draw", True, 2)
    assert code(refused) == "OWN_OFFER"
    assert consent.answer(match, company, 0, "draw", False, 2).entries == (Answered(0, "draw", False, 2),)


def test_offering_what_the_other_offers_is_a_yes() -> None:
    match, company = played("add 1"), (ADA, BOB)
    do(match, consent.offer(match, company, 0, "draw", 1))
    do(match, consent.offer(match, company, 1, "draw", 2))
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners, match.outcome.returns) == ("agreed", (0, 1), (0.0, 0.0))


def test_the_same_offer_twice_is_one_offer() -> None:
    match, company = played("add 1"), (ADA, BOB)
    assert consent.offer(match, company, 0, "draw", 1).entries == (Offered(0, "draw", 1),)
    do(match, consent.offer(match, company, 0, "draw", 1))
    assert consent.offer(match, company, 0, "draw", 2).entries == ()


def test_a_bot_does_not_agree_to_a_draw() -> None:
    with pytest.raises(LudothequeError) as refused:
        consent.offer(played("add 1"), (ADA, ROBOT), 0, "draw", 1)
    assert code(refused) == "CANNOT_OFFER"


def test_people_on_one_screen_agree_to_a_draw_at_once() -> None:
    assert consent.offer(played(), SCREEN, 0, "draw", 1).entries == (Agreed(1),)


def test_a_rematch_is_for_after_the_match() -> None:
    match = played("add 1")
    assert not consent.may(match, SCREEN, 0, "rematch")
    with pytest.raises(LudothequeError):
        consent.offer(match, SCREEN, 0, "rematch", 1)
    do(match, actions.resign(match, 0, 2))
    assert consent.offer(match, SCREEN, 1, "rematch", 3).entries == (Again(3),)
    match.apply(Again(3))
    assert not consent.may(match, SCREEN, 0, "rematch") and not consent.may(match, SCREEN, 0, "anew")


def test_a_finished_match_can_be_played_again_in_the_same_seats_and_keeps_its_result() -> None:
    match = played("add 1")
    do(match, actions.resign(match, 0, 2))
    ended = match.outcome
    do(match, consent.offer(match, SCREEN, 1, "anew", 3))
    assert match.again and match.outcome == ended


def test_another_setup_can_be_agreed_on_only_at_the_beginning_and_only_where_the_game_has_it() -> None:
    assert not consent.may(played("add 1"), SCREEN, 0, "anew")
    match = Match(catalog.entry("lacuna").game(), "pond:1", 0)
    assert not consent.may(match, SCREEN, 0, "anew")
    do(match, actions.play(match, 0, "B", 1, ones))
    assert consent.offer(match, (ADA, BOB), 0, "anew", 2).entries == (Offered(0, "anew", 2),)
    assert consent.offer(match, SCREEN, 0, "anew", 2).entries == (Again(2, seated=True),)
    match.apply(Offered(0, "anew", 2))
    do(match, actions.play(match, 0, "O0-27:6050", 3, ones))
    assert "anew" not in match.offers and not consent.may(match, SCREEN, 0, "anew")


def test_a_match_begun_anew_is_over_without_a_result() -> None:
    match = played("add 1")
    match.apply(Again(2, seated=True))
    assert match.over and match.ending and match.ending.reason == "abandoned"


def test_a_pause_needs_a_clock_and_no_second_one_is_offered_while_it_stands() -> None:
    match = played("add 1")
    with pytest.raises(LudothequeError):
        consent.offer(match, SCREEN, 0, "pause", 1)
    paused = consent.offer(match, SCREEN, 0, "pause", 400, clocked=True)
    assert paused.entries == (Paused(400, seat=0),)
    do(match, paused)
    assert not consent.may(match, SCREEN, 0, "pause", clocked=True)
    with pytest.raises(LudothequeError) as refused:
        consent.offer(match, SCREEN, 0, "pause", 900, clocked=True)
    assert code(refused) == "ALREADY_PAUSED"


def test_anybody_ends_a_pause_with_a_word_whoever_asked_for_it() -> None:
    match, company = played("add 1"), (ADA, BOB)
    do(match, consent.offer(match, company, 0, "pause", 400, clocked=True))
    do(match, consent.answer(match, company, 1, "pause", True, 500))
    assert (match.spent.began, match.spent.paused_by) == (None, 0)
    assert do(match, consent.resume(match, 1, 900)) == (Resumed(900, 1),)
    assert (match.spent.began, match.spent.paused_by) == (900, None)


def test_a_clock_that_runs_or_waits_for_people_is_not_resumed_by_a_word() -> None:
    match = played("add 1")
    with pytest.raises(LudothequeError) as refused:
        consent.resume(match, 0, 5)
    assert code(refused) == "NOT_PAUSED"
    match.apply(Paused(5, down=True))
    with pytest.raises(LudothequeError) as refused:
        consent.resume(match, 0, 6)
    assert code(refused) == "NOT_PAUSED"


def test_an_offer_goes_through_when_the_last_one_waited_for_is_replaced_by_a_bot() -> None:
    match = played("add 1")
    do(match, consent.offer(match, (ADA, BOB), 0, "takeback", 1))
    seated = consent.seat_bot(match, (ADA, ROBOT), 1, 3, 2)
    assert seated.entries == (BotSeated(1, 3, 2), TakenBack(0, 0, 2))


def test_an_offer_still_waits_for_those_who_are_there() -> None:
    match = played("add 1", game=Counting(seats=3))
    do(match, consent.offer(match, (ADA, BOB, CEM), 0, "takeback", 1))
    do(match, consent.seat_bot(match, (ADA, ROBOT, CEM), 1, 3, 2))
    assert match.ply == 1 and consent.waiting(match, (ADA, ROBOT, CEM), "takeback") == {2}


def test_taking_back_a_patience_in_the_open_is_no_help() -> None:
    match = Match(catalog.entry("lacunes").game(), "deal:28", 0)
    match.apply(Played(0, "4H", 1))
    do(match, consent.offer(match, (ADA,), 0, "takeback", 2))
    assert match.ply == 0
    assert not match.assisted


def patience(setup: str, *moves: str) -> Match:
    match = Match(catalog.entry("lacunes").game({"redeals": 0}), setup, 0)
    for move in moves:
        match.apply(Played(0, move, 1))
    return match


def test_the_move_that_lost_a_patience_is_taken_back_after_the_end() -> None:
    match = patience(ALMOST_LOST, LOSING)
    assert match.over and match.outcome is not None and not match.outcome.winners
    assert consent.may(match, (ADA,), 0, "takeback")
    do(match, consent.offer(match, (ADA,), 0, "takeback", 2))
    assert not match.over and match.outcome is None
    assert match.ply == 0 and match.deciding == (0,)


@pytest.mark.parametrize("setup, move", [(NEARLY, WINNING), (ALMOST_LOST, None)])
def test_what_was_won_or_given_up_stays_over(setup: str, move: str | None) -> None:
    match = patience(setup, *([move] if move else ["2C@4"]))
    if move is None:
        do(match, actions.resign(match, 0, 2))
    assert match.over and not consent.may(match, (ADA,), 0, "takeback")
    with pytest.raises(LudothequeError) as refused:
        consent.offer(match, (ADA,), 0, "takeback", 3)
    assert code(refused) == "MATCH_OVER"


def test_taking_back_alone_among_hidden_things_marks_the_match_as_assisted() -> None:
    match = played("add 1", game=Counting(seats=1))
    do(match, consent.offer(match, (ADA,), 0, "takeback", 1))
    assert match.assisted
    pair = played("add 1")
    do(pair, consent.offer(pair, SCREEN, 0, "takeback", 1))
    assert not pair.assisted


def test_a_bot_in_the_seat_of_somebody_gone_agrees_to_no_draw() -> None:
    match = played("add 1")
    do(match, consent.offer(match, (ADA, BOB), 0, "draw", 1))
    assert do(match, consent.seat_bot(match, (ADA, ROBOT), 1, 3, 2)) == (BotSeated(1, 3, 2),)
    assert match.offers == {}
    assert not match.over


def test_the_offers_of_somebody_replaced_by_a_bot_lapse() -> None:
    match = played("add 1")
    do(match, consent.offer(match, (ADA, BOB), 0, "takeback", 1))
    match.apply(BotSeated(0, 3, 2))
    assert match.offers == {}
