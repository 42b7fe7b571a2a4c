"""Faults around real processes on a real PostgreSQL: `python bench/faults.py [--faults 1000] [--seconds 600]`.

Three servers, each by a line of its own to one database; people at tables with clocks, some against bots. Servers are
killed and frozen past their lease, the database is restarted, lines are cut and slowed down. At the end all logs are
read: nothing acknowledged is lost, everybody saw beginnings of one history, every log replays by the rules without a
gap, so that nobody moved twice at a number, and nobody has lost on time. All of it on loopback."""

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import httpx

from cluster import Cluster
from faulty_people import Person
from line import Proxy
from ludotheque.core import catalog
from ludotheque.play.match import Match
from ludotheque.store.store import Store

Work = Coroutine[Any, Any, None]
HERE = Path(__file__).parent
SERVERS = 3
ASLEEP_SECONDS = 4.0
"""Longer than a lease."""
QUIET_SECONDS = 12.0
"""After the last fault, so that everybody hears the end."""


class Member:
    """A server process, started again whenever it is down, and its line to the database."""

    def __init__(self, cluster: Cluster, database: str) -> None:
        self._cluster, self._database = cluster, database
        self.line = Proxy(cluster.port)
        self.address = ""
        self.process: asyncio.subprocess.Process | None = None
        self.busy = False
        """A fault is happening to it."""

    async def open(self) -> None:
        port = await self.line.start()
        self._url = self._database.replace(f":{self._cluster.port}/", f":{port}/")
        await self.start()

    async def start(self) -> None:
        """A server that finds no database ends by itself: it is started until it stays."""
        while not self.address:
            command = sys.executable, str(HERE / "load_server.py"), self._url
            quiet = asyncio.subprocess.DEVNULL
            self.process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, stderr=quiet)
            assert self.process.stdout is not None
            self.address = (await self.process.stdout.readline()).decode().strip()

    async def kill(self) -> None:
        assert self.process is not None
        self.address = ""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()

    def signal(self, which: signal.Signals) -> None:
        if self.process is not None and self.process.returncode is None:
            os.kill(self.process.pid, which)


class Faults:
    def __init__(self, members: list[Member], cluster: Cluster, random: Random) -> None:
        self._members, self._cluster, self._random = members, cluster, random
        self._database = asyncio.Lock()
        self.counts: Counter[str] = Counter()
        self.healing: set[asyncio.Task[None]] = set()

    def one(self) -> None:
        """The next fault; one that takes its time is mended while others happen."""
        kinds = {"killed": self._kill, "asleep": self._sleep, "cut": self._cut, "slow": self._slow}
        member, kind = self._random.choice(self._members), self._random.choice([*kinds, "cut", "restarted"])
        if kind == "restarted":
            if not self._database.locked():
                self._begin(kind, self._restart())
        elif not member.busy:
            self._begin(kind, self._at(member, kinds[kind]))

    def _begin(self, kind: str, work: Work) -> None:
        self.counts[kind] += 1
        task = asyncio.get_running_loop().create_task(work)
        self.healing.add(task)
        task.add_done_callback(self.healing.discard)

    async def _at(self, member: Member, happen: Callable[[Member], Work]) -> None:
        member.busy = True
        try:
            await happen(member)
        finally:
            member.busy = False

    async def _kill(self, member: Member) -> None:
        await member.kill()
        await asyncio.sleep(self._random.uniform(0, 2))
        await member.start()

    async def _sleep(self, member: Member) -> None:
        member.signal(signal.SIGSTOP)
        await asyncio.sleep(ASLEEP_SECONDS)
        member.signal(signal.SIGCONT)

    async def _cut(self, member: Member) -> None:
        member.line.cut()

    async def _slow(self, member: Member) -> None:
        member.line.delay = self._random.uniform(0.02, 0.3)
        await asyncio.sleep(self._random.uniform(1, 4))
        member.line.delay = 0.0

    async def _restart(self) -> None:
        async with self._database:
            await asyncio.to_thread(self._cluster.stop, self._random.choice(["fast", "immediate"]))
            await asyncio.to_thread(self._cluster.start)


