"""How a browser's tables stand, asked for many at once: nobody comes to a table by that, and no room is opened."""

import asyncio
import logging
from collections import OrderedDict

from fastapi import APIRouter, Request

from ludotheque.core.errors import LudothequeError
from ludotheque.play import views
from ludotheque.play.presence import Presence
from ludotheque.play.sitting import Sitting
from ludotheque.server import collector
from ludotheque.server.bodies import TableAsked, TableGone, TablesAsked, TableState
from ludotheque.server.outbound import outbound
from ludotheque.server.rooms import Rooms
from ludotheque.store.matches import Mark
from ludotheque.store.tokens import Access

log = logging.getLogger(__name__)
router = APIRouter(prefix="/api")

KEPT = 2000
"""So many answers about tables that nobody uses are kept until something happens there."""


class States:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._kept: OrderedDict[Access, tuple[Mark, TableState]] = OrderedDict()
        self._replaying = asyncio.Lock()

    async def told(self, asked: list[TableAsked]) -> list[TableState | TableGone]:
        """In the order of the questions; others have their turn between two tables."""
        opened = await self._rooms.store.accesses([one.token for one in asked])
        marks = await self._rooms.store.marks([one.table for one in asked])
        found = list[TableState | TableGone]()
        for one in asked:
            access, mark = opened.get(one.token), marks.get(one.table)
            if access is None or mark is None or access.table != one.table or access.role == "invitation":
                found.append(TableGone(table=one.table, code="UNKNOWN_TOKEN"))
            else:
                found.append(await self._state(access, mark))
        return found

    async def _state(self, access: Access, mark: Mark) -> TableState | TableGone:
        """One that cannot be shown does not hide the others."""
        try:
            return await self._found(access, mark)
        except LudothequeError as error:
            return TableGone(table=access.table, code=error.code)
        except Exception:
            log.exception("the state of table %s could not be told", access.table)
            return TableGone(table=access.table, code="SERVER_ERROR")

    async def _found(self, access: Access, mark: Mark) -> TableState:
        room = self._rooms.in_use(access.table)
        if room is not None:
            return await asyncio.to_thread(self._told, access, room.sitting, room.presence)
        kept = self._kept.get(access)
        if kept is None or kept[0] != mark:
            async with self._replaying:
                kept = self._kept[access] = mark, await self._replayed(access)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(access)
        return kept[1]

    async def _replayed(self, access: Access) -> TableState:
        loaded = await self._rooms.store.load(access.table)
        if loaded is None:
            raise LudothequeError("NO_SUCH_TABLE")
        entry, now = self._rooms.games.entry(loaded[0].game), self._rooms.settings.now()
        away = Presence(self._rooms.settings.gone_ms, left=dict.fromkeys(range(len(loaded[0].holders)), now))

        def work() -> TableState:
            with collector.left_alone(len(loaded[1].entries)):
                return self._told(access, Sitting.opened(entry, *loaded), away)

        return await asyncio.to_thread(work)

    def _told(self, access: Access, sitting: Sitting, presence: Presence) -> TableState:
        mine, host = tuple(access.seats(sitting.table)), access.role == "host"
        told = outbound(views.state_of(sitting, mine, host, presence, self._rooms.settings.now()))
        assert isinstance(told, TableState)
        return told


@router.post("/tables/states")
async def states(request: Request, asked: TablesAsked) -> list[TableState | TableGone]:
    """Each table as its token may see it."""
    found: States = request.app.state.states
    return await found.told(asked.tables)
