"""The course: the gap, the twos, dead gaps, the redeal, thinking from the end, the variants, good play."""

from collections.abc import Mapping, Sequence

from ludotheque.core.learning import Lesson, Lessons
from ludotheque.games.lacunes.learn.advice import ADVICE
from ludotheque.games.lacunes.learn.ahead import AHEAD
from ludotheque.games.lacunes.learn.dead import DEAD
from ludotheque.games.lacunes.learn.gap import GAP
from ludotheque.games.lacunes.learn.redeal import REDEAL
from ludotheque.games.lacunes.learn.twos import TWOS
from ludotheque.games.lacunes.learn.variants import VARIANTS


class Course(Lessons):
    def course(self) -> Sequence[Lesson]:
        return GAP, TWOS, DEAD, REDEAL, AHEAD, ADVICE, VARIANTS

    def left_out(self) -> Mapping[str, str]:
        return {
            "GAP-24": "a layout that is blocked at once offers the next redeal by itself",
            "GAP-30": "how days are compared changes no move",
            "GAP-36": "statistics change no move",
        }


COURSE = Course()
