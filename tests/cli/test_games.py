import json

import pytest
from typer.testing import CliRunner

from ludotheque.cli import app
from ludotheque.core import catalog


def test_every_game_is_listed_with_its_options() -> None:
    told = json.loads(CliRunner().invoke(app, ["games", "--json"]).stdout)
    assert [game["key"] for game in told] == list(catalog.keys())
    options = {option["key"]: option for option in next(g for g in told if g["key"] == "interactions")["options"]}
    assert options["players"]["values"] == [2, 1, 3, 4]
    assert options["peek"]["only"] == {"players": [1]}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_list_for_people_shows_names_and_not_keys(language: str) -> None:
    told = CliRunner().invoke(app, ["games", "--language", language]).stdout
    assert "Interactions" in told
    assert "interactions-option" not in told
    assert "--set players=2, 1, 3, 4" in told


def test_an_unknown_language_is_one_clear_error() -> None:
    done = CliRunner().invoke(app, ["games", "--language", "de"])
    assert done.exit_code == 2
    assert "en or fr" in done.output
