"""Every setting of the server can be given by a flag and by the environment."""

import dataclasses
import importlib
import sys
from dataclasses import Field
from typing import Any

import pytest
import typer

from ludotheque import cli
from ludotheque.cli.serve_options import settable, variable
from ludotheque.server.settings import Settings

serving = importlib.import_module("ludotheque.cli.serve")  # the verb has the same name
INSIDE = {"static", "tick_seconds", "now", "reaction"}
"""What only tests and the package itself set."""
OTHERS: dict[object, tuple[str, object]] = {bool: ("false", False), str: ("text", "text"), str | None: ("text", "text")}


def other(field: Field[Any]) -> tuple[str, object]:
    """Another value than the default, as it is spelt and as it is."""
    if field.name == "log_format":
        return "json", "json"
    return OTHERS.get(field.type, ("7", 7))


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    calls: list[Settings] = []

    def serve(settings: Settings, open_browser: bool) -> int:
        calls.append(settings)
        return 0

    monkeypatch.setattr(serving, "serve", serve)
    return calls


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["ludotheque", *words])
    with pytest.raises(SystemExit) as left:
        cli.main()
    assert left.value.code == 0


def test_every_setting_but_those_of_tests_has_words() -> None:
    assert {field.name for field in dataclasses.fields(Settings)} - {field.name for field in settable()} == INSIDE


@pytest.mark.parametrize("field", settable(), ids=lambda field: field.name)
def test_a_flag_and_a_variable_say_the_same(
    field: Field[Any], served: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    spelt, value = other(field)
    flag = f"--{field.name.replace('_', '-')}"
    run(monkeypatch, "serve", *([f"--no-{flag[2:]}"] if value is False else [flag, spelt]))
    monkeypatch.setenv(variable(field.name), spelt)
    run(monkeypatch, "serve")
    run(monkeypatch)
    assert [getattr(settings, field.name) for settings in served] == [value] * 3


def test_help_names_every_flag_and_every_variable(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("TERMINAL_WIDTH", "200")
    command = typer.main.get_command(cli.app)
    with pytest.raises(SystemExit):
        command(["serve", "--help"], prog_name="ludotheque")
    told = capsys.readouterr().out
    for field in settable():
        assert f"--{field.name.replace('_', '-')}" in told and variable(field.name) in told
