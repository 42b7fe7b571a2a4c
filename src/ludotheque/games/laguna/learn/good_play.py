"""The last lesson: a first idea of good play, from what the solver and the strongest bot do."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.laguna.learn.waters import OPEN, afloat

BELT = """
    .........
    .....x...
    ....x..x.
    ...x...x.
    ....@@@..
    ....@@@..
    ....@@@..
    BB.....AA
    BB.....AA
"""
LEAVING = {"step *": "good-away", "shift *": "good-shift", "end": "good-stop"}

GOOD_PLAY = Lesson(
    "good",
    (
        Step(
            afloat(OPEN, "A=y B=g", "H,0,2,rb--g-,A"),
            "good-four",
            marks=("land:A", "ashore:y"),
            answers=("load A y 2", "load A y *"),
            mistakes={**LEAVING, "swap *": "good-four-swap"},
            clauses=("LAG-26", "LAG-25"),
        ),
        Step(
            afloat(OPEN, "A=gy B=-", "H,0,2,rb--b-,A"),
            "good-hostage",
            marks=("land:A",),
            answers=("load A g 2", "load A g *"),
            mistakes={**LEAVING, "load *": "good-hostage-yellow", "swap *": "good-hostage-swap"},
            clauses=("LAG-6", "LAG-26"),
        ),
        Step(
            afloat(OPEN, "A=y B=g", "H,3,3,gb----,A", "H,5,3,--r--y,B"),
            "good-rob",
            marks=("raft:1",),
            answers=("trade 1 1>1 2>2",),
            mistakes={
                **LEAVING,
                "trade 1 0>0 2>2": "good-rob-gift",
                "trade 1 * 5>5": "good-rob-yellow",
                "trade *": "good-rob-both",
            },
            clauses=("LAG-51",),
        ),
        Step(
            afloat(BELT, "A=y B=g", "H,2,4,gr-b--,A", volcano="1,0"),
            "good-third",
            marks=("cell:1 5", "cell:3 3"),
            answers=("step N", "step W"),
            mistakes={
                "unload 1": "good-third-two",
                "step E": "good-third-reef",
                "shift *": "good-third-shift",
                "end": "good-stop",
            },
            clauses=("LAG-54",),
        ),
    ),
)
