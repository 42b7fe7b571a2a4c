"""Seeded schedules of faults around one table: `python bench/simulation.py [--schedules 100000] [--seed N]`.

Three processes with a bot, a clock and a person who reconnects anywhere; processes crash and come back, sleep past
their lease, and hear each other late, in another order or not at all. Whatever the schedule: nothing acknowledged is
lost, what was shown is a prefix of the one history, the log replays by the rules, no keeper writes after a later one,
no time is charged while nobody kept the table, and once the faults stop the match ends. A failure names its seed."""

import argparse
import sys
import time

from ludotheque.play.entries import Played
from ludotheque.play.lease import RENEWED_MS
from simulated import PERSON, Client, Database, Process, World

FAULTS_MS, MOST_MS = 40_000, 400_000
PROCESSES = 3
PATIENCE_MS = 2 * RENEWED_MS
"""A table is without a keeper for so long at most while some process lives: that is no time without a server."""


def simulate(seed: int) -> str | None:
    """One schedule; what is wrong, or None."""
    world = World(seed)
    database = Database(world)
    processes = [Process(name, world, database) for name in "abc"[:PROCESSES]]
    client = Client(world, processes)
    for process in processes:
        _fault(world, process)
    world.run(lambda: world.now > FAULTS_MS and any(one.up and one.sitting.match.over for one in processes), MOST_MS)
    world.run(lambda: False, world.now + 10_000)  # so that everybody hears the end
    return _wrong(database, client)


def _fault(world: World, process: Process) -> None:
    """Now and then a process crashes and is started again, or sleeps; after a while it no longer does."""

    def happen() -> None:
        if world.now > FAULTS_MS:
            return
        if world.below(3) == 0:
            process.asleep_until = world.now + 500 + world.below(9000)
        elif process.up:
            process.crash()
            world.after(300 + world.below(9000), process.start)
        world.after(2000 + world.below(12_000), happen)

    world.after(1000 + world.below(8000), happen)


def _wrong(database: Database, client: Client) -> str | None:
    if client.broken:
        return client.broken
    match = database.loaded().match  # raises where an entry is against the rules
    line = [step.text for step in match.line]
    if client.seen != line[: len(client.seen)]:
        return "something was shown that is not in the history"
    if any(move not in line for _, move in client.acknowledged):
        return "something acknowledged is lost"
    fences = [fence for fence in database.fences if fence is not None]
    if fences != sorted(fences):
        return f"a keeper wrote after a later one: {fences}"
    if not match.over:
        return f"the match did not come to its end: {len(line)} moves"
    return _charged(database)


def _charged(database: Database) -> str | None:
    """Time of the person that ran while nobody kept the table."""
    for entry in database.log:
        if isinstance(entry, Played) and entry.seat == PERSON and not entry.revealed:
            began = entry.at - entry.spent
            for first, last in database.unkept:
                if min(last, entry.at) - max(first, began) > PATIENCE_MS:
                    return f"{entry.spent} ms were charged at {entry.at}, and nobody kept the table {first}–{last}"
    return None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--schedules", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="the seed to begin with, where an earlier run stopped")
    parser.add_argument("--seed", type=int, help="this one schedule alone")
    given = parser.parse_args()
    seeds = [given.seed] if given.seed is not None else range(given.first, given.first + given.schedules)
    began, failed = time.process_time(), 0
    for seed in seeds:
        wrong = simulate(seed)
        if wrong:
            failed += 1
            print(f"seed {seed}: {wrong}", flush=True)
    print(f"{len(seeds)} schedules, {failed} failed, {time.process_time() - began:.0f} s of processor time")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
