"""The fifth lesson: at the volcano."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.laguna.learn.waters import afloat

GRID = """
    .........
    .........
    .....x...
    .........
    ....@@@..
    ....@@@..
    ....@@@..
    BB.....AA
    BB.....AA
"""
CURRENT = GRID.replace(".....x...\n    .........", ".........\n    ......>..")
LEAVING = {"step *": "delivering-away", "end": "delivering-stop", "shift *": "delivering-shift"}

DELIVERING = Lesson(
    "delivering",
    (
        Step(
            afloat(GRID, "A=y B=g", "H,1,4,rr--gb,A"),
            "delivering-dock",
            marks=("land:@",),
            answers=("step S",),
            mistakes={**LEAVING, "shift 4 *": "delivering-dock-bare", "step *": "delivering-dock-away"},
            clauses=("LAG-53",),
        ),
        Step(
            afloat(GRID, "A=y B=g", "H,2,4,rr--gb,A"),
            "delivering-first",
            marks=("land:@", "cell:2 5"),
            answers=("unload 0",),
            mistakes={**LEAVING, "unload 1": "delivering-first-reef"},
            clauses=("LAG-55",),
        ),
        Step(
            afloat(GRID, "A=y B=g", "H,2,4,rr--gb,A", moves=["unload 0"]),
            "delivering-second",
            marks=("land:@", "hole:1"),
            answers=("unload 1",),
            mistakes=LEAVING,
            clauses=("LAG-54", "LAG-55"),
        ),
        Step(
            afloat(GRID, "A=y B=g", "V,4,7,rg----,A"),
            "delivering-two",
            marks=("land:A", "ashore:y"),
            answers=("load A y 2", "load A y *"),
            mistakes={**LEAVING, "swap *": "delivering-two-swap"},
            clauses=("LAG-54", "LAG-A20"),
        ),
        Step(
            afloat(CURRENT, "A=y B=g", "H,2,4,r-gb--,A"),
            "delivering-current",
            marks=("cell:3 6", "hole:5"),
            answers=("shift 2 5", "shift * 5"),
            mistakes={**LEAVING, "step E": "delivering-current-pulled", "shift *": "delivering-current-beside"},
            clauses=("LAG-A13",),
        ),
        Step(
            afloat(GRID, "A=y B=g", "H,2,4,rg--b-,A", volcano="5,4"),
            "delivering-win",
            marks=("land:@",),
            answers=("unload 0",),
            mistakes=LEAVING,
            clauses=("LAG-6", "LAG-56", "LAG-57", "LAG-58"),
        ),
    ),
)
