"""What a misfit costs, when to pass, and how a game ends."""

from ludotheque.core.learning import Lesson
from ludotheque.games.forma.learn.positions import pos, step

WHICH = step(
    pos("BBBBBB", "B..BAA", "BB..AA", "BBBBBA", "..BAAA", holds="S4,T4,L4"),
    "misfit-which",
    ("S4 1,1 1,2 2,2 2,3",),
    mistakes={"*": "misfit-which-lost"},
    clauses=("FRM-14", "FRM-15", "FRM-17"),
)
STOP = step(
    pos("AABB..", "A.BBB.", "..B.AA", ".BB.Aa", ".A..BA", holds="X,I", attempt="2", out0="O4"),
    "misfit-stop",
    ("pass",),
    mistakes={"*": "misfit-stop-out"},
    marks=("act:pass",),
    clauses=("FRM-18", "FRM-A5"),
)
LAST = step(
    pos("AAABBB", "A..BBA", "ABBB.A", "AAAB.A", holds="I2,X", reserve1="O4"),
    "misfit-last",
    ("I2 1,1 1,2", "I2 2,4 3,4"),
    clauses=("FRM-30", "FRM-31", "FRM-32", "FRM-A18"),
)
LEVEL = step(
    pos("AAAAA", "..T..", "BBBBB", holds="I2", reserve1="I2", passes="1"),
    "misfit-level",
    ("pass",),
    mistakes={"I2 *": "misfit-level-tower"},
    marks=("cell:1,2",),
    clauses=("FRM-A4", "FRM-E2"),
)

MISFIT = Lesson("misfit", (WHICH, STOP, LAST, LEVEL))
