import gc

import pytest

from ludotheque.server.collector import LONG, RARELY, left_alone, set_aside


@pytest.fixture(autouse=True)
def thawed() -> object:
    """What a test freezes is the collector's again afterwards."""
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


def test_a_short_replay_leaves_the_collector_as_it_is() -> None:
    before = gc.get_freeze_count()
    with left_alone(LONG - 1):
        assert gc.isenabled()
    assert gc.get_freeze_count() == before


def test_the_collector_rests_during_a_long_replay_and_never_looks_at_what_it_made() -> None:
    with left_alone(LONG):
        assert not gc.isenabled()
        made = [[number] for number in range(100)]
    assert gc.isenabled() and gc.get_freeze_count() > len(made)
    assert not any(found is made for found in gc.get_objects())


def test_it_rests_until_the_last_of_several_is_done() -> None:
    with left_alone(LONG):
        with left_alone(LONG):
            pass
        assert not gc.isenabled()
    assert gc.isenabled()


def test_a_replay_that_fails_wakes_it_again() -> None:
    with pytest.raises(ZeroDivisionError), left_alone(LONG):
        raise ZeroDivisionError
    assert gc.isenabled()


def test_what_does_not_stay_is_not_kept_from_it() -> None:
    before = gc.get_freeze_count()
    with left_alone(stays=False):
        assert not gc.isenabled()
    assert gc.isenabled() and gc.get_freeze_count() == before


def test_what_a_server_begins_with_is_set_aside() -> None:
    began = [[number] for number in range(100)]
    set_aside()
    assert gc.isenabled() and not any(found is began for found in gc.get_objects())


def test_a_server_looks_through_everything_rarely_and_through_what_is_young_as_before() -> None:
    young, middle, _ = gc.get_threshold()
    set_aside()
    assert gc.get_threshold() == (young, middle, RARELY)
