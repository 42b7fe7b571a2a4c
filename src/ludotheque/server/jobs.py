"""Bots and hints think in spawned processes: a bounded pool, a visible queue, and a stop that always works."""

import asyncio
import contextlib
import logging
import multiprocessing
import secrets
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Literal

from ludotheque.core import catalog
from ludotheque.core.bot import Progress
from ludotheque.core.catalog import Catalog
from ludotheque.core.coaching import Remark
from ludotheque.core.errors import LudothequeError
from ludotheque.play.study.engine import Engine
from ludotheque.server import logs, worker
from ludotheque.server.metrics import Metrics
from ludotheque.server.worker import Task, Thought

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 3.0
"""A worker that does not heed a stop for so long is killed."""
TRIES = 2
_ORDER = {
    "bot": 0, "hint": 1, "coach": 1, "service": 1, "analysis": 1, "engine": 1, "retry": 1, "review": 2, "warm": 2,
}  # fmt: skip
"""Somebody waits for a bot's move; a hint can wait a little, and warming up a lot."""

_FOUND = ("service", "analysis", "review", "retry", "engine")
_ANSWERS = {"coach": "remark", **dict.fromkeys(_FOUND, "answer")}
_DECLINED = ("hint", "coach", *_FOUND)
"""What is refused where too many wait already."""

State = Literal["queued", "running", "done", "refused", "stopped", "failed"]


@dataclass(frozen=True)
class Report:
    """`place` in the queue, from 1, while it waits."""

    job: str
    state: State
    place: int = 0
    progress: Progress | Engine | None = None
    thought: Thought | None = None
    remark: Remark | None = None
    """What a coach says; None: nothing."""
    answer: Any = None
    """What a service, an analysis or a review found."""
    error: LudothequeError | None = None


class Job:
    def __init__(self, task: Task, tell: Callable[[Report], None]) -> None:
        self.id = secrets.token_hex(8)
        self.task, self._tell = task, tell
        self.tries = 0
        self.stopping = False
        self.yielding = False
        """It makes way for somebody who waits, and is done later."""

    def tell(self, state: State, **more: Any) -> None:
        self._tell(Report(self.id, state, **more))


