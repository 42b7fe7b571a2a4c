"""What each of the seven tiles turns over, and how to mind one's own."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.interactions.learn.records import of_six

TURN = Lesson(
    "turn",
    (
        Step(
            of_six("sel KA, sel SK, Kf6+S, Sg6+H, Sh6+M, Hf5+M, Me5+P, Kh5+A"), "turn-fox",
            marks=("cell:f5", "cell:h5"), answers=("Pg5+H", "Pg5+*"),
            mistakes={"P*": "turn-fox-elsewhere", "A*": "turn-fox-plants"}, clauses=("IXN-1", "IXN-2", "IXN-11"),
        ),
        Step(
            of_six("sel PM, sel PK, Pf6+S, Kf7+C, Mg7+C, Cg8+H, Sg9+H, Pf9+S"), "turn-snail",
            marks=("cell:f7", "cell:f9"), answers=("Hf8+K", "Hf8+*"),
            mistakes={"H*": "turn-snail-elsewhere", "C*": "turn-snail-oak"}, clauses=("IXN-2", "IXN-11"),
        ),
        Step(
            of_six("sel HM, sel HM, Mf6+C, Hf5+K, Hf4+K, Ke6+S"), "turn-oak", marks=("cell:f5", "cell:e6"),
            answers=("Ce5+P", "Ce5+*"), mistakes={"C*": "turn-oak-elsewhere", "K*": "turn-oak-bird"},
            clauses=("IXN-2", "IXN-14", "IXN-15"),
        ),
        Step(
            of_six("sel HM, sel PH, Hf6+S, Hf5+A, Mg6+P, Pf7+M"), "turn-mosquito", marks=("cell:f5", "cell:f7"),
            answers=("Se6+C", "Se6+*"), mistakes={"S*": "turn-mosquito-elsewhere", "P*": "turn-mosquito-fox"},
            clauses=("IXN-2",),
        ),
        Step(
            of_six("sel SK, sel PA, Kf6+H, Pe6+S, He5+M, Ae4+C"), "turn-bee", marks=("cell:e5", "cell:f6"),
            answers=("Mf5+P", "Mf5+*"), mistakes={"M*": "turn-bee-elsewhere", "S*": "turn-bee-mosquito"},
            clauses=("IXN-2",),
        ),
        Step(
            of_six("sel PH, sel PS, Pf6+C, Pf5+H, Hf4+K, Se5+K"), "turn-bird", marks=("cell:f4", "cell:f6"),
            answers=("Kg5+M", "Kg5+*"), mistakes={"K*": "turn-bird-elsewhere", "C*": "turn-bird-oak"},
            clauses=("IXN-2",),
        ),
    ),
)  # fmt: skip

OWN = Lesson(
    "own",
    (
        Step(
            of_six("sel PK, sel KA, Pf6+C, Kf5+M, Kg6+H, Me5+P"), "own-spare", marks=("cell:f5",),
            answers=("Cf4+M", "Cf4+*"),
            mistakes={
                "Cg5+*": "own-spare-both", "Ce6+*": "own-spare-fox", "Cf7+*": "own-spare-fox",
                "Cg7+*": "own-spare-bird", "Ch6+*": "own-spare-bird", "C*": "own-spare-bee", "H*": "own-spare-snail",
            },
            clauses=("IXN-14",),
        ),
        Step(
            of_six("sel KA, sel PM, Kf6+S, Me6+C, Ag6+C, Pf7+H"), "own-boar", marks=("cell:g6",),
            answers=("Cg7+P", "Cg7+*"),
            mistakes={
                "Cg5+*": "own-boar-half", "Ch6+*": "own-boar-half", "C*": "own-boar-far", "S*": "own-boar-mosquito",
            },
            clauses=("IXN-2", "IXN-14"),
        ),
        Step(
            of_six("sel PM, sel PS, Pf6+A, Pe6+H, Ae5+C, Hf7+C, Cf5+K, Se4+A"), "own-bee", marks=("cell:f6", "cell:e5"),
            answers=("Mg6+H", "Mg6+*"),
            mistakes={
                "Md5+*": "own-bee-boar", "Md6+*": "own-bee-rabbit", "Me7+*": "own-bee-rabbit",
                "M*": "own-bee-little", "K*": "own-bee-bird",
            },
            clauses=("IXN-14",),
        ),
    ),
)  # fmt: skip
