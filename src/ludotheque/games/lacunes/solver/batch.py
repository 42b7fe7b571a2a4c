"""Many deals: each solved in a worker process, every result kept in a file that a later run goes on from."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

from ludotheque.core.options import Value
from ludotheque.games.lacunes.solver.solution import Verdict
from ludotheque.search.workers import Workers

if TYPE_CHECKING:
    from ludotheque.games.lacunes.kernel.visited import VisitedPool


class DealResult(TypedDict):
    """What came of one deal, as a line of the file."""

    deal: int
    verdict: Verdict
    states: int
    seconds: float
    memory_mb: int
    moves: list[str] | None


class Heading(TypedDict):
    """The first line of the file: what its results were made with."""

    game: str
    options: Mapping[str, Value]
    seconds: float | None
    memory_mb: int


class Summary(TypedDict):
    """The counts, the share that is winnable with its 95 % interval, and the times."""

    deals: int
    winnable: int
    lost: int
    unknown: int
    winnable_interval: list[float]
    seconds: float
    median: float | None
    nine_tenths: float | None
    median_of_wins: float | None


Task = tuple[int, Mapping[str, Value], float | None, int]


@dataclass(frozen=True)
class Batch:
    """Which deals, under which options, with which limits a deal."""

    deals: range
    options: Mapping[str, Value]
    seconds: float | None = 60.0
    memory_mb: int = 2048

    def tasks(self, done: Iterable[int]) -> list[Task]:
        known = set(done)
        return [(deal, self.options, self.seconds, self.memory_mb) for deal in self.deals if deal not in known]

    @property
    def heading(self) -> Heading:
        return {"game": "lacunes", "options": self.options, "seconds": self.seconds, "memory_mb": self.memory_mb}


def solve_deal(task: Task) -> DealResult:
    """One deal, in the worker's process."""
    from ludotheque.core import catalog
    from ludotheque.core.bot import Limit
    from ludotheque.games.lacunes.rules.game import Lacunes
    from ludotheque.games.lacunes.solver.command import judge

    deal, options, seconds, memory = task
    game = catalog.entry("lacunes").game(options)
    assert isinstance(game, Lacunes)
    found = judge(game, game.initial(f"deal:{deal}"), Limit(seconds, memory_mb=memory), pool=worker_pool()).as_json()
    return {
        "deal": deal, "verdict": found["verdict"], "states": found["states"], "seconds": found["seconds"],
        "memory_mb": found["memory_mb"], "moves": found["moves"],
    }  # fmt: skip


@cache
def warm_worker() -> None:
    """Compile once a process, so that the seconds of a deal count search only."""
    from ludotheque.games.lacunes.solver import command

    command.warm()


@cache
def worker_pool() -> "VisitedPool":
    """The memory of visited tables, one a process."""
    from ludotheque.games.lacunes.kernel.visited import VisitedPool

    return VisitedPool()


def kept_results(file: Path, batch: Batch) -> list[DealResult]:
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
    if found and found[0] != batch.heading:
        raise ValueError(f"{file} holds another batch")
    return [result for result in found[1:] if result["deal"] in batch.deals]


def run(batch: Batch, file: Path | None, workers: Workers, each: Callable[[DealResult], None]) -> list[DealResult]:
    """Solve what is missing; `each` is called with every new result."""
    results = kept_results(file, batch) if file else []
    tasks = batch.tasks(result["deal"] for result in results)
    if file and tasks:
        _mend(file, batch)
    for result in workers.each(solve_deal_warm, tasks, ordered=False):
        if file:
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(result) + "\n")
        each(result)
        results.append(result)
    return sorted(results, key=lambda result: result["deal"])


def _mend(file: Path, batch: Batch) -> None:
    """Begin the file, or end a line that a killed run left torn."""
    if not file.exists() or not file.read_text("utf-8").strip():
        file.write_text(json.dumps(batch.heading) + "\n", "utf-8")
        return
    whole = [line for line in file.read_text("utf-8").splitlines() if line.endswith("}")]
    file.write_text("\n".join(whole) + "\n", "utf-8")


def solve_deal_warm(task: Task) -> DealResult:
    """One deal in a process that may have done none yet."""
    warm_worker()
    return solve_deal(task)


def summary(results: list[DealResult]) -> Summary:
    """What is said of many deals; the interval counts what is unknown as lost, then as winnable."""
    from ludotheque.games.lacunes.solver.intervals import wilson

    verdicts = [result["verdict"] for result in results]
    winnable, unknown = verdicts.count("winnable"), verdicts.count("unknown")
    times = sorted(result["seconds"] for result in results)
    wins = sorted(result["seconds"] for result in results if result["verdict"] == "winnable")
    low, high = wilson(winnable, len(results))[0], wilson(winnable + unknown, len(results))[1]
    return {
        "deals": len(results), "winnable": winnable, "lost": verdicts.count("lost"), "unknown": unknown,
        "winnable_interval": [round(low, 4), round(high, 4)],
        "seconds": round(sum(times), 2), "median": quantile(times, 0.5), "nine_tenths": quantile(times, 0.9),
        "median_of_wins": quantile(wins, 0.5),
    }  # fmt: skip


def quantile(ordered: list[float], share: float) -> float | None:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else None
