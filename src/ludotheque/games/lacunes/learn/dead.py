"""Dead gaps: behind a king, behind a gap, and how they come to life again."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.lacunes.learn.positions import CLUBS, DIAMONDS, SPADES, dealt, laid, then

PAIR = laid("2C..KC JD", "2D..TD -- -- KD --", "2H..KH QD", SPADES)
KING = laid("2C..KC QS", "2D..KD KS", "2H..QH -- --", "2S..JS KH -- --")
BLOCKED = laid(CLUBS, DIAMONDS, "2H..QH KS --", "2S..QS KH --")

DEAD = Lesson(
    "dead",
    (
        Step(dealt(0), "dead-king", marks=("card:KD", "cell:38"), clauses=("GAP-10",)),
        Step(
            dealt(1), "dead-choose", marks=("card:3C", "card:4S", "card:6C", "card:8C"), answers=("8C", "6C", "4S"),
            mistakes={"3C": "dead-choose-king"},
        ),
        Step(PAIR, "dead-pair", marks=("cell:22", "cell:23"), answers=("JD",), clauses=("GAP-11",)),
        Step(then(PAIR, "JD"), "dead-alive", marks=("cell:23",), answers=("QD",), clauses=("GAP-12",)),
        Step(KING, "dead-leave", marks=("card:KH", "cell:50"), answers=("KH",)),
        Step(then(KING, "KH"), "dead-refill", marks=("cell:49", "cell:50"), answers=("QS",), clauses=("GAP-12",)),
        Step(BLOCKED, "dead-blocked", marks=("cell:12", "cell:25", "cell:38", "cell:51"), clauses=("GAP-16",)),
    ),
)  # fmt: skip
