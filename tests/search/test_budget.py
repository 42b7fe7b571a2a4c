"""A limit is counted down, and the watcher may stop a search."""

import pytest

from ludotheque.core.bot import Limit, Progress
from ludotheque.search.budget import Budget, Spent


def test_slices_shrink_to_what_is_left_and_then_end() -> None:
    budget = Budget(Limit(nodes=250))
    assert budget.slice(100) == 100
    budget.spend(200)
    assert budget.slice(100) == 50
    budget.spend(50)
    with pytest.raises(Spent):
        budget.slice(100)


def test_without_a_limit_slices_never_end() -> None:
    budget = Budget(Limit())
    budget.spend(1 << 40)
    assert budget.slice(100) == 100


def test_time_that_is_over_ends_the_search() -> None:
    budget = Budget(Limit(seconds=10), started=-1e9)
    assert budget.seconds > 10
    with pytest.raises(Spent):
        budget.slice(100)


def test_the_watcher_is_told_and_may_stop() -> None:
    heard = []

    def watch(progress: Progress) -> bool:
        heard.append(progress.nodes)
        return progress.nodes < 20

    budget = Budget(Limit(watch=watch))
    budget.tell(Progress(10))
    with pytest.raises(Spent):
        budget.tell(Progress(20))
    assert heard == [10, 20]


def test_nobody_has_to_watch() -> None:
    Budget(Limit()).tell(Progress(10))
