"""Who hears of a refusal: whoever asked, and nobody of a withdrawal."""

import pytest

from ludotheque.core.clock import ClockSettings
from ludotheque.play.entries import OfferKind
from ludotheque.play.notices import notices
from ludotheque.play.sitting import Sitting
from ludotheque.play.told import Declined, Hinted
from play.counting import Counting
from play.sittings import ADA, BEA, BOB, CEM, ROBOT, counting, moved, sat, taken


def four() -> Sitting:
    clock = ClockSettings("game", 600)
    return moved(sat(counting(Counting(seats=4)), ADA, BEA, BOB, CEM, clock=clock), "add 1")


@pytest.mark.parametrize("kind", ["takeback", "draw", "pause"])
def test_a_refusal_is_told_to_the_whole_screen_that_asked(kind: OfferKind) -> None:
    sitting = four()
    sitting = taken(sitting, sitting.offer(0, kind, 1))
    refused = sitting.answer(3, kind, False, 2)
    assert refused is not None
    assert list(notices(refused)) == [(Declined(kind, 3), frozenset({0, 1}))]


def test_a_withdrawn_offer_a_yes_and_a_move_tell_nobody() -> None:
    sitting = four()
    sitting = taken(sitting, sitting.offer(2, "draw", 1))
    for said in (sitting.answer(2, "draw", False, 2), sitting.answer(3, "draw", True, 2), sitting.move(1, "add 1", 2)):
        assert said is not None and list(notices(said)) == []


def test_a_hint_is_told_to_all_where_people_play_at_several_screens() -> None:
    together = sat(counting(), ADA, BOB, hints=True).helped(0, 1)
    assert together is not None and list(notices(together)) == [(Hinted(0), None)]
    again = taken(sat(counting(), ADA, BOB, hints=True), together).helped(0, 2, "add 1", 0)
    assert again is not None and list(notices(again)) == [], "of one a turn"
    alone = sat(counting(), ADA, ROBOT).helped(0, 1)
    assert alone is not None and list(notices(alone)) == []
