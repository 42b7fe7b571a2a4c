"""The websocket of a study: hello first, then edits in, and what everybody changes out."""

import asyncio
import contextlib
import logging

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ValidationError

from ludotheque.core.errors import LudothequeError
from ludotheque.core.record import BadMove
from ludotheque.server.errors import FAILED
from ludotheque.server.messages import Hello, Message, Ping, Pong, Refused, Removed
from ludotheque.server.outbound import refused
from ludotheque.server.settings import IMPORT_BYTES
from ludotheque.server.socket import TOO_LARGE, UNKNOWN, hear
from ludotheque.server.studies import Studies
from ludotheque.server.study_messages import At, EditMessage, reader_message
from ludotheque.server.study_room import Reader, StudyRoom, Tell

log = logging.getLogger(__name__)
router = APIRouter()

MOST_WAITING = 500
"""Messages that a browser may be behind: then it says hello again."""


@router.websocket("/ws/studies/{study}")
async def study_socket(socket: WebSocket, study: str) -> None:
    studies: Studies = socket.app.state.studies
    await socket.accept()
    waiting: asyncio.Queue[Message] = asyncio.Queue(MOST_WAITING)

    def tell(message: Message) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            waiting.put_nowait(message)

    try:
        reader, room = await _welcome(socket, studies, study, tell)
    except LudothequeError as error:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text(refused(error).model_dump_json())
            await socket.close(UNKNOWN)
        return
    except (WebSocketDisconnect, TimeoutError):
        return
    sender = asyncio.create_task(_send(socket, waiting))
    try:
        await _listen(socket, room, reader)
    finally:
        room.leave(reader)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender


async def _welcome(socket: WebSocket, studies: Studies, study: str, tell: Tell) -> tuple[Reader, StudyRoom]:
    """Hear the hello and find out what its token opens."""
    async with asyncio.timeout(studies.rooms.settings.hello_seconds):
        said = _read(await hear(socket))
    if not isinstance(said, Hello):
        raise LudothequeError("HELLO_FIRST")
    access = await studies.access(study, said.token)
    room = await studies.get(study)
    return await room.enter(access.role == "edit", tell), room


async def _listen(socket: WebSocket, room: StudyRoom, reader: Reader) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            text = await hear(socket)
            if len(text.encode("utf-8", "replace")) > IMPORT_BYTES:
                await socket.close(TOO_LARGE)
                return
            try:
                await _handle(room, reader, _read(text))
            except LudothequeError as error:
                reader.tell(refused(error))
            except BadMove as error:
                reader.tell(refused(error.error))
            except Exception:
                log.exception("a change of study %s failed", room.key)
                reader.tell(Refused(code="SERVER_ERROR"))


async def _handle(room: StudyRoom, reader: Reader, said: BaseModel) -> None:
    if isinstance(said, EditMessage):
        await room.edit(reader, said.version, said.edit)
    elif isinstance(said, At) and reader.editing:
        room.look(reader, said.chapter, said.node)
    elif isinstance(said, Ping):
        reader.tell(Pong())
    elif isinstance(said, Refused):
        reader.tell(said)


async def _send(socket: WebSocket, waiting: asyncio.Queue[Message]) -> None:
    """Send until the line ends; who falls too far behind is let go, comes back, and gets the newest state."""
    while True:
        message = await waiting.get()
        await socket.send_text(message.model_dump_json())
        if isinstance(message, Removed) or waiting.full():
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await socket.close(FAILED)
            return


def _read(text: str) -> BaseModel:
    try:
        return reader_message.validate_json(text)
    except (ValidationError, ValueError, RecursionError):
        return Refused(code="INVALID_MESSAGE")
