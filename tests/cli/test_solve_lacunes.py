"""`solve lacunes` on the command line: one deal by number, id or file, a batch, and what it refuses."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from games.lacunes.vectors import V11, V13
from ludotheque.cli import app


def run(*words: object, given: str | None = None) -> Result:
    return CliRunner().invoke(app, ["solve", "lacunes", *map(str, words)], input=given, env={"LANG": "en"})


def last(result: Result) -> Any:
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout.splitlines()[-1])


def test_a_deal_by_number_and_by_id_gives_the_same_verdict() -> None:
    by_number = last(run("--deal", 28, "--set", "twos=locked", "--json"))
    exact = "23VZ5XI9KCBYIDBWHS06GY7HXFS07NPCA7CREQWB2UBK"
    by_id = last(run("--id", exact, "--set", "twos=locked", "--json"))
    assert by_number["verdict"] == by_id["verdict"] == "lost"
    assert by_number["states"] == by_id["states"]
    assert set(by_number) == {"verdict", "moves", "states", "seconds", "memory_mb", "proof"}


def test_a_layout_is_read_from_a_file_row_by_row(tmp_path: Path) -> None:
    file = tmp_path / "table.txt"
    file.write_text(V13.replace("/", "\n") + "\n", "utf-8")
    assert last(run("--layout", file, "--json"))["moves"][:2] == ["2S@4", "3S"]
    assert last(run("--layout", "-", "--json", given=V11))["verdict"] == "lost"
    assert "verdict: winnable" in run("--layout", file).stdout


def test_a_batch_is_counted_and_resumed(tmp_path: Path) -> None:
    words = ("--batch", "27..28", "--set", "twos=locked", "--resume", tmp_path / "deals.jsonl", "--json")
    first = last(run(*words))
    assert (first["deals"], first["winnable"], first["lost"], first["unknown"]) == (2, 1, 1, 0)
    assert last(run(*words)) == first
    assert run("--batch", "27..28", "--resume", tmp_path / "deals.jsonl").exit_code == 2


def test_a_batch_on_ray_without_ray_says_in_one_line_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run("--batch", "27..28", "--ray", "--language", "en")
    assert result.exit_code == 2
    assert result.stderr.splitlines() == ["ray is not installed: pip install 'ludotheque[ray]'"]


@pytest.mark.parametrize(
    "words",
    [(), ("--deal", 1, "--id", "X"), ("--id", "X"), ("--batch", "9..1"), ("--batch", "x"),
     ("--deal", 1, "--preset", "x"),
     ("--deal", 1, "--set", "twos=odd"), ("--layout", "/nowhere/at/all")],
)  # fmt: skip
def test_wrong_use_is_told_without_a_traceback(words: tuple[object, ...]) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.stderr.strip() and "Traceback" not in result.output
