"""The client of the library over lines that break: a match goes on without a move lost, or played twice."""

import asyncio
from contextlib import aclosing

import pytest

from ludotheque.arena.players import AtRandom
from ludotheque.client import Seat, play, playing
from ludotheque.core.bot import Limit
from ludotheque.server.messages import FromClient, FromServer, OutcomeTold, View
from server.harness import Json, Server

PATIENT = Limit(seconds=60)


class Cut(Seat):
    """Its line breaks at every third thing it says, in turn before that has left and right after."""

    said = 0
    cuts = 0

    async def say(self, message: FromClient) -> None:
        self.said += 1
        line = self._socket
        assert line is not None
        if self.said % 6 == 2:
            line.transport.abort()
        await super().say(message)
        if self.said % 6 == 5:
            line.transport.abort()
        type(self).cuts += self.said % 3 == 2


def played(server: Server, made: Json, told: playing.Told | None = None) -> list[OutcomeTold]:
    """Two bots by link play the match of a table to its end, which both are told alike."""
    first, second = (
        f"{server.url}/table/{made['table']}#invite={token}" for _, token in sorted(made["invitations"].items())
    )

    async def both() -> tuple[list[OutcomeTold], list[OutcomeTold]]:
        return await asyncio.gather(
            play(first, AtRandom(), "One", PATIENT, told=told), play(second, AtRandom(), "Two", PATIENT)
        )

    one, two = asyncio.run(asyncio.wait_for(both(), 60))
    assert one == two
    return one


def test_a_line_that_is_cut_before_or_after_a_move_loses_and_doubles_none(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "Seat", Cut)
    made = server.table("link", "link")
    (outcome,) = played(server, made)
    record = server.record(made)
    assert Cut.cuts >= 4
    assert outcome.reason == "complete" and len(record["moves"]) == 14
    assert record["seats"] == ["bot:One", "bot:Two"]


def test_whoever_stops_listening_has_left(server: Server) -> None:
    made = server.table("link", "link")
    invitation = f"{server.url}/table/{made['table']}#invite={made['invitations']['0']}"

    async def listened() -> str:
        seat = await Seat.take(invitation)
        async with aclosing(seat.messages()) as messages:
            await anext(messages)
            line = seat._socket
            assert line is not None
        return line.state.name

    assert asyncio.run(listened()) == "CLOSED"


def test_a_server_that_is_started_again_in_the_middle_goes_on_with_the_match(own_server: Server) -> None:
    own_server._settings["port"] = int(own_server.url.rpartition(":")[2])
    made = own_server.table("link", "link")
    restarted: list[list[str]] = []

    def told(message: FromServer) -> None:
        if isinstance(message, View) and message.ply >= 5 and not restarted:
            restarted.append(own_server.record(made)["moves"])
            own_server.kill()
            own_server.start()

    (outcome,) = played(own_server, made, told)
    moves = own_server.record(made)["moves"]
    assert restarted and moves[: len(restarted[0])] == restarted[0], "what was stored before stands"
    assert outcome.reason == "complete" and len(moves) == 14
