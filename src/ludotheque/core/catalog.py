"""The catalog: finds the games by their folders, and imports one only when it is asked for."""

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import ModuleType

from ludotheque.core.errors import InvalidRecord
from ludotheque.core.game import AnyGame
from ludotheque.core.options import Option, Options, Value, complete

_GAMES = "ludotheque.games"


@dataclass(frozen=True)
class Entry:
    """One game as the catalog shows it: what can be chosen, and how to make it."""

    key: str
    rules: int
    clauses: str
    """How its clause ids begin, `IXN`."""
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    options: tuple[Option, ...]
    make: Callable[[Options], AnyGame] = field(compare=False)
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict, compare=False)
    solver: bool = False

    def game(self, given: Mapping[str, object] | None = None) -> AnyGame:
        """The rules with these options fixed; a lone `preset` is shorthand for its options."""
        given = given or {}
        if "preset" in given:
            given = self._preset(given)
        return self.make(complete(self.options, given))

    def part(self, name: str) -> ModuleType:
        """A part of the game's folder by convention (`bots`, `wire`, `text`), imported on demand."""
        return importlib.import_module(f"{_GAMES}.{self.key}.{name}")

    def _preset(self, given: Mapping[str, object]) -> Mapping[str, object]:
        name = given["preset"]
        if len(given) > 1:
            raise InvalidRecord("options.preset", "preset-not-alone")
        if not isinstance(name, str) or name not in self.presets:
            raise InvalidRecord("options.preset", "unknown-value", option="preset", value=str(name)[:40])
        return self.presets[name]


@cache
def keys() -> tuple[str, ...]:
    """The games there are, by the names of their folders; imports none of them."""
    package = importlib.import_module(_GAMES)
    return tuple(sorted(found.name for found in pkgutil.iter_modules(package.__path__) if found.ispkg))


def entry(key: str) -> Entry:
    """The catalog entry of a game; raises InvalidRecord for an unknown one."""
    if key not in keys():
        raise InvalidRecord("game", "unknown-game", game=str(key)[:40])
    found: Entry = importlib.import_module(f"{_GAMES}.{key}").ENTRY
    return found


def entries() -> tuple[Entry, ...]:
    return tuple(entry(key) for key in keys())
