"""Where a terminal game is shown: line by line, or drawn with colour on a cleared screen."""

import getpass
import sys
from contextlib import AbstractContextManager, nullcontext
from typing import Protocol

from rich.console import Console
from rich.panel import Panel
from rich.text import Text as Styled

FOLDS = 60
"""Lines that push a secret out of sight where the screen cannot be cleared."""


class Screen(Protocol):
    """What a session needs of a terminal."""

    def board(self, drawing: str, title: str) -> None: ...
    def tell(self, line: str) -> None: ...
    def ask(self, prompt: str, secret: bool = False) -> str: ...
    def hide(self) -> None: ...
    def waiting(self, line: str) -> AbstractContextManager[object]: ...


class PlainScreen:
    """Line by line, nothing redrawn: made for screen readers, pipes and logs."""

    def board(self, drawing: str, title: str) -> None:
        print(f"{title}\n{drawing}", flush=True)

    def tell(self, line: str) -> None:
        print(line, flush=True)

    def ask(self, prompt: str, secret: bool = False) -> str:
        if secret and sys.stdin.isatty():
            return getpass.getpass(f"{prompt} ").strip()
        return input(f"{prompt} ").strip()

    def hide(self) -> None:
        if sys.stdout.isatty():
            print("\n" * FOLDS, flush=True)

    def waiting(self, line: str) -> AbstractContextManager[object]:
        print(line, flush=True)
        return nullcontext()


class RichScreen(PlainScreen):
    """A cleared screen a turn, with the board in a frame."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console()

    def board(self, drawing: str, title: str) -> None:
        self.console.print(Panel.fit(Styled(drawing), title=Styled(title), border_style="cyan"))

    def tell(self, line: str) -> None:
        self.console.print(Styled(line))

    def hide(self) -> None:
        self.console.clear()

    def waiting(self, line: str) -> AbstractContextManager[object]:
        return self.console.status(line)
