"""Rooms on a store without workers, and a clock that the test moves."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from pathlib import Path
from typing import Any

from ludotheque.core import catalog
from ludotheque.core.catalog import Catalog
from ludotheque.play.matches import Change, StoredMatch
from ludotheque.play.views import Reached
from ludotheque.server import tables
from ludotheque.server.bodies import SeatWish, TableWish
from ludotheque.server.connection import Connection
from ludotheque.server.jobs import Jobs
from ludotheque.server.room import Room
from ludotheque.server.rooms import Rooms
from ludotheque.server.settings import Settings
from ludotheque.store.store import Loaded, Store
from ludotheque.store.tokens import Access

WISH = TableWish(game="interactions", seats=[SeatWish(kind="here"), SeatWish(kind="here")])


class Trying(Store):
    """A store that a test can hold up or make fail, before or after it has committed."""

    def hold(self) -> asyncio.Event:
        self.gate, self.held = asyncio.Event(), asyncio.Event()
        return self.gate

    gate: asyncio.Event | None = None
    held: asyncio.Event
    """Set once somebody waits at the gate."""
    fails: str = ""

    def hold_reading(self) -> asyncio.Event:
        self.reading, self.was_read = asyncio.Event(), asyncio.Event()
        return self.reading

    reading: asyncio.Event | None = None
    was_read: asyncio.Event
    """Set once tables have been read, and wait to be given."""

    async def load_all(self, tables: Collection[str]) -> dict[str, Loaded]:
        found = await super().load_all(tables)
        if self.reading is not None:
            self.was_read.set()
            await self.reading.wait()
        return found

    async def write(
        self, table: str, change: Change, fence: int | None = None, timed: bool = False
    ) -> StoredMatch | None:
        if self.gate is not None:
            self.held.set()
            await self.gate.wait()
        if self.fails == "before":
            raise OSError("disk full")
        done = await super().write(table, change, fence, timed)
        if self.fails == "after":
            raise OSError("the answer was lost")
        return done


class Bench:
    """Rooms on a store, without workers."""

    def __init__(self, store: Trying, games: Catalog, **settings: Any) -> None:
        self.store, self.games, self.now = store, games, 1_000_000
        self.settings = Settings(now=lambda: self.now, **settings)
        self.restart()

    async def room(self, wish: TableWish = WISH) -> Room:
        table, begun = tables.wished(self.games, wish, self.now, lambda n: 0)
        return await self.rooms.add(table, {}, begun)

    def restart(self) -> None:
        """Everything is read from the store again."""
        self.rooms = Rooms(self.store, Jobs(1), self.settings, self.games)

    def sit(self, room: Room, send: Callable[[str], Awaitable[None]]) -> "asyncio.Task[int]":
        connection = Connection(Access(room.table.id, "host"), send, Reached())
        room.enter(connection)
        return asyncio.create_task(connection.serve(room.fresh))


def on_a_bench(
    tmp_path: Path, work: Callable[[Bench], Awaitable[None]], games: Catalog = catalog.INSTALLED, **settings: Any
) -> None:
    async def run() -> None:
        store = await Trying.open(str(tmp_path / "a.db"))
        assert isinstance(store, Trying)
        try:
            await work(Bench(store, games, **settings))
        finally:
            await settle()
            await store.close()

    asyncio.run(run())


async def settle() -> None:
    """Let everything run that can run."""
    for _ in range(50):
        await asyncio.sleep(0)


async def rest(room: Room) -> None:
    """Let everything be stored that the room has begun by itself."""
    await settle()
    while room._background:
        await asyncio.gather(*room._background)
        await settle()
