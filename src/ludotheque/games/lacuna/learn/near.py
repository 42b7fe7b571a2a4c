"""Whose flower is it? The nearest pawn, the second nearest at equal distance, and the count at the end."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.lacuna.learn.scenes import on_pond, scene

AROUND = scene(
    "V1000,1000 P3000,-500 R-5000,-3000 R9000,-3000", "B-13000,-9000 G-15000,0 Y-13000,9000",
    "B8500,-8000 O8500,4000 G-3500,8000", first="Y",
)  # fmt: skip
EQUAL = scene(
    "G0,0 P-9000,-8500 P9000,-8500 Y-9000,8000 B-3000,12500", "R-6000,0 V-15000,-7000", "R6000,0 B5001,9124"
)  # fmt: skip
LAST = on_pond(
    188, "O V6-11:12642 O19-40:10863 O12-31:6802 B4-20:12115 R0-28:1356 P17-18:7479 Y1-3:5446 R9-38:2945"
    " R15-35:2599 Y5-42:21067 B34-48:21613",
)  # fmt: skip
"""Silver has the last pawn, and only one pair wins."""

NEAR = Lesson(
    "near",
    (
        Step(AROUND, "near-lean", ("act:territory", "colour:V"), clauses=("LCN-29",)),
        Step(
            AROUND, "near-one", ("flower:0", "flower:1"), ("R2-3:7000", "R2-3:*"),
            {"*": "near-one-other"}, ("LCN-30", "LCN-31"),
        ),
        Step(
            EQUAL, "near-equal", ("flower:0", "pawn:gold-1", "pawn:silver-1"),
            ("P1-2:9000", "P1-2:[3-9]???*", "P1-2:1[0-4]???*", "P1-2:15000"),
            {"P1-2:*": "near-equal-far", "*": "near-equal-other"}, ("LCN-32",),
        ),
        Step(
            LAST, "near-last", ("flower:8", "flower:25"), ("G8-25:2000", "G8-25:*"),
            {"*": "near-last-other"}, ("LCN-35", "LCN-38"),
        ),
    ),
)  # fmt: skip
