"""`ludotheque dataset`."""

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ludotheque.cli import app
from ludotheque.dataset import parquet, records


def run(*words: str, language: str = "en") -> Result:
    return CliRunner().invoke(app, ["dataset", *words, "--workers", "1", "--language", language])


def test_parquet_has_its_records_beside_it(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    done = run("interactions", "--games", "2", "--level", "random", "--out", str(out))
    assert (done.exit_code, done.stdout) == (0, f"2 games, 28 decisions: {out}\n")
    assert parquet.rows(out) == 28
    assert len(list(records(tmp_path / "games.jsonl"))) == 2


def test_another_name_holds_records_alone(tmp_path: Path) -> None:
    out = tmp_path / "deals"
    done = run("lacunes", "--games", "1", "--level", "random", "--set", "redeals=0", "--out", str(out), language="fr")
    assert (done.exit_code, done.stdout) == (0, f"Une partie\N{NO-BREAK SPACE}: {out}\n")
    assert next(records(out)).options["redeals"] == 0


def test_fewer_games_than_the_file_holds_are_the_first_of_them(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    run("interactions", "--games", "3", "--level", "random", "--out", str(out))
    done = run("interactions", "--games", "1", "--level", "random", "--out", str(out))
    assert done.stdout.startswith("One game, 14 decisions")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess", "--out", "x"), "chess"),
        (("interactions", "--level", "99", "--out", "x"), "99"),
        (("interactions", "--set", "bonus=7", "--out", "x"), "bonus"),
        (("interactions", "--level", "random", "--out", "no/such/folder/x"), "No such file"),
    ],
)
def test_what_is_wrong_is_one_line(words: tuple[str, ...], said: str) -> None:
    done = run(*words)
    assert (done.exit_code, done.stderr.count("\n")) == (2, 1)
    assert said in done.stderr


def test_a_file_of_other_games_is_named(tmp_path: Path) -> None:
    out = str(tmp_path / "games.jsonl")
    run("interactions", "--games", "1", "--level", "random", "--out", out)
    done = run("interactions", "--games", "1", "--level", "random", "--seed", "2", "--out", out)
    assert (done.exit_code, done.stderr) == (2, "games.jsonl holds games of another kind; take another file.\n")


def test_without_pyarrow_nothing_is_played_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    done = run("interactions", "--level", "random", "--out", str(tmp_path / "games.parquet"))
    assert (done.exit_code, list(tmp_path.iterdir())) == (2, [])
    assert "pip install 'ludotheque[dataset]'" in done.stderr
