"""The course: a short game first, then each part of the rules, the variants, and a first idea of good play."""

from collections.abc import Mapping, Sequence

from ludotheque.core.learning import Lesson, Lessons
from ludotheque.games.interactions.learn.ending import GOOD, SEVENTH
from ludotheque.games.interactions.learn.first import GOAL, LAY
from ludotheque.games.interactions.learn.turning import OWN, TURN
from ludotheque.games.interactions.learn.variants import TERRITORIES, WILD


class Course(Lessons):
    def course(self) -> Sequence[Lesson]:
        return (GOAL, LAY, TURN, OWN, SEVENTH, TERRITORIES, WILD, GOOD)

    def left_out(self) -> Mapping[str, str]:
        return {
            "IXN-7": "who begins is settled before the first tile",
            "IXN-34": "a fact about the wild player's cells, not a rule to follow",
            "IXN-38": "what the grades mean under other options is said with the result",
        }


COURSE = Course()
