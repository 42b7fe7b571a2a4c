"""Words that every verb shares: settings and the language."""

import pytest
import typer

from ludotheque.cli.language import text
from ludotheque.cli.settings import options
from ludotheque.core.errors import LudothequeError


def test_settings_are_on_off_numbers_and_words() -> None:
    told = options(["teams=on", "bonus=off", "players=3", "pick=after", "sizes=1/2/3"])
    assert told == {"teams": True, "bonus": False, "players": 3, "pick": "after", "sizes": "1/2/3"}


def test_the_last_of_two_settings_counts() -> None:
    assert options(["players=3", "players=4"]) == {"players": 4}


def test_a_value_may_hold_an_equals_sign() -> None:
    assert options(["setup=a=b"]) == {"setup": "a=b"}


def test_no_setting_is_no_option() -> None:
    assert options(None) == {}


def test_a_setting_without_a_value_is_refused() -> None:
    with pytest.raises(LudothequeError) as refused:
        options(["players"])
    assert refused.value.code == "INVALID_SETTING"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in ("LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert text().language == language


def test_a_language_that_is_asked_for_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert text("en").language == "en"


def test_a_language_that_is_not_spoken_is_refused() -> None:
    with pytest.raises(typer.BadParameter, match="en or fr"):
        text("de")
