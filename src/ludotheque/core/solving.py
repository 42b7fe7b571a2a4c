"""`ludotheque solve GAME` as a part: what a solver may be told at the command line, and what it answers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from ludotheque.core import record
from ludotheque.core.bot import Limit
from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.core.options import Value
from ludotheque.core.parts import Told
from ludotheque.core.record import Record

Word = str | int | float | bool | None


@dataclass(frozen=True)
class Argument:
    """One thing that may be told: an option by name (`--ray-address`), or a word that must come before the options."""

    key: str
    help: str
    """In English, as all of `--help`."""
    kind: type[str] | type[int] | type[float] | type[bool] = str
    default: Word = None
    least: float | None = None
    positional: bool = False


def _uncounted(done: int, total: int, found: Mapping[str, int]) -> None:
    pass


@dataclass(frozen=True)
class Question:
    """What somebody asks: the words by key of argument, and the options of `--set`."""

    game: str
    words: Mapping[str, Word]
    read: Callable[[str], bytes]
    """The bytes of a file, or of standard input for `-`; raises InvalidRecord."""
    options: Mapping[str, Value] = field(default_factory=dict)
    count: Callable[[int, int, Mapping[str, int]], None] = _uncounted
    """To be told of many questions at once: how many of how many are answered, and how."""

    def text(self, key: str) -> str:
        """A word, or nothing."""
        return str(self.words.get(key) or "")

    def number(self, key: str) -> int | None:
        found = self.words.get(key)
        return found if isinstance(found, int) else None

    def contents(self, name: str) -> str:
        """The text of a file; raises InvalidRecord."""
        try:
            return self.read(name).decode()
        except UnicodeDecodeError as error:
            raise InvalidRecord("record", "cannot-be-read", name=name) from error

    def record(self, content: str | bytes) -> Record:
        """A record of this game, which brings its own options."""
        given = record.read(content)
        if given.game != self.game:
            raise LudothequeError("OTHER_GAME", None, game=given.game)
        if self.options:
            raise InvalidRecord("options", "of-the-record")
        return given


@runtime_checkable
class Solver(Protocol):
    """Exact search from the command line."""

    about: str
    """What it solves, in English; the first line stands alone."""
    arguments: tuple[Argument, ...]

    def answer(self, asked: Question, limit: Limit) -> Told:
        """What is found; `limit.seconds` counts search and not compilation, `limit.watch` is shown to who waits."""
        ...
