"""What a browser asks over its websocket, and what is done about it."""

import time

from pydantic import BaseModel

from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Seat
from ludotheque.play.proposal import Proposal
from ludotheque.play.sitting import Position, Sitting
from ludotheque.server import helping, messages, seating
from ludotheque.server.connection import Connection
from ludotheque.server.outbound import outbound
from ludotheque.server.room import Room
from ludotheque.server.rooms import Rooms

OfAPlayer = messages.Move | messages.Peek | messages.Hint | messages.Coach | messages.Helped
"""What a seat asks by itself, without the others."""

Word = messages.Offer | messages.Answer | messages.Resume | messages.Resign
"""What is said to the others."""


async def handle(rooms: Rooms, room: Room, connection: Connection, message: BaseModel) -> None:
    """Do what was asked; a refusal goes to the asker alone."""
    try:
        await _handle(rooms, room, connection, message)
    except LudothequeError as error:
        connection.tell(outbound(error))


async def _handle(rooms: Rooms, room: Room, connection: Connection, message: BaseModel) -> None:
    match message:
        case messages.Move() | messages.Peek() | messages.Hint() | messages.Coach() | messages.Helped():
            own(connection.mine(room.table), message.seat)
            await _play(rooms, room, connection, message)
        case messages.Offer() | messages.Answer() | messages.Resume() | messages.Resign():
            own(connection.mine(room.table), message.seat)
            await spoken(rooms, room, message)
        case messages.Gone(seat=seat, what=what):
            _other(room, connection, seat)
            await (seating.seat_bot if what == "bot" else seating.end_without)(rooms, room, seat)
        case messages.Rename(seat=seat, name=name):
            own(connection.mine(room.table), seat)
            await seating.rename(rooms, room, seat, name)
        case messages.Look(seat=looker, ply=ply):
            if looker is not None:
                own(connection.mine(room.table), looker)
            connection.looks.count("")
            connection.tell(outbound(room.sitting.known(looker).past(ply)))
        case messages.Stop(job=job) if job in connection.hints:
            rooms.jobs.stop(job)
        case messages.Ping():
            connection.tell(messages.Pong())
        case messages.Hello():
            connection.refresh()


async def spoken(rooms: Rooms, room: Room, said: Word) -> bool:
    """A word to the others: whether anything came of it."""
    if isinstance(said, messages.Offer | messages.Answer) and said.offer in ("rematch", "anew"):
        rooms.shares.rematches.count(room.table.id)
    return await room.act(lambda: _spoken(room.sitting, said, rooms.settings.now()))


def _spoken(sitting: Sitting, said: Word, now: int) -> Proposal | None:
    """A word to the others."""
    match said:
        case messages.Offer(seat=seat, offer=kind):
            return sitting.offer(seat, kind, now)
        case messages.Answer(seat=seat, offer=kind, yes=yes):
            return sitting.answer(seat, kind, yes, now)
        case messages.Resume(seat=seat):
            return sitting.resume(seat, now)
        case messages.Resign(seat=seat):
            return sitting.resign(seat, now)


async def _play(rooms: Rooms, room: Room, connection: Connection, asked: OfAPlayer) -> None:
    match asked:
        case messages.Move():
            if not await moved(rooms, room, asked):
                connection.refresh()
        case messages.Peek(seat=seat, on=on):
            (connection.peeking.add if on else connection.peeking.discard)(seat)
            for reader in room.connections:
                reader.refresh()
        case messages.Hint(seat=seat):
            helping.hint(rooms, room, connection, seat)
        case messages.Coach(seat=seat):
            await helping.coach(rooms, room, connection, seat)
        case messages.Helped(seat=seat):
            await room.helped(seat)


async def moved(rooms: Rooms, room: Room, asked: messages.Move) -> bool:
    """False for a stale move, which gets a fresh view and nothing else; it is judged when its turn to be stored comes.

    A refusal tells no more than the seat's view does."""
    seen, seat = room.sitting, asked.seat
    at, began = Position(seen.table.number, asked.turn, asked.ply), time.monotonic()
    try:
        done = await room.act(lambda: room.sitting.move(seat, asked.move, rooms.settings.now(), at))
    except LudothequeError as error:
        raise seen.known(seat).refusal(error, asked.move) from error
    if done:
        rooms.metrics.moving.note(time.monotonic() - began)
    return done


def own(mine: list[Seat], seat: Seat) -> None:
    if seat not in mine:
        raise LudothequeError("NOT_YOUR_SEAT", None, seat=seat)


def _other(room: Room, connection: Connection, seat: Seat) -> None:
    """People at the table may act about somebody else's seat."""
    if not 0 <= seat < len(room.table.holders):
        raise LudothequeError("NO_SUCH_SEAT", None, seat=seat)
    mine = connection.mine(room.table)
    if seat in mine or (not mine and connection.access.role != "host"):
        raise LudothequeError("NOT_YOUR_SEAT", None, seat=seat)
