"""The players of `bench/load.py`: two at each table, each on a websocket of their own, as browsers are."""

import asyncio
import contextlib
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
PATIENCE = 10.0
"""Seconds after which a move counts as failed."""
A_GAME = 14.0
"""Seconds: tables begin one after the other within it, for nowhere do all games end in one moment."""
WARMING = A_GAME + 3.0
"""Seconds of play before anything is measured."""


@dataclass
class Load:
    tables: int
    waited: list[float] = field(default_factory=list)
    """Milliseconds from a move to the view that shows it."""
    failed: int = 0
    processor: float = 0.0
    measuring: bool = False


class Player:
    """A browser that remembers its newest view."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.view = socket, dict[str, Any]()
        self.news = asyncio.Event()

    async def listen(self) -> None:
        async for text in self.socket:
            if isinstance(text, str) and text.startswith('{"type":"view"'):
                self.view = json.loads(text)
                self.news.set()

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def until(self, fits: Callable[[Json], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not (self.view and fits(self.view)):
                self.news.clear()
                await self.news.wait()


async def play(
    addresses: Sequence[str], load: Load, seconds: float, begins: Callable[[], None], ends: Callable[[], None]
) -> None:
    """Open the tables, let a move a second be made at each, and measure for so many seconds.

    With several servers host and guest of a table come by different ones, as behind a proxy."""
    async with contextlib.AsyncExitStack() as open_:
        http = await open_.enter_async_context(httpx.AsyncClient(timeout=60, trust_env=False))
        gate, number = asyncio.Semaphore(8), len(addresses)
        ways = [(addresses[i % number], addresses[(i + 1) % number]) for i in range(load.tables)]
        seated = await asyncio.gather(*(_sit(http, gate, open_, way) for way in ways))
        listening = [asyncio.create_task(player.listen()) for pair in seated for player in pair]
        playing = [
            asyncio.create_task(_table(pair, load, A_GAME * i / load.tables)) for i, pair in enumerate(seated)
        ]  # fmt: skip
        await asyncio.sleep(WARMING)
        begins()
        load.measuring = True
        await asyncio.sleep(seconds)
        load.measuring = False
        ends()
        for task in (*playing, *listening):
            task.cancel()
        await asyncio.gather(*playing, *listening, return_exceptions=True)


async def _sit(
    http: httpx.AsyncClient, gate: asyncio.Semaphore, open_: contextlib.AsyncExitStack, way: tuple[str, str]
) -> tuple[Player, Player]:
    """A table with its host and whoever was invited, each by an address."""
    async with gate:
        host, guest = way
        wish = {"game": "interactions", "options": {"players": 2}, "seats": [{"kind": "here"}, {"kind": "link"}]}
        made = (await http.post(f"{host}/api/tables", json=wish)).raise_for_status().json()
        (invitation,) = made["invitations"].values()
        asked = {"token": invitation, "name": "Bob"}
        taken = (await http.post(f"{guest}/api/take", json=asked)).raise_for_status().json()
        pair = []
        for address, token in ((host, made["token"]), (guest, taken["token"])):
            socket = connect(f"{address.replace('http', 'ws')}/ws/{made['table']}", max_size=None, proxy=None)
            player = Player(await open_.enter_async_context(socket))
            await player.say(type="hello", token=token)
            pair.append(player)
        return pair[0], pair[1]


async def _table(pair: tuple[Player, Player], load: Load, offset: float) -> None:
    """A move a second, from match to match, beginning after so many seconds."""
    for player in pair:
        await player.until(lambda view: True)
    clock = asyncio.get_running_loop().time
    next_at = clock() + offset
    while True:
        await asyncio.sleep(max(0.0, next_at - clock()))
        next_at += 1 + max(0, int(clock() - next_at))  # late, a table keeps its moment of the second: no crowd forms
        try:
            await _beat(pair, load)
        except TimeoutError:
            load.failed += 1


async def _beat(pair: tuple[Player, Player], load: Load) -> None:
    mover = next((player for player in pair if player.view["choices"]), None)
    if mover is None:
        if pair[0].view["outcome"]:
            await _again(pair)
        return
    was, began = _mark(mover.view), time.perf_counter()
    view = mover.view
    await mover.say(type="move", seat=view["seat"], turn=view["turn"], ply=view["ply"], move=any_move(view))
    await mover.until(lambda view: _mark(view) != was)
    if load.measuring:
        load.waited.append((time.perf_counter() - began) * 1000)
    both = mover.view["turn"]
    for player in pair:
        await player.until(lambda view: view["turn"] >= both)


async def _again(pair: tuple[Player, Player]) -> None:
    """Another match: one offers, the other agrees."""
    number = pair[0].view["number"]
    await pair[0].say(type="offer", seat=pair[0].view["seat"], offer="rematch")
    await pair[1].until(lambda view: bool(view["offers"]))
    await pair[1].say(type="answer", seat=pair[1].view["seat"], offer="rematch", yes=True)
    for player in pair:
        await player.until(lambda view: view["number"] > number)


def _mark(view: Json) -> tuple[Any, ...]:
    return view["number"], view["turn"], view["chosen"]


def any_move(view: Json) -> str:
    """A legal move of Interactions from the choices that were offered."""
    choices = view["choices"]
    if choices["kind"] == "select":
        return "sel " + "".join(choices["tiles"][:2])
    raised = f"+{choices['raise'][0]}" if choices["raise"] else ""
    return f"{choices['tiles'][0]}{choices['cells'][0]}{raised}"
