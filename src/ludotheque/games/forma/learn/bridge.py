"""Bridges: side by side from edge to edge, over markers, crossing once, each on squares of its own."""

from ludotheque.core.learning import Lesson
from ludotheque.games.forma.learn.positions import pos, step

SIDES = step(
    pos("A.....", "A...B.", ".A..B.", ".A..BB", ".A....", holds="I1"),
    "bridge-sides",
    ("I1 1,1", "I1 2,0", "I1 3,0"),
    marks=("cell:1,0", "cell:2,1"),
    clauses=("FRM-25", "FRM-A16", "FRM-A17"),
)
MARKER = step(
    pos("..A...", "..A.B.", "...BB.", "..A...", "..A...", holds="I1"),
    "bridge-marker",
    ("I1 2,1",),
    mistakes={"I1 2,2": "bridge-marker-filled"},
    marks=("cell:2,2",),
    clauses=("FRM-26",),
)
OVER = step(
    pos("..A...", ".BA...", ".A#...", "..A.B.", "..A.BB", holds="I1,I2"),
    "bridge-over",
    ("I1 2,3",),
    wins=("obstacle",),
    marks=("cell:2,2",),
    clauses=("FRM-26", "FRM-A12"),
)
CROSS = step(
    pos("..A..", "..A..", "AA..A", "..A..", "..A..", holds="I1"),
    "bridge-cross",
    ("I1 2,3",),
    mistakes={"I1 2,2": "bridge-cross-one"},
    marks=("cell:2,2", "cell:2,3"),
    clauses=("FRM-28",),
)
FEET = step(
    pos("A.A...", "A.A.B.", "AAA.B.", ".A..B.", ".A....", holds="I2"),
    "bridge-feet",
    ("I2 3,0 4,0", "I2 3,2 4,2"),
    marks=("cell:3,1", "cell:4,1"),
    clauses=("FRM-27",),
)

BRIDGE = Lesson("bridge", (SIDES, MARKER, OVER, CROSS, FEET))
