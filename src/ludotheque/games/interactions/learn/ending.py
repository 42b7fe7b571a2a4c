"""What comes up from the reserve, what is kept as the seventh tile, and a first idea of good play."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.interactions.learn.records import after

_FRONTS = "sel KA, sel HK, Kf6+C, Hg6+P, Cg7+S, Pe6+M, Ae7+H, Mh6+C, He8+M, Kf8+S, Mf7+P, Sg8+A"
_BACKS = "sel HA, sel MS, Hf6+S, Me6+A, Sf7+M, Se5+K, Mf5+K, Ke7+H, Kf4+C, Hg6+P, Cg5+P, Pe4+C"
_EQUAL = "sel CK, sel MC, Kf6+A, Ce6+S, Cd6+H, Me5+H, Hf7+S, Hf8+P, Se7+P, Pe8+K, Pd8+M, Kd7+A, Mf5, Sd5"

SEVENTH = Lesson(
    "seventh",
    (
        Step(
            after("sel PC, sel HK, Pf6+S, Hf5+M"), "seventh-raise", marks=("tile:M", "tile:K", "cell:f6"),
            answers=("Cg5+M", "*+M", "*+K"), mistakes={"*": "seventh-raise-other"}, clauses=("IXN-8", "IXN-17"),
        ),
        Step(
            after(_FRONTS), "seventh-fronts", marks=("tile:P",), answers=("Sh7",),
            mistakes={"P*": "seventh-fronts-fox", "Sh8": "seventh-fronts-three"}, clauses=("IXN-18", "IXN-22"),
        ),
        Step(
            after(_BACKS), "seventh-backs", marks=("cell:f7",), answers=("Pg7",),
            mistakes={"Pg4": "seventh-backs-three", "A*": "seventh-backs-plants"}, clauses=("IXN-18", "IXN-22"),
        ),
        Step(after(_EQUAL, bonus=False), "seventh-equal", clauses=("IXN-23", "IXN-24")),
    ),
)  # fmt: skip

GOOD = Lesson(
    "good",
    (
        Step(
            {"moves": []}, "good-start", marks=("tile:P", "tile:A"), answers=("sel PA",),
            mistakes={"*": "good-start-other"}, clauses=("IXN-4", "IXN-5", "IXN-6"),
        ),
        Step(
            after("sel MK, sel CK, Kf6+H, Ce6+S, Mf5+A, Kg6+M, He7+C, Sg7+A, Ch7+P, Af7+P"), "good-shelter",
            marks=("tile:P",), answers=("Pe5+S",), mistakes={"P*": "good-shelter-open", "A*": "good-shelter-plants"},
        ),
        Step(
            after("sel PH, sel PK, Pf6+K, Pf7+A, Hg7+S, Ag6+H, Kf8+C, Hf9+C, Se9+M, Ke6+S, Ce7+A, Cg8+M"), "good-leave",
            marks=("cell:e8", "cell:g9"), answers=("Mg9",),
            mistakes={"Me8": "good-leave-greedy", "A*": "good-leave-plants"},
        ),
    ),
)  # fmt: skip
