"""The verbs arena, solve and bench: one line of sense for every mistake."""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ludotheque.cli import app
from ludotheque.core import catalog
from ludotheque.core.catalog import INSTALLED
from ludotheque.core.parts import Measures
from ludotheque.games.interactions.solver import starts

LINE = ["sel PA", "sel CA", "Af6+M", "Ae6+M", "Pe7+S", "Mg6+S", "Sg7+C", "Sd7+K"]


def run(*words: str, typed: str | None = None) -> Any:
    return CliRunner().invoke(app, list(words), input=typed, env={"LANG": "en", "LC_ALL": ""})


def record_file(tmp_path: Path, moves: list[str], **more: Any) -> str:
    path = tmp_path / "game.json"
    path.write_text(json.dumps({"format": 1, "game": "interactions", "rules": 1, "moves": moves, **more}))
    return str(path)


def test_a_contest_is_told_with_share_interval_and_elo() -> None:
    result = run("arena", "greedy", "random", "--game", "interactions", "--games", "10", "--json")
    told = json.loads(result.stdout)
    assert told["games"] == told["wins"] + told["draws"] + told["losses"] == 10
    assert told["low"] < told["share"] <= told["high"]
    assert len(told["elo"]) == 3


def test_a_contest_in_words_says_who_stands_above() -> None:
    result = run("arena", "greedy", "random", "--games", "40", "-l", "fr")
    assert result.exit_code == 0
    assert "greedy est au-dessus de random" in result.stdout


def test_options_and_a_resume_file_are_taken(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    words = ["arena", "greedy", "random", "--set", "players=3", "--games", "3", "--resume", str(kept), "--json"]
    assert run(*words).stdout == run(*words).stdout
    assert json.loads(kept.read_text().splitlines()[0])["options"]["players"] == 3


@pytest.mark.parametrize(
    "words",
    [
        ("arena", "99", "1"),
        ("arena", "1"),
        ("arena", "1", "2", "--limit", "hours:2"),
        ("arena", "1", "2", "--game", "chess"),
        ("arena", "1", "2", "--set", "players"),
        ("arena", "1", "2", "--set", "players=7"),
        ("solve", "interactions", "no-such-file.json"),
        ("bench", "nothing"),
    ],
)
def test_a_mistake_is_one_clear_line(words: tuple[str, ...]) -> None:
    result = run(*words, typed="{}")
    assert result.exit_code in (1, 2)
    assert result.stdout == ""
    assert len(result.stderr.strip().splitlines()) == 1
    assert "Traceback" not in result.stderr and "refused-" not in result.stderr


def test_solve_proves_a_position_of_six_tiles(tmp_path: Path) -> None:
    result = run("solve", "interactions", record_file(tmp_path, LINE), "--json")
    told = json.loads(result.stdout.splitlines()[-1])
    assert (told["value"], told["proven"]) == (-3, True)
    assert len(told["line"]) == 6
    assert told["states"] > 0 and told["seconds"] >= 0


def test_the_line_that_solve_prints_is_a_game_that_ends_at_the_value(tmp_path: Path) -> None:
    from ludotheque.core import record

    told = json.loads(run("solve", "interactions", record_file(tmp_path, LINE), "--json").stdout.splitlines()[-1])
    replayed = record.replay(record.from_json({"game": "interactions", "moves": LINE + told["line"]}))
    scores = replayed.game.outcome(replayed.last).scores  # type: ignore[union-attr]
    assert scores[0] - scores[1] == told["value"]


def test_solve_in_words(tmp_path: Path) -> None:
    result = run("solve", "interactions", record_file(tmp_path, LINE))
    assert "margin): -3" in result.stdout
    assert "Proved: yes" in result.stdout


def test_solve_reads_standard_input() -> None:
    typed = json.dumps({"game": "interactions", "options": {"bonus": False}, "moves": LINE})
    told = json.loads(run("solve", "interactions", "-", "--json", typed=typed).stdout)
    assert told["proven"]


def test_solve_stops_after_its_seconds_and_says_that_nothing_is_proved(tmp_path: Path) -> None:
    words = ("solve", "interactions", record_file(tmp_path, LINE[:2]), "--seconds", "0.05", "--memory", "64", "--json")
    told = json.loads(run(*words, "--search").stdout)
    assert told["proven"] is False
    assert told["line"]


@pytest.mark.parametrize(
    ("moves", "more", "words"),
    [
        ([], {"options": {"players": 3}}, "3 players"),
        ([], {"options": {"players": 1}, "setup": "wild:HSKACMP"}, "1 player"),
        (["sel PA"], {}, "both players have chosen"),
        (["sel PA", "sel PA", "Cf6+M"], {}, "moves[2]"),
    ],
)
def test_what_cannot_be_solved_is_said(
    tmp_path: Path, moves: list[str], more: dict[str, Any], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(starts, "starts", lambda options: {})
    result = run("solve", "interactions", record_file(tmp_path, moves, **more))
    assert result.exit_code == 1
    assert words in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_a_record_of_another_game_is_refused() -> None:
    result = run("solve", "interactions", "-", typed=json.dumps({"game": "lacuna", "setup": "pond:1"}))
    assert result.exit_code == 1
    assert "lacuna" in result.stderr


def test_bench_lists_what_it_can_measure() -> None:
    listed = run("bench").stdout.split()
    assert {"interactions-solve-2", "interactions-solve-3", "interactions-solve-start"} <= set(listed)


def test_bench_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    class Quick(Measures):
        def measures(self) -> Mapping[str, Callable[[], Iterator[str]]]:
            return {"quick": lambda: iter(["3 flowers", "in no time"])}

    given = INSTALLED.giving("lacuna", Measures, Quick())
    monkeypatch.setattr(catalog, "entries", given.entries)
    assert run("bench", "lacuna-quick").stdout.splitlines() == ["3 flowers", "in no time"]
