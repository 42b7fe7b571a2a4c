"""The redeal: when, what stays, where the gaps fall, and how a game is lost."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.lacunes.learn.positions import CLUBS, DIAMONDS, HEARTS, laid, redealt, then, under

LAST = laid(
    "2C -- 4D 8H 8D 9D JD QD 9S JC 5D 6D 7D",
    "2D JH QH 7H 4H 5H 6H 4C 5C KH 3C TS JS",
    "TD 8S QC KC -- -- -- 9C 6C 7C 8C QS KS",
    "2H KD 3D 3S 4S 5S 6S 7S TC 3H 2S 9H TH",
)
STUCK = then(LAST, "3C")
ANEW = then(
    STUCK,
    *redealt(
        "2C 3C -- JD 9H 2S 4H 3S 6S 3H -- -- KC",
        "2D JH 4S QD TC 4D 6C KH 5S JC KD 5H 9D",
        "5C TS -- 6H QH TD TH KS 4C 8H 3D 8S 8C",
        "2H QC 7D JS 5D 9C 7C 7H QS 9S 7S 8D 6D",
    ),
)
SWAPPED = laid(CLUBS, DIAMONDS, HEARTS, "2S..JS KS -- QS", used=1)
LUCKY = then(SWAPPED, *redealt("2C..KC KS", DIAMONDS, "2H..KH QS", "2S..JS -- -- --"))
OVER = under(STUCK, redeals=0)

REDEAL = Lesson(
    "redeal",
    (
        Step(LAST, "redeal-last", marks=("cell:1",), answers=("3C",), clauses=("GAP-17",)),
        Step(
            STUCK, "redeal-stuck", marks=("card:2C", "card:3C", "card:2D", "card:2H", "act:redeal"), answers=("R",),
            clauses=("GAP-18", "GAP-19", "GAP-23"),
        ),
        Step(
            ANEW, "redeal-anew", answers=("4C",), mistakes={"*": "redeal-anew-other"}, marks=("cell:2",),
            clauses=("GAP-20",),
        ),
        Step(SWAPPED, "redeal-swapped", marks=("card:KS", "card:QS"), answers=("R",)),
        Step(LUCKY, "redeal-lucky", marks=("card:QS", "card:KS"), answers=("QS",), clauses=("GAP-22",)),
        Step(then(LUCKY, "QS"), "redeal-won", answers=("KS",)),
        Step(OVER, "redeal-over", clauses=("GAP-27", "GAP-28")),
    ),
)  # fmt: skip
