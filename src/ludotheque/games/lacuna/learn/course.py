"""The lessons of Lacuna in their order, and what they leave out."""

from collections.abc import Sequence

from ludotheque.core.learning import Lesson, Lessons
from ludotheque.games.lacuna.learn.first import FIRST

_LATER = (6, 10, 11, 12, 13, 14, 15, 19, 20, 22, 23, 25, 26, 27, 28, 30, 31, 32, 33, 34, 40)


class Course(Lessons):
    """From the first pair to a first idea of good play."""

    def course(self) -> Sequence[Lesson]:
        return (FIRST,)

    def left_out(self) -> dict[str, str]:
        return {f"LCN-{number}": "no lesson shows it yet" for number in _LATER}


COURSE = Course()
