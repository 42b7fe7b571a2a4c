"""A position of Laguna as a value, and what can be read off it."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from ludotheque.core.values import replace
from ludotheque.games.laguna.rules.board import Board
from ludotheque.games.laguna.rules.geometry import (
    COLOURS,
    DELTA,
    DIRECTIONS,
    HOLES,
    POINTS,
    REEF,
    SEA,
    VOID,
    Cell,
    Orient,
    rim,
    window,
)

EMPTY = "-"
Phase = Literal["launch", "premove", "sail"]
Stage = Literal["place", "pearl", "play"]
LAUNCH: Final = "launch"
PREMOVE: Final = "premove"
SAIL: Final = "sail"
PLACING: Final = "place"
PEARLS: Final = "pearl"
PLAY: Final = "play"
PHASES: dict[str, Phase] = {LAUNCH: LAUNCH, PREMOVE: PREMOVE, SAIL: SAIL}


_ARROWS = frozenset(POINTS)


@lru_cache(maxsize=1 << 12)
def _holes(holes: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Those with a pearl, and the open ones."""
    covered = tuple(hole for hole in HOLES if holes[hole] != EMPTY)
    return covered, tuple(hole for hole in HOLES if hole not in covered)


def in_order(pearls: str) -> str:
    """Colours as they are written: r g b y."""
    return "".join(sorted(pearls, key=COLOURS.index))


@dataclass(frozen=True)
class Raft:
    """`holes` are six characters, `-` for an open one; `start` is the island it started from, or `-`."""

    orient: Orient
    row: int
    col: int
    holes: str = EMPTY * 6
    start: str = EMPTY

    @property
    def window(self) -> tuple[Cell, ...]:
        return window(self.orient, self.row, self.col)

    @property
    def pearls(self) -> int:
        return 6 - self.holes.count(EMPTY)

    @property
    def launched(self) -> bool:
        """Two pearls once, two pearls ever after (LAG-25)."""
        return self.pearls >= 2

    def covered(self, hole: int) -> bool:
        return self.holes[hole] != EMPTY

    @property
    def covered_holes(self) -> tuple[int, ...]:
        return _holes(self.holes)[0]

    @property
    def open_holes(self) -> tuple[int, ...]:
        return _holes(self.holes)[1]

    def moved(self, direction: str) -> "Raft":
        down, right = DELTA[direction]
        return Raft(self.orient, self.row + down, self.col + right, self.holes, self.start)

    def with_holes(self, changes: dict[int, str]) -> "Raft":
        return replace(self, holes="".join(changes.get(hole, self.holes[hole]) for hole in HOLES))

    def touches(self, other: "Raft") -> bool:
        """Side against side; corners do not count (LAG-46)."""
        cells = other.window
        return any(cell in cells for cell, _ in rim(self.orient, self.row, self.col))


@dataclass(frozen=True)
class Target:
    """What a puzzle asks for: contents of some islands, and own pearls in the volcano or None."""

    islands: tuple[tuple[str, str], ...] = ()
    volcano: int | None = None


@dataclass(frozen=True)
class State:
    """Everything there is; `islands` are the contents in the order of `board.islands`."""

    board: Board
    islands: tuple[str, ...]
    pool: str
    colours: str
    rafts: tuple[Raft, ...] = ()
    delivered: tuple[int, ...] = ()
    turn: int = 0
    phase: Phase = LAUNCH
    reef_at_start: bool = False
    """Without glass: a reef was visible when the turn began (LAG-63)."""
    fresh: tuple[int, ...] = ()
    """Without glass: holes whose pearl came aboard before the first step of this turn (LAG-A24)."""
    actions: int = 0
    """Actions of this turn; without a clock they are capped (LAG-E3), and bots count their time by them."""
    turns: int = 0
    """Turns that are over."""
    spent: int = 0
    """Solitaire: steps and what reefs cost."""
    wrecked: bool = False
    """Solitaire: a forbidden reef was shown."""
    target: Target | None = None
    start: Raft | None = None
    """Solitaire: the start that the puzzle fixes."""

    @property
    def stage(self) -> Stage:
        if len(self.rafts) < len(self.colours):
            return PLACING
        return PEARLS if self.pool else PLAY

    @property
    def raft(self) -> Raft:
        """The raft whose turn it is."""
        return self.rafts[self.turn]

    def island(self, letter: str) -> str:
        return self.islands[self.board.islands.index(letter)]

    def with_island(self, letter: str, pearls: str) -> "State":
        place = self.board.islands.index(letter)
        return replace(self, islands=(*self.islands[:place], in_order(pearls), *self.islands[place + 1 :]))

    def with_raft(self, raft: Raft, seat: int | None = None) -> "State":
        place = self.turn if seat is None else seat
        return replace(self, rafts=(*self.rafts[:place], raft, *self.rafts[place + 1 :]))

    def under(self, raft: Raft) -> str:
        return self.board.under(raft.orient, raft.row, raft.col)


def visible(state: State, raft: Raft) -> str:
    """The symbols under the open holes of a raft."""
    return _through(state.under(raft), raft.holes)


@lru_cache(maxsize=1 << 12)
def _through(symbols: str, holes: str) -> str:
    """Kept: it is asked several times a move."""
    return "".join([symbol for symbol, pearl in zip(symbols, holes, strict=True) if pearl == EMPTY])


def shows_reef(state: State, raft: Raft) -> bool:
    return REEF in visible(state, raft)


def shows_arrow(state: State, raft: Raft) -> bool:
    return not _ARROWS.isdisjoint(visible(state, raft))


def obstacle(state: State, raft: Raft, direction: str, seat: int) -> str | None:
    """What stops the raft that way: `edge`, `land` or `raft`; None when the way is free."""
    moved = raft.moved(direction)
    cells = state.under(moved)
    if not SEA.issuperset(cells):
        return "edge" if VOID in cells else "land"
    return "raft" if overlaps(state, moved, seat) else None


def overlaps(state: State, raft: Raft, seat: int) -> bool:
    """Another seat's raft lies on one of these cells."""
    taken = frozenset(raft.window)
    return not all(taken.isdisjoint(other.window) for place, other in enumerate(state.rafts) if place != seat)


def directions(state: State, seat: int | None = None) -> frozenset[str]:
    """The legal steps: the formal rule of §1.8."""
    seat = state.turn if seat is None else seat
    raft = state.rafts[seat]
    shown = visible(state, raft)
    if not raft.launched or REEF in shown:
        return frozenset()
    free = frozenset(way for way in DIRECTIONS if obstacle(state, raft, way, seat) is None)
    bound = free & {POINTS[symbol] for symbol in shown if symbol in POINTS}
    return bound or free


def docked(state: State, raft: Raft, line: bool) -> frozenset[str]:
    """The islands and the volcano that the raft touches; the white line matters for islands alone."""
    return state.board.touched(raft.orient, raft.row, raft.col, line)
