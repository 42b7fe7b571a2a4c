"""The 22 elements of a colour: their shapes, turns and reflections (FRM-4, FRM-14)."""

from collections import Counter
from collections.abc import Iterable
from functools import cache

Cell = tuple[int, int]
Cells = tuple[Cell, ...]

DRAWN = {
    "I1": "#", "I2": "##", "I3": "###", "V3": "#./##",
    "I4": "####", "O4": "##/##", "T4": "###/.#.", "L4": "#./#./##", "S4": ".##/##.",
    "F": ".##/##./.#.", "I": "#####", "L": "#./#./#./##", "N": ".#/.#/##/#.", "P": "##/##/#.", "T": "###/.#./.#.",
    "U": "#.#/###", "V": "#../#../###", "W": "#../##./.##", "X": ".#./###/.#.", "Y": ".#/##/.#/.#", "Z": "##./.#./.##",
}  # fmt: skip
SHAPES = tuple(DRAWN)
COPIES = {shape: 2 if shape == "I1" else 1 for shape in SHAPES}
"""How many of a shape one colour has."""


def _drawn_cells(drawing: str) -> Cells:
    rows = drawing.split("/")
    return tuple((r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#")


def normal(cells: Iterable[Cell]) -> Cells:
    """The cells in reading order, moved so that the bounding box begins at 0,0."""
    listed = sorted(cells)
    top, left = min(r for r, _ in listed), min(c for _, c in listed)
    return tuple((r - top, c - left) for r, c in listed)


def _turns(cells: Cells) -> list[Cells]:
    found = []
    for _ in range(4):
        cells = tuple((c, -r) for r, c in cells)
        found += [normal(cells), normal((r, -c) for r, c in cells)]
    return sorted(set(found))


ORIENTATIONS: dict[str, tuple[Cells, ...]] = {shape: tuple(_turns(_drawn_cells(DRAWN[shape]))) for shape in SHAPES}
VALUE = {shape: len(turned[0]) for shape, turned in ORIENTATIONS.items()}
_NAMES = {cells: shape for shape, turned in ORIENTATIONS.items() for cells in turned}


def shape_of(cells: Iterable[Cell]) -> str | None:
    """The name of the shape these cells form, or None."""
    return _NAMES.get(normal(cells))


@cache
def full_set(colours: int) -> tuple[str, ...]:
    """What a player begins with: one colour's set, or two colours' sets taken as one (FRM-6)."""
    return tuple(shape for shape in SHAPES for _ in range(COPIES[shape] * colours))


def in_order(shapes: Iterable[str]) -> tuple[str, ...]:
    """A multiset of shapes in the order of the catalogue."""
    held = Counter(shapes)
    return tuple(shape for shape in SHAPES for _ in range(held[shape]))


def worth(shapes: Iterable[str]) -> int:
    return sum(VALUE[shape] for shape in shapes)
