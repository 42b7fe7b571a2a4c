from dataclasses import replace

import pytest

from ludotheque.core.clock import ClockSettings
from ludotheque.play.seats import Holder
from ludotheque.play.table import Table

ADA, BOB, CEM = Holder("here", "Ada"), Holder("link", "Bob"), Holder("bot", "", 4)
BEA, EMPTY = Holder("here", "Bea"), Holder("link", "", None, False)


def table(*holders: Holder) -> Table:
    return Table("t", "counting", {}, holders)


def test_seats_change_round_with_every_rematch() -> None:
    first = table(ADA, BOB, CEM)
    assert first.company == (ADA, BOB, CEM)
    assert first.rematch().company == (CEM, ADA, BOB)
    assert first.rematch().rematch().rematch().company == first.company


def test_a_match_begun_anew_leaves_everybody_where_they_sit() -> None:
    first = table(ADA, BOB, CEM)
    anew = first.rematch(seated=True)
    assert anew.company == first.company and anew.number > first.number


def test_a_place_keeps_its_person_whatever_the_seat() -> None:
    later = table(ADA, BOB, CEM).rematch()
    for place in range(3):
        assert later.company[later.seat(place)] == later.holders[place]
        assert later.place(later.seat(place)) == place


def test_partners_who_sit_opposite_stay_partners() -> None:
    people = tuple(Holder("here", name) for name in "abcd")
    company = table(*people).rematch().company
    assert {company[0].name, company[2].name} == {"b", "d"}


def test_a_bot_can_take_over_a_place() -> None:
    after = table(ADA, BOB).with_holder(1, CEM)
    assert after.holders == (ADA, CEM)
    assert CEM.written == "bot:4"


def test_an_earlier_match_has_the_people_who_sat_there_then() -> None:
    ada, bob, bot = Holder("here", "Ada"), Holder("link", "Bob"), Holder("bot", "", 3)
    now = Table("t", "counting", {}, (ada, bot), number=4)
    then = now.earlier(2, (bob, ada))
    assert (then.number, then.company, then.holders) == (2, (bob, ada), (ada, bob))


IDLE, GLASS = ClockSettings("idle", 300), ClockSettings("hourglass", 30)


def test_an_idle_turn_is_ended_only_while_somebody_waits_at_another_screen() -> None:
    apart = Table("t", "counting", {}, (ADA, BOB), IDLE)
    assert apart.ticking == IDLE
    assert apart.with_holder(1, CEM).ticking is None


@pytest.mark.parametrize("clock", [GLASS, ClockSettings("turn", 60), ClockSettings("game", 60)])
def test_every_other_clock_ticks_on_one_screen_too(clock: ClockSettings) -> None:
    assert Table("t", "counting", {}, (ADA, ADA), clock).ticking == clock


@pytest.mark.parametrize(
    ("people", "said", "given"),
    [
        ((ADA, CEM), None, True), ((ADA, BEA), None, True), ((CEM, CEM), None, True), ((BOB, CEM), None, True),
        ((ADA, BOB), None, False), ((BOB, EMPTY), None, False), ((ADA, EMPTY, CEM), None, False),
        ((ADA, BOB), True, True), ((ADA, CEM), False, False),
    ],
)  # fmt: skip
def test_hints_are_given_between_people_at_several_screens_only_where_it_was_agreed(
    people: tuple[Holder, ...], said: bool | None, given: bool
) -> None:
    assert replace(table(*people), hints=said).hinting is given
