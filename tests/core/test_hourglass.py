"""The sand of Laguna §5."""

import pytest

from ludotheque.core.hourglass import Glass

LT20 = [
    (0, 30, 12, False, 18), (18, 48, 10, False, 8), (8, 38, 20, False, 18),
    (18, 48, 48, True, 0), (0, 30, 5, False, 25), (25, 55, 30, False, 25),
]  # fmt: skip


@pytest.mark.parametrize(("carry", "available", "lasts", "by_time", "handed_on"), LT20)
def test_lt20_the_sand_really_in_the_glass_is_handed_on(
    carry: int, available: int, lasts: int, by_time: bool, handed_on: int
) -> None:
    glass = Glass(30_000, carry * 1000)
    assert glass.available == available * 1000
    assert glass.next(lasts * 1000, by_time) == Glass(30_000, handed_on * 1000)


def test_lt20_the_turns_follow_from_each_other() -> None:
    glass = Glass(30_000)
    for carry, _, lasts, by_time, _ in LT20:
        assert glass.carry == carry * 1000
        glass = glass.next(lasts * 1000, by_time)


def test_a_glass_that_has_run_out_hands_nothing_on() -> None:
    glass = Glass(30_000)
    assert glass.sand(30_000) == 0
    assert glass.next(36_000, by_time=True).carry == 0
    assert glass.next(34_000).carry == 0


def test_at_the_end_of_inherited_sand_the_glass_is_turned_first() -> None:
    glass = Glass(30_000, 18_000)
    assert (glass.sand(17_999), glass.sand(18_000)) == (1, 30_000)
    assert glass.inherited(17_999) and not glass.inherited(18_000)


def test_what_is_left_is_the_inherited_sand_and_a_whole_glass() -> None:
    glass = Glass(30_000, 18_000)
    assert [glass.left(elapsed) for elapsed in (0, 47_000, 50_000)] == [48_000, 1_000, 0]
