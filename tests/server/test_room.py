"""A room by itself: stored before told, whatever fails in between."""

import asyncio
import json
import threading
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketState

from ludotheque.core.errors import LudothequeError
from ludotheque.core.outcome import Outcome
from ludotheque.play import actions, ending
from ludotheque.play.entries import Resumed
from ludotheque.play.match import Match
from ludotheque.server import socket
from ludotheque.server.bodies import ClockWish, TableWish
from ludotheque.server.connection import Connection
from ludotheque.server.room import Room
from ludotheque.server.views import Reached
from ludotheque.store.tokens import Access
from server.bench import WISH, Bench, on_a_bench, settle
from server.harness import WAIT


def choose(room: Room, seat: int, text: str = "sel PH") -> Awaitable[bool]:
    return room.act(lambda: actions.play(room.match, seat, text, 0, room.chance))


def test_nobody_is_told_before_it_is_stored(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room, heard = await bench.room(), []

        async def send(text: str) -> None:
            heard.append(json.loads(text))

        reader = bench.sit(room, send)
        await settle()
        heard.clear()
        gate = bench.store.hold()
        moving = asyncio.ensure_future(choose(room, 0))
        await settle()
        assert (heard, room.match.count) == ([], 0)
        gate.set()
        assert await moving
        await settle()
        assert [message["chosen"] for message in heard] == [[0], [0]]
        reader.cancel()

    on_a_bench(tmp_path, work)


def test_a_caller_that_goes_away_interrupts_nothing(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room()
        gate = bench.store.hold()
        moving = asyncio.ensure_future(choose(room, 0))
        await settle()
        moving.cancel()
        await settle()
        gate.set()
        assert await choose(room, 1)
        assert room.match.ply == 2
        loaded = await bench.store.load(room.table.id)
        assert loaded is not None and len(loaded[1].entries) == room.match.count

    on_a_bench(tmp_path, work)


def test_what_could_not_be_stored_did_not_happen(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room()
        bench.store.fails = "before"
        with pytest.raises(LudothequeError) as refused:
            await choose(room, 0)
        assert refused.value.code == "NOT_STORED"
        assert room.match.sealed == {}
        bench.store.fails = ""
        assert await choose(room, 0)
        assert set(room.match.sealed) == {0}

    on_a_bench(tmp_path, work)


def test_after_a_doubtful_failure_the_store_is_believed(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room()
        bench.store.fails = "after"
        with pytest.raises(LudothequeError):
            await choose(room, 0)
        assert set(room.match.sealed) == {0}
        bench.store.fails = ""
        assert await choose(room, 1)
        assert room.match.ply == 2

    on_a_bench(tmp_path, work)


def test_two_moves_at_once_are_judged_one_after_the_other(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room()
        results = await asyncio.gather(*(choose(room, 0) for _ in range(3)), return_exceptions=True)
        assert results[0] is True
        assert [getattr(result, "code", None) for result in results[1:]] == ["ALREADY_CHOSEN"] * 2

    on_a_bench(tmp_path, work)


def test_a_slow_reader_skips_views_but_misses_no_move(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room, heard, gate = await bench.room(), [], asyncio.Event()

        async def send(text: str) -> None:
            heard.append(json.loads(text))
            await gate.wait()

        reader = bench.sit(room, send)
        await settle()
        await choose(room, 0), await choose(room, 1)
        for _ in range(3):
            move = next(iter(room.match.game.moves(room.match.state)))
            await choose(room, room.match.deciding[0], room.match.game.write(room.match.state, move))
        gate.set()
        await settle()
        views = [message for message in heard if message["type"] == "view" and message["seat"] == 0]
        assert [view["ply"] for view in views] == [0, 5]
        assert len(views[-1]["log"]) == 5
        reader.cancel()

    on_a_bench(tmp_path, work)


def clocked() -> TableWish:
    clock = ClockWish(kind="game", seconds=600, increment=0)
    return WISH.model_copy(update={"clock": clock})


async def interrupted(bench: Bench) -> str:
    """A table whose clock was running when the server stopped, a quarter of an hour ago."""
    room = await bench.room(clocked())
    await room.act(lambda: (Resumed(bench.now),))
    bench.restart()
    bench.now += 900_000
    return room.table.id


def test_a_table_is_not_in_use_before_its_clock_stands(tmp_path: Path) -> None:
    """Otherwise a tick in between would count the time without a server."""

    async def work(bench: Bench) -> None:
        table = await interrupted(bench)
        gate = bench.store.hold()
        first, second = (asyncio.ensure_future(bench.rooms.get(table)) for _ in range(2))
        await bench.store.held.wait()
        await settle()
        assert (len(bench.rooms), first.done(), second.done()) == (0, False, False)
        first.cancel()
        gate.set()
        room = await second
        assert room.paused and room is await bench.rooms.get(table)
        await room.tick()
        assert not room.match.over

    on_a_bench(tmp_path, work)


def test_a_table_that_could_not_be_opened_is_opened_by_the_next_who_asks(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        table = await interrupted(bench)
        bench.store.fails = "before"
        with pytest.raises(LudothequeError) as refused:
            await bench.rooms.get(table)
        assert (refused.value.code, len(bench.rooms)) == ("NOT_STORED", 0)
        bench.store.fails = ""
        assert (await bench.rooms.get(table)).paused

    on_a_bench(tmp_path, work)


def test_only_so_many_unused_tables_stay_in_memory(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        made = []
        for _ in range(4):
            made.append(await bench.room())
            bench.now += 1
        await settle()
        bench.rooms._forget()
        assert len(bench.rooms) == 2
        again = await bench.rooms.get(made[0].table.id)
        assert again is not made[0] and again.table == made[0].table

    on_a_bench(tmp_path, work, rooms=2)


def test_a_full_table_lets_nobody_else_in(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room()

        async def send(text: str) -> None:
            return None

        first = bench.sit(room, send)
        with pytest.raises(LudothequeError) as refused:
            bench.sit(room, send)
        assert refused.value.code == "TOO_MANY"
        first.cancel()

    on_a_bench(tmp_path, work, connections_a_table=1)


def test_a_removed_table_takes_no_more_moves(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        room = await bench.room()
        await bench.rooms.remove(room)
        with pytest.raises(LudothequeError) as refused:
            await choose(room, 0)
        assert refused.value.code == "NO_SUCH_TABLE"
        with pytest.raises(LudothequeError):
            await bench.rooms.get(room.table.id)

    on_a_bench(tmp_path, work)


class Line:
    """A websocket that only remembers how it was closed."""

    application_state = WebSocketState.CONNECTED
    code: int | None = None

    async def close(self, code: int) -> None:
        self.code = code


def test_a_view_that_cannot_be_made_closes_the_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(bench: Bench) -> None:
        room, line = await bench.room(), Line()

        async def send(text: str) -> None:
            return None

        def broken(connection: Connection, views: bool) -> list[Any]:
            raise ZeroDivisionError

        connection = Connection(Access(room.table.id, "host"), send, Reached())
        room.enter(connection)
        monkeypatch.setattr(room, "fresh", broken)
        await socket._send(line, room, connection)  # type: ignore[arg-type]
        assert line.code == socket.FAILED

    on_a_bench(tmp_path, work)


def test_other_tables_go_on_while_a_result_is_worked_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A score may take seconds: it waits here until the other table has moved."""
    moved, waited = threading.Event(), []

    def slow(match: Match) -> Outcome | None:
        if match.ending and not moved.is_set():
            waited.append(moved.wait(WAIT))
        return ending.outcome(match.game, match.ending) if match.ending else match.game.outcome(match.state)

    async def work(bench: Bench) -> None:
        room, other = await bench.room(), await bench.room()
        resigning = asyncio.ensure_future(room.act(lambda: actions.resign(room.match, 0, 0)))
        await settle()
        assert await choose(other, 0)
        moved.set()
        assert await resigning and room.match.over

    monkeypatch.setattr(Match, "outcome", property(slow))
    on_a_bench(tmp_path, work)
    assert waited == [True]


def test_other_tables_are_opened_while_a_finished_one_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, waited = threading.Event(), []

    def slow(match: Match) -> Outcome | None:
        if match.ending and reopening:
            waited.append(opened.wait(WAIT))
        return ending.outcome(match.game, match.ending) if match.ending else match.game.outcome(match.state)

    reopening: list[bool] = []

    async def work(bench: Bench) -> None:
        room, other = await bench.room(), await bench.room()
        await room.act(lambda: actions.resign(room.match, 0, 0))
        bench.restart()
        reopening.append(True)
        finished = asyncio.ensure_future(bench.rooms.get(room.table.id))
        await settle()
        assert (await bench.rooms.get(other.table.id)).table == other.table
        opened.set()
        assert (await finished).match.over

    monkeypatch.setattr(Match, "outcome", property(slow))
    on_a_bench(tmp_path, work)
    assert waited and all(waited)
