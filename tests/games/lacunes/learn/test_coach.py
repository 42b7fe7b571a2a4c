"""What a coach says at Lacunes: the move that lost, gaps that die, twos, cards that go home or wait, the redeal."""

from games.taught import heard
from ludotheque.core.coaching import Remark
from ludotheque.games.lacunes.learn.ahead import KING, KINGS, WAITING
from ludotheque.games.lacunes.learn.dead import PAIR
from ludotheque.games.lacunes.learn.positions import DIAMONDS, HEARTS, SPADES, dealt, laid, then

CROSSED = laid("2C..JC -- KC QH", DIAMONDS, "2H..JH -- KH QC", SPADES)
"""Either queen goes home, and leaves a gap behind a king."""


def said(record: object) -> dict[str, Remark]:
    assert isinstance(record, dict)
    return heard("lacunes", record)


def test_a_move_that_lost_a_round_which_could_be_won_is_named() -> None:
    told = said(then(WAITING, "JC"))
    assert told["fatal"].facts["card"] == "KC", "with the card that would have won"
    assert "fatal" in said(then(KINGS, "KD")) and "fatal" not in said(then(WAITING, "KC"))


def test_the_only_move_that_did_not_lose_is_praised() -> None:
    assert "only" in said(then(WAITING, "KC")) and "only" in said(then(KINGS, "QD"))
    assert "only" not in said(then(WAITING, "JC")) and "only" not in said(then(CROSSED, "QC"))


def test_a_gap_brought_back_to_life_and_a_run_that_has_grown_are_pointed_out() -> None:
    assert said(then(PAIR, "JD"))["revived"].marks == ("cell:23",)
    assert said(then(KINGS, "QD"))["grown"].facts == {"count": 11}


def test_a_card_that_would_lose_by_going_home_is_asked_to_wait() -> None:
    told = said(then(WAITING, "KC"))
    assert told["wait"].facts["card"] == "JC" and "home" not in told


def test_a_card_may_go_home_and_all_of_them_where_nothing_is_in_their_way() -> None:
    told = said(KINGS)
    assert told["home"].marks == ("card:QD",) and "finish" in told


def test_a_gap_left_behind_a_king_is_called_dead_and_the_last_living_one_is_pointed_at() -> None:
    told = said(then(WAITING, "JC"))
    assert told["dies-king-better"].marks == ("cell:11",) and told["one-left"].marks == ("cell:38",)
    assert told["dies-king-better"].facts["card"] == "KC", "with the card that would have left one alive"


def test_where_every_card_would_have_left_a_dead_gap_no_other_is_named() -> None:
    assert said(then(CROSSED, "QC"))["dies-king"].marks == ("cell:38",)


def test_a_gap_at_the_head_of_a_row_takes_any_two() -> None:
    assert said(laid("-- 3C..KC 2C", DIAMONDS, HEARTS, SPADES))["head"].marks == ("cell:0",)


def test_where_nothing_moves_the_redeal_is_spoken_of_and_the_move_that_led_there() -> None:
    told = said(then(KING, "QC"))
    assert told["blocked"].facts["placed"] == 44 and set(told) <= {"blocked", "fatal", "dies-king-better"}


def test_of_a_fresh_deal_it_says_at_least_how_cards_move() -> None:
    told = said(dealt(3))
    assert {"begin"} <= told.keys() <= {"begin", "head", "home"}
    assert told["begin"].stake == min(one.stake for one in told.values())
