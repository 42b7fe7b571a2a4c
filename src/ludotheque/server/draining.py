"""The end of a server that is told to stop: what is under way is stored, and readers are sent elsewhere."""

import asyncio
import contextlib
import logging

from ludotheque.server.rooms import Rooms

log = logging.getLogger(__name__)

COME_BACK = 1012
"""The code of a websocket whose reader is to connect again: the service is restarted."""
EVERY_SECONDS = 0.02


async def drain(rooms: Rooms) -> None:
    """Nobody new comes by now. Whoever is told that a move is stored hears it before the line is closed."""
    rooms.draining = True
    try:
        async with asyncio.timeout(rooms.settings.drain_seconds):
            while under_way := rooms.under_way:
                await asyncio.wait(under_way)
            rooms.dismiss(COME_BACK)
            while rooms.connected:
                await asyncio.sleep(EVERY_SECONDS)
    except TimeoutError:
        log.warning("%d readers were still there when the time to drain was over", rooms.connected)
    if rooms.store.leases is not None:
        with contextlib.suppress(Exception):  # without it the others wait until our lease is over
            await rooms.store.leases.leave()
