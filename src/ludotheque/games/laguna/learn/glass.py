"""The sixth lesson: setting out, and the hourglass."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.laguna.learn.waters import afloat, sea

GRID = """
    AA.....BB
    AA.....BB
    ...x.....
    ...@@@...
    ...@@@...
    ...@@@...
    .........
    DD.....CC
    DD.....CC
"""
CURRENT = GRID.replace("AA.....BB", "AA.>...BB", 1)
PEARLS = "A=rgb B=gby C=rby D=rgy"
AWAY = "H,7,4,gb----,C"

GLASS = Lesson(
    "glass",
    (
        Step(
            sea(GRID, PEARLS),
            "glass-place",
            marks=("land:A", "land:C", "land:D"),
            answers=("place H 0 2 A", "place * A", "place * C", "place * D"),
            mistakes={"place * B": "glass-place-none"},
            clauses=("LAG-10", "LAG-11", "LAG-12", "LAG-13", "LAG-14", "LAG-A3"),
        ),
        Step(
            afloat(CURRENT, PEARLS, "H,0,2,------,A", AWAY, phase="launch"),
            "glass-launch",
            marks=("land:A", "ashore:r"),
            answers=("load A r 1", "load A r *"),
            mistakes={"load *": "glass-launch-other"},
            clauses=("LAG-24", "LAG-A5", "LAG-A6", "LAG-E1"),
        ),
        Step(
            afloat(GRID, "A=- B=gby C=rby D=rgy", "H,0,3,rgb---,A", AWAY, phase="premove"),
            "glass-sand",
            marks=("glass:sand",),
            clauses=("LAG-5", "LAG-16", "LAG-17", "LAG-18", "LAG-21"),
        ),
        Step(
            afloat(GRID, "A=- B=gby C=rby D=rgy", "H,0,3,rgb---,A", AWAY),
            "glass-reef",
            marks=("cell:2 3",),
            answers=("step E", "step W"),
            mistakes={"step S": "glass-reef-shown", "shift *": "glass-reef-shift", "end": "glass-reef-end"},
            clauses=("LAG-41", "LAG-19"),
        ),
        Step(
            afloat(GRID, "A=- B=gby C=rby D=rgy", "H,1,4,gb--y-,A", AWAY, volcano="1,0"),
            "glass-stop",
            marks=("act:end",),
            answers=("end",),
            mistakes={"*": "glass-stop-other"},
            clauses=("LAG-19", "LAG-20", "LAG-23", "LAG-A22"),
        ),
    ),
)
