"""A table in use: its match in memory, the browsers at it, and one change at a time, stored before it is told."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, TypeVar

from pydantic import BaseModel

from ludotheque.core import catalog
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Seat
from ludotheque.play import actions, chance, consent, records, results
from ludotheque.play.entries import Abandoned, Again, BotSeated, Entry, Helped, Paused, Resumed
from ludotheque.play.match import Match
from ludotheque.play.seats import Holder
from ludotheque.play.table import Place, Table
from ludotheque.server import tables
from ludotheque.server.bots import Bots
from ludotheque.server.connection import Connection
from ludotheque.server.messages import Removed, SeatTold, TableTold
from ludotheque.server.settings import Settings
from ludotheque.server.timekeeper import Timekeeper
from ludotheque.server.views import Reached, view_of
from ludotheque.store.store import Change, NewMatch, Store, StoredMatch

log = logging.getLogger(__name__)

T = TypeVar("T")
Propose = Callable[[], actions.Entries]


async def counted(match: Match) -> None:
    """Work the result out beside the loop: a score may take seconds, and the other tables go on."""
    await asyncio.to_thread(lambda: match.outcome)


class Room:
    def __init__(self, table: Table, stored: StoredMatch, store: Store, bots: Bots, settings: Settings) -> None:
        self.table, self._store, self._bots, self._settings = table, store, bots, settings
        self.connections: set[Connection] = set()
        self.removed = False
        self.touched = settings.now()
        self._left: dict[Place, int] = dict.fromkeys(range(len(table.holders)), self.touched)
        self._told_gone: frozenset[Place] = frozenset()
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._timekeeper = Timekeeper(self, settings)
        self._begin(stored)

    def _begin(self, stored: StoredMatch) -> None:
        entry = catalog.entry(self.table.game)
        self.stored = stored
        self.match = Match(entry.game(self.table.options), stored.setup, stored.began, stored.entries)
        self.chance = chance.of_match(entry, stored.setup, stored.secret)
        self._given = records.given(stored.entries, stored.began)

    # ---- changes

    async def act(self, propose: Propose, holders: dict[Place, Holder] | None = None) -> bool:
        """Store what is proposed, apply it, tell everybody; a caller that goes away interrupts nothing.

        Returns whether anything was proposed."""
        return await asyncio.shield(self._spawn(self._act(propose, holders or {})))

    async def _act(self, propose: Propose, holders: dict[Place, Holder]) -> bool:
        async with self._lock:
            if self.removed:
                raise LudothequeError("NO_SUCH_TABLE")
            entries = propose()
            if not entries:
                return False
            await self._write(entries, holders)
        self.changed()
        return True

    async def _write(self, entries: actions.Entries, holders: dict[Place, Holder]) -> None:
        again = next((entry for entry in entries if isinstance(entry, Again)), None)
        table = self.table.rematch(again.seated) if again else self.table
        following = self._following(table.number) if again else None
        trial = self._tried(entries)
        ended = trial.over and not self.match.over
        if ended:
            await counted(trial)
        result = results.result(self.table, trial, self._settings.now()) if ended and not again else None
        change = Change(self.stored.id, self.match.count, entries, trial.over, holders, following, result)
        try:
            begun = await self._store.write(self.table.id, change)
        except Exception as error:
            log.exception("a change of table %s was not stored", self.table.id)
            await self._reload()
            raise LudothequeError("NOT_STORED") from error
        for entry in entries:
            self.match.apply(entry)
        for place, holder in holders.items():
            self.table = self.table.with_holder(place, holder)
        if begun is not None:
            self.table = replace(self.table, number=begun.number)
            self._begin(begun)

    async def _reload(self) -> None:
        """After a failure the store alone knows what was committed."""
        with contextlib.suppress(Exception):
            loaded = await self._store.load(self.table.id)
            if loaded is not None:
                self.table = loaded[0]
                self._begin(loaded[1])
        self.changed()

    def _following(self, number: int) -> NewMatch:
        return tables.new_match(self.match.game, number, None, self._settings.now(), secrets.randbelow)

    def _tried(self, entries: tuple[Entry, ...]) -> Match:
        """A copy with these entries, as nothing may change before it is stored."""
        trial = self.match.copy()
        for entry in entries:
            trial.apply(entry)
        return trial

    async def take(self, place: Place, holder: Holder, token: str) -> bool:
        async with self._lock:
            taken = await self._store.take(self.table.id, place, holder, token)
            if taken:
                self.table = self.table.with_holder(place, holder)
                self._left[place] = self._settings.now()
        self._people_changed()
        return taken

    async def seat_bot(self, seat: Seat, level: int) -> None:
        """A bot takes over the seat of somebody who is gone; offers that waited for them go through."""
        place, bot = self.table.place(seat), Holder("bot", "", level)
        now = self._settings.now()

        def propose() -> actions.Entries:
            self._insist_gone(seat)
            after = self.table.with_holder(place, bot).company
            return (BotSeated(seat, level, now), *consent.settled(self.match, after, now))

        await self.act(propose, {place: bot})

    async def end_without(self, seat: Seat) -> None:
        def propose() -> actions.Entries:
            self._insist_gone(seat)
            actions.going_on(self.match)
            return (Abandoned(seat, self._settings.now()),)

        await self.act(propose)

    async def helped(self, seat: Seat) -> None:
        """A hint is on its way: the match counts as assisted."""
        await self.act(lambda: () if self.match.over or self.match.assisted else (Helped(seat, self._settings.now()),))

    async def resume(self) -> None:
        """After a restart nobody's time runs until those who must decide are there; bots go on thinking."""
        if self.table.clock and self.match.spent.began is not None and not self.match.over:
            await self.act(lambda: (Paused(self.match.latest, down=True),))
        self.changed()

    def _go_on(self) -> None:
        """The clock runs again once those who must decide are back."""

        def propose() -> actions.Entries:
            back = all(self.present(self.table.place(seat)) for seat in self.match.deciding)
            return (Resumed(self._settings.now()),) if self.match.spent.down and back else ()

        if propose():
            self.soon(self.act(propose))

    @property
    def paused(self) -> bool:
        """There is a clock, and it stands."""
        return self.table.clock is not None and not self.match.over and self.match.spent.began is None

    async def remove(self) -> None:
        async with self._lock:
            now = self._settings.now()
            result = None if self.match.over else results.result(self.table, self.match, now)
            await self._store.delete(self.table.id, self.table.number, result)
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
        if len(self.connections) >= self._settings.connections_a_table:
            raise LudothequeError("TOO_MANY", None, what="connections")
        self.connections.add(connection)
        connection.refresh()
        self._people_changed()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.touched = self._settings.now()
        for seat in connection.mine(self.table):
            place = self.table.place(seat)
            if not self.present(place):
                self._left[place] = self.touched
        self._people_changed()

    def present(self, place: Place) -> bool:
        if self.table.holders[place].kind == "bot":
            return True
        seat = self.table.seat(place)
        return any(seat in connection.mine(self.table) for connection in self.connections)

    def gone(self, place: Place) -> bool:
        """Away for so long that the others may act."""
        return not self.present(place) and self._settings.now() - self._left[place] >= self._settings.gone_ms

    def _insist_gone(self, seat: Seat) -> None:
        if not self.gone(self.table.place(seat)):
            raise LudothequeError("NOT_GONE", None, seat=seat)

    # ---- telling

    def changed(self) -> None:
        """Everybody gets the news, and bots that must decide begin to think."""
        if self.removed:
            return
        for connection in self.connections:
            connection.refresh()
        self._go_on()
        self._timekeeper.watch()
        self._bots.wake(self)

    def _people_changed(self) -> None:
        for connection in self.connections:
            connection.refresh(views=False)
        self._go_on()

    def fresh(self, connection: Connection, views: bool) -> list[BaseModel]:
        """What a reader whose knowledge is stale is told: the table where it changed, and a view a seat."""
        messages: list[BaseModel] = []
        told = self.told(connection)
        if told != connection.told:
            connection.told = told
            messages.append(told)
        now = self._settings.now()
        readers: list[Seat | None] = ([*told.mine] or [None]) if views else []
        for seat in readers:
            reached = connection.reached.get(seat, connection.first)
            peek, thinking = self.peeked, self._bots.thinking(self)
            view = view_of(self.table, self.match, self.stored.secret, seat, now, reached, peek, thinking)
            connection.reached[seat] = Reached(view.number, view.turn, view.ply)
            messages.append(view)
        return messages

    @property
    def peeked(self) -> bool:
        """The seat to move looks under what is covered; the game says who sees it then."""
        turn = self.match.game.turn(self.match.state)
        return any(turn in connection.peeking for connection in self.connections)

    def told(self, connection: Connection) -> TableTold:
        return TableTold(
            table=self.table.id, game=self.table.game, options=dict(self.table.options), number=self.table.number,
            seats=self.seats(), mine=connection.mine(self.table), host=connection.access.role == "host",
            daily=self.table.day, counts=results.counts(self.table), given=self._given,
        )  # fmt: skip

    def seats(self) -> list[SeatTold]:
        return [
            SeatTold(
                seat=seat, kind=holder.kind, name=holder.name, level=holder.level, taken=holder.taken,
                present=self.present(self.table.place(seat)), gone=self.gone(self.table.place(seat)),
            )
            for seat, holder in enumerate(self.table.company)
        ]  # fmt: skip

    async def tick(self) -> None:
        """What happens by the passing of time alone."""
        gone = frozenset(place for place in range(len(self.table.holders)) if self.gone(place))
        if gone != self._told_gone:
            self._told_gone = gone
            self._people_changed()
        self._bots.wake(self)
        await self._timekeeper.act()

    @property
    def idle(self) -> bool:
        return not self.connections and not self._bots.thinking(self) and not self._tasks

    def soon(self, work: Coroutine[None, None, Any]) -> None:
        """Do this beside what is going on."""
        self._spawn(work)

    def _spawn(self, work: Coroutine[None, None, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
