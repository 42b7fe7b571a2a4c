"""A first idea of good play: the rulebook's advice, and what the bots found about the last pawns."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.lacuna.learn.scenes import on_pond, scene

GUARD = scene(
    "Y-9000,2000 Y9000,2000 P-3000,-6000 P-3000,9000 G6000,-8000", "B-14000,-6000", "P14000,-7000"
)  # fmt: skip
REACH = scene(
    "B-15000,-4000 B-10000,-8500 R-7000,2000 R9000,2000 V0,7000 G5000,-2500 Y3000,7500 P9500,-2500",
    "Y-13500,-1500", "P3000,16500",
)  # fmt: skip
HELD = on_pond(
    108, "P O4-45:16757 P9-11:11880 P15-35:15735 O23-41:12861 O19-31:7043 R21-39:14742 B36-46:7759 V1-27:6678"
    " V17-43:4784 B40-42:10957",
)  # fmt: skip
"""Gold has one pawn left and silver the last; after any other pair silver has a way to win."""
LAST = on_pond(
    99, "B O9-31:10432 B19-20:18199 B26-34:18537 O11-29:6193 O17-37:6834 V13-23:10689 P4-12:5071 R41-43:11382"
    " P25-46:6697 Y5-7:7943 Y8-38:19336",
)  # fmt: skip
"""Silver has the last pawn, and only one pair wins."""

PLAY = Lesson(
    "play",
    (
        Step(
            GUARD, "play-guard", ("flower:2", "flower:3"), ("Y0-1:6000", "Y0-1:5[3-9]*", "Y0-1:6[0-6]*"),
            {"Y0-1:*": "play-guard-beside", "*": "play-guard-other"}, ("LCN-25", "LCN-27"),
        ),
        Step(
            REACH, "play-reach", ("flower:0", "flower:1", "flower:2", "flower:3"), ("R2-3:9000", "R2-3:*"),
            {"B0-1:*": "play-reach-near", "*": "other-pair"},
        ),
        Step(
            HELD, "play-held", ("flower:22", "flower:38"), ("B22-38:8000", "B22-38:*"), {"*": "play-held-other"},
            ("LCN-37",),
        ),
        Step(
            LAST, "play-last", ("colour:Y",), ("Y14-15:11778", "Y14-15:*"),
            {"Y*": "play-last-daisies", "*": "play-last-other"},
        ),
    ),
)  # fmt: skip
