"""`ludotheque analyse`."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from games.interactions.bots.test_analyst import GAME
from ludotheque.cli import app
from ludotheque.play.judged import from_json

RUN = CliRunner()


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    path.write_text(json.dumps({"game": "interactions", "moves": list(GAME)}), encoding="utf-8")
    return str(path)


def test_the_json_holds_what_readers_count_on(file: str) -> None:
    done = RUN.invoke(app, ["analyse", file, "--json"])
    assert done.exit_code == 0
    told = json.loads(done.stdout)
    assert set(told) >= {"game", "engine", "plies", "summary", "turning"} and told["turning"] == [1, 9]
    assert set(told["plies"][9]) >= {
        "ply", "seat", "move", "chances", "score", "proven", "best", "loss", "judgement",
    }  # fmt: skip
    assert set(told["plies"][9]["best"]) >= {"move", "line", "chances"}
    assert set(told["summary"][0]) >= {"seat", "accuracy", "inaccuracies", "mistakes", "blunders"}
    assert from_json(told).to_json() == told


@pytest.mark.parametrize(("language", "word"), [("en", "a blunder (better: "), ("fr", "une gaffe (mieux")])
def test_plain_words_name_the_blunder_and_what_was_better(file: str, language: str, word: str) -> None:
    plain = RUN.invoke(app, ["analyse", file, "--language", language]).stdout.splitlines()
    assert word in plain[9] and len(plain) == len(GAME) + 3


def test_a_record_can_come_by_standard_input(file: str) -> None:
    done = RUN.invoke(app, ["analyse", "-", "--json"], input=Path(file).read_bytes())
    assert json.loads(done.stdout)["game"] == "interactions"


@pytest.mark.parametrize(
    ("content", "status"),
    [("{}", 2), ("nonsense", 2), ('{"game": "chess"}', 2), ('{"game": "interactions", "moves": ["sel CA", "zz"]}', 1)],
)
def test_what_is_no_game_is_a_clear_line(tmp_path: Path, content: str, status: int) -> None:
    path = tmp_path / "bad.json"
    path.write_text(content, encoding="utf-8")
    done = RUN.invoke(app, ["analyse", str(path)])
    assert done.exit_code == status and done.stderr.strip() and "Traceback" not in done.output


def test_a_file_that_is_not_there_is_a_clear_line() -> None:
    done = RUN.invoke(app, ["analyse", "nowhere.json"])
    assert done.exit_code == 2 and "nowhere.json" in done.stderr


def test_many_records_are_judged_into_a_file(tmp_path: Path) -> None:
    source, out = tmp_path / "games.jsonl", tmp_path / "judged.jsonl"
    source.write_text("".join(json.dumps({"game": "interactions", "moves": list(GAME[:n])}) + "\n" for n in (3, 5)))
    done = RUN.invoke(app, ["analyse", str(source), "--seconds", "0.01", "--out", str(out)])
    assert (done.exit_code, done.stdout) == (0, f"2 games judged into {out}.\n")
    assert [len(json.loads(line)["plies"]) for line in out.read_text().splitlines()] == [3, 5]


@pytest.mark.parametrize(("text", "status"), [("{}", 2), ('{"game": "interactions", "moves": ["x"]}', 1)])
def test_a_line_that_is_no_record_is_said_in_one_line(tmp_path: Path, text: str, status: int) -> None:
    source = tmp_path / "games.jsonl"
    source.write_text(text)
    done = RUN.invoke(app, ["analyse", str(source), "--out", str(tmp_path / "out.jsonl")])
    assert (done.exit_code, done.stderr.count("\n")) == (status, 1)
