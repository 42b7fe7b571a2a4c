"""What a reader hears of the table is made once for all whose it is alike, and anew when anything of it changes."""

import asyncio
import json
from dataclasses import replace
from typing import Any

from ludotheque.play.entries import Resigned
from ludotheque.play.presence import Presence
from ludotheque.play.sitting import Sitting
from ludotheque.play.trial import Trial
from ludotheque.play.views import Reached
from ludotheque.server.connection import Connection
from ludotheque.server.teller import Moment, Teller
from ludotheque.store.tokens import Access
from play.sittings import counting, sat


async def _unsent(_: str) -> None:
    raise AssertionError("nothing is sent here")


def reader() -> Connection:
    return Connection(Access("t", "watch"), _unsent, Reached())


def heard(teller: Teller, sitting: Sitting, presence: Presence, to: Connection, now: int = 0) -> list[Any]:
    """What a reader is told of the table, without views."""

    async def told() -> list[Any]:
        moment = Moment(sitting, presence, False, (), (), now)
        return [json.loads(text) async for text in teller.fresh(moment, to, stale=False)]

    return asyncio.run(told())


def test_the_table_is_told_once_and_then_when_it_changes() -> None:
    teller, about, people, to = Teller(), sat(counting()), Presence(1000, left={0: 0, 1: 0}), reader()
    (first,) = heard(teller, about, people, to)
    assert [one["present"] for one in first["seats"]] == [False, False]
    assert heard(teller, about, people, to) == []
    people.seen({0}, 0)
    (second,) = heard(teller, about, people, to)
    assert [one["present"] for one in second["seats"]] == [True, False]
    (third,) = heard(teller, about, people, to, now=5000)
    assert [one["gone"] for one in third["seats"]] == [False, True]


def test_all_whose_it_is_alike_hear_the_same_value() -> None:
    teller, about, people = Teller(), sat(counting()), Presence(1000, left={0: 0, 1: 0})
    readers = reader(), reader()
    for to in readers:
        assert len(heard(teller, about, people, to)) == 1
    assert readers[0].told is readers[1].told


def test_a_match_that_ends_otherwise_than_before_is_told_so() -> None:
    """Taken back and played again between two words to a slow reader."""
    teller, people, to = Teller(), Presence(1000, left={0: 0, 1: 0}), reader()
    about = sat(counting())
    over, other = (replace(about, match=Trial(about.match, Resigned(seat, 1)).match) for seat in (0, 1))
    assert heard(teller, over, people, to)[0]["matches"] != heard(teller, other, people, to)[0]["matches"]
