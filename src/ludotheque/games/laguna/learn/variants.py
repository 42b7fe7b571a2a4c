"""The seventh lesson: other ways to play."""

from collections.abc import Mapping

from ludotheque.core.learning import Lesson, Step
from ludotheque.core.outcome import Json
from ludotheque.games.laguna.learn.waters import afloat, sea

NARROW = """
    AA.......
    AA.......
    .....x...
    ......x..
    ..x......
    .....x...
    .......@@
    BB.....@@
    BB.......
"""
SHUT = """
    AA.......
    AA.......
    ....x....
    ......x..
    ..x......
    ....x....
    .......@@
    BB.....@@
    BB.......
"""
OPEN = """
    AA.......
    AA.......
    .........
    .........
    .......@@
    .......@@
    .........
    BB.......
    BB.......
"""
EASY: Mapping[str, Json] = {
    "options": {"distribution": "players", "show_under": True},
    "setup": "easy pool",
    "moves": ["place H 2 4 A", "place H 2 16 B"],
}
ALONE = "A=rgb B=r start=V,2,0,A target B=g"

VARIANTS = Lesson(
    "variants",
    (
        Step(
            afloat(NARROW, "A=g B=b", "H,3,3,r----g,A", glass="none"),
            "variants-calm",
            answers=("step S",),
            mistakes={"step *": "reefs-way-reef", "end": "variants-calm-end"},
            clauses=("LAG-62",),
        ),
        Step(
            afloat(SHUT, "A=g B=b", "H,3,3,r----g,A", glass="none"),
            "variants-shut",
            answers=("step N", "step *"),
            mistakes={"end": "variants-shut-end"},
            clauses=("LAG-62", "LAG-64"),
        ),
        Step(
            afloat(SHUT, "A=g B=b", "H,2,3,r----g,A", phase="premove reef", glass="none"),
            "variants-reef",
            marks=("cell:2 4", "hole:1"),
            answers=("shift 0 1", "shift * 1"),
            mistakes={"shift *": "reefs-start-beside", "end": "reefs-start-end"},
            clauses=("LAG-63", "LAG-A24"),
        ),
        Step(
            afloat(OPEN, "A=y B=g", "H,0,2,rg-br-,A", max_pearls=5),
            "variants-five",
            marks=("land:A", "ashore:y"),
            answers=("load A y 2", "load A y *"),
            mistakes={"*": "variants-five-other"},
            clauses=("LAG-59", "LAG-A26"),
        ),
        Step(
            EASY,
            "variants-deal",
            marks=("pearl:g",),
            answers=("pearl g F", "pearl g D", "pearl g E", "pearl g G", "pearl g H"),
            mistakes={"pearl g *": "variants-deal-near", "pearl *": "variants-deal-other"},
            clauses=("LAG-60", "LAG-61", "LAG-A25"),
        ),
        Step(
            sea(OPEN, ALONE, ["load A g 0", "load A b 1", "step S", "step S"], players=1),
            "variants-alone",
            marks=("land:B", "ashore:r"),
            answers=("swap B 0 r0", "swap B 0 r*"),
            mistakes={"swap *": "variants-alone-blue", "step *": "variants-alone-step", "*": "variants-alone-other"},
            clauses=("LAG-65", "LAG-A27"),
        ),
    ),
)
