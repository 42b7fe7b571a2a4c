"""A server of one's own for a browser test."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

ROOT = Path(__file__).parents[2]
NewContext = Callable[..., BrowserContext]
NewPage = Callable[..., Page]
MAKE = """async wish => {
  const answer = await fetch('/api/tables', {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({begins: 0, ...wish})
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""
"""Opens a table, where the first begins, from inside a page, whose origin the server checks."""


def let_begin(page: Page, seat: int) -> None:
    """In the set-up, that one of the seats as listed begins."""
    page.locator("label:has(input[name=begins])").nth(seat + 1).click()


class Server:
    """The server in a process of its own, on a port that stays the same when it is started again."""

    def __init__(self, folder: Path, *arguments: str, sources: Path = ROOT / "src") -> None:
        self._db, self._arguments, self._port, self._sources = folder / "tables.sqlite", arguments, 0, sources
        self._process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        command = [
            sys.executable, "-m", "ludotheque", "serve", "--port", str(self._port), "--db", str(self._db),
            "--bot-workers", "1", "--tables-an-hour", "10000", *self._arguments,
        ]  # fmt: skip
        environment = os.environ | {"PYTHONPATH": str(self._sources)}
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().rpartition(" ")[2].strip()
        assert self.url, "the server says where it listens"
        self._port = int(self.url.rsplit(":", 1)[1])

    def kill(self) -> None:
        """As a power cut would: no time to tidy up."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
