"""A real server process and real websockets, for tests that play."""

import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

HERE = Path(__file__).parent
WAIT = 30.0
"""Seconds until a silent server counts as broken: a bound, never a pause."""

Json = dict[str, Any]


class Server:
    def __init__(self, folder: Path, **settings: Any) -> None:
        self._ahead = folder / "ahead"
        self._ahead.write_text("0")
        self.marks = folder / "marks"
        self.marks.mkdir(exist_ok=True)
        self._output = folder / "output"
        defaults = {
            "db": str(folder / "store.db"), "port": 0, "bot_workers": 1, "warm": False,
            "tables_an_hour": 10_000, "imports_a_minute": 10_000, "tick_seconds": 0.02,
            "ahead": str(self._ahead), "static": str(folder / "static"),
        }  # fmt: skip
        self._settings = defaults | settings
        self.start()

    def start(self) -> None:
        """Start, or start again on the same store; returns once it listens."""
        environment = {
            **os.environ, "MORTAL_MARKS": str(self.marks),
            "PYTHONPATH": os.pathsep.join([str(HERE.parent), str(HERE.parents[1] / "src")]),
        }  # fmt: skip
        with self._output.open("a") as output:
            command = [sys.executable, str(HERE / "launch.py"), json.dumps(self._settings)]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=output, text=True, env=environment)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url, self.output()
        self.http = httpx.Client(base_url=self.url, timeout=WAIT)

    def kill(self) -> None:
        """As a power cut: no time for anything."""
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait(WAIT)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.http.close()

    def pass_time(self, seconds: float) -> None:
        """In one piece: the server reads it at any moment."""
        written = self._ahead.with_suffix(".new")
        written.write_text(str(int(self._ahead.read_text()) + round(seconds * 1000)))
        written.replace(self._ahead)

    def output(self) -> str:
        return self._output.read_text()

    def post(self, path: str, body: Any, **more: Any) -> httpx.Response:
        return self.http.post(path, json=body, **more)

    def table(self, *kinds: str, **wish: Any) -> Json:
        """A table of Interactions with these seats, the first begins: `here`, `link`, or a bot by its level."""
        seats = [{"kind": "bot", "level": int(k)} if k.isdigit() else {"kind": k} for k in kinds]
        options = {"players": len(seats), **wish.pop("options", {})}
        told = {"game": "interactions", "options": options, "seats": seats, "begins": 0, **wish}
        answer = self.post("/api/tables", told)
        assert answer.status_code == 200, answer.text
        made: Json = answer.json()
        return made

    def take(self, invitation: str, name: str = "Bob") -> Json:
        answer = self.post("/api/take", {"token": invitation, "name": name})
        assert answer.status_code == 200, answer.text
        taken: Json = answer.json()
        return taken

    def record(self, made: Json, token: str | None = None, **query: Any) -> Json:
        answer = self.http.get(
            f"/api/tables/{made['table']}/record",
            headers={"Authorization": f"Bearer {token or made['token']}"}, params=query,
        )  # fmt: skip
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def sit(self, made: Json, token: str | None = None, **hello: Any) -> "Player":
        return Player(self, made["table"], token or made["token"], hello)


class Player:
    """A browser: keeps the newest table and view of every seat, and everything it was ever told."""

    def __init__(self, server: Server, table: str, token: str, hello: Json | None = None) -> None:
        address = server.url.replace("http", "ws") + f"/ws/{table}"
        self._open = contextlib.ExitStack()
        # Its pings would draw from `random` in a thread of their own, and make tests of Hypothesis flaky ever after.
        opening = connect(address, max_size=None, proxy=None, ping_interval=None)
        self.socket: ClientConnection = self._open.enter_context(opening)
        self.heard: list[str] = []
        self.table: Json = {}
        self.views: dict[int | None, Json] = {}
        self.logs: dict[int | None, list[Json]] = {}
        self.send("hello", token=token, **(hello or {}))

    def send(self, kind: str, **more: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **more}))

    def hear(self) -> Json:
        """The next message, folded in as a browser would."""
        text = self.socket.recv(WAIT)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] == "table":
            self.table = message
        if message["type"] == "log":
            self.logs[message["seat"]] = [*self.logs.get(message["seat"], [])[: message["since"]], *message["log"]]
        if message["type"] == "view":
            seat = message["seat"]
            self.views[seat] = message
            self.logs[seat] = [*self.logs.get(seat, [])[: message["since"]], *message["log"]]
            assert len(self.logs[seat]) == message["ply"]
        return message

    def until(self, fits: Callable[[Json], bool]) -> Json:
        """Listen until a message fits; the wait of the harness bounds it."""
        while True:
            message = self.hear()
            if fits(message):
                return message

    def view(self, fits: Callable[[Json], bool] = lambda view: True, seat: int | None = -1) -> Json:
        """The first view, already there or to come, that fits."""
        for known in self.views.values():
            if seat in (-1, known["seat"]) and fits(known):
                return known
        return self.until(lambda m: m["type"] == "view" and seat in (-1, m["seat"]) and fits(m))

    def seated(self, fits: Callable[[Json], bool]) -> Json:
        """The first table message, already there or to come, that fits."""
        if self.table and fits(self.table):
            return self.table
        return self.until(lambda m: m["type"] == "table" and fits(m))

    def refusal(self) -> Json:
        return self.until(lambda m: m["type"] == "refused")

    def move(self, seat: int, text: str) -> None:
        view = self.views[seat]
        self.send("move", seat=seat, turn=view["turn"], ply=view["ply"], move=text)

    def at(self, ply: int, seat: int | None = -1) -> Json:
        return self.view(lambda view: view["ply"] == ply, seat)

    def after(self, ply: int, seat: int | None = -1) -> Json:
        """A view with so many plies at least."""
        return self.view(lambda view: view["ply"] >= ply, seat)

    def changed(self, before: Json) -> Json:
        """The next view in which somebody has moved or chosen."""
        was = before["ply"], before["chosen"]
        return self.until(lambda told: told["type"] == "view" and (told["ply"], told["chosen"]) != was)

    def close(self) -> None:
        self._open.close()


def any_move(view: Json) -> str:
    """A legal move from the choices that were offered."""
    choices = view["choices"]
    if choices["kind"] == "select":
        return "sel " + "".join(choices["tiles"][:2])
    raised = f"+{choices['raise'][0]}" if choices["raise"] else ""
    return f"{choices['tiles'][0]}{choices['cells'][0]}{raised}"


def play_on(players: dict[int, Player], plies: int) -> None:
    """Play legal moves until the match has so many plies or is over; each player knows every position."""
    while True:
        views = {seat: player.view(seat=seat) for seat, player in players.items()}
        newest = max(view["ply"] for view in views.values())
        views = {seat: players[seat].at(newest, seat) for seat in players}
        if newest >= plies or any(view["outcome"] for view in views.values()):
            return
        for seat, view in views.items():
            if view["choices"] is not None:
                players[seat].move(seat, any_move(view))
        together = views[min(views)]["together"]
        after = newest + (len(together) or 1)
        for seat, player in players.items():
            player.after(after, seat)
