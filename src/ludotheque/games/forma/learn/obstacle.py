"""Obstacles: a ring of one's own, shorter at the edge, spoilt by a single piece of somebody else."""

from ludotheque.core.learning import Lesson
from ludotheque.games.forma.learn.positions import pos, step

RING = step(
    pos("......", "..A...", ".A#...", "..A...", "....B.", "...BB.", holds="I1,I2,V3"),
    "obstacle-ring",
    ("I1 2,3",),
    wins=("obstacle",),
    marks=("cell:2,2",),
    clauses=("FRM-24",),
)
CORNER = step(
    pos("#A....", "......", "...B..", "..BB..", "......", holds="I2,V3"),
    "obstacle-corner",
    ("I2 1,0 1,1",),
    wins=("obstacle",),
    marks=("cell:0,0",),
    clauses=("FRM-24",),
)
SPOIL = step(
    pos("......", "..B...", ".B#...", "..B...", "....AA", "......", holds="I1,I2"),
    "obstacle-spoil",
    ("I1 2,3", "I2 2,3 2,4", "I2 1,3 2,3", "I2 2,3 3,3"),
    marks=("cell:2,3",),
    clauses=("FRM-24",),
)
MARKER = step(
    pos("..AA..", ".A.#A.", "...A..", "......", ".BB...", holds="I1,I2"),
    "obstacle-marker",
    ("I1 1,2",),
    wins=("obstacle",),
    mistakes={"* 2,2*": "obstacle-marker-lost"},
    marks=("cell:1,3",),
    clauses=("FRM-A11",),
)

OBSTACLE = Lesson("obstacle", (RING, CORNER, SPOIL, MARKER))
