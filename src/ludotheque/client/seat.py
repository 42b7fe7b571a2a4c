"""A seat at a table: what happens there as typed messages, and what can be said."""

from collections.abc import AsyncGenerator
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludotheque.client.calls import call
from ludotheque.client.links import Link
from ludotheque.core.errors import LudothequeError
from ludotheque.server.bot_bodies import QuestionTold
from ludotheque.server.messages import (
    Answer,
    FromClient,
    FromServer,
    Hello,
    Move,
    Offer,
    OfferKind,
    Resign,
    View,
    server_message,
)

ENDED, UNKNOWN = 1000, 4401


class Seat:
    """Held by its token, which `link` carries: keep it, and the seat can be come back to."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.line = 0
        """Counts the connections: what was said on an earlier one may never have arrived."""
        self._socket: ClientConnection | None = None

    @classmethod
    async def take(cls, link: Link | str, name: str = "", bot: bool = True) -> "Seat":
        """Sit down by an invitation, labelled as a bot unless a person plays; a link to a seat is come back to."""
        found = Link.read(link) if isinstance(link, str) else link
        if found.kind == "seat":
            return cls(found)
        taken = await call(f"{found.address}/api/take", {"token": found.token, "name": name[:40], "bot": bot})
        return cls(Link(found.address, taken["table"], "seat", taken["token"]))

    async def messages(self) -> AsyncGenerator[FromServer, None]:
        """Everything that the seat is told, whole again after a lost line, until the table is closed.

        Raises UNKNOWN_TOKEN, and whatever else the server refuses at the door."""
        async for socket in connect(self.link.socket, max_size=None, proxy=None):
            self._socket, self.line = socket, self.line + 1
            try:
                await socket.send(Hello(token=self.link.token).model_dump_json())
                async for text in socket:
                    yield server_message.validate_json(text)
            except ConnectionClosed:
                pass
            finally:
                self._socket = None
                await socket.close()  # whoever stops listening has left when that is done
            if socket.close_code == UNKNOWN:
                raise LudothequeError("UNKNOWN_TOKEN")
            if socket.close_code == ENDED:
                return

    async def say(self, message: FromClient) -> None:
        """Send a message; one that falls between two lines is lost, and the next view tells how things stand."""
        if self._socket is not None:
            try:
                await self._socket.send(message.model_dump_json())
            except ConnectionClosed:
                return

    async def move(self, at: View | QuestionTold, text: str) -> None:
        """A move that answers this view or question; a stale one gets a fresh view and nothing else."""
        if at.seat is None:
            raise LudothequeError("NOT_YOUR_SEAT")
        await self.say(Move(seat=at.seat, turn=at.turn, ply=at.ply, move=text))

    async def offer(self, seat: int, offer: OfferKind) -> None:
        await self.say(Offer(seat=seat, offer=offer))

    async def answer(self, seat: int, offer: OfferKind, yes: bool) -> None:
        await self.say(Answer(seat=seat, offer=offer, yes=yes))

    async def resign(self, seat: int) -> None:
        await self.say(Resign(seat=seat))

    async def question(self) -> QuestionTold | None:
        """What the seat has to decide now, as text; None where it has nothing to decide."""
        told: Any = await call(f"{self._table}/question", token=self.link.token)
        return None if told is None else QuestionTold.model_validate(told)

    @property
    def _table(self) -> str:
        return f"{self.link.address}/api/tables/{self.link.table}"
