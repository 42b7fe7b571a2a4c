"""A long match weighs more than a short one, and a state's parts are weighed once."""

from ludotheque.play.match import Match
from ludotheque.play.weight import TABLE, _size, weight
from play.counting import Counting


def test_a_table_without_moves_weighs_what_any_table_does() -> None:
    assert weight(Match(Counting(), "card:3", 0)) == TABLE


def test_what_is_held_twice_weighs_once() -> None:
    held = tuple(range(1000, 1100))
    assert _size((held, held), set()) < _size((held, tuple(range(2000, 2100))), set())


def test_values_with_attributes_weigh_what_they_hold() -> None:
    class Plain:
        def __init__(self, held: object) -> None:
            self.held = held

    class Slotted:
        __slots__ = ("held",)

        def __init__(self, held: object) -> None:
            self.held = held

    for kind in (Plain, Slotted):
        assert _size(kind("x" * 1000), set()) > _size(kind(""), set()) + 900
    assert _size({"a": "x" * 1000}, set()) > 1000
