"""Changes that wait share a commit; what cannot be stored takes nobody with it."""

import asyncio
from collections.abc import Sequence

import pytest
from sqlalchemy.exc import IntegrityError

from ludotheque.play.entries import Played
from ludotheque.play.matches import Change, StoredMatch
from ludotheque.store.log import TOGETHER, Log, Overtaken, Wanted

MOVE = Played(0, "a", 1)


class Kept:
    """A database that remembers its commits; match 13 is always refused, match 99 falls over."""

    def __init__(self) -> None:
        self.commits: list[list[int]] = []
        self.free = asyncio.Event()
        self.free.set()

    async def __call__(self, changes: Sequence[Change]) -> None:
        await self.write([Wanted("", change) for change in changes])

    def close(self) -> None:
        self.commits.append([])

    async def write(self, wanted: Sequence[Wanted]) -> list[StoredMatch | None]:
        await self.free.wait()
        written = [one.change.match for one in wanted]
        if 13 in written:
            raise IntegrityError("insert", {}, Exception())
        if 99 in written:
            raise OSError("disk full")
        self.commits.append(written)
        return [None] * len(written)


def change(match: int, over: bool = False, reopens: bool = False) -> Change:
    return Change(match, 0, [MOVE], over, reopens=reopens)


def test_what_comes_while_a_commit_is_under_way_shares_the_next() -> None:
    async def work() -> list[list[int]]:
        kept = Kept()
        kept.free.clear()
        log = Log(kept, kept.write)
        first = asyncio.create_task(log.write(Wanted("t", change(1))))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        rest = [asyncio.create_task(log.write(Wanted("t", change(n)))) for n in (2, 3, 4)]
        await asyncio.sleep(0)
        kept.free.set()
        await asyncio.gather(first, *rest)
        return kept.commits

    assert asyncio.run(work()) == [[1], [2, 3, 4]]


def test_only_so_many_share_a_commit() -> None:
    async def work() -> list[int]:
        kept = Kept()
        log = Log(kept, kept.write)
        await asyncio.gather(*(log.write(Wanted("t", change(100 + n))) for n in range(TOGETHER + 5)))
        return [len(commit) for commit in kept.commits]

    assert asyncio.run(work()) == [TOGETHER, 5]


def test_whoever_comes_second_is_told_so_and_the_others_are_stored() -> None:
    async def work() -> tuple[list[object], list[list[int]]]:
        kept = Kept()
        log = Log(kept, kept.write)
        told = await asyncio.gather(
            *(log.write(Wanted("t", change(n))) for n in (1, 13, 2, 99)), return_exceptions=True
        )
        return list(told), kept.commits

    told, commits = asyncio.run(work())
    assert (told[0], told[2]) == (None, None)
    assert isinstance(told[1], Overtaken) and isinstance(told[3], OSError)
    assert commits == [[1], [2]]


def test_what_is_more_than_entries_and_an_end_goes_the_long_way() -> None:
    async def work() -> tuple[list[list[int]], list[list[int]]]:
        short, long = Kept(), Kept()
        log = Log(short, long.write)
        some = change(1), change(2, over=True), change(3, over=True, reopens=True)
        await asyncio.gather(*(log.write(Wanted("t", one)) for one in some))
        return short.commits, long.commits

    assert asyncio.run(work()) == ([[1, 2]], [[3]])


@pytest.mark.parametrize("short", [True, False])
def test_closing_ends_the_short_way_where_there_is_one(short: bool) -> None:
    async def work() -> list[list[int]]:
        kept = Kept()
        Log(kept if short else None, kept.write).close()
        return kept.commits

    assert asyncio.run(work()) == ([[]] if short else [])


def test_a_caller_that_goes_away_interrupts_no_commit() -> None:
    async def work() -> list[list[int]]:
        kept = Kept()
        kept.free.clear()
        log = Log(None, kept.write)
        gone = asyncio.create_task(log.write(Wanted("t", change(1))))
        await asyncio.sleep(0)
        gone.cancel()
        kept.free.set()
        await log.write(Wanted("t", change(2)))
        return kept.commits

    assert [match for commit in asyncio.run(work()) for match in commit] == [1, 2]
