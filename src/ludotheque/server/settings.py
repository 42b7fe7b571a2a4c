"""What a server is started with."""

import os
import secrets
import socket
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from ludotheque.play.study.study import MOST_MOVES

Now = Callable[[], int]
"""Milliseconds since 1970."""

MESSAGE_BYTES = 64 * 1024
IMPORT_BYTES = 1_000_000

try:
    VERSION = version("ludotheque")
except PackageNotFoundError:  # run from the sources, not installed
    VERSION = "0"


def _steady() -> int:
    """Nanoseconds that only ever grow, asleep or awake where the system can tell."""
    if sys.platform == "linux":
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    return time.monotonic_ns()


_START = time.time_ns() - _steady()


def wall() -> int:
    """The time of day at the start and steady from then on: nobody's sand jumps when the machine's clock is set."""
    return (_START + _steady()) // 1_000_000


def reaction() -> int:
    """How long a bot takes to notice an empty glass (Laguna §5)."""
    return 500 + secrets.randbelow(2001)


def _cores() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


def _told(default: Any, words: str, of: str = "Limits") -> Any:
    """A setting that a host may give: by a flag or by LUDOTHEQUE_…; the words are those of `serve --help`."""
    given = {"default_factory": default} if callable(default) else {"default": default}
    return field(**given, metadata={"words": words, "of": of})


@dataclass(frozen=True)
class Settings:
    """Every bound of the server in one place; the tests move some of them."""

    db: str | None = _told(None, "A database file or URL; otherwise a file in your data folder.", "Server")
    host: str = _told("127.0.0.1", "Whom to listen to: 0.0.0.0 lets others in.", "Server")
    port: int = _told(8000, "0 takes a free one.", "Server")
    public_url: str | None = _told(None, "The address that others use, where a proxy stands in front.", "Server")
    workers: int = _told(1, "Server processes behind the port; more than one need PostgreSQL.", "Server")
    bot_workers: int = _told(_cores, "Processes for bots and solvers; cores less one.", "Server")
    memory_mb: int = _told(1024, "Memory that a job of a bot or a solver may use.", "Server")
    warm: bool = _told(True, "Compile what bots need at the start.", "Server")
    keep_days: int | None = _told(
        None,
        "Delete tables that nobody has used for so many days; else all stay, or a year on a public server.",
        "Server",
    )
    keep_imports_days: int | None = _told(
        None, "The same for records that were opened and never played on; a month on a public server.", "Server"
    )
    idle_mb: float = _told(200.0, "Tables that nobody is at stay in memory up to this weight.", "Server")
    log_format: Literal["lines", "json"] = _told("lines", "Lines for people, or JSON for programs.", "Server")
    drain_seconds: float = _told(10.0, "Time for what is under way when the server is told to stop.", "Server")
    gone_ms: int = _told(120_000, "Milliseconds until somebody who has left counts as gone.")
    hello_seconds: float = _told(10.0, "Time that a new connection has to say who it is.")
    tables_an_hour: int = _told(120, "Tables that a client may open.")
    studies_an_hour: int = _told(60, "Studies that a client may keep.")
    study_moves: int = _told(MOST_MOVES, "Moves of a study.")
    imports_a_minute: int = _told(30, "Records that a client may open.")
    rematches_a_minute: int = _told(20, "Rematches at one table.")
    looks_a_second: int = _told(20, "Past positions that a connection may ask for.")
    messages_a_second: int = _told(50, "Messages that a connection may send before it is heard more slowly.")
    silent_a_client: int = _told(32, "Connections of a client that have not said hello yet.")
    watchers_a_table: int = _told(64, "Watchers at a table.")
    connections_a_seat: int = _told(8, "Connections for a seat: they are kept free, however many watch.")
    hints_a_client: int = _told(1, "Hints under way for a connection.")
    services_a_client: int = _told(4, "Services, engines and reviews under way for a client.")
    service_seconds: float = _told(120.0, "A service that may work for long stops after this time.")
    engine_seconds: float = _told(30.0, "An engine thinks for so long about one position.")
    jobs_waiting: int = _told(200, "Jobs that may wait for a worker.")
    static: Path = Path(__file__).parent / "static"
    tick_seconds: float = 0.25
    now: Now = wall
    reaction: Now = reaction
    """Milliseconds until a bot calls that time is up, drawn once a turn."""

    @property
    def kept_days(self) -> tuple[int | None, int | None]:
        """Of tables, and of records that were opened: a public server need not keep what nobody comes back to."""
        public = not self.local
        tables = self.keep_days or (365 if public else None)
        return tables, self.keep_imports_days or (30 if public and self.keep_days is None else tables)

    @property
    def local(self) -> bool:
        """Nobody else can reach it."""
        name = urlsplit(self.public_url).hostname if self.public_url else self.host
        return name in ("127.0.0.1", "localhost", "::1")

    @property
    def address(self) -> str:
        """Where links begin, without a slash at the end."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = own_address() if self.host in ("0.0.0.0", "::") else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"


def own_address() -> str:
    """This machine's address in its network, by asking which way out would be taken; sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
