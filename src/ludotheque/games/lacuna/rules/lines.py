"""Which pairs are open, what stands in the way, and where on the line a pawn may stand (LCN-17 to LCN-23)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import isqrt
from typing import Literal, NamedTuple

from ludotheque.core.errors import Fact
from ludotheque.games.lacuna.rules.geometry import Line, Point, free_stretches, obstructs, shadow, squared
from ludotheque.games.lacuna.rules.options import LacunaOptions
from ludotheque.games.lacuna.rules.pond import Flower, Letter
from ludotheque.games.lacuna.rules.sizes import Sizes
from ludotheque.games.lacuna.rules.state import METALS, Metal, State

Stretch = tuple[int, int]


class Obstacle(NamedTuple):
    """A flower by its id, or a pawn by its metal and the order of placing."""

    what: Literal["flower"] | Metal
    number: int
    at: Point
    colour: Letter | Literal[""] = ""

    @property
    def facts(self) -> dict[str, Fact]:
        return {"what": self.what, "id": self.number, "colour": self.colour}

    def is_end(self, a: Flower, b: Flower) -> bool:
        """It is one of the two flowers whose line is looked at."""
        return self.what == "flower" and self.number in (a.id, b.id)

    def radius(self, sizes: Sizes) -> int:
        return sizes.flower if self.what == "flower" else sizes.pawn


@dataclass(frozen=True)
class Pair:
    """Two flowers of one colour: what closes their line, or the stretches (F4) where a pawn may stand."""

    a: Flower
    b: Flower
    obstacle: Obstacle | None
    stretches: tuple[Stretch, ...] = ()
    stray_steps: tuple[int, ...] = ()
    """Legal steps between the stretches, left by rounding (F3)."""
    plainest: Obstacle | None = None
    """Of all that closes the line, what it goes through most plainly: that is shown, whichever a refusal names."""

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


def first_obstacle(sizes: Sizes, things: Iterable[Obstacle], a: Flower, b: Flower) -> Obstacle | None:
    """LCN-18: the first thing that the line of the centres enters."""
    return next(_entered(sizes, things, a, b), None)


def _entered(sizes: Sizes, things: Iterable[Obstacle], a: Flower, b: Flower) -> Iterator[Obstacle]:
    start, end = a.at, b.at
    for thing in things:
        if obstructs(start, end, thing.at, thing.radius(sizes)) and not thing.is_end(a, b):
            yield thing


def _off(line: Line, thing: Obstacle) -> int:
    """How far beside a line a thing lies, compared with others beside the same line."""
    (ax, ay), (bx, by), (x, y) = line.a, line.b, thing.at
    return abs((x - ax) * (by - ay) - (y - ay) * (bx - ax))


def first_overlap(
    options: LacunaOptions, things: Iterable[Obstacle], a: Flower, b: Flower, at: Point
) -> Obstacle | None:  # fmt: skip
    """LCN-22 and LCN-23: the first thing that a pawn there would push; touching is allowed."""
    for thing in things:
        near = squared(thing.at, at) < _clearance(options.sizes, thing) ** 2
        if near and (options.closed_ends or not thing.is_end(a, b)):
            return thing
    return None


def _clearance(sizes: Sizes, thing: Obstacle) -> int:
    """How near to a thing the centre of a pawn may come."""
    return thing.radius(sizes) + sizes.pawn


def couples(state: State) -> Iterator[tuple[Flower, Flower]]:
    """Every two flowers of one colour on the pond, lower id first (LCN-17)."""
    for a, b in combinations(state.flowers or (), 2):
        if a.colour == b.colour:
            yield a, b


@lru_cache(maxsize=512)
def pairs(options: LacunaOptions, state: State) -> tuple[Pair, ...]:
    """Every couple of the pond, judged."""
    things = obstacles(state)
    return tuple(pair(options, things, a, b) for a, b in couples(state))


def has_room(options: LacunaOptions, state: State) -> bool:
    """Whether a pawn can still be placed anywhere; the first pair with room is enough."""
    things = obstacles(state)
    judged = (pair(options, things, a, b) for a, b in couples(state))
    return any(each.stretches or each.stray_steps for each in judged)


def _beside(line: Line, things: Iterable[Obstacle], reach: int) -> tuple[Obstacle, ...]:
    """Those that may come within reach of a line: of the box around it, and of the line without ends."""
    (ax, ay), (bx, by) = line
    left, right, top, bottom = min(ax, bx) - reach, max(ax, bx) + reach, min(ay, by) - reach, max(ay, by) + reach
    dx, dy = bx - ax, by - ay
    across, most = ax * dy - ay * dx, isqrt(reach * reach * (dx * dx + dy * dy)) + 1
    low, high = across - most, across + most
    return tuple(
        [
            thing
            for thing in things
            if left <= (x := thing.at[0]) <= right
            and top <= (y := thing.at[1]) <= bottom
            and low <= x * dy - y * dx <= high
        ]
    )


def pair(options: LacunaOptions, things: tuple[Obstacle, ...], a: Flower, b: Flower) -> Pair:
    """One couple, judged by what lies near its line."""
    reach = options.sizes.pawn + max(options.sizes.pawn, options.sizes.flower) + 1
    return _judged(options, _beside(Line(a.at, b.at), things, reach), a, b)


@lru_cache(maxsize=1 << 12)
def _judged(options: LacunaOptions, things: tuple[Obstacle, ...], a: Flower, b: Flower) -> Pair:
    """The hull stretches, and the steps that only the pointwise rule allows; kept, for a pawn changes few lines."""
    line = Line(a.at, b.at)
    if entered := tuple(_entered(options.sizes, things, a, b)):
        return Pair(a, b, entered[0], plainest=min(entered, key=lambda thing: _off(line, thing)))
    shadows = [
        cast
        for thing in things
        if options.closed_ends or not thing.is_end(a, b)
        if (cast := shadow(line, thing.at, _clearance(options.sizes, thing)))
    ]
    doubtful = sorted({k for cast in shadows for k in cast.legal})
    stray = tuple(k for k in doubtful if not first_overlap(options, things, a, b, line.at(k)))
    return Pair(a, b, None, free_stretches(line.steps, shadows), stray)
