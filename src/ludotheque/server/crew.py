"""Several server processes behind one port: they share its socket, and one that dies is started again."""

import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from types import FrameType

from ludotheque.core.catalog import Catalog
from ludotheque.server import logs, process
from ludotheque.server.settings import Settings

log = logging.getLogger(__name__)

LOOK_SECONDS = 0.5
"""So often it is seen whether all are there, and whether to stop."""
AGAIN_SECONDS = 1.0
"""One that died as soon as it was started waits for this long."""
MORE_SECONDS = 5.0
"""Beyond the time to drain, until one that does not end is killed."""


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None], games: Catalog) -> None:
    """Keep as many processes as the settings say until told to stop; `ready` is called once the first of them is."""
    each = replace(settings, workers=1, bot_workers=-(-settings.bot_workers // settings.workers))
    crew = [_Member(each, listening, games) for _ in range(settings.workers)]
    told = False
    with _stopped() as stopping:
        while not stopping.is_set():
            lines = [] if told else [member.line for member in crew]
            wait([*lines, *(member.sentinel for member in crew)], LOOK_SECONDS)
            if not told and any(member.ready for member in crew):
                told = True
                ready()
            for member in crew:
                if not stopping.is_set():
                    member.look_after()
        listening.close()
        for member in crew:
            member.stop()
        for member in crew:
            member.gone(settings.drain_seconds + MORE_SECONDS)


@contextmanager
def _stopped() -> Iterator[threading.Event]:
    """Set once somebody tells us to stop."""
    stopping = threading.Event()

    def stop(_signal: int, _frame: FrameType | None) -> None:
        stopping.set()

    before = {one: signal.signal(one, stop) for one in (signal.SIGTERM, signal.SIGINT)}
    try:
        yield stopping
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


class _Member:
    """A process of the crew, and the line by which it hears that we are gone."""

    def __init__(self, settings: Settings, listening: socket.socket, games: Catalog) -> None:
        self._given = settings, listening, games
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(*self._given, theirs), name="ludotheque-server")
        self._began = time.monotonic()
        self._process.start()
        theirs.close()

    @property
    def sentinel(self) -> int:
        return self._process.sentinel

    @property
    def ready(self) -> bool:
        with contextlib.suppress(EOFError, OSError):
            return self.line.poll() and self.line.recv() == "ready"
        return False

    def look_after(self) -> None:
        """One that died is started again, though not without pause."""
        if self._process.is_alive() or time.monotonic() - self._began < AGAIN_SECONDS:
            return
        log.warning("a server process ended with %s and is started again", self._process.exitcode)
        self.line.close()
        self._start()

    def stop(self) -> None:
        self._process.terminate()

    def gone(self, seconds: float) -> None:
        self._process.join(seconds)
        if self._process.is_alive():
            self._process.kill()
        self.line.close()


def _serve(settings: Settings, listening: socket.socket, games: Catalog, line: Connection) -> None:
    """In a process of its own; it stops when whoever started it is gone."""
    logs.set_up(settings.log_format)
    threading.Thread(target=_end_with, args=(line,), daemon=True).start()
    process.serve(settings, listening, lambda: line.send("ready"), games)


def _end_with(line: Connection) -> None:
    with contextlib.suppress(EOFError, OSError):
        line.recv()
    os.kill(os.getpid(), signal.SIGTERM)
