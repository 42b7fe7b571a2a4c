"""The third lesson: currents pull the raft along."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.laguna.learn.waters import afloat

PEARLS = "A=gb B=r"
ONE = """
    AA.......
    AA.......
    .........
    .........
    ...>.....
    .........
    .....@@@.
    BB...@@@.
    BB...@@@.
"""
FORK = """
    AA.......
    AA.......
    .........
    .....v...
    ...>.....
    .........
    .....@@@.
    BB...@@@.
    BB...@@@.
"""
RAFT = ONE.replace("...>.....", "....^<...")
LAND = """
    ...AA....
    ...AA....
    ....^....
    .........
    .........
    .........
    .....@@@.
    BB...@@@.
    BB...@@@.
"""

CURRENTS = Lesson(
    "currents",
    (
        Step(
            afloat(ONE, PEARLS, "H,3,3,rb----,A"),
            "currents-follow",
            marks=("cell:4 3",),
            answers=("step E",),
            mistakes={"shift *": "currents-follow-shift", "end": "currents-follow-end"},
            clauses=("LAG-42", "LAG-A10"),
        ),
        Step(
            afloat(FORK, PEARLS, "H,3,3,rb----,A"),
            "currents-choose",
            marks=("cell:3 5", "cell:4 3"),
            answers=("step S",),
            mistakes={
                "step E": "currents-choose-away",
                "shift *": "currents-follow-shift",
                "end": "currents-follow-end",
            },
            clauses=("LAG-42",),
        ),
        Step(
            afloat(ONE, PEARLS, "H,3,3,rb----,A"),
            "currents-cover",
            marks=("cell:4 3", "hole:3"),
            answers=("shift 1 3", "shift * 3"),
            mistakes={
                "step E": "currents-cover-pulled",
                "shift *": "currents-cover-beside",
                "end": "currents-follow-end",
            },
            clauses=("LAG-35", "LAG-A11"),
        ),
        Step(
            afloat(RAFT, PEARLS, "H,3,3,rb----,A", "H,1,4,gy----,B"),
            "currents-raft",
            marks=("cell:4 4", "raft:1"),
            answers=("step W",),
            mistakes={"shift *": "currents-follow-shift", "end": "currents-follow-end"},
            clauses=("LAG-43",),
        ),
        Step(
            afloat(LAND, PEARLS, "H,2,3,---rb-,A"),
            "currents-land",
            marks=("cell:2 4", "land:A"),
            answers=("step S", "step *"),
            mistakes={"shift *": "currents-land-shift", "end": "currents-follow-end"},
            clauses=("LAG-44", "LAG-A9"),
        ),
        Step(
            afloat(ONE, PEARLS, "H,3,3,rb----,A", phase="premove"),
            "currents-start",
            marks=("cell:4 3",),
            answers=("step E", "shift * 3"),
            mistakes={"shift *": "currents-cover-beside", "end": "currents-start-end"},
            clauses=("LAG-32",),
        ),
    ),
)
