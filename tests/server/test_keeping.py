"""Tables that nobody uses are deleted after the host's number of days, and no others."""

from pathlib import Path

import pytest

from ludotheque.core.errors import LudothequeError
from ludotheque.server.keeping import DAY_MS, sweep
from server.bench import Bench, on_a_bench, settle


async def ignore(text: str) -> None:
    """A reader who does not mind what they are told."""


def test_all_tables_stay_where_no_days_are_set(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room()
        bench.now += 10_000 * DAY_MS
        assert await sweep(bench.rooms) == []
        assert await bench.rooms.get(room.table.id) is room

    on_a_bench(tmp_path, work)


def test_a_table_is_deleted_when_its_days_are_over_and_not_before(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room()
        bench.now += 30 * DAY_MS
        assert await sweep(bench.rooms) == []
        bench.now += 1
        assert await sweep(bench.rooms) == [room.table.id]
        with pytest.raises(LudothequeError, match="NO_SUCH_TABLE"):
            await bench.rooms.get(room.table.id)

    on_a_bench(tmp_path, work, keep_days=30)


def test_whoever_opens_a_table_keeps_it(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        used, unused = await bench.room(), await bench.room()
        bench.now += 20 * DAY_MS
        await bench.rooms.get(used.table.id)
        await sweep(bench.rooms)
        bench.now += 20 * DAY_MS
        assert await sweep(bench.rooms) == [unused.table.id]

    on_a_bench(tmp_path, work, keep_days=30)


def test_whoever_sits_at_a_table_keeps_it(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room()
        reader = bench.sit(room, ignore)
        await settle()
        bench.now += 100 * DAY_MS
        assert await sweep(bench.rooms) == []
        reader.cancel()

    on_a_bench(tmp_path, work, keep_days=30)


def test_a_restart_is_no_use_of_a_table(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room()
        bench.now += 40 * DAY_MS
        bench.restart()
        await bench.rooms.resume()
        assert await sweep(bench.rooms) == [room.table.id]

    on_a_bench(tmp_path, work, keep_days=30)
