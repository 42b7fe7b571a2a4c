"""Half an hour of play: `python bench/soak.py [--waves 30] [--tables 40] [--seconds 50] [--idle-mb 2]`.

In each wave new tables open, two people at each make a move a second, match after match, and all of them leave. The
server keeps few tables that nobody is at, so that they come and go in half an hour as they do elsewhere in weeks.
Prints what it holds after each wave; at the end what it grew by a wave over the second half. On loopback, bounded."""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import linear_regression

from load import HERE, memory, serving, used
from load_players import Load, play

MOST_WAVES, MOST_TABLES, MOST_SECONDS = 60, 200, 60


def handles(pid: int) -> int:
    """Files and sockets that a process has open."""
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


def threads(pid: int) -> int:
    return len(list(Path(f"/proc/{pid}/task").iterdir()))


def soak(waves: int, tables: int, seconds: float, db: Path) -> list[int]:
    """Megabytes are printed, kilobytes returned, one a wave."""
    held = []
    with serving([sys.executable, HERE / "load_server.py", str(db)]) as (address, pid):
        print("| minutes | tables so far | moves | failed | MB | open files | threads | processor s |")
        print("| --- | --- | --- | --- | --- | --- | --- | --- |", flush=True)
        began, moves, failed = time.monotonic(), 0, 0
        for wave in range(1, waves + 1):
            load = Load(tables)
            asyncio.run(play([address], load, seconds, lambda: None, lambda: None))
            moves, failed = moves + len(load.waited), failed + load.failed
            held.append(memory(pid))
            told = (
                f"{(time.monotonic() - began) / 60:.1f} | {wave * tables} | {moves} | {failed} | {held[-1] / 1024:.1f}"
            )
            print(f"| {told} | {handles(pid)} | {threads(pid)} | {used(pid):.0f} |", flush=True)
    return held


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--waves", type=int, default=30)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=50)
    parser.add_argument("--idle-mb", type=float, default=2)
    given = parser.parse_args()
    os.environ["LUDOTHEQUE_IDLE_MB"] = str(given.idle_mb)
    with tempfile.TemporaryDirectory() as folder:
        waves, tables = min(MOST_WAVES, given.waves), min(MOST_TABLES, given.tables)
        held = soak(waves, tables, min(MOST_SECONDS, given.seconds), Path(folder) / "soak.db")
    later = held[len(held) // 2 :]
    if len(later) > 1:
        slope = linear_regression(range(len(later)), later).slope
        print(f"over the last {len(later)} waves {slope:+.0f} kB a wave, {slope / tables:+.1f} kB a table")


if __name__ == "__main__":
    main()
