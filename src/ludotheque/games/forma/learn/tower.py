"""The tower: to whoever closes its last side, be it with a marker."""

from ludotheque.core.learning import Lesson
from ludotheque.games.forma.learn.positions import pos, step

LAST = step(
    pos("......", "..A...", ".BT...", "..B...", "......", "......", holds="I1,I2,V3"),
    "tower-last",
    ("I1 2,3",),
    wins=("tower",),
    marks=("cell:2,2",),
    clauses=("FRM-29",),
)
BOTH = step(
    pos("......", "..B...", ".AT...", "......", "......", "......", holds="I1,V3"),
    "tower-both",
    ("V3 2,3 3,2 3,3",),
    mistakes={"*2,3*": "tower-both-gift", "*3,2*": "tower-both-gift"},
    marks=("cell:2,3", "cell:3,2"),
    clauses=("FRM-29",),
)
MARKER = step(
    pos("......", "..AA..", ".BT...", "..BB..", "......", "......", holds="I1"),
    "tower-marker",
    ("I1 2,4",),
    mistakes={"I1 2,3": "tower-marker-filled"},
    marks=("cell:2,3",),
    clauses=("FRM-A12", "FRM-A13"),
)

TOWER = Lesson("tower", (LAST, BOTH, MARKER))
