"""The websocket of a table: hello first, then requests in, views out."""

import asyncio
import contextlib
import logging
import time

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ValidationError
from starlette.websockets import WebSocketState

from ludotheque.core.errors import LudothequeError
from ludotheque.play.views import Reached
from ludotheque.server import requests
from ludotheque.server.connection import ENDED, Connection
from ludotheque.server.errors import FAILED, typed
from ludotheque.server.messages import Hello, Refused, client_message
from ludotheque.server.outbound import outbound
from ludotheque.server.room import Room
from ludotheque.server.rooms import Rooms
from ludotheque.server.settings import MESSAGE_BYTES

log = logging.getLogger(__name__)
router = APIRouter()

UNKNOWN, TOO_LARGE = 4401, 1009


@router.websocket("/ws/{table}")
async def table_socket(socket: WebSocket, table: str) -> None:
    rooms: Rooms = socket.app.state.rooms
    client = socket.client.host if socket.client else ""
    if not rooms.shares.come(client):
        await socket.send_denial_response(typed(Refused(code="TOO_MANY", facts={"what": "connections"}), 429))
        return
    try:
        await socket.accept()
        connection, room = await _welcome(socket, rooms, table)
    except LudothequeError as error:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text(outbound(error).model_dump_json())
            await socket.close(UNKNOWN)
        return
    except (WebSocketDisconnect, TimeoutError):
        return
    finally:
        rooms.shares.greeted(client)
    sender = asyncio.create_task(_send(socket, room, connection))
    try:
        await _listen(socket, rooms, room, connection)
    finally:
        for job in tuple(connection.hints):
            rooms.jobs.stop(job)
        room.leave(connection)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender


async def _welcome(socket: WebSocket, rooms: Rooms, table: str) -> tuple[Connection, Room]:
    """Hear the hello and find out what its token opens."""
    async with asyncio.timeout(rooms.settings.hello_seconds):
        said = _read(await hear(socket))
    if not isinstance(said, Hello):
        raise LudothequeError("HELLO_FIRST")
    access = await rooms.store.access(said.token)
    if access is None or access.table != table or access.role == "invitation":
        raise LudothequeError("UNKNOWN_TOKEN")
    room = await rooms.get(table)
    connection = Connection(access, socket.send_text, Reached(said.number, said.turn, said.since), rooms.settings)
    room.enter(connection)
    return connection, room


async def _listen(socket: WebSocket, rooms: Rooms, room: Room, connection: Connection) -> None:
    """Hear requests one after the other until the browser goes; one that talks without pause is heard more slowly."""
    pace, heard = 1 / rooms.settings.messages_a_second, 0.0
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            text = await hear(socket)
            now = time.monotonic()
            heard = max(heard, now - 1) + pace
            if heard > now:
                await asyncio.sleep(heard - now)
            if len(text.encode("utf-8", "replace")) > MESSAGE_BYTES:
                await socket.close(TOO_LARGE)
                return
            said = _read(text)
            if isinstance(said, Refused):
                connection.tell(said)
                continue
            try:
                await requests.handle(rooms, room, connection, said)
            except Exception:
                log.exception("a %s at table %s failed", type(said).__name__, room.table.id)
                connection.tell(Refused(code="SERVER_ERROR"))


async def _send(socket: WebSocket, room: Room, connection: Connection) -> None:
    """Send until the connection ends; a failure closes the line, so that nobody waits for ever."""
    try:
        code = await connection.serve(room.fresh)
    except WebSocketDisconnect:
        return
    except Exception:
        if socket.application_state != WebSocketState.CONNECTED:
            return
        log.exception("table %s could not be told", room.table.id)
        code = FAILED
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code)


async def hear(socket: WebSocket) -> str:
    """The next text; bytes are no message of ours, and read as an empty one."""
    if socket.application_state != WebSocketState.CONNECTED:  # our side has closed
        raise WebSocketDisconnect
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or ENDED)
    return message.get("text") or ""


def _read(text: str) -> BaseModel:
    try:
        return client_message.validate_json(text)
    except (ValidationError, ValueError, RecursionError):
        return Refused(code="INVALID_MESSAGE")
