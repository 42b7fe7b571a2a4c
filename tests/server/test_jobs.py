"""The pool of workers by itself."""

import asyncio
import os
import threading
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core import catalog
from ludotheque.core.bot import Progress, Seen
from ludotheque.core.errors import LudothequeError
from ludotheque.core.parts import Bots
from ludotheque.play.bots import Question
from ludotheque.search.compiling import compiling
from ludotheque.server import worker
from ludotheque.server.jobs import Jobs, Report
from ludotheque.server.memory import data_bytes
from ludotheque.server.worker import Task
from server import odd_bots

GAMES = catalog.INSTALLED.giving("interactions", Bots, odd_bots.OddBots())
GAME = catalog.entry("interactions").game({})
VIEW = GAME.view(GAME.initial(""), 0)


def task(level: int, kind: Any = "hint") -> Task:
    return Task(kind, "interactions", {}, None, level, Question(VIEW, Seen(0)))


class Heard:
    """The reports of one job, and a way to wait for one of them."""

    def __init__(self) -> None:
        self.reports: list[Report] = []
        self._new = asyncio.Event()

    def __call__(self, report: Report) -> None:
        self.reports.append(report)
        self._new.set()

    async def until(self, fits: Callable[[Report], bool]) -> Report:
        while True:
            for report in self.reports:
                if fits(report):
                    return report
            self._new.clear()
            await asyncio.wait_for(self._new.wait(), 60)


def ended(report: Report) -> bool:
    return report.state in ("done", "stopped", "failed")


@pytest.fixture(autouse=True)
def marks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MORTAL_MARKS", str(tmp_path))


def test_one_worker_thinks_stops_dies_and_goes_on() -> None:
    """One long story, because a worker takes a while to start."""

    async def story() -> None:
        jobs = Jobs(1, 2, GAMES)
        jobs.start()
        try:
            await _done(jobs)
            await _stopped_while_running(jobs)
            await _stopped_while_waiting(jobs)
            await _too_many(jobs)
            await _bots_first(jobs)
            await _tried_again(jobs)
            await _failed(jobs)
            await _makes_way(jobs)
            await _done(jobs)
            assert len(jobs) == 0
        finally:
            await jobs.close()

    asyncio.run(story())


async def _done(jobs: Jobs) -> None:
    heard = Heard()
    jobs.submit(task(odd_bots.WISE), heard)
    last = await heard.until(ended)
    assert last.state == "done" and last.thought is not None
    assert GAME.read(VIEW, last.thought.move) in GAME.moves(VIEW, 0)
    assert [report.state for report in heard.reports][:2] == ["queued", "running"]


async def _stopped_while_running(jobs: Jobs) -> None:
    heard = Heard()
    key = jobs.submit(task(odd_bots.ENDLESS), heard)
    report = await heard.until(lambda report: report.progress is not None)
    assert isinstance(report.progress, Progress) and report.progress.share == 0.5
    jobs.stop(key)
    assert (await heard.until(ended)).state == "stopped"


async def _stopped_while_waiting(jobs: Jobs) -> None:
    busy, waiting, behind = Heard(), Heard(), Heard()
    first = jobs.submit(task(odd_bots.ENDLESS), busy)
    await busy.until(lambda report: report.progress is not None)
    second = jobs.submit(task(odd_bots.WISE), waiting)
    jobs.submit(task(odd_bots.WISE), behind)
    assert (waiting.reports[-1].place, behind.reports[-1].place) == (1, 2)
    jobs.stop(second)
    assert waiting.reports[-1].state == "stopped"
    assert behind.reports[-1].place == 1
    jobs.stop(first)
    jobs.stop("nobody")
    assert (await behind.until(ended)).state == "done"


async def _too_many(jobs: Jobs) -> None:
    busy, others = Heard(), [Heard(), Heard()]
    first = jobs.submit(task(odd_bots.ENDLESS), busy)
    await busy.until(lambda report: report.progress is not None)
    for heard in others:
        jobs.submit(task(odd_bots.WISE), heard)
    with pytest.raises(LudothequeError) as refused:
        jobs.submit(task(odd_bots.WISE), Heard())
    assert refused.value.code == "BUSY"
    extra = Heard()
    jobs.submit(task(odd_bots.WISE, "bot"), extra)
    jobs.stop(first)
    assert (await extra.until(ended)).state == "done", "a bot's turn is never turned away"


async def _bots_first(jobs: Jobs) -> None:
    busy, hint, bot = Heard(), Heard(), Heard()
    first = jobs.submit(task(odd_bots.ENDLESS), busy)
    await busy.until(lambda report: report.progress is not None)
    jobs.submit(task(odd_bots.WISE, "hint"), hint)
    jobs.submit(task(odd_bots.WISE, "bot"), bot)
    assert (bot.reports[-1].place, hint.reports[-1].place) == (1, 2)
    await bot.until(ended)
    assert hint.reports[-1].state == "queued", "a worker is kept for bots, whatever else is worked out"
    jobs.stop(first)
    await hint.until(ended)


async def _tried_again(jobs: Jobs) -> None:
    heard = Heard()
    jobs.submit(task(odd_bots.MORTAL), heard)
    assert (await heard.until(ended)).state == "done"
    assert [report.state for report in heard.reports].count("running") == 2


