"""Wakes a table at the very moment when its clock, or a bot that calls the time, must act, or all have left it."""

import asyncio
from typing import TYPE_CHECKING

from ludotheque.play.proposal import Proposal
from ludotheque.server.settings import Settings

if TYPE_CHECKING:
    from ludotheque.server.room import Room


class Timekeeper:
    def __init__(self, room: "Room", settings: Settings) -> None:
        self._room, self._settings = room, settings
        self._timer: asyncio.TimerHandle | None = None
        self._reaction: tuple[tuple[int, int], int] = ((0, -1), 0)
        """The turn of a match, and how long bots take to notice that it is over."""
        self.due: int | None = None
        """When something happens by itself."""
        self._empty: int | None = None
        """Since when nobody has been there, as far as was seen."""

    def watch(self) -> None:
        """The match, or who is there, has changed: wake at the next deadline."""
        self._cancel()
        self._look_round()
        self.due = self._room.sitting.due(self._notices(), self._empty)
        if self.due is not None:
            delay = max(1, self.due - self._settings.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._wake)

    def rest(self) -> None:
        self._empty = None
        self._cancel()

    def _cancel(self) -> None:
        self.due = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def act(self) -> None:
        """Do what is due; a timer that came early is set again."""
        if self._propose() is not None:
            await self._room.act(self._propose, by_keeper=True)

    def _wake(self) -> None:
        if self._propose() is not None:
            self._room.soon(self.act())
        else:
            self.watch()

    def _look_round(self) -> None:
        """Whoever is back soon after all had left loses no time by it."""
        empty, self._empty = self._empty, self._room.presence.empty(self._room.table)
        back = self._settings.now()
        if empty is not None and self._empty is None:
            self._room.soon(self._room.act(lambda: self._room.sitting.come_back(empty, back), by_keeper=True))

    def _propose(self) -> Proposal | None:
        empty = self._room.presence.empty(self._room.table)
        return self._room.sitting.expire(self._notices(), self._settings.now(), empty)

    def _notices(self) -> int:
        turn = self._room.table.number, self._room.match.spent.turns
        if self._reaction[0] != turn:
            self._reaction = turn, self._settings.reaction()
        return self._reaction[1]
