"""A seat at a table of a server, for programs: taken by a link like a person's, played over the websocket, typed.

`play(link, bot)` does it all; `Seat` is what it is made of. Needs the extra `server`."""

from ludotheque.client.links import Link
from ludotheque.client.playing import play
from ludotheque.client.seat import Seat

__all__ = ["Link", "Seat", "play"]
