"""Room for the pawn: it may lean against what stands there, and it pushes nothing."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.lacuna.learn.scenes import scene

LEAN = scene("G-9000,3000 G9000,3000 V13000,3000 R-4000,10000 P-7000,-6000", "B-14000,0", "Y13050,-3000")
PAST = scene(
    "R-10000,-2000 R10000,-2000 B0,-900 Y7500,2500 P8500,-6000 V-4000,8000", "G-14000,-8000", "O15300,8000", first="V"
)  # fmt: skip
TIGHT = scene("B-4500,0 B-1500,0 B8000,0 G3000,-7000 Y-7000,8000 P4000,10000")

ROOM = Lesson(
    "room",
    (
        Step(
            LEAN, "room-lean", ("flower:2",), ("G0-1:16450", "G0-1:16???*"),
            {"G0-1:*": "room-lean-short", "*": "room-lean-other"}, ("LCN-22", "LCN-23"),
        ),
        Step(
            PAST, "room-past", ("flower:3", "flower:4"), ("R0-1:15000", "R0-1:1[1-8]???*"),
            {"R0-1:*": "room-past-short", "*": "room-past-other"}, ("LCN-22", "LCN-26"),
        ),
        Step(
            TIGHT, "room-tight", ("flower:0", "flower:1", "flower:2"), ("B1-2:4750", "B1-2:*"),
            {"*": "room-tight-other"}, ("LCN-23",),
        ),
    ),
)  # fmt: skip
