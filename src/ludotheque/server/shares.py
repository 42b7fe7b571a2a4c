"""What one client may have of something that all share, in a span of time; whoever wants more is told when to come."""

from collections import deque

from ludotheque.core.errors import LudothequeError
from ludotheque.server.settings import Now, Settings

SECOND, MINUTE, HOUR = 1000, 60_000, 3_600_000
CLIENTS = 10_000


class Share:
    """At most so many in a span, by client."""

    def __init__(self, what: str, most: int, span: int, now: Now) -> None:
        self._what, self._most, self._span, self._now = what, most, span, now
        self._lately: dict[str, deque[int]] = {}

    def count(self, client: str) -> None:
        """Raise TOO_MANY, with the seconds to wait, where the client has had its share."""
        now = self._now()
        times = self._lately.setdefault(client, deque())
        while times and times[0] <= now - self._span:
            times.popleft()
        if len(times) >= self._most:
            wait = (times[0] + self._span - now) // 1000 + 1
            raise LudothequeError("TOO_MANY", None, what=self._what, wait=wait)
        times.append(now)
        if len(self._lately) > CLIENTS:
            self._lately = {key: kept for key, kept in self._lately.items() if kept and kept[-1] > now - self._span}


class Shares:
    """Every share of the server."""

    def __init__(self, settings: Settings) -> None:
        now = settings.now
        self.tables = Share("tables", settings.tables_an_hour, HOUR, now)
        self.studies = Share("studies", settings.studies_an_hour, HOUR, now)
        self.imports = Share("imports", settings.imports_a_minute, MINUTE, now)
        self.programs = Share("programs", settings.tables_an_hour, HOUR, now)
        """Seats that programs take."""
        self.rematches = Share("rematches", settings.rematches_a_minute, MINUTE, now)
        """By table: whoever sits there finds a new setup by it, and a new match is stored."""
        self._without_hello: dict[str, int] = {}
        self._most_without_hello = settings.silent_a_client

    def come(self, client: str) -> bool:
        """A connection that has said nothing yet; False where the client has too many of them."""
        if self._without_hello.get(client, 0) >= self._most_without_hello:
            return False
        self._without_hello[client] = self._without_hello.get(client, 0) + 1
        return True

    def greeted(self, client: str) -> None:
        """It has said hello, or is gone."""
        self._without_hello[client] -= 1
        if not self._without_hello[client]:
            del self._without_hello[client]
