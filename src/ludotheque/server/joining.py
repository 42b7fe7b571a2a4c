"""One process among several on a database: it hears what the others do, and looks after its share of the tables."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from ludotheque.play.lease import RENEWED_MS
from ludotheque.server.background import Background
from ludotheque.server.rooms import Rooms
from ludotheque.store.leases import Leases

log = logging.getLogger(__name__)


Hears = Mapping[str, Callable[[str], Coroutine[Any, Any, None]]]
"""By what a word is about: who does something about what is named behind it."""
Missed = Callable[[], Coroutine[Any, Any, None]]


def joined(rooms: Rooms, hears: Hears, missed: Missed) -> list[Coroutine[Any, Any, None]]:
    """What runs beside for as long as the server does; nothing where it is alone on its database."""
    bus, leases = rooms.store.bus(Ear(rooms, hears, missed)), rooms.store.leases
    return [] if bus is None or leases is None else [bus.run(), keep(rooms, leases)]


class Ear:
    """Gives every word of another process to whom it concerns; a bare one is a table's, None: some were missed."""

    def __init__(self, rooms: Rooms, hears: Hears, missed: Missed) -> None:
        self._rooms, self._hears, self._missed = rooms, hears, missed
        self._background = Background()

    def __call__(self, word: str | None) -> None:
        kind, _, name = (word or "").rpartition(":")
        if not kind:
            self._rooms.heard(word)
        if word is None:
            self._soon(self._missed())
        if kind in self._hears:
            self._soon(self._hears[kind](name))

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        self._background.begin(work).add_done_callback(_warn)


def _warn(task: asyncio.Task[None]) -> None:
    """Nobody waits for it: a word that came to nothing is put down."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.warning("a word of another process was lost: %s", type(error).__name__)


async def keep(rooms: Rooms, leases: Leases) -> None:
    """Round after round; one that fails is tried again, and what it kept is lost when its lease is over."""
    while True:
        try:
            await rooms.keep(leases)
        except Exception as error:
            log.warning("a round of keeping tables failed: %s", type(error).__name__)
        await asyncio.sleep(RENEWED_MS / 1000)
