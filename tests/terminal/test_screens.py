"""The two screens: line by line, and drawn."""

import getpass
import io
import sys

import pytest
from rich.console import Console

from ludotheque.terminal.screens import FOLDS, PlainScreen, RichScreen


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def drawn() -> tuple[RichScreen, Console]:
    console = Console(file=Terminal(), width=60, force_terminal=True, record=True)
    return RichScreen(console), console


def test_a_plain_screen_writes_line_by_line(capsys: pytest.CaptureFixture[str]) -> None:
    screen = PlainScreen()
    screen.board("x o\no x", "After 4 moves")
    screen.tell("Ada wins.")
    with screen.waiting("Thinking…"):
        pass
    assert capsys.readouterr().out == "After 4 moves\nx o\no x\nAda wins.\nThinking…\n"


def test_an_answer_is_read_without_its_blanks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("  Sf6+M \n"))
    assert PlainScreen().ask("Ada>") == "Sf6+M"


def test_a_secret_is_typed_unseen_at_a_terminal_and_read_plainly_from_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(getpass, "getpass", lambda prompt: f" unseen {prompt}")
    monkeypatch.setattr(sys, "stdin", Terminal())
    assert PlainScreen().ask("Ada>", secret=True) == "unseen Ada>"
    monkeypatch.setattr(sys, "stdin", io.StringIO("piped\n"))
    assert PlainScreen().ask("Ada>", secret=True) == "piped"


def test_a_secret_is_pushed_out_of_sight_at_a_terminal_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    PlainScreen().hide()
    assert capsys.readouterr().out == ""
    shown = Terminal()
    monkeypatch.setattr(sys, "stdout", shown)
    PlainScreen().hide()
    assert shown.getvalue().count("\n") > FOLDS


def test_a_board_is_drawn_in_a_frame_as_it_is() -> None:
    screen, console = drawn()
    screen.board("[red] is a name here", "After 1 move")
    told = console.export_text()
    assert "[red] is a name here" in told and "After 1 move" in told
    assert "╭" in told


def test_a_line_keeps_its_brackets() -> None:
    screen, console = drawn()
    screen.tell("[bold]Ada[/bold] wins.")
    assert console.export_text() == "[bold]Ada[/bold] wins.\n"


def test_a_drawn_screen_is_cleared_before_a_secret() -> None:
    screen, console = drawn()
    screen.hide()
    assert isinstance(console.file, Terminal) and "\x1b[2J" in console.file.getvalue()


def test_somebody_who_waits_sees_why() -> None:
    screen, console = drawn()
    with screen.waiting("Thinking…"):
        assert isinstance(console.file, Terminal)
    assert "Thinking…" in console.file.getvalue()
