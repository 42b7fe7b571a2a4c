"""An analyst tells what it knows while it searches, and stops when nobody listens."""

from ludotheque.core.analysis import Evaluation
from ludotheque.core.bot import Limit, Progress
from ludotheque.search.streaming import Stream

FIRST, SECOND = Evaluation((0.5, 0.5)), Evaluation((0.6, 0.4))


def heard(limit: Limit, go_on: bool = True) -> tuple[Stream, list[Evaluation]]:
    told: list[Evaluation] = []

    def tell(known: Evaluation) -> bool:
        told.append(known)
        return go_on

    return Stream(limit, tell), told


def test_what_is_known_is_told_again_with_the_nodes_between_slices() -> None:
    stream, told = heard(Limit(nodes=9))
    assert stream.limit.nodes == 9 and stream.limit.watch is not None
    assert stream.limit.watch(Progress(3)) and told == []
    assert stream.tell(FIRST) and stream.limit.watch(Progress(5))
    assert [one.nodes for one in told] == [0, 5]


def test_the_last_word_is_told_once() -> None:
    stream, told = heard(Limit())
    stream.tell(FIRST)
    assert stream.ended(FIRST) == FIRST and told == [FIRST]
    assert stream.ended(SECOND) == SECOND and told == [FIRST, SECOND]


def test_who_has_heard_enough_ends_the_search_and_is_told_no_more() -> None:
    stream, told = heard(Limit(), go_on=False)
    assert not stream.tell(FIRST)
    assert stream.limit.watch is not None and not stream.limit.watch(Progress(1))
    assert stream.ended(SECOND) == SECOND and told == [FIRST]


def test_whoever_watched_the_limit_still_can_end_it() -> None:
    stream = Stream(Limit(watch=lambda progress: progress.nodes < 5), lambda known: True)
    assert stream.limit.watch is not None
    assert stream.limit.watch(Progress(4)) and not stream.limit.watch(Progress(5))
    assert not stream.tell(FIRST)
