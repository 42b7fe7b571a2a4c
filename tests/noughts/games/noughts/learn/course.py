"""The course: a position, a text, something to do."""

from collections.abc import Sequence

from ludotheque.core.learning import Lesson, Lessons, Step

GOAL = Lesson(
    "goal",
    (
        Step({"moves": []}, "goal-turn", answers=("b2", "*"), clauses=("NAC-1", "NAC-2")),
        Step(
            {"moves": ["a1", "b2", "b1", "a2"]}, "goal-row", marks=("cell:2",), answers=("c1",),
            mistakes={"c2": "goal-row-too-late"}, clauses=("NAC-3", "NAC-4"),
        ),
        Step({"moves": ["a1", "b2", "b1", "a2", "c1"]}, "goal-won"),
    ),
)  # fmt: skip


class Course(Lessons):
    def course(self) -> Sequence[Lesson]:
        return (GOAL,)

    def left_out(self) -> dict[str, str]:
        return {"NAC-5": "a full board explains itself"}


COURSE = Course()
