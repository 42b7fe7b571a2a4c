"""A server that is told to stop loses nothing, and its readers are told to come back."""

import asyncio
import json
import signal
import threading
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.server.draining import COME_BACK, drain
from server.bench import Bench, on_a_bench
from server.harness import Json, Player, Server, any_move, play_on


def poured(screen: Player, acknowledged: list[str], enough: threading.Event, closed: list[int]) -> None:
    """Play as fast as the server answers until the line is closed; what was shown as played, and the code."""
    try:
        while True:
            view: Json = screen.view(lambda view: view["choices"] is not None or view["outcome"] is not None)
            acknowledged[:] = [entry["move"] for entry in screen.logs[view["seat"]]]
            if len(acknowledged) >= 4:
                enough.set()
            if view["outcome"] is not None:
                screen.send("offer", seat=view["seat"], offer="rematch")
            else:
                screen.move(view["seat"], any_move(view))
            screen.views.clear()
            screen.changed(view)
    except ConnectionClosed as error:
        closed.append(error.rcvd.code if error.rcvd else 0)
        enough.set()


def test_readers_come_back_to_everything_that_they_were_told(own_server: Server) -> None:
    made = own_server.table("here", "here")
    screen, watcher = own_server.sit(made), own_server.sit(made, made["watch"])
    watcher.view()
    acknowledged, closed, enough = list[str](), list[int](), threading.Event()
    player = threading.Thread(target=poured, args=(screen, acknowledged, enough, closed))
    player.start()
    assert enough.wait(60)
    own_server.process.send_signal(signal.SIGTERM)
    player.join(60)
    with pytest.raises(ConnectionClosed) as left:
        watcher.until(lambda message: False)
    assert closed == [1012] and left.value.rcvd is not None and left.value.rcvd.code == 1012
    own_server._gone()
    own_server.start()
    numbers = range(1, own_server.sit(made).seated(lambda table: True)["number"] + 1)
    stored = [own_server.record(made, number=number)["moves"] for number in numbers]
    assert acknowledged in [moves[: len(acknowledged)] for moves in stored]
    again = own_server.sit(made)
    play_on({0: again, 1: again}, 14)


def test_a_server_that_is_told_to_stop_ends_without_a_word_of_trouble(own_server: Server) -> None:
    made = own_server.table("here", "here")
    own_server.sit(made).view()
    own_server.stop()
    assert own_server.process.returncode in (0, -signal.SIGTERM)
    assert "Traceback" not in own_server.output()


def test_what_is_under_way_is_stored_and_told_before_readers_are_let_go(tmp_path: Path) -> None:
    async def work(bench: Bench) -> None:
        told = list[str]()

        async def send(text: str) -> None:
            told.append(text)

        room = await bench.room()
        reading = bench.sit(room, send)
        (connection,) = room.connections
        reading.add_done_callback(lambda _: room.leave(connection))
        gate = bench.store.hold()
        moving = asyncio.create_task(room.act(lambda: room.sitting.move(0, "sel MK", bench.now)))
        await bench.store.held.wait()
        draining = asyncio.create_task(drain(bench.rooms))
        await asyncio.wait([draining, reading], timeout=0.1)
        assert bench.rooms.draining and not reading.done(), "the move is not stored yet"
        gate.set()
        await draining
        assert await moving
        assert await reading == COME_BACK
        assert any(json.loads(text).get("chosen") == [0] for text in told)

    on_a_bench(tmp_path, work)


def test_a_reader_that_does_not_go_is_not_waited_for_for_ever(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(bench: Bench) -> None:
        async def send(text: str) -> None:
            await asyncio.Event().wait()

        reading = bench.sit(await bench.room(), send)
        await drain(bench.rooms)
        assert not reading.done()
        reading.cancel()

    on_a_bench(tmp_path, work, drain_seconds=0.05)
    assert "1 readers were still there" in caplog.text
