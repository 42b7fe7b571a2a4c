"""A program in a seat without a websocket: a stream of what happens, the question it is asked, and what it says."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Body, Request
from fastapi.responses import StreamingResponse

from ludotheque.core.errors import LudothequeError
from ludotheque.play import asking
from ludotheque.play.views import Reached
from ludotheque.server import messages, reading
from ludotheque.server.bot_bodies import Done, QuestionTold, Said
from ludotheque.server.connection import Connection
from ludotheque.server.outbound import shaped
from ludotheque.server.reading import Bearer
from ludotheque.server.requests import moved, own, spoken
from ludotheque.server.room import Room
from ludotheque.server.rooms import Rooms
from ludotheque.server.settings import Settings
from ludotheque.server.shares import SECOND, Share

router = APIRouter(prefix="/api/tables/{table}")

NDJSON = "application/x-ndjson"
STILL_SECONDS = 15.0
"""After so long without news an empty line says that the line is alive."""


@router.get("/question")
async def question(
    request: Request, table: str, authorization: Bearer = "", seat: int | None = None
) -> QuestionTold | None:
    """What the bearer's seat has to decide now, as text; null where it has nothing to decide."""
    rooms: Rooms = request.app.state.rooms
    found = await reading.read(rooms, table, authorization)
    mine = found.own(seat)
    if mine is None:
        raise LudothequeError("NOT_YOUR_SEAT")
    told = await asyncio.to_thread(asking.asked, found.sitting, mine, rooms.settings.now())
    return None if told is None else shaped(QuestionTold, told)


@router.get("/stream", response_class=StreamingResponse, responses={200: {"content": {NDJSON: {}}}})
async def stream(request: Request, table: str, authorization: Bearer = "") -> StreamingResponse:
    """The messages of the websocket, one a line, for as long as the line stands; empty lines say that it does."""
    rooms: Rooms = request.app.state.rooms
    access = await reading.bearer(rooms, table, authorization)
    room = await rooms.get(table)
    waiting: asyncio.Queue[str] = asyncio.Queue(maxsize=1)
    connection = Connection(access, waiting.put, Reached(), rooms.settings)
    room.enter(connection)
    return StreamingResponse(_lines(room, connection, waiting), media_type=NDJSON)


async def _lines(room: Room, connection: Connection, waiting: "asyncio.Queue[str]") -> AsyncIterator[str]:
    sender = asyncio.create_task(connection.serve(room.fresh))
    try:
        while not (sender.done() and waiting.empty()):
            heard = asyncio.create_task(waiting.get())
            await asyncio.wait({heard, sender}, timeout=STILL_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            if heard.done():
                yield f"{heard.result()}\n"
                continue
            heard.cancel()
            yield "\n"
    finally:
        room.leave(connection)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender


@router.post("/moves")
async def say(request: Request, table: str, said: Annotated[Said, Body()], authorization: Bearer = "") -> Done:
    """What the bearer's seat does: a move, an offer, an answer, `resume` or `resign`, as over the websocket."""
    rooms: Rooms = request.app.state.rooms
    access = await reading.bearer(rooms, table, authorization)
    paces: Share = request.app.state.paces
    paces.count(f"{access.table} {access.role} {access.place}")
    room = await rooms.get(table)
    own(access.seats(room.table), said.seat)
    if isinstance(said, messages.Move):
        return Done(done=await moved(rooms, room, said))
    return Done(done=await spoken(rooms, room, said))


def pace(settings: Settings) -> Share:
    """So many words a second for each token, as over the websocket."""
    return Share("messages", settings.messages_a_second, SECOND, settings.now)
