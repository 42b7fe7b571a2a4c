"""One process among several on a database: it hears what the others do, and looks after its share of the tables."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from ludotheque.play.lease import RENEWED_MS
from ludotheque.server.rooms import Rooms
from ludotheque.store.leases import Leases

log = logging.getLogger(__name__)


def joined(rooms: Rooms) -> list[Coroutine[Any, Any, None]]:
    """What runs beside for as long as the server does; nothing where it is alone on its database."""
    bus, leases = rooms.store.bus(rooms.heard), rooms.store.leases
    return [] if bus is None or leases is None else [bus.run(), keep(rooms, leases)]


async def keep(rooms: Rooms, leases: Leases) -> None:
    """Round after round; one that fails is tried again, and what it kept is lost when its lease is over."""
    while True:
        try:
            await rooms.keep(leases)
        except Exception as error:
            log.warning("a round of keeping tables failed: %s", type(error).__name__)
        await asyncio.sleep(RENEWED_MS / 1000)
