"""Four of seven in four: when a colour is won, when it is enough, and why flowers alone win nothing."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.lacuna.learn.scenes import on_pond, scene

SURE = scene("P-7000,2000 P7000,2000 G0,-6000 R5000,9000", "P-13000,-5000", "B13000,-6000")
ENOUGH = scene(
    "R-6000,-6000 R6000,-6000 V-6000,6000 V6000,6000", "R-15000,0 R0,13500", "B15000,0 Y0,-13500", first="G"
)  # fmt: skip
RACE = scene("V-7000,0 V7000,1500 G2000,-7000 R-4000,8000", "V-13000,-8000 Y-13000,8000", "V13000,-8000 B13000,8000")
FEWER = on_pond(
    237, "G O10-13:13247 G20-34:8520 G6-29:23918 G19-30:5454 R44-47:11852 B24-37:2646 P7-18:7362 Y4-28:31868"
    " B17-38:19534 R26-31:10278 R32-36:10158",
)  # fmt: skip
"""Silver has the last pawn, and the only pair that wins leaves gold with more flowers."""

FOUR = Lesson(
    "four",
    (
        Step(SURE, "four-sure", ("colour:P",), ("P0-1:7000", "P*"), {"*": "four-sure-other"}, ("LCN-36",)),
        Step(ENOUGH, "four-enough", ("colour:R",), ("V2-3:6000", "[!R]*"), {"R*": "four-enough-fifth"}, ("LCN-36",)),
        Step(RACE, "four-race", ("colour:V",), ("V0-1:7000", "V*"), {"*": "four-race-other"}, ("LCN-36",)),
        Step(
            FEWER, "four-fewer", ("flower:3", "flower:12"), ("P3-12:11000", "P3-12:*"),
            {"*": "four-fewer-other"}, ("LCN-37", "LCN-38"),
        ),
    ),
)  # fmt: skip