async def _failed(jobs: Jobs) -> None:
    heard = Heard()
    jobs.submit(task(odd_bots.FAILING), heard)
    assert (await heard.until(ended)).state == "failed"


async def _makes_way(jobs: Jobs) -> None:
    """Warming up a kernel ends when somebody waits, and is done afterwards."""
    warming, bot = Heard(), Heard()
    jobs.submit(task(odd_bots.WISE, "warm"), warming)
    while not (Path(os.environ["MORTAL_MARKS"]) / "warming").exists():
        await asyncio.sleep(0.01)
    jobs.submit(task(odd_bots.WISE, "bot"), bot)
    assert (await bot.until(ended)).state == "done"
    assert (await warming.until(ended)).state == "done"


def test_what_makes_way_before_its_worker_is_there_is_done_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first seconds of a server: whoever opens a table then waits for nothing that is still being started."""
    begun, go_on, start = threading.Event(), threading.Event(), SpawnProcess.start

    def late(process: SpawnProcess) -> None:
        begun.set()
        go_on.wait(60)
        start(process)

    async def story() -> None:
        jobs, warming, hint = Jobs(1, 2, GAMES), Heard(), Heard()
        jobs.start()
        try:
            jobs.submit(task(odd_bots.WISE, "warm"), warming)
            await asyncio.to_thread(begun.wait, 60)
            jobs.submit(task(odd_bots.WISE), hint)
            go_on.set()
            assert (await hint.until(ended)).state == "done"
            assert (await warming.until(ended)).state == "done"
            assert [report.state for report in warming.reports].count("running") == 2
        finally:
            await jobs.close()

    (Path(os.environ["MORTAL_MARKS"]) / "warming").touch()  # it takes no time
    monkeypatch.setattr(SpawnProcess, "start", late)
    asyncio.run(story())


def test_the_game_that_somebody_plays_is_compiled_before_the_others() -> None:
    jobs = Jobs(1)
    for key in ("forma", "lacuna", "laguna"):
        jobs.submit(Task("warm", key, {}), Heard())
    jobs.submit(Task("hint", "laguna", {}), Heard())
    jobs.submit(Task("bot", "lacunes", {}), Heard())
    jobs.submit(Task("bot", "lacuna", {}), Heard())
    warming = [job.task.game for job in jobs._queue if job.task.kind == "warm"]
    assert warming == ["lacuna", "laguna", "forma"]
    assert [job.task.kind for job in jobs._queue] == ["bot", "bot", "hint", *["warm"] * 3]


class Silent:
    """A pipe that nobody listens to."""

    def poll(self) -> bool:
        return False

    def send(self, message: object) -> None:
        return None


class Greedy(odd_bots.OddBots):
    """Needs a lot of memory to be warm."""

    def warm(self) -> None:
        bytearray(600 * 1024 * 1024)


def test_a_task_cannot_use_more_memory_than_its_share() -> None:
    if data_bytes() is None:
        pytest.skip("the system cannot cap the memory of a process")
    games = catalog.INSTALLED.giving("interactions", Bots, Greedy())
    greedy = Task("warm", "interactions", {}, memory_mb=50)
    assert worker._answer("j", greedy, Silent(), games) == ("failed", "memory")  # type: ignore[arg-type]
    assert worker._answer("j", Task("warm", "interactions", {}), Silent(), games)[0] == "done"  # type: ignore[arg-type]


def test_a_new_worker_gives_a_hint_that_may_use_all_its_memory() -> None:
    """The Lacunes solver reserves what it is allowed, and the compiler's libraries come beside it."""
    game = catalog.entry("lacunes").game({})
    asked = Question(game.initial("deal:28"), Seen(0))

    async def story() -> None:
        jobs, heard = Jobs(1), Heard()
        jobs.start()
        try:
            jobs.submit(Task("hint", "lacunes", {}, None, 5, asked), heard)
            assert (await heard.until(ended)).state == "done"
        finally:
            await jobs.close()

    asyncio.run(story())


class Compiled(odd_bots.OddBots):
    """Compiles something that is in no cache."""

    def warm(self) -> None:
        with compiling():
            self.kept = bytearray(600 * 1024 * 1024)
            del self.kept


class Overheard(Silent):
    def __init__(self) -> None:
        self.said: list[object] = []

    def send(self, message: object) -> None:
        self.said.append(message)


def test_what_a_compiler_takes_is_told_and_not_the_tasks() -> None:
    games, pipe = catalog.INSTALLED.giving("interactions", Bots, Compiled()), Overheard()
    assert worker._answer("j", Task("warm", "interactions", {}, memory_mb=50), pipe, games)[0] == "done"  # type: ignore[arg-type]
    assert pipe.said == [("progress", Progress(0, compiling=True))]


class Talkative(odd_bots.OddBots):
    """Fails with words that hold what it knows."""

    def warm(self) -> None:
        raise ValueError("the pile is HSKACMP")


def test_a_failure_tells_where_and_not_what_was_known() -> None:
    games = catalog.INSTALLED.giving("interactions", Bots, Talkative())
    state, told = worker._answer("j", Task("warm", "interactions", {}), Silent(), games)  # type: ignore[arg-type]
    assert state == "failed" and told.startswith("ValueError in test_jobs.py:")
