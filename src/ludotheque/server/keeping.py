"""How long tables and studies are kept: those that nobody has used for the host's number of days are deleted."""

import asyncio
import logging

from ludotheque.server.rooms import Rooms
from ludotheque.server.studies import Studies

log = logging.getLogger(__name__)

DAY_MS = 24 * 3600 * 1000
HOUR_SECONDS = 3600.0


async def keep(rooms: Rooms, studies: Studies, every_seconds: float = HOUR_SECONDS) -> None:
    """Now and then, for as long as the server runs: opening a table writes nothing by itself."""
    while True:
        try:
            await sweep(rooms)
            await studies.sweep(_before(rooms))
            if rooms.store.board is not None:
                await rooms.store.board.sweep()
        except Exception:
            log.exception("the last use of tables was not stored")
        await asyncio.sleep(every_seconds)


async def sweep(rooms: Rooms) -> list[str]:
    """Note which tables were used, and delete those whose days are over; returns their ids."""
    now, (days, imports) = rooms.settings.now(), rooms.settings.kept_days
    await rooms.store.touch(rooms.used(), now)
    gone = list[str]()
    if days is not None:
        gone += await rooms.store.expire(now - days * DAY_MS)
    if imports is not None:
        gone += await rooms.store.expire(now - imports * DAY_MS, only_shown=True)
    rooms.forget(gone)
    if gone:
        log.info("%d tables were deleted that nobody has used for long", len(gone))
    return gone


def _before(rooms: Rooms) -> int | None:
    """What was last used before this is deleted; None: nothing is."""
    days = rooms.settings.kept_days[0]
    return None if days is None else rooms.settings.now() - days * DAY_MS
