"""What a table waits for on a new machine: `python bench/cold_server.py [--games forma] [--levels 1 6] [--compiled]`.

Each figure is of a new server with an empty cache, as after `ludotheque serve` alone; with `--compiled` the kernels are
compiled first, as `make run` does before it prints its address. From that address on: the first move of a bot that
begins and the first that it has searched for, of the levels named or else of the gentlest and the strongest, and a hint
in Lacunes; whether the table said what it waits for. Seconds on the wall, and of the processor in all of the server's
processes, which others slow less.
"""

import argparse
import asyncio
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Iterator
from contextlib import aclosing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from ludotheque.client import Link, Seat
from ludotheque.client.calls import call
from ludotheque.core import catalog
from ludotheque.core.chance import SplitMix64
from ludotheque.core.ladder import ladders_of
from ludotheque.server.bot_bodies import QuestionTold
from ludotheque.server.messages import Hint, Job, View

SERVE = ("-c", "from ludotheque.cli import main; main()", "serve", "--no-open", "--port", "0")
PLIES = {"lacuna": 3, "laguna": 4, "interactions": 8, "forma": 3, "lacunes": 0}
"""Until every level has searched: before it a flower, rafts, selections or a field are laid, and the top level of
Interactions plays by what is proved. Whoever measures makes the moves of the other seat, at once."""
PEOPLE_BEGIN = {"laguna"}
"""And their turn ends with its sand: there only the first move is measured, which lays a raft."""
LONGEST = 240
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Waited:
    """Seconds on the wall and of the processor, until something was there; whether it was told what is waited for."""

    what: str
    wall: float
    processor: float
    told: bool

    def __str__(self) -> str:
        said = ", told what for" if self.told else ""
        return f"{self.what:<40} {self.wall:6.1f} s, {self.processor:5.1f} s of the processor{said}"


@contextmanager
def serving(cache: str) -> Iterator[tuple[str, int]]:
    """A server in a group of its own: its address, and its process."""
    with tempfile.TemporaryDirectory() as data:
        given = {**os.environ, "NUMBA_CACHE_DIR": cache, "XDG_DATA_HOME": data}
        asked = [sys.executable, *SERVE]
        with subprocess.Popen(
            asked, env=given, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=True
        ) as server:
            assert server.stdout is not None
            try:
                yield server.stdout.readline().split(": ")[1].strip(), server.pid
            finally:
                os.killpg(server.pid, signal.SIGKILL)


def used(group: int) -> float:
    """Processor seconds of a server and its workers so far, those that ended included."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[2]) == group:
            ticks += sum(map(int, fields[11:15]))
    return ticks / TICKS


Heard = tuple[str, bool]
"""What is there now, and whether somebody's machine code is being made."""


async def moves(address: str, key: str, level: int) -> AsyncGenerator[Heard]:
    """A match against a bot that begins if the game lets it, up to the first move that it has searched for."""
    bot = 1 if key in PEOPLE_BEGIN else 0
    seats: list[dict[str, object]] = [{"kind": "here", "name": "Ada"}]
    seats.insert(bot, {"kind": "bot", "level": level})
    seat = _seat(address, await call(f"{address}/api/tables", {"game": key, "seats": seats, "begins": 0}))
    async with aclosing(seat.messages()) as messages:
        async for message in messages:
            if isinstance(message, View):
                moved = message.ply > bot or bot in message.chosen
                searched = message.ply >= PLIES[key] and message.to_move != bot
                yield "first search" if searched else "first move" if moved else "", bool(message.preparing)
                if searched or (moved and key in PEOPLE_BEGIN):
                    return
                if asked := await seat.question():
                    await seat.move(asked, asked.choices[0] if asked.choices else _by_the_rules(asked))


async def hint(address: str, key: str, level: int) -> AsyncGenerator[Heard]:
    """In a game that one plays alone."""
    made = await call(f"{address}/api/tables", {"game": key, "seats": [{"kind": "here", "name": "Ada"}]})
    seat, asked = _seat(address, made), False
    async with aclosing(seat.messages()) as messages:
        async for message in messages:
            if isinstance(message, View) and not asked:
                asked = True
                await seat.say(Hint(seat=0))
            if isinstance(message, Job):
                yield "hint" if message.result else "", message.progress.get("compiling") is True
                if message.result:
                    return


def _by_the_rules(asked: QuestionTold) -> str:
    """Some move, where the server names none."""
    game = catalog.entry(asked.game).game(asked.options)
    state = game.initial(asked.setup)
    for text in asked.moves:
        state = game.play(state, game.read(state, text))
    return game.write(state, game.moves(state).sample(SplitMix64(1).below))


def _seat(address: str, made: dict[str, str]) -> Seat:
    return Seat(Link(address, made["table"], "seat", made["token"]))


async def _waited(address: str, group: int, key: str, level: int) -> list[Waited]:
    before, began, told, found = used(group), time.perf_counter(), False, dict[str, Waited]()
    async with asyncio.timeout(LONGEST), aclosing((moves if PLIES[key] else hint)(address, key, level)) as hearing:
        async for what, prepares in hearing:
            told |= prepares
            if what and what not in found:
                name = f"{key}, level {level}, {what}"
                found[what] = Waited(name, time.perf_counter() - began, used(group) - before, told)
    return list(found.values())


def measured(key: str, level: int, compiled: str | None) -> list[Waited]:
    with tempfile.TemporaryDirectory() as cache, serving(compiled or cache) as (address, group):
        return asyncio.run(_waited(address, group, key, level))


def compile_all(cache: str) -> Waited:
    command, began = [sys.executable, "-m", "ludotheque.search.warm"], time.perf_counter()
    subprocess.run(command, env={**os.environ, "NUMBA_CACHE_DIR": cache}, check=True)
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return Waited("all kernels", time.perf_counter() - began, spent.ru_utime + spent.ru_stime, False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=PLIES, choices=PLIES)
    parser.add_argument("--levels", nargs="+", type=int)
    parser.add_argument("--compiled", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as cache:
        if given.compiled:
            print(compile_all(cache), flush=True)
        for key in given.games:
            levels = ladders_of(catalog.entry(key)).levels
            for level in given.levels or ((levels[0], levels[-1]) if PLIES[key] else levels[-1:]):
                for waited in measured(key, level, cache if given.compiled else None):
                    print(waited, flush=True)


if __name__ == "__main__":
    main()
