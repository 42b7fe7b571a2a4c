"""What a move costs at a table, old version against new: `python bench/moves.py --old WORKTREE [--moves 150]`.

Each version runs in a process of its own, in turn and twice: a table with everybody on one screen, moves by chance
through the very function that a websocket calls, judged, stored in SQLite and told to every seat. Printed is processor
time a move, the better of the two runs, and the ratio. `--old` is a checkout of the version to compare with, such as
`git worktree add ../old ff1f905`; without it this version alone is measured.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from ludotheque.core.chance import SplitMix64
from ludotheque.server import messages, requests
from ludotheque.server.app import create_app
from ludotheque.server.connection import Connection
from ludotheque.server.settings import Settings
from ludotheque.store.tokens import Access

HERE = Path(__file__).resolve()
GAMES: dict[str, dict[str, Any]] = {
    "forma": {}, "interactions": {}, "lacuna": {}, "lacunes": {}, "laguna": {"glass": "none"},
}  # fmt: skip
OWN = os.environ.get("BENCH_MOVES", "")
"""Set in the process of one version: how many moves it is to make."""


class Reader:
    """A browser with all the seats; it has heard a move once every seat's view shows it."""

    def __init__(self, seats: int) -> None:
        self._seats, self._missing, self._goal, self._heard = seats, set[int](), 0, asyncio.Event()

    def expect(self, goal: int) -> None:
        self._missing, self._goal = set(range(self._seats)), goal
        self._heard.clear()

    async def heard(self) -> None:
        await asyncio.wait_for(self._heard.wait(), 60)

    async def send(self, text: str) -> None:
        told = json.loads(text)
        if told["type"] == "view" and told["ply"] + len(told["chosen"]) >= self._goal:
            self._missing.discard(told["seat"])
        if not self._missing:
            self._heard.set()


async def one(app: Any, game: str, moves: int, clock: list[int]) -> float:
    """Milliseconds of processor time a move, over matches that follow one another."""
    used, made = 0.0, 0
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://localhost") as client:
        while made < moves:
            seats = [{"kind": "here"}] * (1 if game == "lacunes" else 2)
            wish = {"game": game, "options": GAMES[game], "seats": seats, "begins": 0}
            table = (await client.post("/api/tables", json=wish)).json()["table"]
            times = await match(app.state.rooms, table, len(seats), moves - made, clock)
            used, made = used + sum(times), made + len(times)
    return used / made * 1000


async def match(rooms: Any, table: str, seats: int, moves: int, clock: list[int]) -> list[float]:
    reached = Connection.__init__.__annotations__["reached"]  # it has moved between the versions
    below, times, reader = SplitMix64(3).below, list[float](), Reader(seats)
    room, connection = await rooms.get(table), Connection(Access(table, "host"), reader.send, reached())
    reader.expect(0)
    room.enter(connection)
    serving = asyncio.create_task(connection.serve(room.fresh))
    await reader.heard()
    while len(times) < moves and not room.match.over:
        clock[0] += 1000
        now, seat = room.match, room.match.deciding[0]
        text = now.game.write(now.state, now.game.moves(now.state, seat).sample(below))
        reader.expect(now.ply + len(now.sealed) + 1)
        began = time.process_time()
        await requests.handle(rooms, room, connection, messages.Move(seat=seat, turn=now.turn, ply=now.ply, move=text))
        await reader.heard()
        times.append(time.process_time() - began)
    serving.cancel()
    room.leave(connection)
    return times


async def version(moves: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        clock, db = [1_800_000_000_000], str(Path(folder) / "bench.db")
        app = create_app(Settings(db=db, warm=False, bot_workers=1, tables_an_hour=100_000, now=lambda: clock[0]))
        async with app.router.lifespan_context(app):
            return {game: await one(app, game, moves, clock) for game in GAMES}


def run(root: Path, moves: int) -> dict[str, float]:
    """One version in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(root / "src"), "BENCH_MOVES": str(moves)}
    done = subprocess.run([sys.executable, str(HERE)], env=environment, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--old", type=Path)
    parser.add_argument("--moves", type=int, default=150)
    given = parser.parse_args()
    roots = {"new": HERE.parents[1], **({"old": given.old.resolve()} if given.old else {})}
    runs: dict[str, list[dict[str, float]]] = {name: [] for name in roots}
    for _ in range(2):
        for name, root in roots.items():
            runs[name].append(run(root, given.moves))
    for game in GAMES:
        best = {name: min(one[game] for one in found) for name, found in runs.items()}
        told = ", ".join(f"{name} {best[name]:6.2f} ms" for name in sorted(best, reverse=True))
        print(
            f"{game:<13} {told}" + (f", new/old {best['new'] / best['old']:.2f}" if "old" in best else ""), flush=True
        )


if __name__ == "__main__":
    if OWN:
        print(json.dumps(asyncio.run(version(int(OWN)))))
    else:
        main()
