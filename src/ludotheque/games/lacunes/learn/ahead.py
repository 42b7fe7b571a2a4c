"""Thinking from the end: three small endings in which one order of moves wins and the other loses."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.lacunes.learn.positions import DIAMONDS, HEARTS, SPADES, laid, then

KING = laid("2C..TC KC QC -- --", "2D..QD JC --", HEARTS, "2S..KS KD")
KINGS = laid("2C..KC QH", "2D..JD -- KH KD", "2H..JH QD -- --", SPADES)
WAITING = laid("2C..TC -- KH JC KC", DIAMONDS, "2H..QH QC --", SPADES)

AHEAD = Lesson(
    "ahead",
    (
        Step(
            KING, "ahead-king", marks=("card:TC", "card:KC"), answers=("KC",), mistakes={"QC": "ahead-king-queen"},
            clauses=("GAP-37",),
        ),
        Step(then(KING, "KC"), "ahead-jack", answers=("JC",), mistakes={"QC": "ahead-jack-queen"}),
        Step(
            KINGS, "ahead-kings", marks=("card:KH", "card:KD"), answers=("QD",), mistakes={"KD": "ahead-kings-crossed"},
        ),
        Step(
            WAITING, "ahead-tempting", marks=("card:KH", "card:QC"), answers=("KC",),
            mistakes={"JC": "ahead-too-early"},
        ),
        Step(
            then(WAITING, "KC"), "ahead-wait", marks=("card:QC", "cell:12"), answers=("QC",),
            mistakes={"JC": "ahead-too-early"}, clauses=("GAP-14",),
        ),
        Step(then(WAITING, "KC", "QC"), "ahead-free", marks=("card:KH",), answers=("KH", "JC")),
    ),
)  # fmt: skip
