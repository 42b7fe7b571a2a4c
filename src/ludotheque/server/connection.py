"""One browser at a table: what it may see, what it has been told, and what waits to be sent."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Literal

from ludotheque.core.coaching import Remark
from ludotheque.core.game import Seat
from ludotheque.play.table import Table
from ludotheque.play.told import TableTold
from ludotheque.play.views import Reached
from ludotheque.server.messages import Message
from ludotheque.server.settings import Settings
from ludotheque.server.shares import SECOND, Share
from ludotheque.store.tokens import Access

Send = Callable[[str], Awaitable[None]]
MOST_WAITING = 200
ENDED = 1000
"""The code of a line that has ended as it should."""
DEFAULTS = Settings()
Kind = Literal["hint", "coach"]


@dataclass(frozen=True)
class Helping:
    """A hint or a coach's word that is being thought about, and the match and turn that it is about."""

    kind: Kind
    number: int
    turn: int


class Connection:
    """Views are made when they can be sent, so that a slow reader skips states but never misses a log entry."""

    def __init__(self, access: Access, send: Send, reached: Reached, settings: Settings = DEFAULTS) -> None:
        self.access, self._send = access, send
        self.looks = Share("looks", settings.looks_a_second, SECOND, settings.now)
        self.reached: dict[Seat | None, Reached] = {}
        self.first = reached
        self.told: TableTold | None = None
        self.peeking: set[Seat] = set()
        self.hints: dict[str, Helping] = {}
        """Jobs, and what each is about."""
        self.heard: dict[Seat, list[tuple[Helping, Remark]]] = {}
        """What a coach said to each seat of late, the newest last."""
        self._direct: deque[Message] = deque()
        self._stale = self._stale_views = False
        self._wake = asyncio.Event()
        self.closing: int | None = None
        """The code by which the line is about to be closed."""

    def mine(self, table: Table) -> list[Seat]:
        return self.access.seats(table)

    def plays(self, table: Table) -> bool:
        """It is the host's, or that of somebody who holds a seat: it may come however many watch."""
        return self.access.role == "host" or bool(self.mine(table))

    def tell(self, message: Message) -> None:
        """Send this to this browser alone."""
        if len(self._direct) >= MOST_WAITING:
            self.close()
        self._direct.append(message)
        self._wake.set()

    def refresh(self, views: bool = True) -> None:
        """The match has changed, or the browser has an old view of it; without `views` only the people have."""
        self._stale = True
        self._stale_views = self._stale_views or views
        self._wake.set()

    def close(self, code: int = ENDED) -> None:
        """Once what waits has been sent."""
        self.closing = code
        self._wake.set()

    async def serve(self, fresh: Callable[["Connection", bool], AsyncIterator[str]]) -> int:
        """Send what waits until the connection closes, by which code; `fresh` writes for a stale reader."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._direct or self._stale:
                if self._direct:
                    await self._send(self._direct.popleft().model_dump_json())
                    continue
                views, self._stale, self._stale_views = self._stale_views, False, False
                async for text in fresh(self, views):
                    await self._send(text)
            if self.closing is not None:
                return self.closing
