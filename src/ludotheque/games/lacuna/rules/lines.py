"""Which pairs are open, what stands in the way, and where on the line a pawn may stand (LCN-17 to LCN-23)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from ludotheque.core.errors import Fact
from ludotheque.games.lacuna.rules.geometry import Line, Point, obstructs, runs, shadow, squared
from ludotheque.games.lacuna.rules.pond import Flower
from ludotheque.games.lacuna.rules.sizes import Sizes
from ludotheque.games.lacuna.rules.state import METALS, State

Stretch = tuple[int, int]


@dataclass(frozen=True)
class Obstacle:
    """A flower by its id, or a pawn by its metal and the order of placing."""

    what: str
    number: int
    at: Point
    colour: str = ""

    @property
    def facts(self) -> dict[str, Fact]:
        return {"what": self.what, "id": self.number, "colour": self.colour}


@dataclass(frozen=True)
class Pair:
    """Two flowers of one colour: what closes their line, or the stretches (F4) where a pawn may stand."""

    a: Flower
    b: Flower
    obstacle: Obstacle | None
    stretches: tuple[Stretch, ...] = ()
    flickers: tuple[int, ...] = ()
    """Single legal steps outside the stretches, left by rounding (F3)."""

    @property
    def line(self) -> Line:
        return Line(self.a.at, self.b.at)


def obstacles(state: State) -> tuple[Obstacle, ...]:
    """In the order in which refusals name them: flowers by id, gold pawns, silver pawns."""
    flowers = [Obstacle("flower", flower.id, flower.at, flower.letter) for flower in state.flowers or ()]
    pawns = [
        Obstacle(metal, number, pawn)
        for metal, side in zip(METALS, state.pawns, strict=True)
        for number, pawn in enumerate(side, 1)
    ]
    return (*flowers, *pawns)


def in_the_way(sizes: Sizes, things: Iterable[Obstacle], a: Flower, b: Flower) -> Obstacle | None:
    """LCN-18: the first thing that the line of the centres enters."""
    ends = (a.at, b.at)
    for thing in things:
        radius = sizes.flower if thing.what == "flower" else sizes.pawn
        if obstructs(*ends, thing.at, radius) and not _is_end(thing, a, b):
            return thing
    return None


def overlapped(
    sizes: Sizes, closed_ends: bool, things: Iterable[Obstacle], a: Flower, b: Flower, at: Point
) -> Obstacle | None:  # fmt: skip
    """LCN-22 and LCN-23: the first thing that a pawn there would push; touching is allowed."""
    for thing in things:
        if squared(thing.at, at) < _clearance(sizes, thing) ** 2 and (closed_ends or not _is_end(thing, a, b)):
            return thing
    return None


def _is_end(thing: Obstacle, a: Flower, b: Flower) -> bool:
    return thing.what == "flower" and thing.number in (a.id, b.id)


def _clearance(sizes: Sizes, thing: Obstacle) -> int:
    return (sizes.flower if thing.what == "flower" else sizes.pawn) + sizes.pawn


def couples(state: State) -> Iterator[tuple[Flower, Flower]]:
    """Every two flowers of one colour on the pond, lower id first (LCN-17)."""
    for a, b in combinations(state.flowers or (), 2):
        if a.colour == b.colour:
            yield a, b


@lru_cache(maxsize=512)
def pairs(sizes: Sizes, closed_ends: bool, state: State) -> tuple[Pair, ...]:
    """Every couple of the pond, judged."""
    things = obstacles(state)
    return tuple(pair(sizes, closed_ends, things, a, b) for a, b in couples(state))


def pair(sizes: Sizes, closed_ends: bool, things: tuple[Obstacle, ...], a: Flower, b: Flower) -> Pair:
    """One couple, judged: the hull stretches, and the steps that only the pointwise rule allows."""
    closed = in_the_way(sizes, things, a, b)
    if closed:
        return Pair(a, b, closed)
    line = Line(a.at, b.at)
    shadows = [
        dark
        for thing in things
        if (dark := shadow(line, thing.at, _clearance(sizes, thing))) and (closed_ends or not _is_end(thing, a, b))
    ]
    loose = {k for dark in shadows for k in dark.flickers}
    flickers = tuple(k for k in sorted(loose) if not overlapped(sizes, closed_ends, things, a, b, line.at(k)))
    return Pair(a, b, None, runs(line.steps, shadows), flickers)
