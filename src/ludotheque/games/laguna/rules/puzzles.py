"""What solitaire deals: the shipped voyages, each a start and a target with its proven par; one a day."""

from dataclasses import dataclass
from functools import cache

from ludotheque.core import puzzle_file
from ludotheque.core.chance import Below, SplitMix64
from ludotheque.core.learning import Puzzle
from ludotheque.games.laguna.rules.board_text import HOUSE
from ludotheque.games.laguna.rules.options import LagunaOptions
from ludotheque.games.laguna.rules.position import target_words
from ludotheque.games.laguna.rules.state import State

_SHELF = "ludotheque.games.laguna.learn"
_REEF = 5
"""What a reef costs where pars were proven."""


@dataclass(frozen=True)
class Deal:
    """`setup` is the setup string of a solitaire record; `par` the fewest moves with so many pearls at most."""

    setup: str
    par: int
    pearls: int = 4

    @property
    def side(self) -> str:
        return self.setup.split()[0]

    @property
    def task(self) -> str:
        """Board, start and target, which no two deals share."""
        return f"{self.side} start={self.setup.partition('start=')[2]}"


@cache
def deals(side: str = "", pearls: int = 4) -> tuple[Deal, ...]:
    """Those for so many pearls, shortest first; of one board or of all."""
    found = [one for one in map(_deal, puzzle_file.shipped(_SHELF)) if one and one.pearls == pearls]
    return tuple(sorted((one for one in found if side in ("", one.side)), key=lambda one: (one.par, one.setup)))


def draw(side: str, below: Below) -> str:
    """A deal on that board."""
    known = deals(side if side in HOUSE else "")
    return known[below(len(known))].setup


def of_the_day(day: int) -> Deal:
    """The same for everybody; days are counted from any fixed day."""
    known = deals()
    return known[SplitMix64(day).below(len(known))]


def par(options: LagunaOptions, state: State) -> int | None:
    """The par of a shipped deal, found by its task; None for others, and under rules for which none was proven."""
    start, target = state.start, state.target
    if not start or not target or options.glass is None or options.solo_reef != _REEF or options.island_unload:
        return None
    words = f"start={start.orient},{start.row},{start.col},{start.start}", *target_words(target)
    return _pars(options.max_pearls[0]).get(" ".join([state.board.side, *words]))


@cache
def _pars(pearls: int) -> dict[str, int]:
    return {one.task: one.par for one in deals(pearls=pearls)}


def _deal(puzzle: Puzzle) -> Deal | None:
    options, setup = puzzle.record["options"], puzzle.record["setup"]
    assert isinstance(options, dict) and isinstance(setup, str)
    if options.get("players") != 1 or puzzle.par is None:
        return None
    return Deal(setup, puzzle.par, int(str(options.get("max_pearls", 4))))
