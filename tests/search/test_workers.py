"""The same work on one process, on several and on a cluster: the same results, and nobody left running."""

import os
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import pytest

from ludotheque.core.missing import MissingExtra
from ludotheque.search import workers
from ludotheque.search.workers import AHEAD, ALONE, LOCAL, Workers


def square(number: int) -> int:
    if number < 0:
        raise ValueError(number)
    return number * number


def whose(number: int) -> int:
    return os.getpid()


class FakeRay:
    """What is used of Ray, done at once and in this process; it answers the last piece first."""

    def __init__(self) -> None:
        self.address: str | None = "never asked"
        self.given: list[Any] = []
        self.sent: list[Any] = []
        self.shut = False

    def init(self, address: str | None, **rest: object) -> None:
        self.address = address

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0, "memory": 1e9}

    def remote(self, work: Any) -> Any:
        ray = self
        self.sent.append(work)

        class Remote:
            def remote(self, piece: Any) -> tuple[Any, Any]:
                ray.given.append(piece)
                return work, piece

        return Remote()

    def wait(self, handles: list[Any]) -> tuple[list[Any], list[Any]]:
        return handles[-1:], handles[:-1]

    def get(self, handle: tuple[Any, Any]) -> Any:
        work, piece = handle
        return work(piece)

    def shutdown(self) -> None:
        self.shut = True


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    fake = FakeRay()
    monkeypatch.setattr(workers, "imported", lambda name: fake)
    return fake


def test_alone_it_is_done_here_and_only_when_it_is_asked_for() -> None:
    assert list(islice(ALONE.each(square, count()), 4)) == [0, 1, 4, 9]
    assert set(ALONE.each(whose, range(3))) == {os.getpid()}


def test_several_processes_give_the_same_in_the_same_order_and_an_endless_list_can_be_left() -> None:
    found = Workers(2).each(square, count())
    assert list(islice(found, 20)) == [number * number for number in range(20)]
    assert isinstance(found, Iterator)
    found.close()  # type: ignore[attr-defined]


def test_it_is_not_done_in_this_process_and_whatever_is_done_first_may_come_first() -> None:
    made = list(Workers(2).each(whose, range(6), ordered=False))
    assert len(made) == 6
    assert os.getpid() not in made


def test_what_goes_wrong_elsewhere_is_raised_here() -> None:
    with pytest.raises(ValueError, match="-1"):
        list(Workers(2).each(square, [2, -1]))


def test_a_cluster_gives_the_same_in_the_same_order(ray: FakeRay) -> None:
    assert list(Workers(cluster="ray://head:10001").each(square, range(20))) == [n * n for n in range(20)]
    assert (ray.address, ray.shut) == ("ray://head:10001", True)


def test_a_cluster_is_asked_for_no_more_than_it_can_soon_do(ray: FakeRay) -> None:
    found = Workers(cluster=LOCAL).each(square, count())
    next(found)
    assert ray.address is None
    assert ray.given == list(range(3 * AHEAD))


def test_the_work_is_sent_to_a_cluster_once_and_not_with_every_piece(ray: FakeRay) -> None:
    list(Workers(cluster="ray://head:10001").each(square, range(20)))
    assert ray.sent == [square]


def test_on_a_cluster_too_what_is_done_first_may_come_first(ray: FakeRay) -> None:
    assert list(Workers(cluster=LOCAL).each(square, range(4), ordered=False)) == [9, 4, 1, 0]


def test_without_ray_the_command_that_installs_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"ludotheque\[ray\]"):
        list(Workers(cluster=LOCAL).each(square, range(2)))
