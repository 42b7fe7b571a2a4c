"""Closing free squares: with the edge, several at once, and what a larger hole is."""

from ludotheque.core.learning import Lesson
from ludotheque.games.forma.learn.positions import pos, step

CORNER = step(
    pos(".#....", "......", "..BB..", "....A.", "...AA.", holds="I1,I2,V3"),
    "square-corner",
    ("I1 1,0",),
    wins=("square",),
    mistakes={"I1 0,0": "square-corner-filled"},
    marks=("cell:0,0",),
    clauses=("FRM-21",),
)
THREE = step(
    pos("bBbBbBb", "B.B.B.B", ".......", ".......", ".......", holds="I"),
    "square-three",
    ("I 2,1 2,2 2,3 2,4 2,5",),
    mistakes={"I 2,*": "square-three-two"},
    marks=("cell:1,1", "cell:1,3", "cell:1,5"),
    clauses=("FRM-23",),
)
HOLE = step(
    pos("......", ".AAAA.", ".A..B.", "..AB..", "......", holds="I1,I2"),
    "square-hole",
    ("I1 2,2", "I1 2,3"),
    mistakes={"I2 2,2 2,3": "square-hole-filled"},
    marks=("cell:2,2", "cell:2,3"),
    clauses=("FRM-23",),
)
CORNERS = step(
    pos("......", ".A....", "B.....", ".A.B..", "..A...", "......", holds="I1"),
    "square-corners",
    ("I1 2,2",),
    marks=("cell:2,1", "cell:3,2"),
    clauses=("FRM-A29",),
)

SQUARE = Lesson("square", (CORNER, THREE, HOLE, CORNERS))