async def seated(members: list[Member], tables: int, random: Random) -> list[Person]:
    """Two people at most tables, with a clock; at every third somebody alone against a bot."""

    def where() -> str:
        up = [member.address for member in members if member.address]
        return random.choice(up) if up else "http://127.0.0.1:9"

    found = list[Person]()
    async with httpx.AsyncClient(base_url=members[0].address, timeout=60, trust_env=False) as http:
        for n in range(tables):
            other = {"kind": "bot", "level": 1} if n % 3 == 0 else {"kind": "link"}
            wish = {"game": "interactions", "options": {"players": 2}, "seats": [{"kind": "here"}, other]}
            clock = {"kind": "game", "seconds": 3600}
            made = (await http.post("/api/tables", json={**wish, "clock": clock})).raise_for_status().json()
            tokens = [made["token"]]
            for invitation in made["invitations"].values():
                taken = await http.post("/api/take", json={"token": invitation, "name": "Bob"})
                tokens.append(taken.raise_for_status().json()["token"])
            found += [Person(made["table"], token, where, random) for token in tokens]
    return found


async def wrong(database: str, people: list[Person]) -> tuple[list[str], int]:
    """What breaks a promise, and how many moves there are in all."""
    found, moves = [one for person in people for one in person.memory.wrong], 0
    store = await Store.open(database)
    for table in {person.table for person in people}:
        number = 1
        while (stored := await store.match(table, number)) is not None:
            game = catalog.entry("interactions").game({"players": 2}, stored.rules)
            match = Match(game, stored.setup, stored.began, stored.entries)  # raises where one is against the rules
            line = [step.text for step in match.line]
            moves += len(line)
            if match.ending is not None:
                found.append(f"{table} {number} ended by {match.ending.reason}")
            for person in people:
                if person.table == table:
                    found += _unkept(person, number, line)
            number += 1
    await store.close()
    return found, moves


def _unkept(person: Person, number: int, line: list[str]) -> list[str]:
    shown = person.memory.shown.get(number, [])
    said = [] if line[: len(shown)] == shown else [f"{person.table} {number}: shown {shown}, stored {line}"]
    own = [(at, move) for match, at, move in person.memory.acknowledged if match == number]
    lost = [(at, move) for at, move in own if line[at : at + 1] != [move]]
    return [*said, *(f"{person.table} {number}: lost {one}" for one in lost)]


async def run(given: argparse.Namespace, folder: Path) -> int:
    random, cluster = Random(given.seed), Cluster(folder)
    database = cluster.database("faults")
    members = [Member(cluster, database) for _ in range(SERVERS)]
    try:
        for member in members:
            await member.open()
        people = await seated(members, given.tables, random)
        playing = [asyncio.create_task(person.play()) for person in people]
        faults, ends = Faults(members, cluster, random), time.monotonic() + given.seconds
        while faults.counts.total() < given.faults and time.monotonic() < ends:
            await asyncio.sleep(random.uniform(0.1, 2 * given.every))
            faults.one()
        await asyncio.gather(*faults.healing)
        await asyncio.sleep(QUIET_SECONDS)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        found, moves = await wrong(database, people)
    finally:
        for member in members:
            await member.kill()
            await member.line.close()
        cluster.stop("immediate")
    acknowledged, lines = (sum(count) for count in zip(*_counts(people), strict=True))
    kinds = ", ".join(f"{kind} {count}" for kind, count in faults.counts.most_common())
    print(f"{faults.counts.total()} faults ({kinds}); {moves} moves, {acknowledged} acknowledged by {lines} lines")
    print("\n".join(found) or "no promise is broken")
    return 1 if found else 0


def _counts(people: list[Person]) -> list[tuple[int, int]]:
    return [(len(person.memory.acknowledged), person.memory.lines) for person in people]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=600, help="stop after this time, however many there were")
    parser.add_argument("--every", type=float, default=0.6, help="seconds between two, on the average")
    parser.add_argument("--tables", type=int, default=9)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        sys.exit(asyncio.run(run(given, Path(folder))))


if __name__ == "__main__":
    main()
