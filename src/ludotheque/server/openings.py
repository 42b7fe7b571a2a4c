"""How many tables a client has opened, or studies it has kept, lately."""

from collections import deque

from ludotheque.core.errors import LudothequeError
from ludotheque.server.settings import Now

HOUR = 3_600_000
CLIENTS = 10_000


class Openings:
    def __init__(self, most: int, now: Now, what: str = "tables") -> None:
        self._most, self._now, self._what = most, now, what
        self._lately: dict[str, deque[int]] = {}

    def count(self, client: str) -> None:
        """Raise TOO_MANY where the client opened its share within the hour."""
        now = self._now()
        times = self._lately.setdefault(client, deque())
        while times and times[0] <= now - HOUR:
            times.popleft()
        if len(times) >= self._most:
            raise LudothequeError("TOO_MANY", None, what=self._what)
        times.append(now)
        if len(self._lately) > CLIENTS:
            self._lately = {key: kept for key, kept in self._lately.items() if kept and kept[-1] > now - HOUR}
