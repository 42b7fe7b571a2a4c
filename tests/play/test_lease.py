"""A lease ends unless it is renewed, and its number grows with every keeper."""

from ludotheque.play.lease import LENGTH_MS, Lease, taken


def test_whoever_asks_first_has_it_until_it_ends() -> None:
    lease = taken(None, "a", 0)
    assert lease == Lease("a", 1, LENGTH_MS)
    assert taken(lease, "b", LENGTH_MS - 1) is None
    assert taken(lease, "b", LENGTH_MS) == Lease("b", 2, 2 * LENGTH_MS)


def test_a_lease_is_renewed_by_its_keeper_in_time_and_by_nobody_else() -> None:
    lease = Lease("a", 1, 100)
    assert lease.renewed("a", 99) == Lease("a", 1, 99 + LENGTH_MS)
    assert lease.renewed("a", 100) is None
    assert lease.renewed("b", 50) is None


def test_one_that_slept_past_its_lease_may_do_nothing_even_where_nobody_took_it() -> None:
    lease = Lease("a", 7, 100)
    assert lease.held("a", 7, 99)
    assert not lease.held("a", 7, 100)
    assert not lease.held("a", 6, 50)
    assert not lease.held("b", 7, 50)


def test_a_clock_times_moves_only_once_its_keeper_has_seen_to_it() -> None:
    assert not Lease("a", 1, 100).times(50)
    assert Lease("a", 1, 100, settled=True).times(99)
    assert not Lease("a", 1, 100, settled=True).times(100)
    assert taken(Lease("a", 1, 100, settled=True), "b", 100) == Lease("b", 2, 100 + LENGTH_MS)


def test_its_own_lease_that_was_over_is_taken_anew_under_another_number() -> None:
    assert taken(Lease("a", 7, 100), "a", 200) == Lease("a", 8, 200 + LENGTH_MS)
