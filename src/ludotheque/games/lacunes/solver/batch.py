"""Many deals: each settled in a worker process, every result kept in a file that a later run goes on from."""

import json
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from ludotheque.core.errors import LudothequeError

LOCAL = "local"
"""In place of a cluster's address: whatever Ray finds by itself, and if it finds none, one on this machine."""

Result = dict[str, Any]
Each = Callable[[Result], None]
Task = tuple[int, dict[str, Any], float | None, int]


@dataclass(frozen=True)
class Batch:
    """Which deals, under which options, with which limits a deal."""

    deals: range
    options: dict[str, Any]
    seconds: float | None = 60.0
    memory_mb: int = 2048

    def tasks(self, done: Iterable[int]) -> list[Task]:
        known = set(done)
        return [(deal, self.options, self.seconds, self.memory_mb) for deal in self.deals if deal not in known]


def settle(task: Task) -> Result:
    """One deal, in the worker's process."""
    from ludotheque.core import catalog
    from ludotheque.core.bot import Limit
    from ludotheque.games.lacunes.solver import command as solving

    deal, options, seconds, memory = task
    game = catalog.entry("lacunes").game(options)
    told = solving.judge(game, game.initial(f"deal:{deal}"), Limit(seconds, memory_mb=memory), shelf=shelf())
    return {"deal": deal, **{key: told[key] for key in ("verdict", "states", "seconds", "memory_mb", "moves")}}


@cache
def warm_worker() -> None:
    """Compile once a process, so that the seconds of a deal count search only."""
    from ludotheque.games.lacunes.solver import command as solving

    solving.warm()


@cache
def shelf() -> Any:
    """The memory of tables, one a process."""
    from ludotheque.games.lacunes.kernel.visited import Shelf

    return Shelf()


def kept_results(file: Path, batch: Batch) -> list[Result]:
    """What an earlier run under the same options and limits has left; a torn last line is dropped."""
    if not file.exists():
        return []
    lines = file.read_text("utf-8").splitlines()
    found = []
    for number, line in enumerate(lines):
        try:
            found.append(json.loads(line))
        except ValueError:
            if number != len(lines) - 1:
                raise
    if found and found[0] != _heading(batch):
        raise ValueError(f"{file} holds another batch")
    return [result for result in found[1:] if result["deal"] in batch.deals]


def run(batch: Batch, file: Path | None, workers: int, each: Each, ray: str | None = None) -> list[Result]:
    """Settle what is missing; `each` is told every new result as it comes. `ray` is a cluster's address, or LOCAL."""
    results = kept_results(file, batch) if file else []
    tasks = batch.tasks(result["deal"] for result in results)
    if file and tasks:
        _mend(file, batch)
    for result in _ray(tasks, ray) if ray else _pool(tasks, workers):
        if file:
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(result) + "\n")
        each(result)
        results.append(result)
    return sorted(results, key=lambda result: int(result["deal"]))


def _heading(batch: Batch) -> Result:
    return {"game": "lacunes", "options": batch.options, "seconds": batch.seconds, "memory_mb": batch.memory_mb}


def _mend(file: Path, batch: Batch) -> None:
    """Begin the file, or end a line that a killed run left torn."""
    if not file.exists() or not file.read_text("utf-8").strip():
        file.write_text(json.dumps(_heading(batch)) + "\n", "utf-8")
        return
    whole = [line for line in file.read_text("utf-8").splitlines() if line.endswith("}")]
    file.write_text("\n".join(whole) + "\n", "utf-8")


def _pool(tasks: list[Task], workers: int) -> Iterator[Result]:
    if workers <= 1:
        warm_worker()
        yield from map(settle, tasks)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=warm_worker) as pool:
        for finished in as_completed([pool.submit(settle, task) for task in tasks]):
            yield finished.result()


def _ray(tasks: list[Task], address: str) -> Iterator[Result]:
    """On a Ray cluster, whose machines need Ludothèque too; Ray is the optional extra `ray`."""
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise LudothequeError("NO_RAY", None) from error
    ray.init(None if address == LOCAL else address, ignore_reinit_error=True, log_to_driver=False)
    try:
        remote = ray.remote(settle_warm)
        waiting = [remote.remote(task) for task in tasks]
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    finally:
        ray.shutdown()


def settle_warm(task: Task) -> Result:
    """One deal in a process that somebody else started."""
    warm_worker()
    return settle(task)


def summary(results: list[Result]) -> Result:
    """The counts, the share that is winnable with its 95 % interval, and the times."""
    from ludotheque.games.lacunes.solver.intervals import wilson

    counts = {word: sum(result["verdict"] == word for result in results) for word in ("winnable", "lost", "unknown")}
    times = sorted(float(result["seconds"]) for result in results)
    wins = sorted(float(result["seconds"]) for result in results if result["verdict"] == "winnable")
    low, high = (
        wilson(counts["winnable"], len(results))[0],
        wilson(counts["winnable"] + counts["unknown"], len(results))[1],
    )
    return {
        "deals": len(results), **counts, "winnable_interval": [round(low, 4), round(high, 4)],
        "seconds": round(sum(times), 2), "median": quantile(times, 0.5), "nine_tenths": quantile(times, 0.9),
        "median_of_wins": quantile(wins, 0.5),
    }  # fmt: skip


def quantile(ordered: list[float], share: float) -> float | None:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else None
