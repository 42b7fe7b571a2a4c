"""How long tables are kept: those that nobody has used for the host's number of days are deleted."""

import asyncio
import logging

from ludotheque.server.rooms import Rooms

log = logging.getLogger(__name__)

DAY_MS = 24 * 3600 * 1000
HOUR_SECONDS = 3600.0


async def keep(rooms: Rooms, every_seconds: float = HOUR_SECONDS) -> None:
    """Now and then, for as long as the server runs: opening a table writes nothing by itself."""
    while True:
        try:
            await sweep(rooms)
        except Exception:
            log.exception("the last use of tables was not stored")
        await asyncio.sleep(every_seconds)


async def sweep(rooms: Rooms) -> list[str]:
    """Note which tables were used, and delete those whose days are over; returns their ids."""
    now, days = rooms.settings.now(), rooms.settings.keep_days
    await rooms.store.touch(rooms.used(), now)
    if days is None:
        return []
    gone = await rooms.store.expire(now - days * DAY_MS)
    rooms.forget(gone)
    if gone:
        log.info("%d tables were deleted: unused for %d days", len(gone), days)
    return gone
