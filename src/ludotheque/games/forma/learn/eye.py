"""The first lesson: a turn, the eye, a closed square, and the two things worth most."""

from ludotheque.core.learning import Lesson
from ludotheque.games.forma.learn.positions import pos, step

PLACE = step(
    pos("......", ".BB...", "..B...", "......", "...A..", "..AA..", holds="O4,L4,V3,I3"),
    "eye-place",
    ("O4 2,4 2,5 3,4 3,5",),
    wins=("placed",),
    clauses=("FRM-1", "FRM-13", "FRM-20"),
)
TURN = step(
    pos("BBBBAA", "B..BAA", "AA.BBA", "BB.AA.", "BBBA..", holds="L4"),
    "eye-turn",
    ("L4 1,1 1,2 2,2 3,2",),
    clauses=("FRM-14", "FRM-15", "FRM-A6"),
)
CLOSE = step(
    pos("......", "..A...", ".B.B..", "......", "....AA", ".....A", holds="I1,I2,V3"),
    "eye-close",
    ("I1 3,2",),
    marks=("cell:2,2",),
    wins=("square",),
    mistakes={"I1 2,2": "eye-close-filled"},
    clauses=("FRM-21", "FRM-22"),
)
BRIDGE = step(
    pos("....B.", "...BB.", "AA..AA", "......", ".BB.T.", ".B....", holds="I2"),
    "eye-bridge",
    ("I2 2,2 2,3",),
    marks=("cell:2,2", "cell:2,3"),
    clauses=("FRM-25", "FRM-33"),
)

EYE = Lesson("eye", (PLACE, TURN, CLOSE, BRIDGE))
