"""The tables in use, loaded from the store when somebody needs them."""

import asyncio
import itertools
import logging
from collections.abc import Awaitable, Iterable, Mapping
from typing import Any

from ludotheque.core.catalog import Catalog
from ludotheque.core.errors import LudothequeError
from ludotheque.play import running
from ludotheque.play.beginning import Begun
from ludotheque.play.matches import StoredMatch
from ludotheque.play.sitting import Sitting
from ludotheque.play.table import Table
from ludotheque.server import collector, logs
from ludotheque.server.bots import Bots
from ludotheque.server.jobs import Jobs
from ludotheque.server.metrics import Metrics
from ludotheque.server.room import Room
from ludotheque.server.settings import Settings
from ludotheque.server.shares import Shares
from ludotheque.store.leases import Leases
from ludotheque.store.store import Loaded, Store
from ludotheque.store.tokens import Access

log = logging.getLogger(__name__)

TOGETHER = 50
"""So many tables are resumed at once."""
FORGETTING = 20
"""Every so many ticks it is seen what need not be in memory."""


class Rooms:
    def __init__(
        self, store: Store, jobs: Jobs, settings: Settings, games: Catalog, metrics: Metrics | None = None
    ) -> None:
        self.store, self.jobs, self.settings, self.games = store, jobs, settings, games
        self.bots = Bots(jobs, settings)
        self.shares = Shares(settings)
        self._rooms: dict[str, Room] = {}
        self._kept: dict[str, int] = {}
        """The tables that this process looks after, where several do, and the numbers of its leases."""
        self._taken: dict[str, int] = {}
        """Leases that were taken, and nothing has been done about it yet."""
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._outdated: set[str] = set()
        """Tables that another process has changed while they were opened here."""
        self.draining = False
        """The server is about to stop."""
        self.metrics = metrics or Metrics()
        self._used: set[str] = set()
        """Tables that somebody asked for since that was last noted."""

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def connected(self) -> int:
        return sum(len(room.connections) for room in self._rooms.values())

    def playing(self, game: str) -> list[Sitting]:
        """The matches of a game that somebody plays here."""
        now = self.settings.now()
        found = [room.sitting for room in self._rooms.values() if room.table.game == game]
        return [sitting for sitting in found if running.under_way(sitting, now)]

    @property
    def under_way(self) -> set[asyncio.Task[Any]]:
        """What is being stored, or about to be, at any table."""
        return {task for room in self._rooms.values() for task in room.under_way}

    def dismiss(self, code: int) -> None:
        """Every reader hears what waits for it and is then let go."""
        for room in self._rooms.values():
            for connection in tuple(room.connections):
                connection.close(code)

    async def get(self, table: str) -> Room:
        """The table in use; raises NO_SUCH_TABLE, or OTHER_RULES where its match cannot be replayed any more."""
        found = await self._opened(table)
        found.touched = self.settings.now()
        logs.at_table(table)
        self._used.add(table)
        return found

    def in_use(self, table: str) -> Room | None:
        """The table if it is in memory; asking is no use of it."""
        return self._rooms.get(table)

    def used(self) -> set[str]:
        """The tables that somebody has used since this was last asked, or is at now."""
        used = self._used | {table for table, room in self._rooms.items() if room.connections}
        self._used = set()
        return used

    def forget(self, tables: Iterable[str]) -> None:
        """They are deleted: neither bots nor clocks act there any more."""
        for table in tables:
            room = self._rooms.pop(table, None)
            if room is not None:
                room.rest()

    async def add(self, table: Table, opens: dict[str, Access], begun: Begun) -> Room:
        """A new table, in use at once: its match is not replayed."""
        stored = await self.store.add(table, opens, begun.new, self.settings.now())
        if table.daily is not None:  # the store knows whether this day has counted at another table
            return await self.get(table.id)
        return await self._use(Sitting.begun(self.games.entry(table.game), table, begun, stored))

    async def remove(self, room: Room) -> None:
        await room.remove()
        self._rooms.pop(room.table.id, None)

    async def resume(self) -> None:
        """Go on where the server stopped: bots think, clocks run; some tables at a time, and others have their turn."""
        waiting = await self.store.unfinished()
        for first in range(0, len(waiting), TOGETHER):
            batch = waiting[first : first + TOGETHER]
            some = [table for table in batch if table not in self._rooms and table not in self._opening]
            loading = asyncio.ensure_future(self.store.load_all(some))
            opened = await asyncio.gather(*(self._begin(table, loading) for table in some), return_exceptions=True)
            for table, found in zip(some, opened, strict=True):
                if isinstance(found, LudothequeError):
                    log.warning("table %s is kept, and cannot go on: %s", table, found.code)
                elif isinstance(found, Exception):
                    log.error("table %s could not be resumed", table, exc_info=found)

    async def run(self) -> None:
        """Let time pass for every table in use."""
        ticks = itertools.count(1)
        while True:
            await asyncio.sleep(self.settings.tick_seconds)
            now = self.settings.now()
            for room in [room for room in self._rooms.values() if room.due(now)]:
                try:
                    await room.tick()
                except Exception:
                    log.exception("table %s missed a tick", room.table.id)
            if next(ticks) % FORGETTING == 0:
                self._forget()

    async def _opened(self, table: str) -> Room:
        if table in self._rooms:
            return self._rooms[table]
        # A caller that goes away interrupts nothing: others may wait for the same table.
        return await asyncio.shield(self._opening.get(table) or self._begin(table))

    def _begin(self, table: str, loading: Awaitable[Mapping[str, Loaded]] | None = None) -> asyncio.Task[Room]:
        task = self._opening[table] = asyncio.create_task(self._open(table, loading or self.store.load_all([table])))
        task.add_done_callback(lambda _: self._opened_or_not(table))
        return task

    def _opened_or_not(self, table: str) -> None:
        del self._opening[table]
        self._outdated.discard(table)

    async def _open(self, table: str, loading: Awaitable[Mapping[str, Loaded]]) -> Room:
        loaded = (await loading).get(table)
        if loaded is None:
            raise LudothequeError("NO_SUCH_TABLE")
        room = await self._use(await asyncio.to_thread(self._replayed, *loaded))
        if table in self._outdated:
            room.soon(room.catch_up())
        return room

    def _replayed(self, table: Table, stored: StoredMatch) -> Sitting:
        """A long log, and the score of a match that is over, take their time beside the loop."""
        with collector.left_alone(len(stored.entries)):
            sitting = Sitting.opened(self.games.entry(table.game), table, stored)
            _ = sitting.match.outcome
        return sitting

    async def _use(self, sitting: Sitting) -> Room:
        room = Room(sitting, self.store, self.bots, self.settings)
        try:
            await self._look_after(room)
        except Exception:
            room.rest()
            raise
        # Not sooner: until its clock stands, the time without a server would be somebody's.
        self._rooms[sitting.table.id] = room
        return room

    # ---- several processes

    async def _look_after(self, room: Room) -> None:
        """Alone we look after every table; among others only after those that we have a lease on."""
        leases, table = self.store.leases, room.table.id
        if leases is None:
            await room.resume()
        elif table in self._kept:
            room.fence = self._kept[table]
            room.changed()
        else:
            await self._adopt(room, self._taken.pop(table, None) or (await leases.adopt([table])).get(table))

    async def _adopt(self, room: Room, fence: int | None) -> None:
        if fence is not None:
            self._kept[room.table.id] = fence
            await room.adopt(fence)

    async def keep(self, leases: Leases) -> None:
        """One round: say that we live, look after tables that nobody does, and see who is where."""
        if not await leases.live():
            self._kept.clear()
            for room in self._rooms.values():
                room.lose()
                room.look_round_again()
        self._taken = await leases.adopt()
        for table in tuple(self._taken):
            try:
                room = await self._opened(table)
                await self._adopt(room, self._taken.pop(table, None))
            except LudothequeError as error:
                log.warning("table %s is kept, and cannot go on: %s", table, error.code)
        used = {table: room for table, room in self._rooms.items() if room.connections or table in self._kept}
        elsewhere = await leases.elsewhere(used)
        for table, room in used.items():
            room.seen_elsewhere(elsewhere.get(table, frozenset()))

    def heard(self, table: str | None) -> None:
        """Another process has changed a table; None: any of them."""
        for name in [table] if table is not None else [*self._rooms, *self._opening]:
            if name in self._rooms:
                self._rooms[name].soon(self._rooms[name].catch_up())
            elif name in self._opening:
                self._outdated.add(name)
            elif name in self._kept:
                self._begin(name)

    def _forget(self) -> None:
        """Unused tables stay in memory up to a weight, the latest first; those with a running clock always do."""
        idle = [room for room in self._rooms.values() if room.idle and not room.timed]
        idle.sort(key=lambda room: room.touched, reverse=True)
        room_left = self.settings.idle_mb * 1_000_000
        for room in idle:
            room_left -= room.weight
            if room_left < 0:
                room.rest()
                del self._rooms[room.table.id]
