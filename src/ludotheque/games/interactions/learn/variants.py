"""Territories, partners, and the wild player."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.interactions.learn.records import after

_TEAMS = (
    "sel PK, sel HC, sel PH, sel SA, Pf6+C, Hf7+S, Hf8+A, Ag8+C, Kg7+M, Se7+K, Ph7+S, Ce6+M, Ci7+S, Kd6+A, Ad7+C,"
    "Sg9+K, Sd8+A, Ce8+P, Sh8+M, Mh9+P, Md9+H, Pi8+M, Mh6+K, Pi6+H, Hg6, Mi9, Ke9, Hf9"
)
_PILE = "wild:HSKACMP"

TERRITORIES = Lesson(
    "territories",
    (
        Step(
            after("sel HM, sel MK, Hf6+P, Kf7+H, Pf5+K, Hf4+S, Mg7+A, Mg4+C", territory=True), "territories-join",
            marks=("cell:f5", "cell:f6", "cell:g7"), answers=("Kg6+C", "Kg6+*"),
            mistakes={"Ag6+*": "territories-join-plants", "*": "territories-join-apart"}, clauses=("IXN-25", "IXN-26"),
        ),
        Step(
            after("sel CK, sel SA, Cf6+S, Sf5+H, Kf7+P, Hg5+C, Pg4+H, Cg7+K", territory=True), "territories-cut",
            marks=("cell:f5", "cell:g5", "cell:g7"), answers=("Hg6+M", "?g6+*"),
            mistakes={"*": "territories-cut-open"}, clauses=("IXN-25",),
        ),
        Step(
            after("sel HM, sel CK, sel PC, sel HK, Hf6+C, Cf7+A, Pg7+K, Hg8+C", players=4, teams=True),
            "territories-partner", marks=("cell:f6", "cell:g7"), answers=("Mg6+P", "Mg6+*"),
            mistakes={
                "Mf5+*": "territories-partner-you", "Me6+*": "territories-partner-you",
                "Mh7+*": "territories-partner-only", "*": "territories-partner-neither",
            },
            clauses=("IXN-27", "IXN-28"),
        ),
        Step(after(_TEAMS, players=4, teams=True), "territories-team", clauses=("IXN-28", "IXN-29")),
    ),
)  # fmt: skip

WILD = Lesson(
    "wild",
    (
        Step(
            after("sel PS", setup=_PILE, players=1), "wild-first", answers=("Sf6+C", "*"),
            clauses=("IXN-30", "IXN-31", "IXN-32", "IXN-33"),
        ),
        Step(
            after("sel PS, Sf6+C, Pf7+M", setup=_PILE, players=1), "wild-next", marks=("cell:g7",),
            answers=("Me7+H", "Me7+*", "Mf8+*"), mistakes={"M*": "wild-next-bee", "C*": "wild-next-oak"},
            clauses=("IXN-32", "IXN-33", "IXN-37"),
        ),
        Step(
            after("sel PS, Sf6+C, Pf7+M, Cg8+A, Mf8+K", setup=_PILE, players=1), "wild-top", marks=("cell:i7",),
            answers=("Ki7+H", "Ki7+*"), mistakes={"K*": "wild-top-room", "A*": "wild-top-plants"}, clauses=("IXN-33",),
        ),
        Step(
            after("sel PS, Sf6+C, Pf7+M, Cg8+A, Mf8+K, Ai7+H", setup=_PILE, players=1), "wild-lead",
            marks=("cell:i6", "cell:h7"), answers=("Ki6", "Hi6"), mistakes={"?h7": "wild-lead-short"},
            clauses=("IXN-35", "IXN-36"),
        ),
    ),
)  # fmt: skip
