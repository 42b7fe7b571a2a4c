"""A table's clock and bots belong to one process, whichever way it came to them."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import update

from ludotheque.core import catalog
from ludotheque.core.errors import LudothequeError
from ludotheque.core.record import Record
from ludotheque.play.entries import Paused, Played
from ludotheque.play.views import Reached
from ludotheque.server import room as rooms_own
from ludotheque.server import tables
from ludotheque.server.apart import Apart, Line
from ludotheque.server.bodies import ClockWish, SeatWish, TableWish
from ludotheque.server.connection import Connection
from ludotheque.server.jobs import Jobs
from ludotheque.server.positions import Positions
from ludotheque.server.room import Room
from ludotheque.server.rooms import Rooms
from ludotheque.server.settings import Settings
from ludotheque.store import schema
from ludotheque.store.store import Store
from ludotheque.store.tokens import Access

pytestmark = pytest.mark.xdist_group("postgresql")
CLOCKED = TableWish(
    game="interactions", options={"players": 2, "select": "ordered"},
    seats=[SeatWish(kind="here"), SeatWish(kind="here")], clock=ClockWish(kind="game", seconds=900),
)  # fmt: skip


async def _unsent(_: str) -> None:
    raise AssertionError("nobody reads here")


def with_rooms(database: str, work: Callable[[Rooms, Room], Awaitable[None]]) -> None:
    """One process of several, and a table with a clock that runs."""

    async def run() -> None:
        store, settings = await Store.open(database), Settings()
        rooms = Rooms(store, Jobs(1), settings, catalog.INSTALLED)
        table, begun = tables.wished(rooms.games, CLOCKED, settings.now(), lambda n: 0)
        room = await rooms.add(table, {}, begun)
        room.enter(Connection(Access(table.id, "host"), _unsent, Reached()))
        while not room.timed:
            await asyncio.gather(*room.under_way)
        try:
            await work(rooms, room)
            await asyncio.gather(*room.under_way)
        finally:
            room.rest()
            assert store.leases is not None
            await store.leases.leave()
            await store.close()

    asyncio.run(run())


async def _unsettled(rooms: Rooms, room: Room) -> None:
    """Our lease has just been taken anew, and the clock has run meanwhile."""
    ours = {"fence": schema.keepers.c.fence + 1, "settled": False}
    async with rooms.store._database.begin() as connection:
        await connection.execute(update(schema.keepers).where(schema.keepers.c.table_id == room.table.id).values(ours))
    assert room.fence is not None
    room.fence += 1


def test_a_move_that_finds_our_own_clock_not_seen_to_waits_for_nobody(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms_own, "UNKEPT_SECONDS", 3600)

    async def work(rooms: Rooms, room: Room) -> None:
        now = rooms.settings.now()
        await _unsettled(rooms, room)
        async with asyncio.timeout(20):
            assert await room.act(lambda: room.sitting.move(0, "sel PH", now + 5000))
        loaded = await rooms.store.load(room.table.id)
        assert loaded is not None
        assert [type(entry) for entry in loaded[1].entries[-2:]] == [Paused, Played], "and nobody's time has run"

    with_rooms(database, work)


def test_a_table_that_is_ours_is_ours_again_when_it_is_opened_again(database: str) -> None:
    async def work(rooms: Rooms, room: Room) -> None:
        assert rooms.store.leases is not None
        assert await rooms.store.leases.adopt([room.table.id]) == {room.table.id: room.fence}
        assert await rooms.store.leases.adopt(["nowhere"]) == {}

    with_rooms(database, work)


def test_where_a_process_says_nothing_nobody_is_helped(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.server.apart.PATIENCE_SECONDS", 0.1)

    async def work(rooms: Rooms, room: Room) -> None:
        silent, line = await Store.open(database), Line(Record("interactions", 1, {}), ())
        apart = Apart(rooms, Positions(rooms.games))
        with pytest.raises(LudothequeError) as refused:
            await apart.runs(line)
        assert refused.value.code == "BUSY"
        assert silent.leases is not None and rooms.store.board is not None
        await silent.leases.leave()
        await silent.close()
        assert not await apart.runs(line)
        assert await rooms.store.board.under("a") == [], "what was asked is taken down again"

    with_rooms(database, work)


def test_what_was_posted_long_ago_is_forgotten(database: str) -> None:
    async def work(rooms: Rooms, room: Room) -> None:
        board = rooms.store.board
        assert board is not None
        await board.post("job:new", {})
        await board.post("job:old", {})
        async with rooms.store._database.begin() as connection:
            await connection.execute(update(schema.posted).where(schema.posted.c.key == "job:old").values(at=0))
        await board.sweep()
        assert await board.read("job:old") is None and await board.read("job:new") is not None
        await board.remove("job:")

    with_rooms(database, work)
