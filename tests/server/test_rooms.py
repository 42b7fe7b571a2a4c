"""Tables in use, among processes that change them too."""

import asyncio
from pathlib import Path

import pytest

from server.bench import Bench, on_a_bench, rest, settle


@pytest.mark.parametrize("everything", [False, True])
def test_what_others_do_while_a_table_is_opened_is_not_missed(tmp_path: Path, everything: bool) -> None:
    async def work(bench: Bench) -> None:
        there = await bench.room()
        bench.restart()
        gate = bench.store.hold_reading()
        opening = asyncio.ensure_future(bench.rooms.get(there.table.id))
        await bench.store.was_read.wait()
        await there.act(lambda: there.sitting.move(0, "sel PH", 0))
        bench.rooms.heard(None if everything else there.table.id)
        gate.set()
        here = await opening
        await rest(here)
        assert here.match.count == there.match.count == 1

    on_a_bench(tmp_path, work)


def test_nothing_is_kept_of_a_table_that_could_not_be_opened(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        gate = bench.store.hold_reading()
        opening = asyncio.ensure_future(bench.rooms.get("gone"))
        await bench.store.was_read.wait()
        bench.rooms.heard("gone")
        gate.set()
        with pytest.raises(Exception, match="NO_SUCH_TABLE"):
            await opening
        await settle()
        assert (bench.rooms._opening, bench.rooms._outdated) == ({}, set())

    on_a_bench(tmp_path, work)
