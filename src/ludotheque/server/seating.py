"""Who holds a seat: taken by invitation, called otherwise, and given up for whoever is gone."""

from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Seat
from ludotheque.core.ladder import ladders_of
from ludotheque.play.proposal import Proposal
from ludotheque.play.seats import Holder
from ludotheque.play.table import Place
from ludotheque.server.room import Room
from ludotheque.server.rooms import Rooms


async def take(rooms: Rooms, room: Room, place: Place, holder: Holder, token: str) -> bool:
    """Somebody sits down by invitation; False where another was faster."""

    async def keep(sitting: Holder) -> bool:
        taken = await rooms.store.take(room.table.id, place, sitting, token)
        if taken:
            room.presence.sat(place, rooms.settings.now())
        return taken

    return await room.reseat(place, lambda _: holder, keep)


async def rename(rooms: Rooms, room: Room, seat: Seat, name: str) -> None:
    """Whoever sits there is called otherwise, in the match that is on and in those to come."""
    place = room.table.place(seat)
    await room.reseat(
        place, lambda holder: holder.called(name), lambda holder: rooms.store.rename(room.table.id, place, holder)
    )


async def seat_bot(rooms: Rooms, room: Room, seat: Seat) -> None:
    """A bot of a fair level takes over the seat of somebody who is gone."""
    level = ladders_of(rooms.games.entry(room.table.game)).usual

    def propose() -> Proposal | None:
        _insist_gone(room, seat)
        return room.sitting.seat_bot(seat, level, rooms.settings.now())

    await room.act(propose)


async def end_without(rooms: Rooms, room: Room, seat: Seat) -> None:
    """No result, because somebody is gone."""

    def propose() -> Proposal | None:
        _insist_gone(room, seat)
        return room.sitting.end_without(seat, rooms.settings.now())

    await room.act(propose)


def _insist_gone(room: Room, seat: Seat) -> None:
    if not room.gone(room.table.place(seat)):
        raise LudothequeError("NOT_GONE", None, seat=seat)
