import pytest

from ludotheque.play.presence import Presence
from ludotheque.play.seats import Holder
from ludotheque.play.table import Table
from play.sittings import ADA, BEA, BOB, ROBOT

TABLE = Table("t", "counting", {}, (ADA, BOB, ROBOT))


def presence() -> Presence:
    return Presence(1000, left=dict.fromkeys(range(3), 0))


def test_a_bot_is_always_there() -> None:
    assert presence().present(TABLE, 2) and not presence().gone(TABLE, 2, 99_000)


def test_somebody_who_leaves_has_the_whole_patience_of_the_others() -> None:
    people = presence()
    people.seen({0, 1}, 5_000)
    people.seen({0}, 9_000)
    assert (people.present(TABLE, 0), people.present(TABLE, 1)) == (True, False)
    assert not people.gone(TABLE, 1, 9_999) and people.gone(TABLE, 1, 10_000)


def test_coming_back_is_never_too_late() -> None:
    people = presence()
    people.seen({1}, 0)
    people.seen(set(), 10)
    people.seen({1}, 99_000)
    assert not people.gone(TABLE, 1, 200_000)


def test_whoever_never_came_is_gone_after_a_while() -> None:
    assert presence().gone(TABLE, 0, 1_000) and not presence().gone(TABLE, 0, 999)


def test_all_who_are_gone_are_named_and_no_bot_is_among_them() -> None:
    people = presence()
    assert (people.all_gone(TABLE, 999), people.all_gone(TABLE, 1_000)) == (frozenset(), frozenset({0, 1}))


def test_who_has_just_sat_down_is_waited_for_anew() -> None:
    people = presence()
    people.sat(1, 5_000)
    assert not people.gone(TABLE, 1, 5_999) and people.gone(TABLE, 1, 6_000)


def test_the_next_to_be_gone_is_known_beforehand_until_nobody_is_left_to_go() -> None:
    people = presence()
    people.seen({0, 1}, 0)
    assert people.next_gone(TABLE, 10) is None
    people.seen({0}, 20)
    assert people.next_gone(TABLE, 20) == 1_020
    assert people.next_gone(TABLE, 1_020) is None


@pytest.mark.parametrize("holders", [(ADA, ROBOT), (ADA, BEA, ROBOT), (BOB, ROBOT), (ADA,)])
def test_a_table_is_empty_since_the_last_person_left_bots_alone(holders: tuple[Holder, ...]) -> None:
    table, people = Table("t", "counting", {}, holders), presence()
    assert people.empty(table) == 0, "nobody has come yet"
    people.seen({0}, 10)
    assert people.empty(table) is None
    people.seen(set(), 700)
    assert people.empty(table) == 700


def test_a_table_is_not_empty_while_another_process_sees_somebody() -> None:
    table, people = Table("t", "counting", {}, (ADA, ROBOT)), presence()
    people.seen({0}, 10)
    people.seen_elsewhere(frozenset({0}), 20)
    people.seen(set(), 30)
    assert people.empty(table) is None
    people.seen_elsewhere(frozenset(), 40)
    assert people.empty(table) == 40


@pytest.mark.parametrize("holders", [(ADA, BOB), (ADA, BOB, ROBOT), (ROBOT, ROBOT)])
def test_no_table_is_empty_where_somebody_may_wait_elsewhere_or_no_person_sits(holders: tuple[Holder, ...]) -> None:
    assert presence().empty(Table("t", "counting", {}, holders)) is None
