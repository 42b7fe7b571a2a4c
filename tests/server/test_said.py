"""A text is written once for all who may see the same, and anew whenever something may differ."""

from dataclasses import replace

from ludotheque.core.clock import ClockSettings
from ludotheque.play.sitting import Sitting
from ludotheque.server.said import Said, Seen
from play.sittings import counting, sat

WATCHER: Seen = (None, 0, False, (), ())


def written(said: Said, about: Sitting, now: int, seen: Seen) -> int:
    """How often it was really written."""
    times: list[int] = []

    def write() -> str:
        times.append(1)
        return "text"

    assert said.once(about, now, seen, write) == "text"
    return len(times)


def test_the_same_eyes_share_one_text() -> None:
    said, about = Said(), sat(counting())
    assert [written(said, about, now, WATCHER) for now in (1, 1, 2)] == [1, 0, 0]


def test_other_eyes_or_other_knowledge_have_their_own() -> None:
    said, about = Said(), sat(counting())
    eyes, knowledge, peeking = (0, 0, False, (), ()), (None, 3, False, (), ()), (None, 0, True, (), ())
    bots: tuple[Seen, ...] = ((None, 0, False, (1,), ()), (None, 0, False, (1,), (1,)))
    for seen in (WATCHER, eyes, knowledge, peeking, *bots):
        assert written(said, about, 1, seen) == 1


def test_what_happens_at_the_table_is_told_anew() -> None:
    said, about = Said(), sat(counting())
    assert written(said, about, 1, WATCHER) == 1
    assert written(said, replace(about), 1, WATCHER) == 1


def test_a_clock_is_told_anew_with_every_moment() -> None:
    about = sat(counting())
    clocked = replace(about, table=replace(about.table, clock=ClockSettings("game", 60)))
    said = Said()
    assert [written(said, clocked, now, WATCHER) for now in (1, 1, 2)] == [1, 0, 1]