class Jobs:
    """At most `workers` tasks at once; the others wait, the more urgent kinds first.

    One worker more is kept for bots: whoever plays against one never waits for what somebody else works out. Those of a
    `patient` one take only what the machine has to spare."""

    def __init__(
        self,
        workers: int,
        most_waiting: int = 200,
        games: Catalog = catalog.INSTALLED,
        patient: bool = False,
        metrics: Metrics | None = None,
    ) -> None:
        self._metrics = metrics
        self._slots = [_Slot(games, patient) for _ in range(workers)]
        self._kept = _Slot(games, patient)
        self._most_waiting = most_waiting
        self._queue: deque[Job] = deque()
        self._running: dict[str, tuple[Job, _Slot]] = {}
        self._played = ""
        self._arrived = asyncio.Event()
        self._threads = ThreadPoolExecutor(workers + 1, thread_name_prefix="job")
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._serve(slot)) for slot in (*self._slots, self._kept)]

    async def close(self) -> None:
        """End every worker, whatever it does."""
        for task in self._tasks:
            task.cancel()
        for slot in (*self._slots, self._kept):
            slot.kill()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def __len__(self) -> int:
        return len(self._queue) + len(self._running)

    @property
    def counts(self) -> tuple[int, int]:
        """How many run, and how many wait."""
        return len(self._running), len(self._queue)

    def submit(self, task: Task, tell: Callable[[Report], None]) -> str:
        """Queue a task; `tell` hears every change of its state. Raises BUSY where too many wait."""
        if len(self._queue) >= self._most_waiting and task.kind in _DECLINED:
            raise LudothequeError("BUSY")
        job = Job(task, tell)
        if task.kind != "warm":
            self._played = task.game
        self._enqueue(job)
        self._tell_places()
        if task.kind != "warm" and self._full:
            self._make_way()
        return job.id

    @property
    def _full(self) -> bool:
        return sum(slot is not self._kept for _, slot in self._running.values()) == len(self._slots)

    def _next(self, slot: "_Slot") -> Job | None:
        """The kept worker takes a bot that would wait otherwise, and nothing else."""
        if not self._queue or (slot is self._kept and not (self._full and self._queue[0].task.kind == "bot")):
            return None
        return self._queue.popleft()

    def _enqueue(self, job: Job) -> None:
        self._queue = deque(sorted([*self._queue, job], key=self._urgency))
        self._arrived.set()

    def _urgency(self, job: Job) -> tuple[int, bool]:
        """Of what is still to be compiled, the game that somebody plays comes first."""
        return _ORDER[job.task.kind], job.task.kind == "warm" and job.task.game != self._played

    def _make_way(self) -> None:
        """Nobody waits for a kernel that nobody needs yet: what is compiled so far stays in the cache."""
        for job, slot in self._running.values():
            if job.task.kind == "warm" and not job.yielding:
                job.yielding = True
                slot.kill()
                return

    def stop(self, key: str) -> None:
        """Stop a task, waiting or running; unknown ones are over already."""
        for job in self._queue:
            if job.id == key:
                self._queue.remove(job)
                self._tell_places()
                job.tell("stopped")
                return
        if key in self._running:
            job, slot = self._running[key]
            job.stopping = True
            slot.stop(job)
            asyncio.get_running_loop().call_later(PATIENCE_SECONDS, self._insist, job)

    def _insist(self, job: Job) -> None:
        if job.id in self._running:
            self._running[job.id][1].kill()

    async def _serve(self, slot: "_Slot") -> None:
        while True:
            while (job := self._next(slot)) is None:
                self._arrived.clear()
                await self._arrived.wait()
            self._tell_places()
            self._running[job.id] = job, slot
            self._arrived.set()  # the kept worker looks whether the next one has to wait
            try:
                again = await self._run(slot, job)
            finally:
                del self._running[job.id]
            if again and job.yielding:
                job.yielding = False
                self._enqueue(job)
            elif again:
                self._queue.appendleft(job)

    async def _run(self, slot: "_Slot", job: Job) -> bool:
        """Whether it must be tried again, because its worker died."""
        job.tries += 1
        job.tell("running")
        loop, began = asyncio.get_running_loop(), time.monotonic()
        try:
            await loop.run_in_executor(self._threads, slot.begin, job)
            if job.stopping:  # it was stopped before its worker knew of it
                slot.stop(job)
            if job.yielding:  # it was to make way before its worker was there
                slot.kill()
            while True:
                kind, value = await loop.run_in_executor(self._threads, slot.hear)
                if kind == "progress":
                    job.tell("running", progress=value)
                    continue
                self._ended(job.task, kind, time.monotonic() - began)
                if kind == "failed":
                    log.warning("%s job for %s failed: %s", job.task.kind, job.task.game, value)
                job.tell(kind, **_found(job.task, kind, value))
                return False
        except (EOFError, OSError):
            slot.kill()
            if job.stopping:
                job.tell("stopped")
                return False
            if job.yielding:
                job.tries -= 1
                return True
            log.warning("the worker of a %s job for %s died", job.task.kind, job.task.game)
            if job.tries < TRIES:
                return True
            job.tell("failed")
            return False

    def _ended(self, task: Task, how: str, seconds: float) -> None:
        logs.job(task.kind, task.game, how, seconds)
        if self._metrics is not None:
            self._metrics.jobs.note(seconds, task.kind, task.game, how)

    def _tell_places(self) -> None:
        for i, job in enumerate(self._queue):
            job.tell("queued", place=i + 1)


def _found(task: Task, kind: str, value: Any) -> dict[str, Any]:
    """The part of a report that an ended task fills."""
    if kind == "refused":
        return {"error": value}
    return {_ANSWERS.get(task.kind, "thought"): value} if kind == "done" else {}


class _Slot:
    """A worker process and the pipe to it; a dead one is replaced when it is next needed."""

    def __init__(self, games: Catalog, patient: bool) -> None:
        self._games, self._patient = games, patient
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._sending = threading.Lock()

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    def begin(self, job: Job) -> None:
        if self._process is None or not self._process.is_alive():
            self._spawn()
        self._send(job.id, job.task)

    def hear(self) -> tuple[Any, Any]:
        assert self._pipe is not None
        heard: tuple[Any, Any] = self._pipe.recv()
        return heard

    def stop(self, job: Job) -> None:
        with contextlib.suppress(OSError):
            self._send(job.id, None)

    def _send(self, job: str, task: Task | None) -> None:
        with self._sending:
            if self._pipe is not None:
                self._pipe.send((job, task))

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(1)
            self._process = None

    def _spawn(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(
            target=worker.main, args=(theirs, self._games, self._patient), daemon=True, name="ludotheque-worker"
        )
        process.start()
        theirs.close()  # so that the end of the worker ends our `recv`
        # This is a thread beside the server's: what has not been started cannot be killed.
        self._pipe, self._process = ours, process
