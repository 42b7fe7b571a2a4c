"""Batches: every result is kept, a killed run is gone on with, and a Ray cluster settles the same."""

import json
import signal
import subprocess
import sys
from types import SimpleNamespace

import pytest

from ludotheque.core.errors import LudothequeError
from ludotheque.games.lacunes.solver.batch import LOCAL, Batch, kept_results, run, summary

KILLED = """
import os, signal, sys
from pathlib import Path
from ludotheque.games.lacunes.solver.batch import Batch, run
batch = Batch(range(27, 29), {"twos": "locked"}, seconds=20.0, memory_mb=64)
run(batch, Path(sys.argv[1]), 1, lambda result: os.kill(os.getpid(), signal.SIGKILL))
"""


def test_a_batch_is_kept_and_gone_on_with(tmp_path):
    file, told = tmp_path / "deals.jsonl", []
    batch = Batch(range(27, 29), {"twos": "locked"}, seconds=20.0, memory_mb=64)
    first = run(batch, file, 1, told.append)
    assert [result["deal"] for result in first] == [27, 28] == sorted(result["deal"] for result in told)
    assert [result["verdict"] for result in first] == ["winnable", "lost"]
    again = run(batch, file, 1, lambda result: pytest.fail("nothing is left to do"))
    assert again == first
    assert summary(again)["winnable"] == 1 and summary(again)["deals"] == 2


def test_a_torn_last_line_is_done_again_and_another_batch_is_refused(tmp_path):
    file = tmp_path / "deals.jsonl"
    batch = Batch(range(28, 29), {"twos": "locked"}, seconds=20.0, memory_mb=64)
    run(batch, file, 1, lambda result: None)
    whole = file.read_text("utf-8")
    file.write_text(whole[: len(whole) - 10], "utf-8")
    assert kept_results(file, batch) == []
    run(batch, file, 1, lambda result: None)
    assert [json.loads(line).get("deal") for line in file.read_text("utf-8").splitlines()] == [None, 28]
    with pytest.raises(ValueError):
        kept_results(file, Batch(range(28, 29), {"twos": "free"}, 20.0, 64))


def test_a_batch_killed_outright_goes_on_with_the_deal_after_its_last_result(tmp_path):
    file, told = tmp_path / "deals.jsonl", []
    killed = subprocess.run([sys.executable, "-c", KILLED, str(file)], check=False)
    assert killed.returncode == -signal.SIGKILL
    batch = Batch(range(27, 29), {"twos": "locked"}, seconds=20.0, memory_mb=64)
    assert [result["deal"] for result in run(batch, file, 1, told.append)] == [27, 28]
    assert [result["deal"] for result in told] == [28]


def fake_ray(told):
    """Ray's few functions that a batch uses, done at once in this process."""
    return SimpleNamespace(
        init=lambda address, **_: told.append(address),
        remote=lambda function: SimpleNamespace(remote=lambda task: lambda: function(task)),
        wait=lambda waiting: (waiting[-1:], waiting[:-1]),
        get=lambda ready: [promise() for promise in ready],
        shutdown=lambda: told.append("closed"),
    )


@pytest.mark.parametrize(("address", "asked"), [(LOCAL, None), ("ray://cluster:10001", "ray://cluster:10001")])
def test_a_batch_on_ray_asks_the_cluster_given_and_leaves_it(monkeypatch, address, asked):
    told = []
    monkeypatch.setitem(sys.modules, "ray", fake_ray(told))
    batch = Batch(range(27, 29), {"twos": "locked"}, seconds=20.0, memory_mb=64)
    results = run(batch, None, 1, lambda result: None, address)
    assert [(result["deal"], result["verdict"]) for result in results] == [(27, "winnable"), (28, "lost")]
    assert told == [asked, "closed"]


def test_without_ray_a_batch_on_ray_is_refused(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LudothequeError) as refused:
        run(Batch(range(28, 29), {}, 1.0, 64), None, 1, lambda result: None, LOCAL)
    assert refused.value.code == "MISSING_EXTRA"
