"""Wakes a table at the very moment when its clock, or a bot that calls the time, must act."""

import asyncio
from typing import TYPE_CHECKING

from ludotheque.core.game import Seat
from ludotheque.play import actions, timing
from ludotheque.play import clock as clocks
from ludotheque.server.settings import Settings

if TYPE_CHECKING:
    from ludotheque.server.room import Room


class Timekeeper:
    def __init__(self, room: "Room", settings: Settings) -> None:
        self._room, self._settings = room, settings
        self._timer: asyncio.TimerHandle | None = None
        self._reaction: tuple[tuple[int, int], int] = ((0, -1), 0)
        """The turn of a match, and how long bots take to notice that it is over."""

    def watch(self) -> None:
        """The match has changed: wake at its next deadline."""
        self.rest()
        due = self._due()
        if due is not None:
            delay = max(1, due - self._settings.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._wake)

    def rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def act(self) -> None:
        """Do what is due; a timer that came early is set again."""
        if not self._propose():
            return
        await self._room.act(self._propose)

    def _wake(self) -> None:
        if self._propose():
            self._room.soon(self.act())
        else:
            self.watch()

    def _due(self) -> int | None:
        """When something happens by itself; None where only people can act."""
        match, clock = self._room.match, self._room.table.clock
        if clock is None or not timing.runs(match, clock):
            return None
        if not self._called():
            return timing.next_due(match, clock)
        ends = clocks.deadline(clock, match.spent, match.deciding[0])
        return None if ends is None or self._caller() is None else ends + self._notices()

    def _propose(self) -> actions.Entries:
        room, clock, due, now = self._room, self._room.table.clock, self._due(), self._settings.now()
        if clock is None or due is None or now < due:
            return ()
        caller = self._caller()
        if not self._called() or caller is None:
            return actions.expire(room.match, clock, now, room.chance)
        game, state = room.match.game, room.match.state
        call = game.write(state, game.interruption(state, caller))
        return actions.play(room.match, caller, call, now, room.chance, clock)

    def _called(self) -> bool:
        """Somebody must say it; a bot whose own glass is empty stops by itself."""
        room, clock = self._room, self._room.table.clock
        return clock is not None and clock.call and room.table.company[room.match.deciding[0]].kind != "bot"

    def _caller(self) -> Seat | None:
        """A bot that may call the time of another seat."""
        game, state, company = self._room.match.game, self._room.match.state, self._room.table.company
        bots = (seat for seat, holder in enumerate(company) if holder.kind == "bot")
        return next((seat for seat in bots if game.interruption(state, seat) is not None), None)

    def _notices(self) -> int:
        turn = self._room.table.number, self._room.match.spent.turns
        if self._reaction[0] != turn:
            self._reaction = turn, self._settings.reaction()
        return self._reaction[1]
