"""`serve --workers N`: several processes behind one port are one server, and one that dies is started again."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludotheque.core.errors import LudothequeError
from ludotheque.server.run import run
from ludotheque.server.settings import Settings
from processes.test_joined import moves
from server.harness import Json, Player, Server, play_on
from server.test_bots import children

pytestmark = pytest.mark.xdist_group("postgresql")
START = "from ludotheque.cli import main; main()"


class Crew(Server):
    """The command as a host gives it."""

    def start(self) -> None:
        own = ("serve", "--port", "0", "--workers", "2", "--bot-workers", "1", "--no-warm")
        command = [sys.executable, "-c", START, *own, "--db", str(self._settings["db"])]
        with self._output.open("a") as output:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=output, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rpartition(" ")[2]
        assert self.url, self.output()
        self.http = httpx.Client(base_url=self.url, timeout=30)

    def members(self) -> list[int]:
        """The server processes: what else was started has another command."""
        found = [(pid, Path(f"/proc/{pid}/cmdline")) for pid in children(self.process.pid)]
        return [pid for pid, command in found if command.exists() and "spawn_main" in command.read_text()]


@pytest.fixture(scope="module")
def crew(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crew]:
    running = Crew(tmp_path_factory.mktemp("crew"), db=database)
    yield running
    if running.process.poll() is None:
        running.stop()


def test_one_that_dies_is_started_again_and_nothing_is_lost(crew: Crew) -> None:
    made = crew.table("here", "here")
    screen = Player(crew, made["table"], made["token"])
    play_on({0: screen, 1: screen}, 4)
    before = crew.members()
    assert len(before) == 2
    for member in before:  # one after the other: whoever held the line is among them
        os.kill(member, signal.SIGKILL)
        while len(crew.members()) < 2 or member in crew.members():
            with contextlib.suppress(httpx.TransportError):  # it came to the one that was killed
                httpx.get(f"{crew.url}/api/health/live", timeout=30)
    crew.http.close()
    crew.http = httpx.Client(base_url=crew.url, timeout=30)
    again: Json = crew.record(made)
    assert again["moves"] == moves(screen)
    screen.close()
    after = Player(crew, made["table"], made["token"])
    play_on({0: after, 1: after}, 14)
    after.close()
    assert set(crew.members()).isdisjoint(before)


def test_they_end_together(crew: Crew) -> None:
    members = [os.pidfd_open(member) for member in crew.members()]
    assert len(members) == 2
    crew.stop()
    for member in members:
        with pytest.raises(ProcessLookupError):
            signal.pidfd_send_signal(member, 0)
        os.close(member)


def test_a_file_is_for_one_process(tmp_path: Path) -> None:
    with pytest.raises(LudothequeError) as refused:
        run(Settings(db=str(tmp_path / "a.db"), port=0, workers=2), lambda settings: None)
    assert (refused.value.code, refused.value.facts["db"]) == ("ONE_PROCESS", str(tmp_path / "a.db"))
