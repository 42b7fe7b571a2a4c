"""The first lesson, as silver: a pair with nothing in the way, the pawn on its line, the last pawn and the count."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.lacuna.learn.scenes import on_pond, scene

THREE = scene(
    "O-9000,-6000 O9000,-6000 O-9000,8000 G500,-5800 V-400,1200 P8000,6000", "R14500,2000 G1000,15000", "B-15500,-1500",
    first="Y",
)  # fmt: skip
SLIDE = scene(
    "R-9000,4000 R6000,4000 Y9538,1000 G10500,4500 P9000,8000 V-8000,12000", "G15000,-5000 P-3000,-15000",
    "B-13000,-6000",
)  # fmt: skip
LAST = on_pond(
    66, "V Y5-19:13178 V18-33:2328 R26-39:24193 O31-32:5554 P14-48:4956 R8-38:2474 G4-10:2642 R23-34:5604"
    " B17-22:8535 V7-27:2852 G28-30:2889",
)  # fmt: skip
"""Silver has the last pawn, and only one pair wins."""

FIRST = Lesson(
    "first",
    (
        Step(
            THREE, "first-pair", ("flower:0", "flower:1", "flower:2"), ("O0-2:7000", "O0-2:*"),
            {"*": "first-pair-other"}, ("LCN-16", "LCN-17", "LCN-18", "LCN-19", "LCN-24"),
        ),
        Step(
            SLIDE, "first-slide", ("flower:0", "flower:1"), ("R0-1:13450", "R0-1:11*", "R0-1:12*", "R0-1:13*"),
            {"R0-1:*": "first-slide-short", "*": "first-slide-other"}, ("LCN-21", "LCN-29"),
        ),
        Step(
            LAST, "first-last", ("flower:12", "flower:41"), ("Y12-41:3855", "Y12-41:*"),
            {"*": "first-last-other"}, ("LCN-29", "LCN-35", "LCN-36", "LCN-37", "LCN-38"),
        ),
    ),
)  # fmt: skip
