"""The first lesson, one short game in ninety seconds, and the second: where a tile may lie."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.interactions.learn.records import of_six

_OPENED = "sel PM, sel HC, Pf6+C, Hf5+K"
_HALF = f"{_OPENED}, Me6+H, Kf4+P, Ce5+K, Cf7+S"
_LAST = f"{_HALF}, Hd5+S, Pd4+M, Ke7+A, Sd6+A"

GOAL = Lesson(
    "goal",
    (
        Step(
            of_six("sel PM, sel HC"), "goal-fox", marks=("tile:P", "tile:C", "cell:f6"),
            answers=("Pf6+C",), mistakes={"Pf6+*": "goal-fox-raise", "M*": "goal-fox-bee"},
            clauses=("IXN-4", "IXN-8", "IXN-9"),
        ),
        Step(
            of_six(_OPENED), "goal-bee", marks=("cell:f6",), answers=("Me6+H", "Me6+*", "Mg6+*", "Mf7+*"),
            mistakes={"M*": "goal-bee-far", "C*": "goal-bee-oak"}, clauses=("IXN-10", "IXN-14", "IXN-17"),
        ),
        Step(of_six(_HALF), "goal-on", marks=("cell:e5", "cell:f4", "cell:f7")),
        Step(
            of_six(_LAST), "goal-last", marks=("cell:d4", "cell:f4"), answers=("Ae4",),
            mistakes={"Ad7": "goal-last-corner", "S*": "goal-last-mosquito"}, clauses=("IXN-18",),
        ),
        Step(
            of_six(f"{_LAST}, Ae4, Ad7"), "goal-won", clauses=("IXN-20", "IXN-21", "IXN-23"),
        ),
    ),
)  # fmt: skip

LAY = Lesson(
    "lay",
    (
        Step(
            of_six("sel PM, sel SC, Mf6+K, Sf7+P"), "lay-edge", answers=("Pe7+H", "*"),
            clauses=("IXN-10",),
        ),
        Step(
            of_six("sel PK, sel HM, Pf6+C, Mf7+S"), "lay-quiet", answers=("Kg7+S", "K*"),
            mistakes={"C*": "lay-quiet-oak"}, clauses=("IXN-16",),
        ),
        Step(
            of_six("sel MK, sel MS, Mf6+P, Sg6+P, Kg7+C, Mh6+C"), "lay-long", marks=("cell:e6", "cell:i6"),
            answers=("Pi6+S", "?e6+*", "?i6+*"), mistakes={"*": "lay-long-short"}, clauses=("IXN-12", "IXN-13"),
        ),
        Step(
            of_six("sel MK, sel SC, Mf6+P, Sf7+P, Kf8+C, Cf9+M, Pg9+S, Mh9+A"), "lay-closed", marks=("outline:final",),
            answers=("Sg6+H", "*"), clauses=("IXN-12", "IXN-13", "IXN-19"),
        ),
        Step(
            of_six(
                "sel SA, sel SA, sel MS, Sf6+M, Se6+K, Mf5+C, Ae5+C, Ag5+H, Sg4+A, Md6+P, Kh4+C, Cg6+H, Cf4+K,"
                "Hd5+P, Ae4+P, Ph6+H, Ch5+M, Hi5+K, Kd4, Pi4, Pi6", players=3,
            ), "lay-three", clauses=("IXN-3", "IXN-12"),
        ),
    ),
)  # fmt: skip
