"""A first idea of good play: the sheet's own advice, and what the solver found."""

from ludotheque.core.learning import Lesson, Step
from ludotheque.games.lacunes.learn.positions import dealt

ADVICE = Lesson(
    "advice",
    (
        Step(
            dealt(209), "advice-two", marks=("cell:26",), answers=("2C@3",),
            mistakes={"2*@3": "advice-two-behind", "*": "advice-two-first"}, clauses=("GAP-37",),
        ),
        Step(
            dealt(209, "2C@3"), "advice-three", marks=("cell:27",), answers=("3C",),
            mistakes={"*": "advice-three-other"},
        ),
        Step(
            dealt(510), "advice-left", marks=("card:2S", "card:3S"), answers=("6C",),
            mistakes={"5D": "advice-left-king", "*": "advice-left-other"}, clauses=("GAP-10",),
        ),
        Step(dealt(510, "6C"), "advice-home", marks=("cell:1",), answers=("3S",), mistakes={"*": "advice-home-other"}),
        Step(dealt(28), "advice-edge", marks=("card:2D", "card:2S"), clauses=("GAP-13",)),
    ),
)  # fmt: skip
