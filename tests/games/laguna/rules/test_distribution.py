"""Pearls on islands: drawing them, and whether a started distribution can be completed."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.chance import SplitMix64
from ludotheque.games.laguna.rules.distribution import POOL, all_distributions, completable, draw, is_base
from ludotheque.games.laguna.rules.geometry import COLOURS


def some_order_works(pool: str, islands: tuple[str, ...]) -> bool:
    """Whether the pearls find places, by trying every one."""
    return not pool or any(
        some_order_works(pool[1:], (*islands[:at], there + pool[0], *islands[at + 1 :]))
        for at, there in enumerate(islands)
        if len(there) < 3 and pool[0] not in there
    )


contents = st.sets(st.sampled_from(COLOURS), max_size=3).map(lambda found: "".join(sorted(found)))


@settings(max_examples=200)
@given(st.text(COLOURS, max_size=6), st.lists(contents, min_size=1, max_size=4).map(tuple))
def test_a25_completable_means_that_some_order_of_placing_works(pool: str, islands: tuple[str, ...]) -> None:
    assert completable(pool, islands) == some_order_works(pool, islands)


def test_the_whole_pool_fits_on_empty_islands_and_not_on_fewer() -> None:
    assert completable(POOL, ("",) * 8)
    assert not completable(POOL, ("",) * 7)


def test_lt1_every_distribution_is_drawn_about_as_often_as_any_other() -> None:
    below = SplitMix64(9).below
    first = Counter(draw(below)[0] for _ in range(4000))
    assert set(first) == {"gby", "rby", "rgy", "rgb"}
    assert all(900 < count < 1100 for count in first.values())


def test_lt1_distributions_are_those_that_the_clause_names() -> None:
    found = set(all_distributions())
    assert len(found) == 2520
    assert all(is_base(one) and Counter("".join(one)) == Counter(POOL) for one in found)


def test_lag10_a_colour_twice_or_a_wrong_number_is_no_distribution() -> None:
    good = next(all_distributions())
    assert not is_base(good[:7])
    assert not is_base((*good[:7], "rr" + good[7][0]))
    assert not is_base((*good[:7], good[7][:2]))
    assert not is_base(("rgb",) * 8)
