"""The program as a whole: what it does without a verb, and how it ends."""

import importlib
import subprocess
import sys

import pytest
import typer

from ludotheque import cli
from ludotheque.server.settings import Settings

serving = importlib.import_module("ludotheque.cli.serve")  # the verb has the same name


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Settings, bool]]:
    """What the server was started with, instead of starting it."""
    calls: list[tuple[Settings, bool]] = []

    def serve(settings: Settings, open_browser: bool) -> int:
        calls.append((settings, open_browser))
        return 0

    monkeypatch.setattr(serving, "serve", serve)
    return calls


def ended(monkeypatch: pytest.MonkeyPatch, *words: str) -> int | str | None:
    monkeypatch.setattr(sys, "argv", ["ludotheque", *words])
    with pytest.raises(SystemExit) as left:
        cli.main()
    return left.value.code


def test_without_a_verb_it_serves_on_this_machine_and_opens_the_browser(
    monkeypatch: pytest.MonkeyPatch, served: list[tuple[Settings, bool]]
) -> None:
    assert ended(monkeypatch) == 0
    assert served == [(Settings(), True)]


def test_serve_passes_on_what_it_is_told(monkeypatch: pytest.MonkeyPatch, served: list[tuple[Settings, bool]]) -> None:
    others = ("--public-url", "https://play.example", "--db", "games.db", "--bot-workers", "3", "--keep-days", "30")
    assert ended(monkeypatch, "serve", "--host", "0.0.0.0", "--port", "80", *others) == 0
    told = Settings("games.db", "0.0.0.0", 80, "https://play.example", bot_workers=3, keep_days=30)
    assert served == [(told, False)]


def test_the_status_of_a_verb_is_that_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "serve", lambda *given, **more: 1)
    assert ended(monkeypatch, "serve") == 1
    assert ended(monkeypatch, "referee", "no-such-file") == 2


def test_a_mistake_in_the_words_is_told_with_the_name_of_the_program(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ended(monkeypatch, "nonsense") == 2
    assert capsys.readouterr().err == "ludotheque: No such command 'nonsense'.\n"


def test_a_library_that_is_missing_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*given: object, **more: object) -> int:
        raise ModuleNotFoundError("No module named 'uvicorn'", name="uvicorn.config")

    monkeypatch.setattr(serving, "serve", broken)
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert ended(monkeypatch) == 2
    assert capsys.readouterr().err == "uvicorn n’est pas installé\u00a0: pip install 'ludotheque[server]'\n"


def test_stopping_it_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*given: object, **more: object) -> int:
        raise typer.Abort

    monkeypatch.setattr(serving, "serve", stopped)
    assert ended(monkeypatch) == 130


def test_the_package_itself_runs_where_the_command_is_not_on_the_path() -> None:
    ran = subprocess.run([sys.executable, "-m", "ludotheque", "nonsense"], capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (2, "ludotheque: No such command 'nonsense'.\n")
