"""Batches: every result is kept, a killed run is gone on with, and a Ray cluster settles the same."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.missing import MissingExtra
from ludotheque.games.lacunes.solver.batch import Batch, DealResult, kept_results, quantile, run, summary
from ludotheque.games.lacunes.solver.intervals import wilson
from ludotheque.games.lacunes.solver.solution import Verdict
from ludotheque.search.workers import ALONE, LOCAL, Workers

KILLED = """
import os, signal, sys
from pathlib import Path
from ludotheque.games.lacunes.solver.batch import Batch, run
from ludotheque.search.workers import ALONE
batch = Batch(range(27, 29), {"twos": "locked"}, seconds=20.0, memory_mb=64)
run(batch, Path(sys.argv[1]), ALONE, lambda result: os.kill(os.getpid(), signal.SIGKILL))
"""


def test_a_batch_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    solved: list[DealResult] = []
    batch = Batch(range(27, 29), {"twos": "locked"}, seconds=20.0, memory_mb=64)
    first = run(batch, file, ALONE, solved.append)
    assert [result["deal"] for result in first] == [27, 28] == sorted(result["deal"] for result in solved)
    assert [result["verdict"] for result in first] == ["winnable", "lost"]
    again = run(batch, file, ALONE, lambda result: pytest.fail("nothing is left to do"))
    assert again == first
    assert summary(again)["winnable"] == 1 and summary(again)["deals"] == 2


def test_a_torn_last_line_is_done_again_and_another_batch_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    batch = Batch(range(28, 29), {"twos": "locked"}, seconds=20.0, memory_mb=64)
    run(batch, file, ALONE, lambda result: None)
    whole = file.read_text("utf-8")
    file.write_text(whole[: len(whole) - 10], "utf-8")
    assert kept_results(file, batch) == []
    run(batch, file, ALONE, lambda result: None)
    assert [json.loads(line).get("deal") for line in file.read_text("utf-8").splitlines()] == [None, 28]
    with pytest.raises(ValueError):
        kept_results(file, Batch(range(28, 29), {"twos": "free"}, 20.0, 64))


def test_a_batch_killed_outright_goes_on_with_the_deal_after_its_last_result(tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    solved: list[DealResult] = []
    killed = subprocess.run([sys.executable, "-c", KILLED, str(file)], check=False)
    assert killed.returncode == -signal.SIGKILL
    batch = Batch(range(27, 29), {"twos": "locked"}, seconds=20.0, memory_mb=64)
    assert [result["deal"] for result in run(batch, file, ALONE, solved.append)] == [27, 28]
    assert [result["deal"] for result in solved] == [28]


def test_a_batch_is_done_by_whatever_workers_are_given(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []

    def backwards(self: Workers, work: Any, pieces: Iterable[Any], ordered: bool = True) -> Iterator[Any]:
        asked.append(ordered)
        return map(work, reversed(list(pieces)))

    monkeypatch.setattr(Workers, "each", backwards)
    batch = Batch(range(27, 29), {"twos": "locked"}, seconds=20.0, memory_mb=64)
    results = run(batch, None, Workers(cluster=LOCAL), lambda result: None)
    assert [(result["deal"], result["verdict"]) for result in results] == [(27, "winnable"), (28, "lost")]
    assert asked == [False], "a hard deal holds up no other"


def test_without_ray_a_batch_on_ray_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra) as refused:
        run(Batch(range(28, 29), {}, 1.0, 64), None, Workers(cluster=LOCAL), lambda result: None)
    assert refused.value.code == "MISSING_EXTRA"


def result(deal: int, verdict: Verdict, seconds: float) -> DealResult:
    return {"deal": deal, "verdict": verdict, "states": 1, "seconds": seconds, "memory_mb": 1, "moves": None}


def test_a_summary_counts_what_is_unknown_as_lost_and_as_winnable() -> None:
    results = [
        result(1, "winnable", 0.3),
        result(2, "lost", 0.1),
        result(3, "unknown", 9.0),
        result(4, "winnable", 0.2),
    ]
    found = summary(results)
    assert (found["deals"], found["winnable"], found["lost"], found["unknown"]) == (4, 2, 1, 1)
    low, high = found["winnable_interval"]
    assert low == round(wilson(2, 4)[0], 4) and high == round(wilson(3, 4)[1], 4)
    assert (found["seconds"], found["median"], found["nine_tenths"], found["median_of_wins"]) == (9.6, 0.3, 9.0, 0.3)


def test_of_no_deals_there_is_nothing_to_tell() -> None:
    found = summary([])
    assert (found["deals"], found["median"], found["winnable_interval"]) == (0, None, [0.0, 1.0])
    assert quantile([], 0.5) is None


def test_two_worker_processes_settle_the_same_as_one() -> None:
    batch = Batch(range(26, 30), {"twos": "locked"}, seconds=20.0, memory_mb=64)
    alone, together = (run(batch, None, Workers(count), lambda one: None) for count in (1, 2))
    assert [(one["deal"], one["verdict"], one["states"]) for one in alone] == [
        (one["deal"], one["verdict"], one["states"]) for one in together
    ]


def test_a_wider_batch_goes_on_from_a_narrower_one(tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    narrow, wide = (Batch(range(28, end), {"twos": "locked"}, seconds=20.0, memory_mb=64) for end in (29, 30))
    run(narrow, file, ALONE, lambda one: None)
    fresh: list[int] = []
    assert [one["deal"] for one in run(wide, file, ALONE, lambda one: fresh.append(one["deal"]))] == [28, 29]
    assert fresh == [29]


def test_a_torn_line_in_the_middle_of_a_file_is_not_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    batch = Batch(range(28, 29), {"twos": "locked"}, seconds=20.0, memory_mb=64)
    run(batch, file, ALONE, lambda one: None)
    heading, line = file.read_text("utf-8").splitlines()
    file.write_text(f"{heading}\n{line[:20]}\n{line}\n", "utf-8")
    with pytest.raises(ValueError):
        kept_results(file, batch)
