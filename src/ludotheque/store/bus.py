"""What has changed, heard from other processes through PostgreSQL: its name, and nothing of what is there."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

import asyncpg
from sqlalchemy.engine import URL

from ludotheque.store.leases import CHANNEL

log = logging.getLogger(__name__)

AGAIN_SECONDS = 0.5
"""A line that broke is tried again after this time."""


class Bus:
    """`heard` is given the word of another process, or None where some may have been missed."""

    def __init__(self, url: URL, own: Callable[[], str], heard: Callable[[str | None], None]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._own, self._heard = own, heard

    async def run(self) -> None:
        """Listen for as long as the server runs, whatever becomes of the line."""
        while True:
            try:
                await self._listen()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("the bus is down: %s", type(error).__name__)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _listen(self) -> None:
        broken = asyncio.Event()
        line = await asyncpg.connect(self._address, timeout=5)
        try:
            line.add_termination_listener(lambda _: broken.set())
            await line.add_listener(CHANNEL, self._told)
            self._heard(None)
            while not broken.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(broken.wait(), 2)
                await line.execute("SELECT 1", timeout=5)  # a line that hangs is a broken one
        finally:
            line.terminate()

    def _told(self, _line: object, _process: int, _channel: str, payload: object) -> None:
        process, _, word = str(payload).partition(" ")
        if process != self._own():
            self._heard(word)
