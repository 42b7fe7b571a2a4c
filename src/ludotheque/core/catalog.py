"""The catalog: finds the games by their folders, and imports one, or a part of it, only when it is asked for."""

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TypeVar

from ludotheque.core.errors import InvalidRecord, LudothequeError
from ludotheque.core.game import AnyGame
from ludotheque.core.missing import extras_named
from ludotheque.core.options import Option, Options, Value, complete

P = TypeVar("P")

_GAMES = "ludotheque.games"

Make = Callable[[Options], AnyGame]
Parts = Mapping[type, object]
"""By Protocol: where a part is found in the game's folder (`faces.wire:WIRE`), or the part itself."""


@dataclass(frozen=True)
class Version:
    """One version of a game's rules: what can be chosen there, and how the game is made."""

    options: tuple[Option, ...]
    make: Make


@dataclass(frozen=True)
class Entry:
    """One game as the catalog shows it: what can be chosen, how to make it, and what it offers beside its rules."""

    key: str
    rules: int
    clauses: str
    """How its clause ids begin, `IXN`."""
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    options: tuple[Option, ...]
    make: Make = field(compare=False)
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict, compare=False)
    parts: Parts = field(default_factory=dict, compare=False)
    youngest: str | None = None
    """The clause by which the youngest begins, and so no bot where somebody sits; None: anybody may."""
    earlier: Mapping[int, Version] = field(default_factory=dict, compare=False)
    """The earlier versions of its rules that still can be played; an option may have had another default there."""
    _found: dict[type, object] = field(default_factory=dict, init=False, compare=False, repr=False)
    """Parts that were asked for: holding a part to its Protocol takes longer than what it is asked for."""

    @property
    def versions(self) -> tuple[int, ...]:
        """Of the rules, the newest first."""
        return (self.rules, *sorted(self.earlier, reverse=True))

    def version(self, rules: int | None = None) -> Version:
        """That version of the rules, or the newest; raises OTHER_RULES for one that is not here."""
        if rules is None or rules == self.rules:
            return Version(self.options, self.make)
        if rules not in self.earlier:
            raise LudothequeError("OTHER_RULES", None, game=self.key, rules=rules, known=self.versions)
        return self.earlier[rules]

    def game(self, given: Mapping[str, object] | None = None, rules: int | None = None) -> AnyGame:
        """The rules with these options fixed; a lone `preset` is shorthand for its options. Raises as `version`."""
        version, given = self.version(rules), given or {}
        if "preset" in given:
            given = self._preset(given)
        return version.make(complete(version.options, given))

    def offers(self, kind: type[P]) -> bool:
        """Whether the game has such a part; imports nothing."""
        return kind in self.parts

    def part(self, kind: type[P]) -> P | None:
        """That part of the game, imported on demand; None where it has none. Raises MissingExtra."""
        known: P | None = self._found.get(kind)  # type: ignore[assignment]
        if known is not None:
            return known
        found = self.parts.get(kind)
        if isinstance(found, str):
            with extras_named():
                found = pkgutil.resolve_name(f"{_GAMES}.{self.key}.{found}")
        if found is None:
            return None
        if not isinstance(found, kind):
            raise TypeError(f"{self.key}: {found!r} is no {kind.__name__}")
        self._found[kind] = found
        return found

    def with_part(self, kind: type[P], part: P) -> "Entry":
        """The same game with another part in that place."""
        return replace(self, parts={**self.parts, kind: part})

    def _preset(self, given: Mapping[str, object]) -> Mapping[str, object]:
        name = given["preset"]
        if len(given) > 1:
            raise InvalidRecord("options.preset", "preset-not-alone")
        if not isinstance(name, str) or name not in self.presets:
            raise InvalidRecord("options.preset", "unknown-value", option="preset", value=str(name)[:40])
        return self.presets[name]


@dataclass(frozen=True)
class Catalog:
    """The games there are; `given` puts parts of one's own in place of theirs, by game and Protocol."""

    given: Mapping[str, Parts] = field(default_factory=dict)

    def keys(self) -> tuple[str, ...]:
        """By the names of their folders; imports none of them."""
        return _folders()

    def entry(self, key: str) -> Entry:
        """The catalog entry of a game; raises InvalidRecord for an unknown one."""
        if key not in self.keys():
            raise InvalidRecord("game", "unknown-game", game=str(key)[:40])
        found: Entry = importlib.import_module(f"{_GAMES}.{key}").ENTRY
        own = self.given.get(key)
        return replace(found, parts={**found.parts, **own}) if own else found

    def entries(self) -> tuple[Entry, ...]:
        """All of them, by their keys."""
        return tuple(self.entry(key) for key in self.keys())

    def giving(self, key: str, kind: type[P], part: P) -> "Catalog":
        """The same games, one of them with this part."""
        return Catalog({**self.given, key: {**self.given.get(key, {}), kind: part}})


INSTALLED = Catalog()
keys, entry, entries = INSTALLED.keys, INSTALLED.entry, INSTALLED.entries


@cache
def _folders() -> tuple[str, ...]:
    package = importlib.import_module(_GAMES)
    return tuple(sorted(found.name for found in pkgutil.iter_modules(package.__path__) if found.ispkg))
