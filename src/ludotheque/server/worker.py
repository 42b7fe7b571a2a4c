"""A worker process: takes a task from its pipe, thinks, reports, and answers. It imports nothing of the web."""

import os
import secrets
import signal
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Literal

from ludotheque.core.bot import Limit, Progress
from ludotheque.core.catalog import Catalog, Entry
from ludotheque.core.errors import LudothequeError
from ludotheque.core.options import Value
from ludotheque.core.outcome import Json
from ludotheque.core.parts import Bots, Services
from ludotheque.play import coaching, reviewing
from ludotheque.play.bots import Question, choose
from ludotheque.play.coaching import Coached
from ludotheque.play.reviewing import Asked
from ludotheque.play.study import engine
from ludotheque.search.compiling import noticed
from ludotheque.server.memory import Cap

REPORT_SECONDS = 0.2
SPARE = 4
"""How far others come first where nobody waits at a board: on a busy machine a review must come to its end too."""

LIBRARIES_MB = 384
"""What a worker's first task brings in beside its search: a solver reserves all that it is allowed."""


@dataclass(frozen=True)
class Task:
    """What a bot (`asked`), a coach (`coached`), a service (`question`), an engine (`analysed`), a review works out."""

    kind: Literal["bot", "hint", "coach", "service", "analysis", "review", "retry", "engine", "warm"]
    game: str
    options: dict[str, Value]
    rules: int | None = None
    level: int = 1
    asked: Question | None = None
    memory_mb: int = 1024
    service: str = ""
    question: Json = None
    seconds: float | None = None
    coached: Coached | None = None
    analysed: engine.Asked | None = None
    reviewed: Asked | None = None


@dataclass(frozen=True)
class Thought:
    """A choice as it crosses the pipe: the move in notation."""

    move: str
    value: float | None = None
    line: tuple[str, ...] = ()
    proven: bool = False
    reason: tuple[str, dict[str, Any]] | None = None
    nodes: int = 0
    cost_ms: int = 0
    """What making this move takes on the bot's virtual clock, where the game's bots say so."""


def main(pipe: Connection, games: Catalog, patient: bool = False) -> None:
    """Serve tasks until the other end is gone."""
    if patient and hasattr(os, "nice"):
        os.nice(SPARE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends its workers
    try:
        while True:
            job, task = pipe.recv()
            if task is not None:  # None asks to stop a job that is over already
                pipe.send(_answer(job, task, pipe, games))
    except (EOFError, OSError):
        sys.exit(0)


def _answer(job: str, task: Task, pipe: Connection, games: Catalog) -> tuple[str, Any]:
    watch = _Watch(job, pipe)
    try:
        with Cap(task.memory_mb + LIBRARIES_MB) as cap, noticed(lambda: _compiling(watch, cap)):
            thought = _think(task, watch, games.entry(task.game))
    except (EOFError, OSError):
        raise
    except MemoryError:
        return "failed", "memory"
    except LudothequeError as error:
        if task.kind in ("service", "analysis", "review", "retry"):
            return "refused", error
        return "failed", error.code
    except Exception as error:
        return ("stopped", None) if watch.stopped else ("failed", _where(error))
    return ("stopped", None) if watch.stopped else ("done", thought)


def _where(error: Exception) -> str:
    """What failed and where; its message might hold what a seat may not know."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {Path(last.filename).name}:{last.lineno}"


def _think(task: Task, watch: "_Watch", entry: Entry) -> Thought | object:
    if task.kind == "service":
        services = entry.part(Services)
        assert services is not None
        return services.services()[task.service].run(task.question, Limit(task.seconds, None, task.memory_mb, watch))
    if task.analysed is not None:
        limit = Limit(task.seconds, None, task.memory_mb, watch.quietly)
        return asdict(engine.evaluated(entry, entry.game(task.options, task.rules), task.analysed, limit, watch))
    if task.kind == "engine":
        return reviewing.engine(entry)
    if task.reviewed is not None:
        work = reviewing.judged if task.kind == "review" else reviewing.worth
        return work(entry, task.reviewed, watch)
    return _chosen(task, watch, entry)


def _chosen(task: Task, watch: "_Watch", entry: Entry) -> Thought | object:
    """What a bot or a coach has to say."""
    bots = entry.part(Bots)
    assert bots is not None
    if task.kind == "warm":
        bots.warm()
        return None
    game = entry.game(task.options, task.rules)
    if task.coached is not None:
        return coaching.remark(entry, game, task.coached, replace(coaching.LIMIT, watch=watch))
    assert task.asked is not None
    own = bots.limit(task.level)
    limit = replace(own, watch=watch, memory_mb=min(own.memory_mb, task.memory_mb))
    chosen = choose(game, task.asked, bots.bot(task.level), limit, secrets.randbelow)
    reason = (chosen.reason.key, dict(chosen.reason.facts)) if chosen.reason else None
    return Thought(
        game.write(task.asked.view, chosen.move),
        chosen.value,
        tuple(chosen.line),
        chosen.proven,
        reason,
        chosen.nodes,
        bots.cost_ms(task.level),
    )


class _Watch:
    """Reports now and then, and hears whether to stop."""

    def __init__(self, job: str, pipe: Connection) -> None:
        self._job, self._pipe, self._last, self.stopped = job, pipe, 0.0, False

    def __call__(self, progress: Progress | engine.Engine) -> bool:
        goes_on, now = self._goes_on(), time.monotonic()
        if goes_on and now - self._last >= REPORT_SECONDS:
            self._last = now
            self._pipe.send(("progress", progress))
        return goes_on

    def announce(self) -> None:
        """Tell at once that a compiler begins."""
        self._pipe.send(("progress", Progress(0, compiling=True)))

    def quietly(self, progress: Progress) -> bool:
        """Whether to go on, where somebody else reports."""
        return self._goes_on()

    def _goes_on(self) -> bool:
        while self._pipe.poll():
            self.stopped = self._pipe.recv() == (self._job, None) or self.stopped
        return not self.stopped


@contextmanager
def _compiling(watch: _Watch, cap: Cap) -> Iterator[None]:
    """A compiler is told of, and what it takes is not the task's."""
    watch.announce()
    with cap.lifted():
        yield
