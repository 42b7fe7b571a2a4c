"""The first lesson: the goal, a gap and what it takes, the left edge, and how a real deal begins."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.lacunes.learn.positions import CLUBS, dealt, laid, then

NEARLY = laid(CLUBS, "2D..8D 6H TD..KD --", "2H..5H -- 7H..KH 9D", "-- 3S..KS 2S")
ROBBED = {"2*@4": "gap-two-robbed"}
"""A two that heads its own suit is taken away from it."""

GAP = Lesson(
    "gap",
    (
        Step(NEARLY, "gap-goal", marks=("card:2C", "card:KC"), clauses=("GAP-1", "GAP-2", "GAP-5")),
        Step(
            NEARLY, "gap-fill", marks=("card:6H", "cell:30"), answers=("6H",),
            mistakes={"2S@4": "gap-fill-two", **ROBBED}, clauses=("GAP-4", "GAP-6", "GAP-7"),
        ),
        Step(
            then(NEARLY, "6H"), "gap-next", marks=("cell:20",), answers=("9D",),
            mistakes={"2S@4": "gap-next-two", **ROBBED}, clauses=("GAP-15",),
        ),
        Step(
            then(NEARLY, "6H", "9D"), "gap-two", marks=("cell:39",), answers=("2S@4",), mistakes=ROBBED,
            clauses=("GAP-8", "GAP-25"),
        ),
        Step(dealt(28), "gap-deal", answers=("4H", "*"), clauses=("GAP-3",)),
    ),
)  # fmt: skip
