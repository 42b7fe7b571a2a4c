"""What bars a line: the flower on it, one of the same kind, a pawn of either player; and what bars it no more."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.lacuna.learn.scenes import scene, then

CLOSE = scene("V-9000,0 V9000,0 G500,-1300 R-4000,8000 Y7000,9000 B-8000,-10000")
ROW = scene("P-10000,1000 P0,1000 P10000,1000 G-5000,-7000 B6000,-9000 R3000,9000")
BARRED = scene(
    "Y-9000,-7000 Y9000,-7000 Y-9000,6000 Y9000,6000 G0,-500", "R0,-7000 B3500,13000", "V3500,6000 P-9000,-500"
)  # fmt: skip
FREED = scene("G0,0 G9000,0 B0,-10000 B0,9000 R-12000,-5000 R-12000,5000 Y-6000,12000")
CROSSED = scene("B-8000,0 B8000,0 R3000,-8000 R3000,8000 V-9000,-9000 Y-7000,9000")

LINE = Lesson(
    "line",
    (
        Step(
            CLOSE, "line-close", ("flower:0", "flower:1"), ("V0-1:5000", "V0-1:*"),
            {"*": "other-pair"}, ("LCN-19", "LCN-20"),
        ),
        Step(
            ROW, "line-row", ("flower:0", "flower:1", "flower:2"), ("P0-1:5000", "P0-1:*", "P1-2:*"),
            {"*": "line-row-other"}, ("LCN-18",),
        ),
        Step(
            BARRED, "line-pawns", ("flower:0", "flower:1", "flower:2", "flower:3"), ("Y1-3:6500", "Y1-3:*"),
            {"*": "line-pawns-other"}, ("LCN-18", "LCN-27"),
        ),
        Step(
            FREED, "line-take", ("flower:0", "flower:1"), ("G0-1:4500", "G0-1:*"),
            {"*": "other-pair"}, ("LCN-24",),
        ),
        Step(
            then(FREED, "G0-1:4500", "R4-5:5000"), "line-freed", ("flower:2", "flower:3"), ("B2-3:9500", "B2-3:*"),
            {"*": "other-pair"}, ("LCN-27",),
        ),
        Step(
            CROSSED, "line-cross", ("flower:0", "flower:1"), ("B0-1:11000", "B0-1:10[3-9]*", "B0-1:11[0-6]*"),
            {"B0-1:*": "line-cross-beside", "R2-3:*": "line-cross-poppies", "*": "other-pair"}, ("LCN-25",),
        ),
    ),
)  # fmt: skip
