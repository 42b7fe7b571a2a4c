"""Whoever asks is told when something is compiled, and only then."""

from collections.abc import Iterator
from contextlib import contextmanager

from ludotheque.search.compiling import announced, compiling, noticed
from ludotheque.search.native import Native


def test_nobody_has_to_listen() -> None:
    with compiling():
        pass


def test_who_listens_is_told_of_a_first_call_and_of_no_other() -> None:
    told: list[str] = []

    @contextmanager
    def around() -> Iterator[None]:
        told.append("begins")
        yield
        told.append("ends")

    made = Native(eval("lambda number: 2 * number"))  # of no file, so that it is kept in none
    with noticed(around):
        assert made(4) == 8 and told == ["begins", "ends"]
        assert made(5) == 10 and told == ["begins", "ends"]
    assert made(0.5) == 1.0 and told == ["begins", "ends"]


def test_one_line_is_enough_for_all_that_is_compiled() -> None:
    told: list[str] = []
    with announced(lambda: told.append("getting ready")):
        assert not told
        for _ in range(3):
            with compiling():
                assert told == ["getting ready"]
