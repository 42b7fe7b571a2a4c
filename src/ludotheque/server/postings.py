"""How far the jobs of this process are, posted for the others: where several share a database anybody may be asked."""

import asyncio
import logging
from collections.abc import Mapping

from ludotheque.core.outcome import Json
from ludotheque.store.board import Board, Posting

log = logging.getLogger(__name__)

EVERY_SECONDS = 0.3
"""What changes more often is posted no more often than this."""


class Postings:
    """Without a board nobody else can ask: nothing is posted, and nothing found."""

    def __init__(self, board: Board | None) -> None:
        self._board = board
        self._waiting: dict[str, Mapping[str, Json]] = {}
        self._one_by_one = asyncio.Lock()
        self._posting: asyncio.Task[None] | None = None

    def post(self, key: str, what: Mapping[str, Json]) -> None:
        """Soon; of several the newest."""
        if self._board is not None:
            self._waiting[key] = what
            if self._posting is None:
                self._posting = asyncio.get_running_loop().create_task(self._post_on())

    async def sent(self) -> None:
        """Once all that waits is posted: then whoever is told of a job may ask anybody about it."""
        async with self._one_by_one:
            some, self._waiting = self._waiting, {}
            if self._board is not None:
                for key, what in some.items():
                    await self._board.post(key, what)

    async def found(self, key: str) -> Posting | None:
        return await self._board.read(key) if self._board is not None else None

    async def tell(self, word: str) -> None:
        if self._board is not None:
            await self._board.tell(word)

    async def close(self) -> None:
        if self._posting is not None:
            self._posting.cancel()
            await asyncio.gather(self._posting, return_exceptions=True)

    async def _post_on(self) -> None:
        try:
            while self._waiting:
                await self.sent()
                await asyncio.sleep(EVERY_SECONDS)
        except Exception as error:
            log.warning("how far a job is was not posted: %s", type(error).__name__)
        finally:
            self._posting = None
