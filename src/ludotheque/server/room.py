"""A table in use: its sitting in memory, the browsers at it, and one change at a time, stored before it is told."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from typing import Any

from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Seat
from ludotheque.play.entries import Again, BotSeated
from ludotheque.play.match import Match
from ludotheque.play.notices import Notice, notices
from ludotheque.play.presence import Presence
from ludotheque.play.proposal import Proposal
from ludotheque.play.seats import Holder
from ludotheque.play.sitting import Sitting
from ludotheque.play.table import Place, Table
from ludotheque.play.weight import weight
from ludotheque.server.background import Background
from ludotheque.server.bots import Bots
from ludotheque.server.connection import Connection
from ludotheque.server.messages import Removed
from ludotheque.server.outbound import outbound
from ludotheque.server.settings import Settings
from ludotheque.server.teller import Moment, Teller
from ludotheque.server.timekeeper import Timekeeper
from ludotheque.store.leases import Fenced, Unkept
from ludotheque.store.log import Overtaken
from ludotheque.store.store import Store

log = logging.getLogger(__name__)

TRIES = 20
"""So often a change is judged anew because another process was faster, or has yet to see to the clock."""
UNKEPT_SECONDS = 0.2

Propose = Callable[[], Proposal | None]
Reseat = Callable[[Holder], Holder]
"""Of whoever holds a place, who holds it from now on."""


class Room:
    def __init__(self, sitting: Sitting, store: Store, bots: Bots, settings: Settings) -> None:
        self.sitting, self._store, self._bots, self._settings = sitting, store, bots, settings
        self.connections: set[Connection] = set()
        self.removed = False
        self.fence: int | None = None
        """The number of our lease on the table's bots and clock, where several processes share the store."""
        self.touched = settings.now()
        places = range(len(sitting.table.holders))
        self.presence = Presence(settings.gone_ms, left=dict.fromkeys(places, self.touched))
        self._told_gone: frozenset[Place] = frozenset()
        self._lock = asyncio.Lock()
        self._background = Background()
        self._timekeeper = Timekeeper(self, settings)
        self._wakes: int | None = 0
        self._weighed = (-1, 0)
        self._teller = Teller()

    @property
    def table(self) -> Table:
        return self.sitting.table

    @property
    def match(self) -> Match:
        return self.sitting.match

    # ---- changes

    async def act(self, propose: Propose, by_keeper: bool = False) -> bool:
        """Store what is proposed, take it over, tell everybody; a caller that goes away interrupts nothing.

        Returns whether anything was stored; what bots and the clock do is stored only while we keep the table."""
        return await asyncio.shield(self._background.begin(self._act(propose, by_keeper)))

    async def _act(self, propose: Propose, by_keeper: bool) -> bool:
        async with self._lock:
            if self.removed:
                raise LudothequeError("NO_SUCH_TABLE")
            done = await self._write_first(propose, by_keeper)
        if done:
            self.changed()
        return done

    async def _write_first(self, propose: Propose, by_keeper: bool) -> bool:
        """Where somebody else was first at a number of the log, this is judged again as what comes second."""
        for _ in range(TRIES):
            proposal = propose() if self.keeps or not by_keeper else None
            if proposal is None:
                return False
            try:
                await self._write(proposal, self.fence if by_keeper else None)
                return True
            except Overtaken:
                await self._reload()
            except Fenced:
                self.lose()
            except Unkept:
                await self._see_to_the_clock()
        raise LudothequeError("NOT_STORED")

    async def _see_to_the_clock(self) -> None:
        """Its keeper is dead, or has only begun: take the table over, or wait until it has stopped the clock."""
        assert self._store.leases is not None
        if self.fence is None:
            self.fence = (await self._store.leases.adopt([self.table.id])).get(self.table.id)
        if self.fence is None:
            await asyncio.sleep(UNKEPT_SECONDS)
        elif (stopped := self.sitting.stop_clock(self._settings.now())) is not None:
            # Ours, but not seen to yet: whoever would do that waits for the very lock that we hold.
            try:
                await self._write(stopped, self.fence)
            except Overtaken:
                pass
            except Fenced:
                self.lose()
        await self._reload()

    @property
    def timed(self) -> bool:
        """A clock runs."""
        return self.table.ticking is not None and self.match.spent.began is not None

    async def _write(self, proposal: Proposal, fence: int | None = None) -> None:
        """Counting a score or finding a setup may take seconds: it is done beside the loop, and other tables go on."""
        ready = await asyncio.to_thread(proposal.ready) if proposal.heavy else proposal.ready()
        try:
            begun = await self._store.write(self.table.id, ready.change, fence, self.timed)
        except (Overtaken, Fenced, Unkept):
            raise
        except Exception as error:
            log.exception("a change of table %s was not stored", self.table.id)
            await self._reload()
            raise LudothequeError("NOT_STORED") from error
        self.sitting = self.sitting.accepted(ready, begun)
        self._look_round()
        for notice, hearers in notices(proposal):
            self._say(notice, hearers)

    def _say(self, notice: Notice, hearers: frozenset[Seat] | None) -> None:
        for connection in self.connections:
            if hearers is None or hearers.intersection(connection.mine(self.table)):
                connection.tell(outbound(notice))

    async def _reload(self) -> None:
        """After a failure the store alone knows what was committed."""
        with contextlib.suppress(Exception):
            loaded = await self._store.load(self.table.id)
            if loaded is None:
                self._end()
            else:
                self.sitting = await asyncio.to_thread(Sitting.opened, self.sitting.entry, *loaded)
                self._look_round()
        self.changed()

    async def catch_up(self) -> None:
        """Another process has changed the table: whatever it was is in the store."""
        async with self._lock:
            found = await self._store.news(self.table.id, self.sitting.stored.id, self.match.count)
            if found and not any(isinstance(entry, Again | BotSeated) for entry in found):
                self.sitting = self.sitting.caught_up(found)
            else:
                await self._reload()
        self.changed()

    # ---- keeping: bots and the clock belong to one process

    @property
    def keeps(self) -> bool:
        return self._store.leases is None or self.fence is not None

    async def adopt(self, fence: int) -> None:
        """We look after the table from now on; nobody did for a while."""
        self.fence = fence
        await self.resume()
        if self.fence is not None and self._store.leases is not None:
            with contextlib.suppress(Fenced):
                await self._store.leases.settle(self.table.id, fence)

    def lose(self) -> None:
        """Somebody else looks after the table, or may."""
        self.fence = None
        self.rest()

    def look_round_again(self) -> None:
        """The other processes have forgotten who is here."""
        self.presence.here = frozenset()
        self._look_round()

    def seen_elsewhere(self, places: frozenset[Place]) -> None:
        """Who is at the table by other processes."""
        if self.presence.seen_elsewhere(places, self._settings.now()):
            self._people_changed()

    async def reseat(self, place: Place, holds: Reseat, keep: Callable[[Holder], Awaitable[bool]]) -> bool:
        """Who holds a place changes beside the log; False where the store says that another was faster."""
        async with self._lock:
            holder = holds(self.table.holders[place])
            kept = await keep(holder)
            if kept:
                self.sitting = self.sitting.seated(place, holder)
        self.changed()  # what the others may ask for changes with who is there to answer
        return kept

    async def helped(self, seat: Seat, move: str = "", ply: int = 0) -> None:
        """A hint is on its way, and may name a move: the match counts as assisted."""
        await self.act(lambda: self.sitting.helped(seat, self._settings.now(), move, ply))

    async def judged(self, match: int) -> None:
        """A review of its match can be read."""
        async with self._lock:
            if self.sitting.stored.id == match:
                self.sitting = self.sitting.judged()

    async def resume(self) -> None:
        """After a restart nobody's time runs until those who must decide are there; bots go on thinking."""
        if self.sitting.stop_clock(self._settings.now()) is not None:
            await self.act(lambda: self.sitting.stop_clock(self._settings.now()), by_keeper=True)
        self.changed()

    def _go_on(self) -> None:
        """The clock runs again once those who must decide are back."""

        def propose() -> Proposal | None:
            present = frozenset(place for place in range(len(self.table.holders)) if self.present(place))
            return self.sitting.start_clock(present, self._settings.now())

        if self.keeps and propose() is not None:
            self.soon(self.act(propose, by_keeper=True))

    async def remove(self) -> None:
        async with self._lock:
            result = self.sitting.given_up(self._settings.now())
            await self._store.delete(self.table.id, self.table.number, result)
        self._end()

    def _end(self) -> None:
        """The table is no more."""
        self.removed = True
        self.rest()
        for connection in tuple(self.connections):
            connection.tell(Removed())
            connection.close()

    def rest(self) -> None:
        """Neither bots nor the clock act here any more."""
        self._bots.dismiss(self)
        self._timekeeper.rest()

    # ---- people

    def enter(self, connection: Connection) -> None:
        """Places are kept for those who play: watchers count among themselves, and each seat by itself."""
        if connection.plays(self.table):
            alike = sum(one.access == connection.access for one in self.connections)
            most = self._settings.connections_a_seat
        else:
            alike, most = sum(not one.plays(self.table) for one in self.connections), self._settings.watchers_a_table
        if alike >= most:
            raise LudothequeError("TOO_MANY", None, what="connections")
        self.connections.add(connection)
        self._look_round()
        connection.refresh()
        self._people_changed()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.touched = self._settings.now()
        if not self.connections:
            self._teller = Teller()
        self._look_round()
        self._people_changed()

    def _look_round(self) -> None:
        """Who is there: whoever a browser at the table plays for."""
        here = {self.table.place(seat) for reader in self.connections for seat in reader.mine(self.table)}
        if self._store.leases is not None and here != self.presence.here:
            self.soon(self._store.leases.sit(self.table.id, here))
        self.presence.seen(here, self._settings.now())

    def present(self, place: Place) -> bool:
        return self.presence.present(self.table, place)

    def gone(self, place: Place) -> bool:
        """Away for so long that the others may act."""
        return self.presence.gone(self.table, place, self._settings.now())

    # ---- telling

    def changed(self) -> None:
        """Everybody gets the news, and bots that must decide begin to think."""
        if self.removed:
            return
        for connection in self.connections:
            connection.refresh()
        self._go_on()
        if self.keeps:
            self._timekeeper.watch()
            self._bots.wake(self)
        self._set_alarm()

    def _people_changed(self) -> None:
        for connection in self.connections:
            connection.refresh(views=False)
        self._go_on()
        if self.keeps and not self.removed:
            self._timekeeper.watch()
        self._set_alarm()

    async def fresh(self, connection: Connection, stale: bool) -> AsyncIterator[str]:
        """What a reader whose knowledge is old is told."""
        thinking, preparing = self._bots.thinking(self), self._bots.preparing(self)
        moment = Moment(self.sitting, self.presence, self.peeked, thinking, preparing, self._settings.now())
        async for text in self._teller.fresh(moment, connection, stale):
            yield text

    @property
    def peeked(self) -> bool:
        """The seat to move looks under what is covered; the game says who sees it then."""
        turn = self.match.game.turn(self.match.state)
        return any(turn in connection.peeking for connection in self.connections)

    def due(self, now: int) -> bool:
        """Whether time alone has something to do here; asked of every table several times a second."""
        return self._wakes is not None and now >= self._wakes

    def look_soon(self) -> None:
        """Something is to be done again that could not be done now."""
        self._wakes = 0

    def _set_alarm(self) -> None:
        now, gone = self._settings.now(), self._gone
        self._told_gone &= gone  # who has come back since is news again when they go
        news = None if gone == self._told_gone else now
        moments = self._timekeeper.due, self.presence.next_gone(self.table, now), news
        self._wakes = min((moment for moment in moments if moment is not None), default=None)

    @property
    def _gone(self) -> frozenset[Place]:
        return self.presence.all_gone(self.table, self._settings.now())

    async def tick(self) -> None:
        """What happens by the passing of time alone."""
        gone, told = self._gone, self._told_gone
        self._told_gone = gone
        self._set_alarm()
        if gone != told:
            self._people_changed()
        if self.keeps:
            self._bots.wake(self)
            await self._timekeeper.act()

    @property
    def idle(self) -> bool:
        return not (self.connections or self._bots.thinking(self) or self._background or self._waits_for_a_bot)

    @property
    def under_way(self) -> frozenset[asyncio.Task[Any]]:
        """What is being stored, or about to be."""
        return frozenset(self._background)

    @property
    def weight(self) -> int:
        """Bytes in memory, about."""
        if self._weighed[0] != self.match.turn:
            self._weighed = self.match.turn, weight(self.match)
        return self._weighed[1]

    @property
    def _waits_for_a_bot(self) -> bool:
        """It goes on by itself as soon as there is room for its bot to think, whoever watches."""
        bots = (self.table.company[seat].kind == "bot" for seat in self.match.deciding)
        return not self.sitting.paused and any(bots)

    def soon(self, work: Coroutine[None, None, Any]) -> None:
        """Do this beside what is going on."""
        self._background.begin(work)
