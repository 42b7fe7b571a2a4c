"""Before the first pawn, and the options: the first flower, open ends, a ruler's tolerance, larger flowers."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.lacuna.learn.scenes import on_pond, scene, then

BLIND = on_pond(155, "")
SEEN = scene("V0,0 R-9000,0 R9000,0 G-4000,-8000 Y6000,-7000 B5000,9000", first="", pick="after")
OPEN = scene("G-9000,3000 G9000,3000 V13000,3000 R-4000,10000 P-7000,-6000", "B-14000,0", "Y13050,-2000", ends="open")
RULER = scene(
    "G0,0 P-5500,-8500 P5500,-8500 Y-9000,8000 B-3000,12500", "R-6040,0 V-15000,-7000", "R6000,0 B5001,9124", tol=50
)  # fmt: skip
LARGE = scene(
    "V-9000,0 V9000,0 G500,-1300 V-5000,9500 R8000,-8000 Y-8000,-9000", sizes="R24000 rf1400 rp1300 sep4000"
)  # fmt: skip

START = Lesson(
    "start",
    (
        Step(BLIND, "start-blind", (), ("B", "*"), clauses=("LCN-10", "LCN-11", "LCN-12", "LCN-13")),
        Step(then(BLIND, "B"), "start-poured", ("colour:B",), ("V0-27:8000", "*"), clauses=("LCN-14", "LCN-15")),
        Step(SEEN, "start-seen", ("flower:0",), ("#0",), {"*": "start-seen-other"}, ("LCN-12",)),
        Step(
            then(SEEN, "#0"), "start-opened", ("flower:1", "flower:2"), ("R1-2:9000", "R1-2:*"),
            {"*": "other-pair"}, ("LCN-15",),
        ),
        Step(
            OPEN, "start-ends", ("flower:2",), ("G0-1:18000", "G0-1:17???*"),
            {"G0-1:*": "start-ends-short", "*": "room-lean-other"}, ("LCN-23",),
        ),
        Step(
            RULER, "start-ruler", ("flower:0", "pawn:gold-1", "pawn:silver-1"),
            ("P1-2:5500", "P1-2:*"), {"*": "near-equal-other"}, ("LCN-32",),
        ),
        Step(
            LARGE, "start-large", ("flower:0", "flower:1", "flower:3"), ("V0-3:4000", "V0-3:*", "V1-3:*"),
            {"*": "start-large-other"}, ("LCN-6",),
        ),
    ),
)  # fmt: skip
