"""What tables cost that nobody is at: `python bench/opening.py [--tables 10000]`.

Unfinished tables with a clock are written into a new database; then a server starts on it: the time until it answers,
the time until every clock has been seen to, the longest that an answer took meanwhile, and the memory a table."""

import argparse
import asyncio
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

import httpx

from load import HERE, memory, serving
from ludotheque.core import catalog
from ludotheque.server import tables
from ludotheque.server.bodies import ClockWish, SeatWish, TableWish
from ludotheque.store.store import Store

SEATS = [SeatWish(kind="here"), SeatWish(kind="link")]
WISH = TableWish(game="interactions", seats=SEATS, clock=ClockWish(kind="game", seconds=900), begins=0)


async def fill(db: str, count: int) -> None:
    """One table that waits for its first move, and copies of it."""
    store = await Store.open(db)
    now = int(time.time() * 1000)
    table, begun = tables.wished(catalog.INSTALLED, WISH, now, lambda n: 0)
    stored = await store.add(table, {}, begun.new, now)
    await store.close()
    with sqlite3.connect(db) as kept:
        for name, key in (("tables", "id"), ("seats", "table_id"), ("matches", "table_id")):
            _copy(kept, name, key, table.id, count, stored.id)


def _copy(kept: sqlite3.Connection, name: str, key: str, table: str, count: int, match: int) -> None:
    """The rows of a table once for each copy; a match has a number of its own as well."""
    found = kept.execute(f"SELECT * FROM {name} WHERE {key} = ?", (table,))
    names = [column[0] for column in found.description]
    rows = []
    for row in [dict(zip(names, row, strict=True)) for row in found]:
        more = {"id": match} if name == "matches" else {}
        rows += [
            {**row, key: f"{table}{n}", **{own: first + n for own, first in more.items()}} for n in range(1, count)
        ]  # fmt: skip
    marks = ", ".join(f":{column}" for column in names)
    kept.executemany(f"INSERT INTO {name} ({', '.join(names)}) VALUES ({marks})", rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    count = min(parser.parse_args().tables, 20_000)
    with tempfile.TemporaryDirectory() as folder:
        db = str(Path(folder) / "opening.db")
        asyncio.run(fill(db, count))
        began = time.monotonic()
        with serving([sys.executable, HERE / "load_server.py", db]) as (address, pid):
            http = httpx.Client(base_url=address, timeout=60, trust_env=False)
            http.get("/api/health").raise_for_status()
            answered, longest, before, found = time.monotonic() - began, 0.0, memory(pid), 0
            while found < count and time.monotonic() - began < 120:
                asked = time.monotonic()
                found = http.get("/api/health").raise_for_status().json()["tables"]
                longest = max(longest, time.monotonic() - asked)
                time.sleep(0.05)
            took = time.monotonic() - began
            print(
                f"{count} unfinished tables: the first answer after {answered:.1f} s, all {found} after {took:.1f} s,"
            )
            print(
                f"the longest answer meanwhile {longest * 1000:.0f} ms, {(memory(pid) - before) / count:.1f} kB a table"
            )


if __name__ == "__main__":
    main()
