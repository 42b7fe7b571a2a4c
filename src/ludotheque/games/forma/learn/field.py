"""Laying the field, who begins, and the two other ways to hold a piece."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.forma.learn.positions import pos, step

CUT = "field 10,10 0,0 0,2 0,4 2,0 4,0"
"""Laid for its owner: the first piece in the corner wins 45 points (docs/results/forma.md)."""

LAY = Step(
    {"moves": []},
    "field-lay",
    answers=("field 10,10 3,3 3,16 16,3 16,16", "field *"),
    clauses=("FRM-9", "FRM-10", "FRM-11", "FRM-A1", "FRM-A2"),
)
OWN = step(
    pos("#.#.#...", "........", "#.......", "........", "#....T..", "........", holds="V"),
    "field-own",
    ("V 1,1 1,2 1,3 2,1 3,1",),
    mistakes={"V *": "field-own-less"},
    marks=("cell:0,1", "cell:0,3", "cell:1,0", "cell:3,0"),
    clauses=("FRM-12",),
)
BEGIN = Step(
    {"options": {"field": "cut_choose"}, "moves": [CUT]},
    "field-begin",
    answers=("begin 1",),
    mistakes={"begin 0": "field-begin-theirs"},
    clauses=("FRM-A24",),
)
FRIENDLY = step(
    pos("..BB..", ".AB...", "AA..BB", "..B...", ".BB.AA", "......", holds="T4,S4,P", options={"fit_aid": True}),
    "field-friendly",
    ("T4 0,4 1,3 1,4 1,5",),
    wins=("placed",),
    clauses=("FRM-E3",),
)
TAKE = Step(
    pos("BBBBBB", "BB.BAA", "B...AA", "BBBBBA", "..BAAA", holds="S4,T4,L4", options={"touch_move": True}).record(),
    "field-take",
    answers=("take T4",),
    mistakes={"take *": "field-take-lost", "pass": "passed"},
    clauses=("FRM-16", "FRM-A7"),
)

FIELD = Lesson("field", (LAY, OWN, BEGIN, FRIENDLY, TAKE))
