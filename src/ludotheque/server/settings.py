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


@dataclass(frozen=True)
class Settings:
    """Every bound of the server in one place; the tests move some of them."""

    db: str | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    memory_mb: int = 1024
    """A job may use this much."""
    warm: bool = True
    static: Path = Path(__file__).parent / "static"
    gone_ms: int = 120_000
    hello_seconds: float = 10.0
    tick_seconds: float = 0.25
    tables_an_hour: int = 120
    """A client may open."""
    studies_an_hour: int = 60
    """A client may keep."""
    study_moves: int = MOST_MOVES
    imports_a_minute: int = 30
    rematches_a_minute: int = 20
    """At one table."""
    looks_a_second: int = 20
    """A connection may ask for so many past positions."""
    messages_a_second: int = 50
    """A connection may send."""
    silent_a_client: int = 32
    """Connections that have not said hello yet."""
    watchers_a_table: int = 64
    connections_a_seat: int = 8
    """Places are kept for those who play, however many watch."""
    hints_a_client: int = 1
    services_a_client: int = 4
    service_seconds: float = 120.0
    """A service that may work for long stops itself after this time."""
    engine_seconds: float = 30.0
    """An engine that is asked about one position thinks for so long."""
    jobs_waiting: int = 200
    idle_mb: float = 200
    """Tables that nobody is at stay in memory up to this weight."""
    keep_days: int | None = None
    """Tables that nobody has used for so long are deleted; None: a year where the server is public, else for ever."""
    keep_imports_days: int | None = None
    """The same for records that were opened and never played on; None: a month where the server is public."""
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
