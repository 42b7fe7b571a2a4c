"""How long counting a player's results holds up everybody else: `python bench/counting.py [--results 50000]`.

A ticker runs on the loop, as in `imports.py`, while the statistics of somebody with so many matches are read."""

import argparse
import asyncio
import tempfile
from pathlib import Path

import httpx
from sqlalchemy import insert

from imports import measured
from ludotheque.server.app import create_app
from ludotheque.server.rooms import Rooms
from ludotheque.server.settings import Settings
from ludotheque.server.statistics import player_hash
from ludotheque.store import schema

PLAYER = "a" * 32
PART = 5000


async def fill(rooms: Rooms, results: int) -> None:
    """Matches of Lacunes, won and lost in turn."""
    row = {
        "player": player_hash(PLAYER), "game": "lacunes", "preset": "base", "options": {}, "daily": None, "began": 0,
        "reason": "stuck", "scores": [30], "assisted": False, "plies": 90, "facts": {"placed": 30, "redeals": 1},
    }  # fmt: skip
    for first in range(0, results, PART):
        rows = [
            {**row, "table_id": f"t{n}", "number": 1, "ended": n, "won": n % 2 == 0} for n in range(first, first + PART)
        ]
        async with rooms.store._database.begin() as connection:
            await connection.execute(insert(schema.results), rows)


async def count(results: int, folder: Path) -> None:
    app = create_app(Settings(db=str(folder / "counting.db"), warm=False, bot_workers=1))
    async with app.router.lifespan_context(app):
        await fill(app.state.rooms, results)
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", timeout=600) as http:

            async def ask() -> None:
                told = (await http.get("/api/statistics?game=lacunes", headers={"X-Player": PLAYER})).raise_for_status()
                assert len(told.json()["newest"]) == 200

            for what in ("the first time", "once more"):
                await measured(f"{results} results, {what}", ask)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--results", type=int, default=50_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(count(min(200_000, given.results), Path(folder)))


if __name__ == "__main__":
    main()
