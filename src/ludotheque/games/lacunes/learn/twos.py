"""The twos: they head the rows, may hop from one to another, and a row begins at the left edge."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.lacunes.learn.positions import CLUBS, DIAMONDS, HEARTS, SPADES, dealt, laid, then

CORNER = laid("2C..KC 5H", "-- 3D..KD 2D", "2H..4H -- 6H..KH --", SPADES)
HOP = laid(CLUBS, DIAMONDS, "2S 3H..KH 2H", "-- 3S..KS --")
SHIFTED = laid(CLUBS, DIAMONDS, HEARTS, "-- 2S..KS")

TWOS = Lesson(
    "twos",
    (
        Step(
            dealt(617), "twos-any", marks=("cell:39",), answers=("2D@4", "2*@4"), mistakes={"*": "twos-any-elsewhere"},
            clauses=("GAP-8", "GAP-9"),
        ),
        Step(
            CORNER, "twos-corner", marks=("cell:12", "cell:13"), answers=("2D@2",),
            mistakes={"5H": "twos-corner-five", "2*@2": "gap-two-robbed"}, clauses=("GAP-2",),
        ),
        Step(
            HOP, "twos-hop", marks=("cell:39",), answers=("2S@4",),
            mistakes={"2H@4": "twos-hop-blocked", "2*@4": "gap-two-robbed"}, clauses=("GAP-13",),
        ),
        Step(
            then(HOP, "2S@4"), "twos-home", marks=("cell:26",), answers=("2H@3",),
            mistakes={"2S@3": "twos-home-back", "2*@3": "gap-two-robbed"},
        ),
        Step(
            SHIFTED, "twos-shifted", marks=("cell:39",), answers=("2S@4",), mistakes={"2*@4": "gap-two-robbed"},
            clauses=("GAP-14", "GAP-26"),
        ),
    ),
)  # fmt: skip
