"""The line of `bench/faults.py`: what it passes on, and how it breaks."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from line import Proxy

Says = Callable[[bytes], Awaitable[bytes]]


class Echo(asyncio.Protocol):
    """Says everything back."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.WriteTransport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._transport.write(data)


async def _with_line(work: Callable[[Proxy, int], Awaitable[None]], nowhere: bool = False) -> None:
    server = await asyncio.get_running_loop().create_server(Echo, "127.0.0.1", 0)
    line = Proxy(9 if nowhere else server.sockets[0].getsockname()[1])
    try:
        await work(line, await line.start())
    finally:
        await line.close()
        server.close()


async def _said(port: int, what: bytes, before: Callable[[], None] = lambda: None) -> bytes:
    """What comes back; `before` happens when the line is there, and nothing said."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(what)
        first = await reader.readexactly(1)
        before()
        return first + await reader.readexactly(len(what) - 1)
    finally:
        writer.close()


def test_it_passes_on_what_is_said_both_ways_however_slowly() -> None:
    async def work(line: Proxy, port: int) -> None:
        assert await _said(port, b"hello") == b"hello"
        line.delay = 0.001
        assert await _said(port, b"slowly") == b"slowly"

    asyncio.run(_with_line(work))


def test_cut_it_breaks_and_can_be_had_anew() -> None:
    async def work(line: Proxy, port: int) -> None:
        large = b"x" * 5_000_000
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await _said(port, large, before=line.cut)
        assert await _said(port, b"two") == b"two"

    asyncio.run(_with_line(work))


def test_where_nobody_is_at_the_other_end_it_breaks_at_once() -> None:
    async def work(_: Proxy, port: int) -> None:
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await _said(port, b"hello")

    asyncio.run(_with_line(work, nowhere=True))
