"""A line to a database that can be cut and slowed down: a small proxy of our own, on loopback."""

import asyncio
import contextlib


class Proxy:
    """Passes bytes on, each way, after `delay` seconds; whoever is connected when it is cut has to connect again."""

    def __init__(self, port: int) -> None:
        self._to, self.delay = port, 0.0
        self._writers: set[asyncio.StreamWriter] = set()
        self._lines: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> int:
        """Listen; returns the port."""
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    def cut(self) -> None:
        """Every line breaks at once, in the middle of whatever was said."""
        for writer in tuple(self._writers):
            writer.transport.abort()

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        self.cut()
        await asyncio.gather(*self._lines, return_exceptions=True)

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if (mine := asyncio.current_task()) is not None:
            self._lines.add(mine)
            mine.add_done_callback(self._lines.discard)
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:  # the database is down
            writer.transport.abort()
            return
        self._writers |= {writer, back}
        await asyncio.gather(self._pass(reader, back), self._pass(there, writer))
        self._writers -= {writer, back}
        for one in (writer, back):
            one.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                if self.delay:
                    await asyncio.sleep(self.delay)
                writer.write(data)
                await writer.drain()
        writer.transport.abort()
