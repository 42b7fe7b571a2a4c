"""What a player can do, as values (§4); the lists in them are in ascending order of holes."""

from dataclasses import dataclass

from ludotheque.games.laguna.rules.geometry import Orient

Pair = tuple[int, int]


@dataclass(frozen=True)
class Place:
    orient: Orient
    row: int
    col: int
    island: str


@dataclass(frozen=True)
class Pearl:
    colour: str
    island: str


@dataclass(frozen=True)
class Load:
    island: str
    colour: str
    hole: int


@dataclass(frozen=True)
class Swap:
    """`give`: holes; `take`: (target hole, colour)."""

    island: str
    give: tuple[int, ...]
    take: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Trade:
    """`give`: (mine, theirs); `take`: (theirs, mine)."""

    seat: int
    give: tuple[Pair, ...]
    take: tuple[Pair, ...]


@dataclass(frozen=True)
class Shift:
    source: int
    target: int


@dataclass(frozen=True)
class Step:
    direction: str


@dataclass(frozen=True)
class Unload:
    hole: int


@dataclass(frozen=True)
class Drop:
    island: str
    hole: int


@dataclass(frozen=True)
class End:
    pass


@dataclass(frozen=True)
class Time:
    """Time is up: called by a seat, or found by the clock (None)."""

    seat: int | None = None


Docked = Load | Swap | Trade | Unload | Drop
"""What is done beside an island, a raft or the volcano."""
Move = Place | Pearl | Shift | Step | Docked | End | Time
