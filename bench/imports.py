"""How long an import holds up everybody else: `python bench/imports.py [--moves 20000]`.

A ticker task runs on the server's loop while a record of Laguna comes in, is opened, read again from the store and told
to a reader; the longest time between two ticks is printed, on the wall and in processor time of this process, which a
busy machine does not lengthen. Then a reconnection is measured: bytes and milliseconds at 3,000 plies.
"""

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx

from ludotheque.core import catalog
from ludotheque.core.chance import SplitMix64
from ludotheque.play.views import NOTHING, Reached
from ludotheque.server.app import create_app
from ludotheque.server.connection import Connection
from ludotheque.server.rooms import Rooms
from ludotheque.server.settings import Settings
from ludotheque.store.tokens import Access

OPTIONS = {"glass": "none"}


class Ticker:
    """The longest time that the loop left a task waiting."""

    def __init__(self) -> None:
        self.wall = self.processor = 0.0

    async def run(self) -> None:
        wall, processor = time.perf_counter(), time.process_time()
        while True:
            await asyncio.sleep(0.001)
            now, used = time.perf_counter(), time.process_time()
            self.wall, self.processor = max(self.wall, now - wall), max(self.processor, used - processor)
            wall, processor = now, used


async def measured(what: str, work: Callable[[], Awaitable[object]]) -> None:
    ticker, began = Ticker(), time.perf_counter()
    task = asyncio.create_task(ticker.run())
    await work()
    task.cancel()
    took = time.perf_counter() - began
    gaps = f"longest gap {ticker.wall * 1000:6.1f} ms, in processor time {ticker.processor * 1000:6.1f} ms"
    print(f"{what:<34} {took:6.2f} s   {gaps}", flush=True)


def long_record(moves: int) -> dict[str, object]:
    """Legal moves by chance, in games that go on as long as they are asked to."""
    game = catalog.entry("laguna").game(OPTIONS)
    below = SplitMix64(5).below
    setup = game.setup(below)
    state, made = game.initial(setup), list[str]()
    while len(made) < moves and game.turn(state) is not None:
        move = game.moves(state).sample(below) if (game.turn(state) or 0) >= 0 else game.draw(state, below)
        after = game.play(state, move)
        if game.turn(after) is None:
            continue
        made.append(game.write(state, move))
        state = after
    return {"game": "laguna", "options": OPTIONS, "setup": setup, "moves": made}


async def told(rooms: Rooms, table: str, reached: Reached = NOTHING) -> int:
    """What a browser that opens the table is sent, in bytes."""
    sent = [0]

    async def send(text: str) -> None:
        sent[0] += len(text.encode())

    room = await rooms.get(table)
    connection = Connection(Access(table, "watch"), send, reached)
    room.enter(connection)
    connection.close()
    await connection.serve(room.fresh)
    room.leave(connection)
    return sent[0]


async def main(moves: int, reconnection: int) -> None:
    record = long_record(moves)
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(db=str(Path(folder) / "bench.db"), warm=False, bot_workers=1))
        async with app.router.lifespan_context(app):
            await _bench(app.state.rooms, app, record, reconnection)


async def _bench(rooms: Rooms, app: object, record: dict[str, object], reconnection: int) -> None:
    transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        made: list[str] = []

        async def imported(body: bytes) -> None:
            answer = await client.post("/api/records", content=body, headers={"content-type": "application/json"})
            assert answer.is_success, answer.content[:200]
            made.append(answer.content[:60].split(b'"')[3].decode())

        moves = record["moves"]
        assert isinstance(moves, list)
        await imported(json.dumps({**record, "moves": moves[:10]}).encode())
        whole = json.dumps(record).encode()
        print(f"{len(moves)} moves of Laguna, {len(whole) // 1000} kB")
        await measured("import and open", lambda: imported(whole))
        await measured("told to a watcher", lambda: told(rooms, made[-1]))
        rooms._rooms.clear()
        await measured("opened again from the store", lambda: rooms.get(made[-1]))
        await imported(json.dumps({**record, "moves": moves[:reconnection]}).encode())
        match = (await rooms.get(made[-1])).match
        for what, reached in (
            ("everything", NOTHING),
            ("what was missed, two moves", Reached(1, match.turn - 2, match.ply - 2)),
        ):
            began = time.process_time()
            size = await told(rooms, made[-1], reached)
            used = (time.process_time() - began) * 1000
            print(f"reconnection at {match.ply} plies, {what}: {size} bytes, {used:.1f} ms")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=20_000)
    parser.add_argument("--reconnection", type=int, default=3_000)
    given = parser.parse_args()
    asyncio.run(main(given.moves, given.reconnection))
