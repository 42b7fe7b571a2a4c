"""`ludotheque puzzles`."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludotheque.arena import puzzles as maker
from ludotheque.cli import app
from ludotheque.cli import puzzles as verb
from ludotheque.core import catalog, puzzle_file
from ludotheque.core.catalog import Entry
from play.puzzled import ENTRY, ONE, SHORT, TWO

RUN = CliRunner()


@pytest.fixture(autouse=True)
def _shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    def entry(key: str) -> Entry:
        return ENTRY if key == "lacunes" else catalog.INSTALLED.entry(key)

    monkeypatch.setattr(catalog, "entry", entry)


def test_the_list_is_json_with_everything_that_a_reader_counts_on() -> None:
    told = json.loads(RUN.invoke(app, ["puzzles", "list", "lacunes", "--json"]).stdout)
    assert [one["id"] for one in told] == ["1-0", "1-1", "1-2"]
    assert set(told[0]) >= {"id", "goal", "record", "answers", "grade", "themes"} and told[2]["par"] == 2


def test_the_plain_list_is_a_line_a_puzzle() -> None:
    plain = RUN.invoke(app, ["puzzles", "list", "lacunes", "--language", "en"]).stdout
    assert len(plain.splitlines()) == 3 and plain.startswith("1-0")


def test_a_sample_is_drawn_without_repeating_and_the_same_each_time() -> None:
    found = (ONE, TWO, SHORT)
    once = verb.drawn(found, 2, 3)
    assert len(once) == 2 and once[0] != once[1] and once == verb.drawn(found, 2, 3)
    assert verb.drawn(found, 0, 3) == found and len(verb.drawn(found, 9, 3)) == 3


@pytest.mark.parametrize("of", [1, 2, 3, 5])
def test_all_parts_together_are_all_of_them_in_their_order(of: int) -> None:
    found = [ONE, TWO, SHORT]
    assert [one for number in range(1, of + 1) for one in verb.portion(found, f"{number}/{of}")] == found


@pytest.mark.parametrize("part", ["0/2", "3/2", "1/0", "half", "1", "-1/2"])
def test_what_is_no_part_is_refused_with_a_clear_line(part: str) -> None:
    done = RUN.invoke(app, ["puzzles", "check", "lacunes", "--part", part])
    assert done.exit_code == 2 and "--part" in done.output and "Traceback" not in done.output


def test_a_part_is_checked_alone() -> None:
    done = RUN.invoke(app, ["puzzles", "check", "lacunes", "--part", "3/3", "--json"])
    assert done.exit_code == 0 and json.loads(done.stdout) == {"game": "lacunes", "checked": 1, "wrong": []}


def test_a_wrong_puzzle_is_named_and_ends_with_one(tmp_path: Path) -> None:
    done = RUN.invoke(app, ["puzzles", "check", "lacunes", "--language", "en"])
    assert done.exit_code == 0 and "all of them right" in done.stdout
    file = tmp_path / "spoilt.jsonl"
    file.write_text(puzzle_file.to_line(replace(SHORT, par=3)) + "\n", encoding="utf-8")
    done = RUN.invoke(app, ["puzzles", "check", "lacunes", "--file", str(file), "--json"])
    assert done.exit_code == 1 and json.loads(done.stdout) == {"game": "lacunes", "checked": 1, "wrong": ["1-2"]}


def test_a_game_that_is_not_there_is_a_clear_line() -> None:
    done = RUN.invoke(app, ["puzzles", "list", "chess"])
    assert done.exit_code == 2 and "Traceback" not in done.output


def test_a_file_is_graded_again_and_what_changed_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maker, "grade", lambda entry, asked, below: 2)
    file = tmp_path / "p.jsonl"
    for one in (ONE, TWO):
        puzzle_file.add(file, one)
    done = RUN.invoke(app, ["puzzles", "grade", "lacunes", "--file", str(file), "--workers", "1", "--language", "en"])
    assert done.exit_code == 0 and done.stdout == "2 puzzles graded, 1 of them otherwise than before.\n"
    assert [one.grade for one in puzzle_file.read(file)] == [2, 2]


def test_where_there_is_no_file_nothing_is_graded(tmp_path: Path) -> None:
    missing = tmp_path / "none.jsonl"
    done = RUN.invoke(app, ["puzzles", "grade", "lacunes", "--file", str(missing), "--language", "en"])
    assert "no puzzle" in done.stdout and not missing.exists()
