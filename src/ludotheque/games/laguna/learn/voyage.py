"""The first lesson: one voyage from an island to the volcano, every step from where the last one led."""

from collections.abc import Mapping

from ludotheque.core.learning import Lesson, Step
from ludotheque.core.outcome import Json
from ludotheque.games.laguna.learn.waters import sea

GRID = """
    AA.......
    AAx......
    ....x.@@@
    ......@@@
    ......@@@
    .........
    .........
    BB.......
    BB.......
"""
WORDS = "A=rg B=r play turn=0 phase=launch raft0=H,0,2,-b----,A raft1=H,7,2,gy----,B volcano=0,0"
TRIP = ("load A r 0", "load A g 3", "step E", "shift 3 4", "step S", "unload 0")


def so_far(moves: int) -> Mapping[str, Json]:
    """The position after so many moves of the voyage."""
    return sea(GRID, WORDS, TRIP[:moves])


VOYAGE = Lesson(
    "voyage",
    (
        Step(
            so_far(0),
            "voyage-load",
            marks=("land:A", "ashore:r", "hole:0"),
            answers=("load A r 0",),
            mistakes={
                "load A r *": "voyage-load-hole",
                "load A *": "voyage-load-other",
                "shift *": "voyage-load-other",
            },
            clauses=("LAG-6", "LAG-7", "LAG-24"),
        ),
        Step(
            so_far(1),
            "voyage-cover",
            marks=("cell:1 2", "ashore:g", "hole:3"),
            answers=("load A g 3",),
            mistakes={
                "load A *": "voyage-cover-beside",
                "shift ? 3": "voyage-cover-shifted",
                "shift *": "voyage-cover-beside",
                "end": "voyage-step-end",
            },
            clauses=("LAG-25", "LAG-26", "LAG-31"),
        ),
        Step(
            so_far(2),
            "voyage-step",
            answers=("step E",),
            mistakes={"step S": "voyage-step-reef", "shift *": "voyage-step-shift", "end": "voyage-step-end"},
            clauses=("LAG-36", "LAG-38", "LAG-40", "LAG-41"),
        ),
        Step(
            so_far(3),
            "voyage-shift",
            marks=("cell:2 4", "hole:3", "hole:4"),
            answers=("shift 3 4",),
            mistakes={
                "step S": "voyage-step-reef",
                "step *": "voyage-shift-away",
                "shift ? 4": "voyage-shift-green",
                "shift *": "voyage-shift-beside",
                "end": "voyage-step-end",
            },
            clauses=("LAG-33",),
        ),
        Step(
            so_far(4),
            "voyage-over",
            marks=("cell:2 4",),
            answers=("step S",),
            mistakes={"step *": "voyage-shift-away", "shift *": "voyage-over-shift", "end": "voyage-step-end"},
            clauses=("LAG-45",),
        ),
        Step(
            so_far(5),
            "voyage-deliver",
            marks=("land:@", "hole:0"),
            answers=("unload 0",),
            mistakes={"step *": "voyage-deliver-away", "shift *": "voyage-deliver-shift", "end": "voyage-step-end"},
            clauses=("LAG-53", "LAG-54"),
        ),
    ),
)
