"""Whoever reads a match of a table: by which token, and which match."""

import asyncio
from dataclasses import dataclass
from typing import Annotated

from fastapi import Header

from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Seat
from ludotheque.play.sitting import Sitting
from ludotheque.play.table import Table
from ludotheque.server.rooms import Rooms
from ludotheque.store.tokens import Access

Bearer = Annotated[str, Header(alias="authorization")]


@dataclass(frozen=True)
class Reading:
    """A match and the token it is read by."""

    access: Access
    sitting: Sitting

    @property
    def mine(self) -> list[Seat]:
        """The seats that the reader plays, or played."""
        return self.access.seats(self.sitting.table)

    def own(self, seat: Seat | None) -> Seat | None:
        """One of the reader's seats: the one asked for, or the first; None for a watcher. Raises NOT_YOUR_SEAT."""
        mine = self.mine
        if seat is not None and seat not in mine:
            raise LudothequeError("NOT_YOUR_SEAT", None, seat=seat)
        return seat if seat is not None else next(iter(mine), None)


async def bearer(rooms: Rooms, table: str, authorization: str) -> Access:
    """What a token opens at a table; raises UNKNOWN_TOKEN."""
    kind, _, token = authorization.partition(" ")
    access = await rooms.store.access(token) if kind.lower() == "bearer" else None
    if access is None or access.table != table or access.role == "invitation":
        raise LudothequeError("UNKNOWN_TOKEN")
    return access


async def read(rooms: Rooms, table: str, authorization: str, number: int | None = None) -> Reading:
    """The match that is on, or an earlier one by its number; raises NO_SUCH_MATCH."""
    access = await bearer(rooms, table, authorization)
    sitting = (await rooms.get(table)).sitting
    if number is not None and number != sitting.table.number:
        sitting = await _earlier(rooms, sitting.table, number)
    return Reading(access, sitting)


async def _earlier(rooms: Rooms, table: Table, number: int) -> Sitting:
    """A match that is over, with whoever sat there then."""
    stored = await rooms.store.match(table.id, number)
    if stored is None:
        raise LudothequeError("NO_SUCH_MATCH", None, number=number)
    entry = rooms.games.entry(table.game)
    return await asyncio.to_thread(Sitting.opened, entry, table.earlier(number, stored.seated), stored)
