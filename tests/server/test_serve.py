"""`serve`: what it prints, and a port that is taken."""

import importlib
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.server.settings import Settings

cli = importlib.import_module("ludotheque.cli.serve")  # the verb has the same name
START = (
    "from ludotheque.cli.serve import serve; from ludotheque.server.settings import Settings; import sys;"
    "sys.exit(serve(Settings(port=0, db=sys.argv[1])))"
)


def test_the_address_is_printed_once_the_server_listens(tmp_path: Path) -> None:
    command = [sys.executable, "-c", START, str(tmp_path / "a.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[1]
        assert "this machine only" in process.stdout.readline()
        port = int(address.rsplit(":", 1)[1])
        socket.create_connection(("127.0.0.1", port), 30).close()
        process.terminate()
        process.wait(60)
    assert (tmp_path / "a.db").exists()


def test_a_taken_port_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert cli.serve(Settings(port=port, db=str(tmp_path / "a.db"))) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and str(port) in told and "--port" in told


def test_an_address_of_another_machine_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for host in ("192.0.2.1", "no-such-name.invalid"):
        assert cli.serve(Settings(host=host, db=str(tmp_path / "a.db"))) == 2
        told = capsys.readouterr().err
        assert told.count("\n") == 1 and host in told and "--host" in told


def test_a_database_that_cannot_be_used_is_one_clear_line_and_no_traceback(tmp_path: Path) -> None:
    """In a process of its own: nothing that was begun keeps it from ending."""
    (tmp_path / "a.db").write_text("no database " * 1000)
    done = subprocess.run(
        [sys.executable, "-c", START, str(tmp_path / "a.db")], capture_output=True, text=True, timeout=60,
        env=os.environ | {"LC_ALL": "fr_FR.UTF-8"},
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"ludotheque: {tmp_path / 'a.db'} n’est pas une base de données\u00a0; choisis un autre fichier avec --db.\n"
    )


@pytest.mark.parametrize(
    ("settings", "line"),
    [
        (Settings(), "this machine only"),
        (Settings(host="0.0.0.0"), "For others on this network: http://"),
        (Settings(host="0.0.0.0", public_url="https://play.example"), "For others: https://play.example"),
    ],
)
def test_it_says_plainly_who_can_use_the_links(
    settings: Settings, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    cli._say(settings, open_browser=False)
    assert line in capsys.readouterr().out


def test_no_browser_opens_where_there_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not cli._has_browser()
    monkeypatch.setenv("DISPLAY", ":0")
    assert cli._has_browser()
