"""Solitaire puzzles: a start, a target and its par, graded by length; one a day."""

from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Literal

from ludotheque.core.chance import Below, SplitMix64
from ludotheque.games.laguna.rules.board_text import HOUSE

Grade = Literal["calm", "breezy", "stormy"]
GRADES: dict[Grade, int] = {"calm": 18, "breezy": 32, "stormy": 10_000}
"""The longest par of each grade."""


@dataclass(frozen=True)
class Puzzle:
    """`setup` is the setup string of a solitaire record; `par` the fewest moves, a reef costing five."""

    setup: str
    par: int

    @property
    def side(self) -> str:
        return self.setup.split()[0]

    @property
    def grade(self) -> Grade:
        return next(name for name, most in GRADES.items() if self.par <= most)


@cache
def puzzles(side: str = "") -> tuple[Puzzle, ...]:
    """The puzzles that ship, shortest first; of one board or of all."""
    text = (resources.files("ludotheque.games.laguna") / "boards" / "puzzles.txt").read_text("ascii")
    found = [Puzzle(setup, int(par)) for par, _, setup in (line.partition(" ") for line in text.splitlines() if line)]
    return tuple(sorted((one for one in found if side in ("", one.side)), key=lambda one: (one.par, one.setup)))


def draw(side: str, below: Below) -> str:
    """A puzzle on that board."""
    known = puzzles(side if side in HOUSE else "")
    return known[below(len(known))].setup


def of_the_day(day: int) -> Puzzle:
    """The same for everybody; days are counted from any fixed day."""
    known = puzzles()
    return known[SplitMix64(day).below(len(known))]


@cache
def _pars() -> dict[str, int]:
    return {_task(one.setup): one.par for one in puzzles()}


def _task(setup: str) -> str:
    """Board, start and target, which no two puzzles share."""
    words = setup.split()
    return " ".join([words[0], *words[next(i for i, word in enumerate(words) if word.startswith("start=")) :]])


def par(side: str, start: str, target: str) -> int | None:
    """The par of a shipped puzzle, found by its task; None for others."""
    return _pars().get(f"{side} start={start} target {target}")
