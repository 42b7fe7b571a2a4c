"""The fourth lesson: docking, loading and exchanging."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.laguna.learn.waters import OPEN, REEF, afloat

CURRENT = OPEN.replace("AA.......", "AA>......", 1)
BESIDE = "H,5,3,----yr,B"
LEAVING = {"step *": "trading-away", "end": "trading-stop"}

TRADING = Lesson(
    "trading",
    (
        Step(
            afloat(OPEN, "A=ry B=g", "H,2,2,g---b-,A"),
            "trading-dock",
            marks=("land:A",),
            answers=("step N", "step W"),
            mistakes={**LEAVING, "shift *": "trading-dock-shift"},
            clauses=("LAG-46",),
        ),
        Step(
            afloat(OPEN, "A=ry B=g", "H,1,2,g---b-,A"),
            "trading-load",
            marks=("land:A", "ashore:r"),
            answers=("load A r 1", "load A r *"),
            mistakes={
                **LEAVING,
                "load *": "trading-load-yellow",
                "swap *": "trading-load-swap",
                "shift *": "trading-load-shift",
            },
            clauses=("LAG-25", "LAG-27", "LAG-48"),
        ),
        Step(
            afloat(OPEN, "A=r B=g", "H,1,2,gb-ry-,A"),
            "trading-swap",
            marks=("land:A", "ashore:r"),
            answers=("swap A 0 r0", "swap A 0 r*", "swap A 1 r*", "swap A 4 r*"),
            mistakes={**LEAVING, "swap A 3 *": "trading-swap-red", "shift *": "trading-load-shift"},
            clauses=("LAG-48", "LAG-A14"),
        ),
        Step(
            afloat(CURRENT, "A=r B=g", "H,0,2,-g--b-,A"),
            "trading-current",
            marks=("cell:0 2", "hole:0"),
            answers=("shift 1 0", "shift 4 0"),
            mistakes={**LEAVING, "step E": "trading-current-pulled", "shift *": "trading-current-beside"},
            clauses=("LAG-47", "LAG-A13"),
        ),
        Step(
            afloat(REEF, "A=r B=g", "H,3,3,rg----,A", BESIDE),
            "trading-raft",
            marks=("raft:1",),
            answers=("trade 1 1>1 5>5",),
            mistakes={
                **LEAVING,
                "trade 1 0>0 *": "trading-raft-red",
                "trade 1 * 4>4": "trading-raft-yellow",
                "trade *": "trading-raft-both",
                "shift *": "trading-load-shift",
            },
            clauses=("LAG-49", "LAG-50", "LAG-51", "LAG-52", "LAG-A19"),
        ),
        Step(
            afloat(REEF, "A=r B=g", "H,3,3,rg----,A", BESIDE, moves=["trade 1 1>1 5>5"]),
            "trading-after",
            marks=("cell:3 4", "hole:1"),
            answers=("shift 5 1", "shift 0 1"),
            mistakes={**LEAVING, "shift *": "trading-after-beside", "trade *": "trading-after-back"},
            clauses=("LAG-A18", "LAG-52"),
        ),
        Step(
            afloat(OPEN, "A=r B=g", "H,3,3,rg----,A", "V,5,4,--r--y,B"),
            "trading-crossed",
            marks=("raft:1",),
            answers=("trade 1 1>2 2>1", "trade 1 1>* 2>*"),
            mistakes={
                **LEAVING,
                "trade 1 0>0 *": "trading-raft-red",
                "trade 1 1>* 5>5": "trading-raft-yellow",
                "trade *": "trading-raft-both",
                "shift *": "trading-load-shift",
            },
            clauses=("LAG-A16", "LAG-A17"),
        ),
    ),
)
