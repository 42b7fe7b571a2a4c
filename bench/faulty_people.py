"""The people of `bench/faults.py`: they reconnect anywhere, and remember all that they were shown."""

import asyncio
import contextlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from load_players import any_move

Json = dict[str, Any]
PATIENCE = 8.0
"""Seconds after which somebody who hears nothing goes elsewhere."""


@dataclass
class Memory:
    """By the number of the match: the longest line that was shown, and the own moves that were seen in it."""

    shown: dict[int, list[str]] = field(default_factory=dict)
    acknowledged: set[tuple[int, int, str]] = field(default_factory=set)
    wrong: list[str] = field(default_factory=list)
    lines: int = 0

    def see(self, number: int, line: list[str]) -> None:
        before = self.shown.get(number, [])
        common = min(len(before), len(line))
        if before[:common] != line[:common]:
            self.wrong.append(f"match {number}: shown {before} and then {line}")
        self.shown[number] = max(before, line, key=len)


class Person:
    """Somebody at a table, by a process that is drawn anew for every line."""

    def __init__(self, table: str, token: str, where: Callable[[], str], random: Random) -> None:
        self.table, self._token, self._where, self._random = table, token, where, random
        self.memory = Memory()
        self._sent: tuple[int, int, str] | None = None
        self._log: list[Json] = []

    async def play(self) -> None:
        """Until it is told to stop."""
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                address = f"{self._where().replace('http', 'ws')}/ws/{self.table}"
                async with connect(address, max_size=None, proxy=None, open_timeout=PATIENCE) as socket:
                    self.memory.lines += 1
                    await self._at(socket)
            await asyncio.sleep(self._random.uniform(0.05, 0.4))

    async def _at(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "token": self._token}))
        self._sent, self._log = None, []
        async with asyncio.timeout(self._random.uniform(5, 20)):  # now and then one goes elsewhere of one's own accord
            while True:
                told = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                if told["type"] == "view" and told["seat"] is not None:
                    self._read(told)
                    await asyncio.sleep(self._random.uniform(0.02, 0.3))
                    if answer := self._answer(told):
                        await socket.send(json.dumps(answer))
                elif told["type"] in ("refused", "removed"):
                    self._sent = None
                    return

    def _read(self, view: Json) -> None:
        self._log = [*self._log[: view["since"]], *view["log"]]
        line = [entry["move"] for entry in self._log]
        self.memory.see(view["number"], line)
        if self._sent is not None and self._sent[0] == view["number"]:
            number, ply, move = self._sent
            for at, entry in enumerate(self._log[ply:], ply):
                if (entry["seat"], entry["move"]) == (view["seat"], move):
                    self.memory.acknowledged.add((number, at, move))
                    self._sent = None
                    break

    def _answer(self, view: Json) -> Json | None:
        """A move where one is due; another match where this one is over."""
        seat = view["seat"]
        if view["choices"]:
            move = any_move(view)
            self._sent = view["number"], view["ply"], move
            return {"type": "move", "seat": seat, "turn": view["turn"], "ply": view["ply"], "move": move}
        if any(offer["offer"] == "rematch" and seat in offer["waiting"] for offer in view["offers"]):
            return {"type": "answer", "seat": seat, "offer": "rematch", "yes": True}
        if view["outcome"] and not view["offers"] and view["can"]["rematch"]:
            return {"type": "offer", "seat": seat, "offer": "rematch"}
        return None
