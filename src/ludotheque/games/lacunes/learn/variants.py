"""The variants of the sheet and the options: each where it changes play."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.lacunes.learn.positions import CLUBS, DIAMONDS, HEARTS, dealt, laid, redealt, then, under
from ludotheque.games.lacunes.learn.redeal import STUCK

MONTANA = dealt(3, start="montana")
LOCKED = laid(CLUBS, DIAMONDS, "-- 3H..KH 2S", "-- 3S..KS 2H", twos="locked")
AFTER = then(
    under(STUCK, redeal="after"),
    *redealt(
        "2C 3C -- QS 6D 2S QD KS 5D 4D QH KH 5H",
        "2D -- 3D 7H TH KD JC 8H QC 3H 9S 7D JH",
        "-- 4C 5C 9D 6C 9H 8C 9C 8S 6H 3S TD 6S",
        "2H -- 4S 5S 7S JS 4H TS KC TC 7C JD 8D",
    ),
)
ONCE = laid(CLUBS, "2D..TD QD -- -- KH", "2H..QH JD --", "2S..KS KD", redeals=0)
POINTS = laid(CLUBS, DIAMONDS, HEARTS, "2S..QS -- KS", used=1, score="points")

VARIANTS = Lesson(
    "variants",
    (
        Step(
            MONTANA, "variants-montana", marks=("card:2C", "card:2H", "card:2S", "card:2D"), answers=("3C",),
            mistakes={"*": "variants-montana-other"}, clauses=("GAP-33",),
        ),
        Step(
            LOCKED, "variants-locked", marks=("cell:26", "cell:39"), answers=("2H@3", "2S@4"),
            mistakes={"2*": "variants-locked-wrong"}, clauses=("GAP-13",),
        ),
        Step(
            AFTER, "variants-after", marks=("cell:2", "cell:14", "cell:26", "cell:40"), answers=("3D", "4C", "3H"),
            mistakes={"2*": "variants-after-two"}, clauses=("GAP-21",),
        ),
        Step(
            dealt(1, when="any"), "variants-any", marks=("act:redeal",), answers=("R",),
            mistakes={"*": "variants-any-move"}, clauses=("GAP-17",),
        ),
        Step(
            ONCE, "variants-once", answers=("QD",), mistakes={"KD": "variants-once-lost"},
            clauses=("GAP-34", "GAP-35"),
        ),
        Step(POINTS, "variants-points", answers=("KS",), clauses=("GAP-29",)),
    ),
)  # fmt: skip
