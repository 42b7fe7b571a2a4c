"""`ludotheque learn`."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludotheque.cli import app
from ludotheque.core import catalog, lesson_file
from ludotheque.core.learning import Lessons
from ludotheque.play.study import turned
from play.study.test_turned import spoken

RUN = CliRunner()
TAUGHT = [entry.key for entry in catalog.entries() if entry.offers(Lessons)]


@pytest.mark.parametrize("game", TAUGHT)
def test_the_list_of_lessons_has_a_title_in_the_readers_language(game: str) -> None:
    told = json.loads(RUN.invoke(app, ["learn", game, "--json", "--language", "fr"]).stdout)
    assert told and all(one["title"] and one["steps"] >= 3 for one in told)
    plain = RUN.invoke(app, ["learn", game, "--list"]).stdout
    assert len(plain.splitlines()) == len(told) + 1


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_begins_at_the_terminal_and_can_be_stopped(game: str) -> None:
    first = json.loads(RUN.invoke(app, ["learn", game, "--json"]).stdout)[0]
    done = RUN.invoke(app, ["learn", game, "--language", "en"], input="stop\n")
    assert done.exit_code == 0 and f"{first['title']} 1/{first['steps']}" in done.stdout


def test_a_lesson_that_is_not_there_is_a_clear_line() -> None:
    done = RUN.invoke(app, ["learn", "lacunes", "no-such-lesson"])
    assert done.exit_code == 2 and "Traceback" not in done.output


def test_a_lesson_that_somebody_made_is_taken_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "snails.json"
    file.write_text(lesson_file.dump(turned.lesson(spoken(), "mine")), encoding="utf-8")
    done = RUN.invoke(app, ["learn", str(file), "--language", "en"], input="sel SK\nKf6+P\nSf6+P\n")
    assert done.exit_code == 0, done.output
    for said in ("snails 1/2", "Choose two.", "Now place one.", "Too early.", "That is it.", "That was snails."):
        assert said in done.stdout
    assert "interactions-learn" not in done.stdout


@pytest.mark.parametrize("text", ["{", "{}", '{"lesson": 9, "steps": []}'])
def test_a_file_that_is_no_lesson_is_a_clear_line(tmp_path: Path, text: str) -> None:
    file = tmp_path / "odd.json"
    file.write_text(text, encoding="utf-8")
    done = RUN.invoke(app, ["learn", str(file)])
    assert done.exit_code == 2 and "Traceback" not in done.output
