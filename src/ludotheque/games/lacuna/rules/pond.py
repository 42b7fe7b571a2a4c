"""The flowers: their colours, the normative scatter of numbered ponds (§9), and ponds laid by hand."""

import re
from functools import lru_cache
from typing import Literal, NamedTuple, get_args

from ludotheque.core.chance import SplitMix64, shuffle
from ludotheque.core.errors import InvalidRecord
from ludotheque.games.lacuna.rules.geometry import Point, squared
from ludotheque.games.lacuna.rules.sizes import Sizes

Letter = Literal["R", "P", "V", "B", "G", "Y", "O"]
LETTERS: tuple[Letter, ...] = get_args(Letter)
"""Of the colours (LCN-2), by their indices."""
COLOURS = range(len(LETTERS))
A_COLOUR = 7
"""Flowers of each colour."""
FLOWERS = A_COLOUR * len(LETTERS)
PONDS = 1 << 64
_PATIENCE = 20_000
_TOKEN = re.compile(rf"([{''.join(LETTERS)}])(?:(0|-?[1-9][0-9]{{0,5}}),(0|-?[1-9][0-9]{{0,5}}))?")


class Flower(NamedTuple):
    """A flower on the pond; `id` is its place in the setup."""

    id: int
    colour: int
    x: int
    y: int

    @property
    def at(self) -> Point:
        return Point(self.x, self.y)

    @property
    def letter(self) -> Letter:
        return LETTERS[self.colour]


class Pond(NamedTuple):
    """The flowers before the pick; `set_aside` is the colour of the one that was taken before pouring (§13)."""

    flowers: tuple[Flower, ...]
    set_aside: int | None = None


@lru_cache(maxsize=256)
def scatter(number: int, sizes: Sizes) -> tuple[Flower, ...]:
    """The pond of that number: points first, then the shuffled colours, all from one stream."""
    stream = SplitMix64(number)
    points = _points(stream, sizes)
    colours = [colour for colour in COLOURS for _ in range(A_COLOUR)]
    shuffle(colours, stream.below)
    return tuple(Flower(i, colours[i], *points[i]) for i in range(FLOWERS))


def _points(stream: SplitMix64, sizes: Sizes) -> list[Point]:
    reach, apart = sizes.reach, sizes.apart**2
    points: list[Point] = []
    rejected = 0
    while len(points) < FLOWERS:
        x = stream.below(2 * reach + 1) - reach
        y = stream.below(2 * reach + 1) - reach
        point = Point(x, y)
        if x * x + y * y <= reach * reach and all(squared(point, other) >= apart for other in points):
            points.append(point)
            rejected = 0
        else:
            rejected += 1
            if rejected == _PATIENCE:
                points.clear()
                rejected = 0
    return points


def read_pond(setup: str, sizes: Sizes, set_aside: bool) -> Pond:
    """The pond of a setup string; `set_aside` allows one flower without a place."""
    kind, _, rest = setup.partition(":")
    if kind == "pond" and re.fullmatch("0|[1-9][0-9]{0,19}", rest) and int(rest) < PONDS:
        return Pond(scatter(int(rest), sizes))
    if kind == "xy":
        return _by_hand(rest, sizes, set_aside)
    raise InvalidRecord("setup", "not-a-pond", value=setup[:40])


def _by_hand(text: str, sizes: Sizes, set_aside: bool) -> Pond:
    flowers, bare = [], []
    for i, token in enumerate(text.split(" ")):
        found = _TOKEN.fullmatch(token)
        if not found:
            raise InvalidRecord("setup", "not-a-flower", value=token[:40])
        letter, x, y = found.groups()
        colour = LETTERS.index(letter)
        if x is None:
            bare.append(colour)
        else:
            flowers.append(Flower(i, colour, int(x), int(y)))
    _check(flowers, bare, sizes, set_aside)
    return Pond(tuple(flowers), bare[0] if bare else None)


def _check(flowers: list[Flower], bare: list[int], sizes: Sizes, set_aside: bool) -> None:
    colours = [flower.colour for flower in flowers] + bare
    if len(bare) > int(set_aside) or any(colours.count(colour) != A_COLOUR for colour in COLOURS):
        raise InvalidRecord("setup", "wrong-flowers", "LCN-2")
    for n, flower in enumerate(flowers):
        if flower.x**2 + flower.y**2 > sizes.reach**2:
            raise InvalidRecord("setup", "outside-the-pond", "LCN-7", id=flower.id)
        for other in flowers[:n]:
            if squared(flower.at, other.at) < (2 * sizes.flower) ** 2:
                raise InvalidRecord("setup", "flowers-overlap", "LCN-8", id=other.id, other=flower.id)


def write_pond(flowers: tuple[Flower, ...]) -> str:
    """A pond by hand as a setup string."""
    return "xy:" + " ".join(f"{flower.letter}{flower.x},{flower.y}" for flower in flowers)
