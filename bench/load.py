"""Tables under load: `python bench/load.py --tables 20,100,300 [--processes 1,2,3] [--parts] [--boardgame-io FOLDER]`.

Two people at each table of Interactions make a move a second between them; every move is in the store before it is
acknowledged. Prints what a mover waits for the view that shows the move, and the processor time a move of the server,
with `--parts` by what it was spent on. The players are this process, the server is another, all of it on loopback.

With `--processes` as many servers share a private PostgreSQL, host and guest of a table each by another one. With
`--boardgame-io` a folder in which that package is installed is measured in the same run: a comparable small game,
kept in memory, its clients those of the package.
"""

import argparse
import asyncio
import gc
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from cluster import Cluster
from load_players import Load, play

HERE = Path(__file__).parent
TICKS = os.sysconf("SC_CLK_TCK")
MOST_TABLES, MOST_SECONDS, MOST_PROCESSES = 2000, 120, 4


@dataclass(frozen=True)
class Measured:
    """Milliseconds: what half of the movers waited at most, and all but one in a hundred; processor time a move."""

    moves: int
    p50: float
    p99: float
    processor: float
    failed: int = 0


def used(pid: int) -> float:
    """Processor seconds of a process so far, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> int:
    """Kilobytes that a process really holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


@contextmanager
def serving(command: Sequence[str | Path]) -> Iterator[tuple[str, int]]:
    """A server until we are done with it: its address, which it prints first, and its process."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().strip(), server.pid
        finally:
            server.kill()


async def ours(tables: int, seconds: float, parts: Path | None, db: str, processes: int = 1) -> Measured:
    """Our own servers on a database of their own; of several the first tells its parts."""
    asked = [db, *([str(parts)] if parts else [])]
    with ExitStack() as running:
        servers = [
            running.enter_context(serving([sys.executable, HERE / "load_server.py", *(asked if first else [db])]))
            for first in (True, *[False] * (processes - 1))
        ]
        addresses, pids = [address for address, _ in servers], [pid for _, pid in servers]
        before = sum(map(memory, pids))
        load = Load(tables)

        def begins() -> None:
            load.processor = sum(map(used, pids))
            if parts:
                os.kill(pids[0], signal.SIGUSR1)

        def ends() -> None:
            load.processor = sum(map(used, pids)) - load.processor
            if parts:
                os.kill(pids[0], signal.SIGUSR1)

        await play(addresses, load, seconds, begins, ends)
        print(f"    {(sum(map(memory, pids)) - before) / tables:.0f} kB a table with two readers", file=sys.stderr)
        if parts:
            await asyncio.sleep(0.5)
    waited = sorted(load.waited)
    return Measured(
        len(waited), _share(waited, 0.5), _share(waited, 0.99), load.processor / max(1, len(waited)) * 1000, load.failed
    )


def boardgame_io(folder: Path, tables: int, seconds: float) -> Measured:
    """The same load on boardgame.io, by its own clients in a process of their own."""
    script = HERE / "boardgame_io.cjs"
    with serving(["node", script, folder, "serve"]) as (port, pid):
        asked: list[str | Path] = ["node", script, folder, "load", port, str(pid), str(tables), str(seconds)]
        told = json.loads(subprocess.run(asked, capture_output=True, text=True, check=True).stdout)
    waited = sorted(told["waited"])
    processor = told["ticks"] / TICKS / max(1, len(waited)) * 1000
    return Measured(len(waited), _share(waited, 0.5), _share(waited, 0.99), processor)


def _share(waited: Sequence[float], share: float) -> float:
    return waited[min(len(waited) - 1, int(len(waited) * share))] if waited else float("nan")


def row(name: str, tables: int, found: Measured) -> str:
    return f"| {name} | {tables} | {found.moves} | {found.p50:.1f} | {found.p99:.1f} | {found.processor:.2f} |" + (
        f" {found.failed} failed" if found.failed else ""
    )


def growth(processes: Sequence[int], sizes: Sequence[int], seconds: float) -> None:
    """The same tables on one, two, three servers, each time on a new database of one PostgreSQL."""
    with tempfile.TemporaryDirectory() as folder:
        cluster = Cluster(Path(folder))
        try:
            for tables in sizes:
                for number in processes:
                    db = cluster.database(f"load_{tables}_{number}")
                    found = asyncio.run(ours(tables, seconds, None, db, min(MOST_PROCESSES, number)))
                    print(row(f"{number} on PostgreSQL", tables, found), flush=True)
        finally:
            cluster.stop("immediate")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="20,100,300")
    parser.add_argument("--seconds", type=float, default=12)
    parser.add_argument("--parts", action="store_true")
    parser.add_argument("--db", help="a PostgreSQL database; by default a new file of SQLite")
    parser.add_argument("--processes", help="so many servers on one private PostgreSQL, such as 1,2,3")
    parser.add_argument("--boardgame-io", type=Path, metavar="FOLDER")
    given = parser.parse_args()
    sizes = [min(MOST_TABLES, int(size)) for size in given.tables.split(",")]
    seconds = min(MOST_SECONDS, given.seconds)
    print("| server | tables | moves | p50 ms | p99 ms | processor ms a move |\n| --- | --- | --- | --- | --- | --- |")
    gc.disable()  # the players' own pauses are not the server's
    if given.processes:
        growth([int(number) for number in given.processes.split(",")], sizes, seconds)
        return
    for tables in sizes:
        with tempfile.TemporaryDirectory() as folder:
            parts = Path(folder) / "parts.json" if given.parts else None
            db = given.db or str(Path(folder) / "load.db")
            print(row("Ludothèque", tables, asyncio.run(ours(tables, seconds, parts, db))), flush=True)
            if parts:
                told = json.loads(parts.read_text())
                print("    " + ", ".join(f"{part} {share:.0%}" for part, share in told.items()), flush=True)
        if given.boardgame_io:
            print(row("boardgame.io", tables, boardgame_io(given.boardgame_io, tables, seconds)), flush=True)


if __name__ == "__main__":
    main()
