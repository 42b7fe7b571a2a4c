"""Where a raft lies: windows, holes, neighbours, and which holes of two rafts correspond."""

from functools import cache
from typing import Literal

Cell = tuple[int, int]
Orient = Literal["H", "V"]

ORIENTS: tuple[Orient, ...] = ("H", "V")
DIRECTIONS = "NESW"
DELTA: dict[str, Cell] = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
POINTS = {"^": "N", ">": "E", "v": "S", "<": "W"}
"""Which way an arrow points."""
QUARTER_TURN = {"^": ">", ">": "v", "v": "<", "<": "^"}
"""What an arrow becomes when the board is turned clockwise."""
BIT = {"N": 1, "E": 2, "S": 4, "W": 8}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
REEF, WATER, VOID, VOLCANO, UNKNOWN = "x", ".", "%", "@", "?"
SEA = frozenset(WATER + REEF + UNKNOWN) | frozenset(POINTS)
ISLANDS = "ABCDEFGH"
COLOURS = "rgby"
HOLES = range(6)

_SHAPE: dict[Orient, tuple[int, int]] = {"H": (2, 3), "V": (3, 2)}
_CORNERS: dict[tuple[Orient, Orient], dict[int, int]] = {
    ("H", "V"): {0: 0, 2: 1, 3: 4, 5: 5},
    ("V", "H"): {0: 0, 1: 2, 4: 3, 5: 5},
}
_MIDDLES: dict[Orient, tuple[int, int]] = {"H": (1, 4), "V": (2, 3)}


@cache
def window(orient: Orient, row: int, col: int) -> tuple[Cell, ...]:
    """The six cells under a raft, in the order of its holes."""
    rows, cols = _SHAPE[orient]
    return tuple((row + r, col + c) for r in range(rows) for c in range(cols))


@cache
def rim(orient: Orient, row: int, col: int) -> tuple[tuple[Cell, str], ...]:
    """The cells that share a side with the window, each with the side of that cell which is touched."""
    inside = window(orient, row, col)
    found = []
    for r, c in inside:
        for direction, (down, right) in DELTA.items():
            cell = (r + down, c + right)
            if cell not in inside:
                found.append((cell, OPPOSITE[direction]))
    return tuple(found)


def oriented(letter: str) -> Orient:
    """The orientation that a letter of a record or setup names."""
    return "H" if letter == "H" else "V"


def shape(orient: Orient) -> tuple[int, int]:
    """Rows and columns of a raft."""
    return _SHAPE[orient]


def is_middle(orient: Orient, hole: int) -> bool:
    return hole in _MIDDLES[orient]


def counterparts(mine: Orient, theirs: Orient, hole: int) -> tuple[int, ...]:
    """The holes of a raft lying `theirs` that are in the same position as `hole` of one lying `mine` (LAG-A16)."""
    if mine == theirs:
        return (hole,)
    corner = _CORNERS[mine, theirs].get(hole)
    return _MIDDLES[theirs] if corner is None else (corner,)
