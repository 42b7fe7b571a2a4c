"""How strong each level of a game's bots is in each mode: measured in the arena, kept in a small file of the game."""

import csv
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from importlib import resources

from ludotheque.core.catalog import Entry
from ludotheque.core.errors import LudothequeError
from ludotheque.core.options import Value, from_word

NAME = "ladder.csv"
FIELDS = ("mode", "level", "grade", "won", "drawn", "lost", "rating", "error")


@dataclass(frozen=True)
class Rung:
    """A level as somebody chooses it; `won`, `drawn` and `lost` are its games against the rung below."""

    level: int
    grade: int
    """How strong it is in a word, 1 to 5; 0 is for children. The first level of a grade grades puzzles."""
    won: int = 0
    drawn: int = 0
    lost: int = 0
    rating: int | None = None
    """Elo above the lowest rung of its mode; None where nobody measured it."""
    error: int | None = None
    """Half of the 95 % interval of the rating."""


@dataclass(frozen=True)
class Ladder:
    """The levels that are offered in a mode: where all of these options are so."""

    mode: str
    """As the command line sets options, `players=4 board_side=hard`; empty: where no other ladder is."""
    rungs: tuple[Rung, ...]

    @property
    def where(self) -> dict[str, Value]:
        pairs = (pair.split("=", 1) for pair in self.mode.split())
        return {key: from_word(text) for key, text in pairs}

    @property
    def levels(self) -> tuple[int, ...]:
        return tuple(rung.level for rung in self.rungs)

    @property
    def graders(self) -> tuple[int, ...]:
        """The first level of each grade but the children's: a puzzle's grade is the first of them that finds it."""
        firsts: dict[int, int] = {}
        for rung in self.rungs:
            firsts.setdefault(rung.grade, rung.level)
        return tuple(level for grade, level in sorted(firsts.items()) if grade)

    def holds(self, options: Mapping[str, Value]) -> bool:
        return all(options.get(key) == value for key, value in self.where.items())


@dataclass(frozen=True)
class Ladders:
    """The ladders of a game, one a mode; the last is for every other mode and has all levels."""

    every: tuple[Ladder, ...]

    def of(self, options: Mapping[str, Value]) -> Ladder:
        """The first whose mode these options are."""
        return next(ladder for ladder in self.every if ladder.holds(options))

    def up_to(self, highest: int) -> "Ladders":
        """Without what is above that level."""
        lower = (tuple(rung for rung in ladder.rungs if rung.level <= highest) for ladder in self.every)
        return Ladders(tuple(replace(ladder, rungs=rungs) for ladder, rungs in zip(self.every, lower, strict=True)))

    @property
    def levels(self) -> tuple[int, ...]:
        """From the gentlest to the strongest."""
        return self.every[-1].levels

    @property
    def graders(self) -> tuple[int, ...]:
        """Those of whatever mode has no ladder of its own."""
        return self.every[-1].graders

    @property
    def usual(self) -> int:
        """Where nobody says how strong a bot shall be: a fair one."""
        return self.graders[len(self.graders) // 2]

    @property
    def strongest(self) -> int:
        return self.levels[-1]


def ladders_of(entry: Entry) -> Ladders:
    """The ladders of a game; raises NO_BOTS."""
    found = entry.part(Ladders)
    if found is None:
        raise LudothequeError("NO_BOTS", None, game=entry.key)
    return found


def ungraded(levels: int) -> Ladders:
    """So many levels that nobody has measured, each a grade of its own."""
    return Ladders((Ladder("", tuple(Rung(level, level) for level in range(1, levels + 1))),))


def shipped(package: str) -> Ladders:
    """What lies in that package, `ludotheque.games.forma.bots`."""
    return from_lines((resources.files(package) / NAME).read_text("utf-8").splitlines())


def keep(package: str, ladders: Ladders) -> None:
    """Write them where `shipped` reads them."""
    with resources.as_file(resources.files(package) / NAME) as path:
        path.write_text("".join(line + "\n" for line in to_lines(ladders)), encoding="utf-8")


def from_lines(lines: Iterable[str]) -> Ladders:
    found: dict[str, list[Rung]] = {}
    for row in csv.DictReader(lines):
        numbers = {key: int(text) for key, text in row.items() if key != "mode" and text}
        found.setdefault(row["mode"], []).append(Rung(**numbers))
    return Ladders(tuple(Ladder(mode, tuple(rungs)) for mode, rungs in found.items()))


def to_lines(ladders: Ladders) -> list[str]:
    """As they are kept, the heading first."""
    rows = [
        ",".join([ladder.mode, *("" if value is None else str(value) for value in _fields(rung))])
        for ladder in ladders.every
        for rung in ladder.rungs
    ]
    return [",".join(FIELDS), *rows]


def _fields(rung: Rung) -> tuple[int | None, ...]:
    return tuple(getattr(rung, field) for field in FIELDS[1:])
