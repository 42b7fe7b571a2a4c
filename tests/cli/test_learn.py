"""`ludotheque learn`."""

import json

import pytest
from typer.testing import CliRunner

from ludotheque.cli import app
from ludotheque.core import catalog
from ludotheque.core.learning import Lessons

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
