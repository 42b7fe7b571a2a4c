"""A cap holds, lets go, and does not count what is taken while it is lifted."""

import pytest

from ludotheque.server.memory import Cap, data_bytes

MEGABYTE = 1024 * 1024
pytestmark = pytest.mark.skipif(data_bytes() is None, reason="the system cannot cap the memory of a process")


def test_no_more_than_the_cap_can_be_taken_and_later_it_can() -> None:
    with Cap(20), pytest.raises(MemoryError):
        bytearray(200 * MEGABYTE)
    assert len(bytearray(200 * MEGABYTE))


def test_what_is_taken_while_the_cap_is_lifted_comes_on_top() -> None:
    with Cap(100) as cap:
        with cap.lifted():
            kept = bytearray(200 * MEGABYTE)
        assert len(bytearray(60 * MEGABYTE)) and len(kept)
        with pytest.raises(MemoryError):
            bytearray(150 * MEGABYTE)


def test_what_was_taken_before_the_cap_was_lifted_still_counts() -> None:
    with Cap(200) as cap:
        kept = bytearray(120 * MEGABYTE)
        with cap.lifted():
            pass
        with pytest.raises(MemoryError):
            bytearray(120 * MEGABYTE)
        assert len(kept)
