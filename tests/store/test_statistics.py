import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from ludotheque.core.results import Result
from ludotheque.play.entries import Resigned, TakenBack
from ludotheque.play.matches import Change, NewMatch
from ludotheque.play.seats import Holder
from ludotheque.play.table import Table
from ludotheque.store.log import Overtaken
from ludotheque.store.store import Store

RESULT = Result("ada", "lacunes", "base", {"redeals": 2}, "2026-11-15", 5, 9, "won", (48,), True, False, 60, {"x": 1})


def with_store(tmp_path: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(str(tmp_path / "a.db"))
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def table(store: Store, name: str = "t") -> int:
    made = Table(name, "lacunes", {}, (Holder("here"),), player="ada", daily="2026-11-15")
    return (await store.add(made, {}, NewMatch(1, 1, "deal:1", 7, 5), 5)).id


def test_a_result_is_stored_with_the_step_that_ends_the_match(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        match = await table(store)
        await store.write("t", Change(match, 0, (Resigned(0, 9),), True, result=RESULT))
        assert await store.results("ada", "lacunes") == [RESULT]
        assert await store.results("bob", "lacunes") == await store.results("ada", "laguna") == []

    with_store(tmp_path, work)


def test_a_step_that_is_not_stored_leaves_no_result(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        match = await table(store)
        await store.write("t", Change(match, 0, (Resigned(0, 9),), True, result=RESULT))
        with pytest.raises(Overtaken):
            await store.write("t", Change(match, 1, (Resigned(0, 9),), True, result=RESULT))
        loaded = await store.load("t")
        assert loaded is not None and len(loaded[1].entries) == 1
        assert len(await store.results("ada", "lacunes")) == 1

    with_store(tmp_path, work)


def test_a_match_that_goes_on_after_its_end_counts_as_what_it_ends_with_then(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        match = await table(store)
        await store.write("t", Change(match, 0, (Resigned(0, 9),), True, result=RESULT))
        await store.write("t", Change(match, 1, (TakenBack(0, 0, 10),), reopens=True))
        loaded = await store.load("t")
        assert loaded is not None and not loaded[1].over
        assert await store.results("ada", "lacunes") == []
        again = replace(RESULT, won=not RESULT.won)
        await store.write("t", Change(match, 2, (Resigned(0, 11),), True, result=again))
        assert await store.results("ada", "lacunes") == [again]

    with_store(tmp_path, work)


def test_results_outlive_their_table_in_the_order_they_ended(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for name, ended in (("late", 90), ("early", 10)):
            await table(store, name)
            await store.delete(name, 1, replace(RESULT, ended=ended, daily=None))
        assert [one.ended for one in await store.results("ada", "lacunes")] == [10, 90]
        assert await store.load("late") is None

    with_store(tmp_path, work)


def test_a_table_remembers_its_player_and_its_day(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await table(store)
        loaded = await store.load("t")
        assert loaded is not None and (loaded[0].player, loaded[0].daily) == ("ada", "2026-11-15")

    with_store(tmp_path, work)


def test_a_day_counts_once_a_player(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for name in ("first", "second"):
            await table(store, name)
        await store.delete("first", 1, RESULT)
        await store.delete("second", 1, RESULT)
        assert len(await store.results("ada", "lacunes")) == 1
        await table(store, "third")
        loaded = await store.load("third")
        assert loaded is not None and loaded[0].repeats

    with_store(tmp_path, work)


def test_the_secret_of_a_day_is_drawn_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        asked = [store.secret_of("lacunes", "2026-11-15", drawn) for drawn in (5, 6, 7)]
        found = await asyncio.gather(*asked)
        assert len(set(found)) == 1 and found[0] in (5, 6, 7)
        assert await store.secret_of("lacunes", "2026-11-16", (1 << 64) - 1) == (1 << 64) - 1
        assert await store.secret_of("laguna", "2026-11-15", 9) == 9

    with_store(tmp_path, work)
