"""The second lesson: reefs, what covers them and what bares them."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.laguna.learn.waters import REEF, afloat

PEARLS = "A=gb B=r"
TWO = REEF.replace("....x....", "...xx....")
AHEAD = REEF.replace("....x....", "...x..x..")
AROUND = """
    AA.......
    AA.......
    ...x.....
    ......x..
    ..x......
    ....x..@@
    .......@@
    BB.......
    BB.......
"""

REEFS = Lesson(
    "reefs",
    (
        Step(
            afloat(REEF, PEARLS, "H,3,3,r---g-,A", phase="premove"),
            "reefs-start",
            marks=("cell:3 4", "hole:1"),
            answers=("shift 0 1", "shift * 1"),
            mistakes={"shift *": "reefs-start-beside", "end": "reefs-start-end"},
            clauses=("LAG-30", "LAG-31"),
        ),
        Step(
            afloat(TWO, PEARLS, "H,3,3,r---b-,A", phase="premove", show_under=False),
            "reefs-look",
            marks=("act:look", "hole:0", "hole:4"),
            answers=("shift 4 1",),
            mistakes={"shift 4 *": "reefs-start-beside", "end": "reefs-start-end"},
            clauses=("LAG-28", "LAG-29", "LAG-A8", "LAG-A31"),
        ),
        Step(
            afloat(AHEAD, PEARLS, "H,3,3,rg--b-,A"),
            "reefs-bare",
            marks=("cell:3 6", "hole:2"),
            answers=("shift 1 2", "shift 4 2"),
            mistakes={
                "shift 0 *": "reefs-bare-reef",
                "shift *": "reefs-bare-beside",
                "step E": "reefs-bare-step",
                "step *": "reefs-bare-away",
                "end": "reefs-bare-away",
            },
            clauses=("LAG-34", "LAG-A12"),
        ),
        Step(
            afloat(AROUND, PEARLS, "H,3,3,r----g,A"),
            "reefs-way",
            answers=("step N",),
            mistakes={"step *": "reefs-way-reef", "shift *": "reefs-way-shift", "end": "reefs-way-shift"},
            clauses=("LAG-37", "LAG-39", "LAG-14", "LAG-15"),
        ),
    ),
)
